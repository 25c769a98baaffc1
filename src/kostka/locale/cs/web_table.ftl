# Stůl: co je kolem hry

web-your-move = Jste na tahu
web-no-table = Pro tuto hru tu zatím není stůl.
web-table-broken = Stůl se nepodařilo vykreslit. Hra běží dál, nic se neztratilo.
web-time-game = zbývá { $time }
web-watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }

## Spojení

web-standing-connecting = Připojování ke stolu…
web-standing-lost = Spojení se přerušilo, zkouší se to znovu.
web-standing-lost-waiting = Spojení se přerušilo. Váš tah je uložený v tomto zařízení a odešle se, jakmile to půjde.
web-standing-offline = Zařízení není připojené k síti.
web-standing-offline-waiting = Zařízení není připojené k síti. Váš tah je uložený a odešle se, jakmile to půjde.
web-standing-not-received = Odesláno, server to ještě nepotvrdil.
web-standing-as-of = Bez sítě: stav v { $time }.
web-standing-signed-out = Přihlášení vypršelo. Načtěte stránku znovu a přihlaste se.

## Co se stalo kolem hry

web-told-joined = { $name } si přisedá.
web-told-left = Místo { $seat } se uvolnilo.
web-told-closed = Stůl byl zrušen.
web-told-appointed = Rozhodčím je { $name }.
web-told-dismissed = Rozhodčí odešel.
web-told-warned = Hráč { $name } překročil čas.
web-told-warned-you = Čas vypršel: napomenutí. Tah je pořád na vás.
web-told-begun = Všichni sedí, hraje se.
web-told-undone = Poslední tah se vzal zpět.
web-told-offered-undo = { $name } chce vzít svůj tah zpět.
web-told-offered-rematch = { $name } nabízí odvetu.
web-told-agreed = { $name } souhlasí.
web-told-refused = { $name } nesouhlasí.
web-told-offer-left = Hráč { $name } odešel: nabídka už neplatí.
web-told-gone = { $name } je pryč.
web-told-back = { $name } je zpátky.
web-told-taken-over =
    { $why ->
        [resigned] { $name } vzdává, dál hraje bot.
        [clock] { $name }: čas vypršel, dál hraje bot.
       *[gone] { $name } se nevrací, dál hraje bot.
    }
web-told-claimable = { $name } tu není. Můžete si připsat výhru.
web-told-given-back = Server chvíli stál. Čas, který tím utekl, se vrátil.
web-banner-taken = Hraje za vás bot ({ $bot }).
web-banner-return = Převzít hru zpět
web-banner-asked = Čeká se, jestli ostatní souhlasí s vrácením tahu.
web-banner-withdraw = Nechat být
web-banner-claim = Připsat si výhru

## Konec

web-ended-me =
    { $why ->
        [resigned] Vyhráváte, soupeř vzdal.
        [claimed] Vyhráváte, soupeř se nevrátil.
       *[played] Vyhráváte!
    }
web-ended-lost =
    { $why ->
        [resigned] Vzdáváte hru.
        [claimed] Prohráváte pro nepřítomnost.
       *[played] Prohráváte.
    }
web-ended-we =
    { $why ->
        [resigned] Vyhráváte spolu, soupeři vzdali.
        [claimed] Vyhráváte spolu, soupeři se nevrátili.
       *[played] Vyhráváte spolu!
    }
web-ended-they =
    { $count ->
        [one] { $why ->
            [resigned] Vyhrává { $names }, druhá strana vzdala.
            [claimed] Vyhrává { $names }, druhá strana se nevrátila.
           *[played] Vyhrává { $names }.
        }
       *[other] { $why ->
            [resigned] Vyhrávají { $names }, druhá strana vzdala.
            [claimed] Vyhrávají { $names }, druhá strana se nevrátila.
           *[played] Vyhrávají { $names }.
        }
    }
web-ended-draw = Remíza.
web-ended-nobody = Nevyhrál nikdo.
web-ended-alone = Dohráno.
web-over-rematch = Odveta
web-over-asked = Odveta nabídnuta…
web-over-next = Další stůl
web-over-replay = Přehrát a rozebrat
web-over-record = Stáhnout záznam
web-over-accept = Přijmout odvetu
web-over-no = Ne, děkuji
web-over-share = Sdílet
web-over-share-what = Kdo má tento odkaz, může si hru přehrát.
web-over-dice =
    { $game ->
        [domino] Ověřit rozdání
       *[other] Ověřit kostky
    }
web-over-dice-fair = Ověřeno: poctivé
web-over-dice-unfair = Neodpovídá slibu!
web-over-new = Nový stůl

## Než se začne

