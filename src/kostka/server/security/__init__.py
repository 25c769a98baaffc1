"""What stands before the whole application: by which name, from which page, how often.

``request_guard`` asks ``origins``, ``forwarded`` and ``limits`` and adds ``headers``;
``route_limits``: what a route counts against, said in its decorator;
``error_responses``: how it refuses; ``session_revalidation``: whether open sockets may stay.
"""
