"""A server as a process.

- ``startup``, ``config_check``, ``data_folder``, ``instance_lock``: what may refuse to begin
- ``supervisor``, ``listener``: workers and the socket they share; ``http_protocol``,
  ``websocket_protocol``: connections as uvicorn speaks them
- ``worker_process``, ``worker_loop``: both sides of a process that works for the server;
  ``worker_messages``: what goes between them
- ``background_tasks``: tasks that go on by themselves, and their end; ``monotonic_clock``
- ``health``, ``metrics``, ``logs``, ``request_log``, ``outage_log``: what it says about itself
"""
