# Як грають і як падають кубики

web-statistics-counting =
    { $count ->
        [one] Ще рахується { $count } гра…
        [few] Ще рахуються { $count } гри…
       *[other] Ще рахується { $count } ігор…
    }
web-statistics-none = Ще нічого не зіграно до кінця.
web-statistics-games =
    { $count ->
        [one] Зіграно { $count } гру, перемог: { $won }.
        [few] Зіграно { $count } гри, перемог: { $won }.
       *[other] Зіграно { $count } ігор, перемог: { $won }.
    }
web-statistics-my-dice = Що я кидаю
web-statistics-site = Кубики всього сайту
web-statistics-site-what = Останні ігри всіх разом. Люди й боти отримують кубики з того самого джерела.
web-statistics-people = Люди
web-statistics-bots = Боти
web-statistics-face = { $face }: випало { $count }, очікувано { $expected }
web-statistics-expected = Очікувано для кожного числа: { $expected } (пунктир).
web-statistics-few = Щоб сказати більше, кидків поки замало.
web-statistics-fair = Чесні кубики відхиляються настільки або більше у { $chance } випадків.
web-statistics-of = { $times } з { $of }
web-statistics-by-chance = випадково: { $share }
web-habit-mexiko-bluff = Мої заявки, що були блефом
web-habit-mexiko-caught = Мої блефи, які викрили
web-habit-mexiko-doubt = Мої відповіді «не вірю»
web-habit-mexiko-right = Мої «не вірю», що справдилися
web-habit-mexiko-to-table = Мої ходи, кинуті на стіл
web-habit-kamos-cross = Мої ходи, що скінчилися гайцманом
web-habit-kamos-first = Мої ходи, записані після першого кидка
web-habit-domino-double = Мої фішки, що були дублями
web-habit-domino-pass = Мої ходи, що були пасом
web-habit-domino-round = Раунди, які виграла моя пара
