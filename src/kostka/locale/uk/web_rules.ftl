# Правила

web-rules-search = Пошук слова або номера: MX-14
web-rules-books = Правила ігор
web-rules-whole = Усі правила
web-rules-found =
    { $count ->
        [0] Про це жодного правила.
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
