## A table on the net

error-table-seats = místa jsou { $expected }, „me“ nejvýš jednou; ne: { $found }
error-table-needs-referee = { $found } potřebuje u stolu rozhodčího
error-chance-not-due = teď ne: { $found }; na řadě je { $expected }
error-chance-value = tohle není hodnota, ke které byl dán závazek
error-table-not-begun = hra ještě nezačala
error-table-begun = hra už začala
error-table-over = hra je u konce
error-table-not-over = hra ještě není u konce
error-table-closed = tento stůl byl zrušen
error-table-not-seated = u tohoto stolu nesedíte
error-table-seated = už tu sedíte, na místě { $found }
error-table-seat-taken = toto místo je obsazené; volná: { $expected }
error-table-not-owner = to může jen { $expected }, kdo stůl založil

## Moves

error-table-move = takový tah tu není: { $found }
error-table-stale = hra pokročila: tohle patřilo k zápisu { $found }, teď je tu { $expected }
error-table-not-yours = tento tah vám nepatří
error-table-not-judged = o tomhle rozhodčí u stolu na síti nerozhoduje: { $found }
error-table-taken = hraje za vás bot; nejdřív se vraťte
error-table-late = čas vám vypršel
error-table-no-undo = to už nejde vzít zpět
error-table-move-stays = tah zůstává: vzít ho zpět jde jen u stolu založeného s volbou takebacks
error-table-no-offer = nikdo to nenabídl
error-table-nothing-to-claim = není si na co dělat nárok
error-table-resigned = tuto hru jste vzdali
error-table-no-referee = tento stůl nemá místo pro rozhodčího
error-table-referee-taken = rozhodčím už je { $found }
error-table-refereeing = rozhodčí si ke hře nesedá; nejdřív opusťte místo rozhodčího
error-table-referee-key = tento odkaz místo rozhodčího neotevírá
error-table-referee-game = u stolu hry { $found } rozhodčí není: podle pravidel nemá o čem rozhodovat

## Words

error-table-say = jeden řádek slov, nebo jedna hláška; ne: { $found }
error-table-silence = během kola se mlčí; mluvit můžete mezi koly
error-table-enough = u tohoto stolu už bylo řečí a nabídek dost; táhnout se dá dál
error-table-muted-enough = umlčených tu už máte { $expected }, víc jich být nemůže; nejdřív některé zase začněte číst
error-table-phrase = hláška { $found } tu není; jsou tu: { $expected }
