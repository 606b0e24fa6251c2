"""`python -m tafelrunde` is the command `tafelrunde`."""

from .cli import main

main(prog_name="tafelrunde")
