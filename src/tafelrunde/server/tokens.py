"""Seats are secrets: holding the token is holding the seat. Only hashes of tokens are kept."""

import hashlib
import secrets

TOKEN_BYTES = 16


def new_secret() -> str:
    """128 random bits, as 22 letters that can stand in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random enough that no salt and no slow hash is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """Unguessable: who has the link of a table that is not in the lobby may watch it, nobody else."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    return secrets.token_hex(16)
