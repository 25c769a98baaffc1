# Dveře: co se řekne o stolu tomu, kdo ještě nevešel: v odkazu, v seznamu

door-invites = { $who } vás zve: { $game ->
        [mexiko] mezinárodní mexiko
        [kamos] Kámoš, Čína, Regál
       *[domino] sportovní domino
    }
door-plays = { $names }: { $game }
door-about-mexiko = Dvě kostky za rukou: hoďte, ohlaste a klidně zalžete.
door-about-kamos = Pět kostek, tři hody, list papíru a deset řádků, které se musí zaplnit.
door-about-domino = Dvě dvojice, 28 kamenů a ani slovo o tom, co držíte.
door-what-open = Hraje se: { $length }, { $clock }.
door-what-running = Právě se hraje, můžete se dívat.
door-what-over = Dohráno, hru si můžete přehrát.
door-length-mexiko =
    { $best_of ->
        [1] jeden set do 15
        [one] nejvýš { $best_of } set
        [few] nejvýš { $best_of } sety
        [many] nejvýš { $best_of } setu
       *[other] nejvýš { $best_of } setů
    }{ $beer ->
        [yes] , s pivem
       *[no] { "" }
    }
door-length-kamos =
    { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }
door-length-domino =
    { $target ->
        [one] do { $target } bodu
       *[other] do { $target } bodů
    }
door-clock-none =
    { $game ->
        [domino] sportovní čas
       *[other] bez hodin
    }
door-clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na tah
        [few] { $seconds } sekundy na tah
        [many] { $seconds } sekundy na tah
       *[other] { $seconds } sekund na tah
    }
door-clock-game =
    { $minutes ->
        [one] { $minutes } minuta pro každého
        [few] { $minutes } minuty pro každého
        [many] { $minutes } minuty pro každého
       *[other] { $minutes } minut pro každého
    }
door-no-script = Tahle stránka potřebuje JavaScript, který je v tomto prohlížeči vypnutý.
