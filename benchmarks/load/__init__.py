"""What `server_load.py` is made of: plans and figures, clients, servers, and the parts that are measured."""
