"""What is told names what happened, to those who may know it."""

from tafelrunde import make_bot, new_table


def test_a_resource_that_fills_the_display_is_named_and_a_removed_hand_card_is_not():
    refilled = removed = 0
    for seed in range(60):
        table = new_table("karthedis", "deckbau", seed, seats=3, options={"decks": "random", "victory": "long"})
        table.drive([make_bot("random", table.game, f"{seed}/{seat}") for seat in range(3)], most=3_000)
        told = table.told(None)
        for event in told:
            if event["kind"] == "revealed":
                assert event["resource"]
                refilled += 1
            if event["kind"] == "removed":
                assert "card" not in event
                removed += 1
        for seat in range(3):
            own = [event for event in table.told(seat) if event["kind"] == "removed" and event["seat"] == seat]
            assert all(event["card"] for event in own)
    assert refilled > 60 and removed > 0
