"""How decks of one people fare against each other: `python benchmarks/games/karthedis/peoples.py [GAMES] [VICTORY]`.

Four greedy seats, each with all fifteen cards of another species and five random others. Harder than the classic game,
where every deck is a mixture: here nothing evens a strong or weak species out.
"""

import random
import sys
from collections import Counter

from tafelrunde import make_bot, new_table
from tafelrunde.games.karthedis.data import SET

SEATS = 4


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2400
    victory = sys.argv[2] if len(sys.argv) > 2 else "quick"
    rng = random.Random(5)
    rounds = 0
    wins, played = Counter[str](), Counter[str]()
    for number in range(games):
        species = rng.sample(list(SET.species), SEATS)
        options = {"victory": victory, **dict(_decks(species, rng))}
        table = new_table("karthedis", "deckbau", f"peoples/{number}", seats=SEATS, options=options)
        table.drive([make_bot("greedy", table.game, f"{number}/{seat}") for seat in range(SEATS)])
        assert table.result is not None
        rounds += table.state.round
        played.update(species)
        wins[species[table.result.winners[0]]] += 1
    print(f"{games} games, {victory}, {rounds / games:.1f} rounds")
    for name in sorted(played, key=lambda name: -wins[name] / played[name]):
        share = wins[name] / played[name]
        print(f"{SET.species[name].name['en']:<20} wins {share:6.1%}, relative {share / (share + 1 / SEATS):6.1%}")


def _decks(species: list[str], rng: random.Random) -> list[tuple[str, str]]:
    found = []
    for number, name in enumerate(species, 1):
        own = [card.id for card in SET.cards.values() if card.species == name]
        others = [card.id for card in SET.cards.values() if card.species != name]
        found.append((f"deck_p{number}", "\n".join(own + rng.sample(others, 20 - len(own)))))
    return found


if __name__ == "__main__":
    main()
