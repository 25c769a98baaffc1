"""``python -m kostka``: the same as the command ``kostka``."""

from kostka.cli.main import run

if __name__ == "__main__":
    run()
