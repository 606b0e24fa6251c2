"""How hard a puzzle is, from 1 to 5: by what there is to see, to overlook and to be misled by."""

from .model import GRADES


def _grade(points: float) -> int:
    return min(max(round(points), GRADES[0]), GRADES[-1])


def win_now(moves: int, options: int, keys: int, tempting: int) -> int:
    """A longer line is harder; so is one that begins with something that looks worse than what loses."""
    misled = 0.0 if not tempting else 0.6 if tempting < 3 else 1.0
    hidden = 0.5 if keys == 1 and options >= 8 else 0.0
    return _grade(0.4 + 0.8 * moves + misled + hidden)


def best(looks_best: bool, place: int, margin: float, options: int) -> int:
    """What greedy play finds is easy; what it ranks low, by little, among many, is hard."""
    misled = 0.0 if looks_best else 1.2 + min(place, 4) * 0.3
    close = 0.0 if margin > 0.15 else 0.5 if margin > 0.09 else 0.9
    return _grade(1.0 + misled + close + (0.5 if options > 8 else 0.0))


def forbidden(share: float, one_allowed: bool, alike: int) -> int:
    """A refusal that is met rarely (`share` of all that were found) is hard to see, among sentences like it all the
    more; several different refusals to see through are harder than one."""
    rare = 0.0 if share > 0.2 else 0.8 if share > 0.08 else 1.6 if share > 0.02 else 2.4
    return _grade(1.0 + rare + (0.8 if one_allowed else 0.0) + 0.25 * alike)
