"""Tables on the net: HTTP and WebSocket, sessions and accounts, bots at work."""
