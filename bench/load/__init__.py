"""Clients by the thousand over real sockets, and what they cost a server."""
