"""Tables on the net: HTTP and WebSocket.

- ``app``, ``lifespan``: what uvicorn runs; ``state``: what handlers get, typed; ``config``,
  ``errors``, ``schema``; ``static_files``: the page's files
- ``door/``: the page as it is sent, and what a link to a table says
- ``security/``: names, origins, limits, headers; ``people/``: who somebody is
- ``tables/``: the tables, live; ``bots/``: bots at work; ``analysis/``: finished games and practice
- ``administration/``: what an administrator does beside the servers
- ``process/``: the processes, their health, logs and numbers
"""
