"""A server as a process: its socket, its workers, its folder, its health, logs and numbers."""
