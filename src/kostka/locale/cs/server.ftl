## Požadavky na server

error-request-malformed = požadavek nemá správný tvar: { $found }
error-message-malformed = zpráva nemá správný tvar: { $found }
error-request-too-large = požadavek je příliš velký
error-not-found = tady nic není
error-method-unknown = tady se to udělat nedá
error-sign-in-needed = nejdřív zadejte přezdívku nebo se přihlaste
error-not-allowed = na tohle nemáte oprávnění
error-too-many-requests = příliš mnoho požadavků; chvíli počkejte
error-server-busy = server teď nestíhá; zkuste to za chvíli
error-server-fault = chyba v samotném serveru; je zapsaná
error-too-many-sockets = příliš mnoho spojení najednou; nejvýš { $expected }
error-origin-foreign = stránka z { $found } na to tady nemá oprávnění
error-origin-missing = požadavek neříká, z které stránky přichází (hlavička Origin)
error-host-foreign = tento server nemá jméno { $found }

## Kdo je kdo

error-account-needed = to může jen ten, kdo má účet
error-token-unknown = tento token neplatí
error-name-empty = jméno potřebuje aspoň jedno písmeno nebo číslici
error-name-too-long = „{ $found }“ je na jméno moc dlouhé; nejvýš { $expected } znaků
error-name-unseen = ve jméně jsou znaky, které nejsou vidět
error-name-mixed = jméno míchá písma, která se v žádném jazyce nepíšou dohromady: { $found }; čekají se písmena jednoho písma, třeba jen { $expected }
error-name-accents = „{ $found }“ má na jednom písmenu moc znamének; nejvýš dvě
error-name-reserved = „{ $found }“ je jméno vyhrazené domu (bot, rozhodčí, program); čeká se vaše vlastní jméno
# Names that nobody may take, parted by commas
names-reserved = Kostka, správce, správa, administrátor, moderátor, server, systém, podpora, pomoc, bot, program, rozhodčí, soudce, sudí, provozovatel, pořadatel, náhoda, divák, nikdo
error-password-length = heslo má mít { $expected } znaků, ne { $found }
error-password-name = heslem nesmí být samo jméno
error-name-taken = „{ $found }“ je jméno některého účtu nebo vypadá stejně; je-li váš, přihlaste se
error-name-differs = „{ $found }“ není vaše jméno; jmenujete se { $expected }
error-account-already = účet už máte
error-sign-in-wrong = nesprávné jméno, heslo nebo kód
error-confirm-first = je třeba znovu zadat heslo; kdo ho nemá, přihlásí se znovu
error-guests-enough = váš účet už převzal hry { $expected } hostů; přihlaste se bez her tohoto hosta, nebo v jiném prohlížeči
error-programs-enough = programů může být nejvýš { $expected }
error-passkeys-enough = přístupových klíčů může být nejvýš { $expected }
error-passkey-refused = tento přístupový klíč tu neplatí
error-passkeys-unavailable = přístupové klíče potřebují doménové jméno a https; tady použijte heslo
error-passkey-last = jinak se k účtu nepřihlásíte; nejdřív nastavte heslo
error-ticket-unknown = trvalo to moc dlouho, nebo to přišlo dvakrát; začněte znovu

## Stránka

error-page-missing = stránka na tomto serveru není sestavená
error-needs-server = k tomu je potřeba server: { $found }
error-browser-old = v tomto prohlížeči se bez serveru hrát nedá: umí to { $expected } a novější

## Stoly přes HTTP

error-table-unknown = stůl { $found } neexistuje
error-seat-unknown = místo { $found } tu není; jsou tu { $expected }
error-tables-too-many = otevřených stolů už máte { $expected }; víc najednou ne
error-tables-running-enough = už se hraje u { $expected } vašich stolů; nejdřív některou hru dohrajte nebo vzdejte

## Po hře

error-origin-game = hra, ze které se má pokračovat, je { $expected }, ne { $found }
error-origin-position = odtud už není co hrát: { $found }; lze { $expected }
error-steps-too-many = tato hra je příliš dlouhá na to, aby se dala ukázat tah po tahu; celá je v záznamu
error-study-full = právě se rozebírá příliš mnoho her; zkuste to za chvíli
error-study-failed = spočítat se to nepodařilo; zkuste to později
error-practice-none = pro { $found } cvičení není; je pro: { $expected }
error-friend-unknown = přítelem může být jen ten, kdo s vámi hrál
error-friends-enough = přátel může být nejvýš { $expected }
