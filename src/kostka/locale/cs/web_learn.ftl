# Lekce

web-learn-name = Anna
web-learn-step = Krok { $step }/{ $steps }
web-learn-other = I to se smí. Teď ale zkuste tohle:
web-learn-next = Sledujte, co se stane.
web-learn-won = Vyhráno!
web-learn-real = A teď doopravdy
web-learn-back = Ještě jednou

## mexiko

web-learn-mexiko-1 = Vedete 11:9 a set vyhrává, kdo má první 15 (MX-20). Padlo vám 63 a vidíte to jen vy. První hláška může být jakákoli (MX-5). Řekněte pravdu: 63.
web-learn-mexiko-2 = Soupeř věří. Teď musí hodit a 63 přehodit (MX-6). Ať hází za ruku.
web-learn-mexiko-3 = Hlásí 64. Vašich 63 to přehazuje jen tak tak a stačí na to zhruba každý třetí hod. Nevěřte (MX-11).
web-learn-mexiko-4 = Měl 41: bod je váš a podání také (MX-21). Teď vám padlo 31, skoro nic. Zablafujte: hlaste 61 (MX-5).
web-learn-mexiko-5 = Soupeř vašim 61 věří. Smíte chtít, aby další hod padl otevřeně: na stůl (MX-14).
web-learn-mexiko-6 = 52 na 61 nestačí: bod pro vás. A teď máte mexiko, nejvyšší ze všech (MX-3). Řekněte to.
web-learn-mexiko-end = Soupeř nevěřil, a byla to pravda: dva body (MX-13). Set je váš, 15:9, a celou hru už umíte.

## kamos

web-learn-kamos-1 = Soupeřova tabulka je plná: 106 bodů. Vám zbývají tři políčka. Na tah jsou tři hody (KCR-2): máte dvě trojky, nechte je a zbytek hoďte znovu.
web-learn-kamos-2 = Třetí trojka. Nechte všechny tři a zbylé dvě kostky hoďte ještě jednou.
web-learn-kamos-3 = Čtyři trojky jsou kulaté, o jednu víc než norma (KCR-5). Zapište je do řádku 3. Každé políčko se plní jednou.
web-learn-kamos-4 = Postupka hned prvním hodem: Dělo za 15 bodů (KCR-7). Zapište ho rovnou, dál házet nemusíte.
web-learn-kamos-5 = Dvě dvojky a dvě pětky. Nechte tyhle čtyři a šestku hoďte znovu.
web-learn-kamos-6 = Tři pětky a dvě dvojky: Kámoš za 19 bodů (KCR-8), a stačí vám 5. Zapište ho.
web-learn-kamos-end = 121 ku 106: vyhrává nejvyšší součet, a ten je váš. Kdyby se někdy nehodilo nic, jedno políčko se škrtne (KCR-12).

## domino

web-learn-domino-1 = Vy a spoluhráč naproti máte 175 bodů z 200, které vyhrávají (DOM-2). Začínáte: položte dubl 4-4 (DOM-23).
web-learn-domino-2 = Na jednom konci je 1, na druhém 3. Přiložte 3-6 ke trojce, zbavíte se devíti bodů.
web-learn-domino-3 = Hodí se jen jeden kámen: 1-2. Položte ho.
web-learn-domino-4 = 4-5 se hodí na oba konce. Dejte ho vpravo, ať vlevo zůstane čtyřka pro vaši 0-4.
web-learn-domino-5 = Dva hráči řekli pas: nic se jim nehodilo a pas se musí ohlásit (DOM-33). Položte 0-4.
web-learn-domino-6 = Zbývají dva kameny. Položte 0-1.
web-learn-domino-7 = Poslední kámen. Položte ho a kolo i partie jsou vaše.
web-learn-domino-end = Máte vyloženo (DOM-3): vaše dvojice si píše vše, co zbylo v rukou, 25 bodů. To je 200 a partie je vaše.