web-wait-title = Čeká se na hráče
web-wait-join = Sednout si
web-wait-share = Nebo nechte naskenovat kód. Až budou všichni u stolu, hra začne sama.
web-wait-spectate = Kdo má tento odkaz, může se dívat.
web-wait-start = Doplnit boty a začít
web-wait-close = Zrušit stůl
web-wait-leave = Vstát od stolu
web-link = Odkaz na stůl
web-link-local = Tato adresa funguje jen na tomto počítači. Aby přišel někdo odjinud, otevřete stránku přes adresu počítače v síti.
web-qr = QR kód s odkazem na stůl
web-copy = Kopírovat odkaz
web-copied = Odkaz je zkopírovaný.
web-share = Poslat…

## Řeči u stolu

web-talk = Řeči
web-talk-unread = nepřečteno:
web-talk-empty = Zatím nikdo nic neřekl.
web-talk-line = Napište něco
web-talk-send = Říct
web-talk-sending = odesílá se
web-talk-mute = ztlumit
web-talk-unmute =
    { $count ->
        [one] Zrušit ztlumení ({ $count })
        [few] Zrušit ztlumení ({ $count })
        [many] Zrušit ztlumení ({ $count })
       *[other] Zrušit ztlumení ({ $count })
    }
phrase-hello = Zdravím!
phrase-good-luck = Ať to padá!
phrase-well-played = Pěkně zahráno.
phrase-ouch = Au!
phrase-thanks = Díky.
phrase-one-moment = Moment, prosím.
phrase-im-back = Už jsem tady.
phrase-cheers = Na zdraví!
phrase-good-game = Dobrá hra.
phrase-bye = Tak zase příště!

## Další

web-more-where = Jak to stojí?
web-more-undo = Vzít tah zpět
web-more-share = Odkaz pro diváky
web-more-rules = Pravidla
web-more-resign = Vzdát…
web-resign-title = Opravdu vzdát?
web-resign-what = Vzdaná hra se nedá vrátit.
web-resign-no = Hrát dál
web-resign-yes = Ano, vzdávám
web-hint-known = Jasně
web-chance-agreeing = Domlouvá se náhoda. Čeká se na: { $names }
web-chance-why = Každé zařízení vloží část náhody, aby hody nemohl nikdo vybrat, ani server. Kdo ji nevloží do minuty, přijde o místo.
web-chance-exchanged = Server vyměnil tajemství kostek, které předtím slíbil. Toto zařízení se toho neúčastní.
web-chance-again = Toto zařízení už několikrát ukázalo svou část náhody a hra nezačala. Někdo možná čeká na kostky, které se mu hodí: raději od stolu odejděte.

## The referee

web-talk-silence = Během kola se mlčí. Psát můžete mezi koly.
web-talk-held = Hráči si to přečtou, až kolo skončí.
web-referee = Rozhodčí
web-referee-you = Jste rozhodčí.
web-referee-is = Rozhodčím je { $name }.
web-referee-free = Rozhodčí zatím chybí.
web-referee-late = Hráč na tahu dostal napomenutí za čas.
web-referee-whom = Koho se to týká
web-referee-take = Být rozhodčím
web-referee-invite = Pozvat rozhodčího
web-referee-share = Pošlete tento odkaz tomu, kdo má být rozhodčím.
web-referee-leave = Opustit místo rozhodčího
web-judge-signs = Znamení
web-judge-touched = Dotek kamene
web-judge-out-of-turn = Mimo pořadí: kolo znovu
web-judge-revoke = Neoprávněný pas: ukončit kolo
web-judge-slow = Příliš pomalu
web-judge-excused = Omluvit čas
web-judge-penalty = Trest
web-judge-hand = Pohyb rukou
web-judge-floor = Kostka na zemi: karta
web-judge-per-partes = Per partes: platí 31
web-judge-off-table = Mimo stůl: platí 31
web-judge-points = Body
web-judge-reason = Důvod
web-wait-by-link = podle odkazu
web-wait-listed = v seznamu pro všechny
web-wait-ring = Zazvonit, když někdo přijde
web-invite-free = Volné místo: { $game ->
        [mexiko] mezinárodní mexiko
        [kamos] Kámoš, Čína, Regál
       *[domino] sportovní domino
    }
web-invite-play = Hrát ({ $who })
web-invite-name = Vaše jméno
web-invite-where = Kam si sednete
web-invite-seat = Místo { $seat }
web-invite-how = Jak se to hraje
web-invite-watch = Jen se dívat
web-invite-looks-on = Díváte se. Hra se tu ukáže, až budou všichni sedět.
web-invite-after-all = Přece jen hrát
web-invite-here = U stolu sedí { $who }.
web-invite-no-account = Účet nepotřebujete.
web-wait-friends = Pozvat přátele
web-wait-asked = pozváno
web-hand-over = Předejte zařízení: { $name }
web-hand-over-why = Na obrazovce nic není, dokud si ho nevezme.
web-hand-over-taken = Mám ho, { $name }
