# Pravidla

web-rules-search = Hledat slovo nebo číslo (MX-14)
web-rules-books = Pravidla her
web-rules-whole = Celá pravidla
web-rules-found =
    { $count ->
        [0] O tom žádné pravidlo nemluví.
        [one] { $count } pravidlo
        [few] { $count } pravidla
        [many] { $count } pravidla
       *[other] { $count } pravidel
    }
