"""Kostka: mezinárodní mexiko, Kámoš–Čína–Regál and sport domino, by the exact rules."""
