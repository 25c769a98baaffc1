"""The page as it is sent: an address that there is, its first sight, and what a link says of it.

- ``addresses``: which addresses the page has, and whether there is anything at one
- ``language``: in which language somebody asks
- ``previews``: what a link to a table says in a chat, nothing hidden in it
- ``shell``: the page's HTML with that in it
- ``routes``: what the server answers
"""
