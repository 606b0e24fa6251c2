"""What can be done at a table, one function for each message type of `../wire/actions.py`.

Every module in this folder is imported with it, so that what it registers is known (`../door.py`).
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
