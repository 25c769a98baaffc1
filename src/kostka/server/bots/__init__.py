"""Bots at work, each in a process of its own kind.

``scheduler``: when a bot must choose; ``pool``: asks the processes; ``worker``: one of them.
"""
