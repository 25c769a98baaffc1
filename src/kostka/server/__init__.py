"""Tables on the net: HTTP and WebSocket.

- ``app``, ``application``: what uvicorn runs; ``config``, ``errors``, ``schema``; ``shipped``: the
  page
- ``door/``: what stands before everything; ``people/``: who somebody is
- ``hall/``: the tables, live; ``engines/``: bots at work; ``after/``: finished games and practice
- ``running/``: the processes, their health, logs and numbers
"""
