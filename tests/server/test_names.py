"""What people may be called, and how their addresses are counted."""

import pytest

from tafelrunde.server.names import check_name
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.visitor import counted_as


@pytest.mark.parametrize("name", ["Ann", "Zoë", "李雷", "Аня", "🐉", "J. R.", "한별", None])
def test_anybody_may_have_a_name_that_can_be_seen(name: str | None) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800\u2800",
        "\uffa0",
        "\u115f\u1160",
        "\u0301",
        "An\u3164n",
        "a\nb",
        "\u200b",
        "\u202eeve",
    ],
)
def test_a_name_that_cannot_be_seen_or_read_is_refused(name: str) -> None:
    with pytest.raises(Trouble, match="A name is one line"):
        check_name(name)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_counts_as_one_address(host: str, counted: str) -> None:
    assert counted_as(host) == counted
