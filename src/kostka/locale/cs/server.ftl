## Požadavky na server

error-request-malformed = požadavku není rozumět: { $found }
error-request-too-large = požadavek je příliš velký
error-not-found = tady nic není
error-method-unknown = tady se to udělat nedá
error-sign-in-needed = nejdřív řekni, kdo jsi
error-not-allowed = tohle ti nepřísluší
error-too-many-requests = příliš mnoho požadavků; chvíli počkej
error-server-busy = server teď nestíhá; zkus to za chvíli
error-server-stopping = server se právě restartuje; zkus to za chvíli
error-server-fault = chyba v samotném serveru; je zapsaná
