"""The journeys of the web table in a real browser, against a real server."""
