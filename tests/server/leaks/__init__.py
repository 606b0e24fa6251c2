"""Whether anybody is told what they must not know: real tables, and every byte that was sent, checked afterwards.

`python -m tests.server.leaks --games 500` plays so many games of every mode at a server of its own and ends with 1 and
the offending message at the first leak. Every seat and a spectator has a client that keeps all it is sent; clients
choose from that alone. When a game is over its record says everything, and each message is held against

- the kernel: an update must be, byte for byte, what the record's table tells that seat at that moment;
- lists of where cards lie hidden, written down here from the rules and not taken from the kernel's views;
- what each seat has seen: what it remembers of hidden cards must follow from what happened before its eyes;
- the secrets of the others: tokens, invitations, and the seed;
- hands that might have been: who is not asked must be told the same whatever a seat that may react holds.
"""
