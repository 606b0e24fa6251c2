"""Every game this package brings, registered."""

from .games.fuersten import FUERSTEN
from .kernel import registry

registry.register(FUERSTEN)
