"""How bytes come in and go out, below requests and messages: nobody may make the server keep much of either, or wait
long for them.

uvicorn reads and writes; what is added here are bounds. `guests` counts who is connected and looks after those who are
late, `requests` bounds what is read of HTTP, `sockets` what is read of a WebSocket.
"""
