"""The command line: the commands, and games in a terminal; no rule of any game.

- ``main``: entry point and exit codes; ``arguments``: options that several commands share;
  ``help``: help texts; ``rule_option_help``: help for the games' rule options; ``usage``: errors of
  a command line; ``refusal``: refusals as printed; ``progress``: progress on standard error
- the commands ``play``, ``score``, ``verify``, ``replay``, ``analyse``, ``rules``, ``solve``,
  ``simulate``, ``match``
- the server's commands ``serve``, ``migrate``, ``backup``, ``restore``, ``doctor``; ``stores``: the
  options that name its database; ``page``: the page for a host without a server, by ``static_page``
- ``admin``: the command group, with ``admin_people``, ``admin_tables``, ``admin_games``
- a game in the terminal: ``terminal_game``: its loop; ``screen``: input and output; ``narration``:
  what each person is told; ``keyboard_player``: a person as a player; ``seating``: who sits where;
  ``duration``: the length of the game; ``chance_setup``: the source of its chance;
  ``table_commands``: commands beside moves; ``ruling``: a referee's lines; ``record_file``: writes
  the game to its file
- output: ``board``: the score of a game; ``analysis_report``: an analysis; ``curve``: a curve drawn
  in text; ``proving``: how far a record's chance is proven; ``text_tree``: data as tables and trees
"""
