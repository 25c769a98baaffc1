"""A server of one: tables on the player's own device, without a net.

It runs where the page runs (in a browser, in a worker beside the page), keeps nothing and waits for
nothing: what it is told comes in as messages, and what is to be kept, shown or done later goes out.
Whoever drives it writes down what is to be kept before anything is shown.

- ``messages``: what goes in and out; ``host``: all the tables of a device
- ``device_table``: one table, folded, with who looks at it; ``answers``: what is asked beside;
  ``neighbours``: others who play at the same device
- ``device_bots``: the bots that can play here; ``browser``: a host as a browser runs it
"""
