// What a page says in the window's title instead of its name; empty: its name stands there.

class Title {
  own = $state('')
}
export const title = new Title()
