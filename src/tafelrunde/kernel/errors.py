"""What a person or another program got wrong, as opposed to what the program got wrong."""


class BadInput(ValueError):
    """Something that was asked for cannot be had. The message is one sentence that says what is wrong."""
