"""Figures with 95 % intervals, since a simulation is a sample."""

import math
from dataclasses import dataclass

Z = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, its 95 % interval, and the number of observations it rests on."""

    value: float
    low: float
    high: float
    of: int

    def less(self, expected: float) -> "Estimate":
        """By how much it exceeds what was to be expected."""
        return Estimate(self.value - expected, self.low - expected, self.high - expected, self.of)

    @property
    def clear(self) -> bool:
        """Whether the interval leaves 0 out."""
        return self.low > 0 or self.high < 0


def share(part: int, whole: int) -> Estimate:
    """A share by Wilson's interval, which stays between 0 and 1 and is right for few observations too."""
    if not whole:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = part / whole
    centre = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return Estimate(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)), whole)


@dataclass(slots=True)
class Sum:
    """Observations, summed up as they come."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Estimate:
        """The mean by the normal interval."""
        if not self.count:
            return Estimate(0.0, 0.0, 0.0, 0)
        mean = self.total / self.count
        spread = math.sqrt(max(0.0, self.squares / self.count - mean * mean) / max(1, self.count - 1))
        return Estimate(mean, mean - Z * spread, mean + Z * spread, self.count)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the other figure exceeds the one, with the interval that follows from both of theirs (Newcombe)."""
    value = other.value - one.value
    down = math.hypot(other.value - other.low, one.high - one.value)
    up = math.hypot(other.high - other.value, one.value - one.low)
    return Estimate(value, value - down, value + up, min(one.of, other.of))
