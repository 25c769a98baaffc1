## A table on the net

error-table-seats = místa jsou { $expected }, „me“ nejvýš jednou; ne: { $found }
error-table-needs-referee = { $found } potřebuje u stolu rozhodčího
error-chance-not-due = teď ne: { $found }; na řadě je { $expected }
error-chance-value = toto není hodnota, ke které byl dán závazek
error-table-not-begun = hra ještě nezačala
error-table-begun = hra už začala
error-table-over = hra už skončila
error-table-not-over = hra ještě neskončila
error-table-closed = tento stůl byl zrušen
error-table-not-seated = u tohoto stolu nesedíte
error-table-seated = už tu sedíte, na místě { $found }
error-table-seat-taken = toto místo je obsazené; volná: { $expected }
error-table-not-owner = to může jen ten, kdo stůl založil: { $expected }

## Moves

error-table-move = takový tah tu není: { $found }
error-table-stale = hra pokročila: toto patřilo k položce { $found }, teď je tu { $expected }
error-table-not-yours = teď nejste na tahu
error-table-not-judged = o tomto rozhodčí u stolu online nerozhoduje: { $found }
error-table-taken = hraje za vás bot; nejdřív převezměte hru zpět
error-table-late = čas vám vypršel
error-table-no-undo = to už nejde vzít zpět
error-table-move-stays = tah zůstává: vzít ho zpět jde jen u stolu založeného s volbou takebacks
error-table-no-offer = nikdo to nenabídl
error-table-nothing-to-claim = výhru si teď připsat nejde
error-table-resigned = tuto hru už máte vzdanou
error-table-no-referee = tento stůl nemá místo pro rozhodčího
error-table-referee-taken = rozhodčím už je { $found }
error-table-refereeing = rozhodčí si ke hře nesedá; nejdřív opusťte místo rozhodčího
error-table-referee-key = tento odkaz pro rozhodčího neplatí
error-table-referee-game = u stolu hry { $found } rozhodčí není: podle pravidel nemá o čem rozhodovat

## Words

error-table-say = napište jeden řádek, nebo vyberte větu z nabídky; toto nejde: { $found }
error-table-silence = během kola se mlčí; mluvit můžete mezi koly
error-table-enough = zpráv a nabídek už bylo u tohoto stolu příliš; hrát můžete dál
error-table-muted-enough = ztlumených tu už máte { $expected }, víc nejde; nejdřív u někoho ztlumení zrušte
error-table-phrase = věta { $found } v nabídce není; jsou tu: { $expected }
