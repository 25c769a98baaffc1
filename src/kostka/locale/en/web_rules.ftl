# The rulebook

web-rules-search = Search, or a number: MX-14
web-rules-books = Rulebooks
web-rules-whole = The whole rulebook
web-rules-found =
    { $count ->
        [0] No rule says that.
        [one] { $count } rule
       *[other] { $count } rules
    }
