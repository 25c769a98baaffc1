"""The page in Chromium, and how long people wait for it."""
