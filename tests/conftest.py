"""What holds for all tests."""

import signal

# Where the tests run in the background SIGINT may be ignored, and every program they start would
# inherit that: nothing could be broken off with Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
