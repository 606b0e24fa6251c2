"""Intervals, against values worked out elsewhere."""

import pytest

from tafelrunde.lab.estimates import Estimate, Sum, difference, share


def test_a_share_has_wilsons_interval() -> None:
    found = share(20, 100)  # the example of every textbook
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.1334, 0.2888), abs=1e-4)
    assert share(0, 10).low == 0 and share(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert share(10, 10).high == 1
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)  # nothing is known


def test_a_mean_has_the_normal_interval() -> None:
    found = Sum()
    for value in (1, 2, 3, 4, 5):
        found.add(value)
    assert found.mean().value == 3
    assert found.mean().high - 3 == pytest.approx(1.96 * (2.5 / 5) ** 0.5)
    assert Sum().mean().of == 0


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    found = difference(share(48, 80), share(56, 70))  # Newcombe 1998, method 10: 0.0524 to 0.3339
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert found.clear and not difference(share(5, 10), share(6, 10)).clear


def test_less_what_was_expected() -> None:
    assert share(30, 100).less(0.25).value == pytest.approx(0.05)
    assert Estimate(1.0, 0.5, 1.5, 3).less(1) == Estimate(0.0, -0.5, 0.5, 3)
