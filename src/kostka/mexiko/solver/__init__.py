"""The exact solution of Mexiko: gam, set and match (needs the ``solve`` extra)."""
