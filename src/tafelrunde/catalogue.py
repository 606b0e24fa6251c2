"""Every game this package brings, registered."""

from .games.fuersten import FUERSTEN
from .games.karthedis import KARTHEDIS
from .kernel import registry

registry.register(FUERSTEN)
registry.register(KARTHEDIS)
