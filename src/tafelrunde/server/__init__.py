"""The table server: people anywhere at one table (docs/protocol.md, docs/deploy.md)."""
