"""The routes: HTTP in `tables`, `moves`, `records` and `operations`, the WebSocket in `socket`."""
