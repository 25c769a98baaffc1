"""The page in a real browser: the tests of this package share one server and one browser."""
