"""The bots of the house at work, each in a process of its own."""
