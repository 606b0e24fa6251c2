"""The game's words in German and English. What a card says is made from its data, so it says what it does."""

from collections.abc import Callable, Mapping

from .abilities import Ability
from .cards import Card
from .data import CARDS, SEAT_NAMES, SET

KEYWORD_NAMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "abberufen": "Recall",
        "aufruf": "Call",
        "einsatz": "Stake",
        "expertise": "Expertise",
        "intervenieren": "Intervene",
        "spekulieren": "Speculate",
    },
    "de": {
        "abberufen": "Abberufen",
        "aufruf": "Aufruf",
        "einsatz": "Einsatz",
        "expertise": "Expertise",
        "intervenieren": "Intervenieren",
        "spekulieren": "Spekulieren",
    },
}
OTHER_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "hand": "into the hand",
        "deck": "onto the deck",
        "condition": "the condition",
        "tie-break": "the tie-break",
    },
    "de": {
        "hand": "auf die Hand",
        "deck": "auf das Deck",
        "condition": "die Bedingung",
        "tie-break": "den Stichentscheid",
    },
}
VOCABULARY = (*CARDS, *SET.resources, *SET.species, *KEYWORD_NAMES["en"], *SEAT_NAMES, *OTHER_WORDS["en"])


def spell(word: str, language: str) -> str:
    """A card, resource, species, keyword or seat by its name; any other word stays as it is."""
    if word in CARDS:
        return CARDS[word].name[language]
    if word in SET.resources:
        return SET.resources[word].name[language]
    if word in SET.species:
        return SET.species[word].name[language]
    if word in KEYWORD_NAMES[language]:
        return KEYWORD_NAMES[language][word]
    if word in SEAT_NAMES:
        return f"{'Spieler' if language == 'de' else 'Player'} {word[1:]}"
    return OTHER_WORDS[language].get(word, word)


def card_text(card: str, language: str) -> str:
    """Species, trade value and abilities."""
    if card not in CARDS:
        return ""
    facts = CARDS[card]
    value = f"Handelswert {facts.value}" if language == "de" else f"trade value {facts.value}"
    heading = f"{spell(facts.species, language)}, {value}."
    return " ".join([heading, *(ability_text(facts, ability, language) for ability in facts.abilities)])


def ability_text(card: Card, ability: Ability, language: str) -> str:
    """An ability as printed: keyword – text."""
    return f"{spell(ability.keyword, language)} – {effect_text(card, ability, language)}"


def effect_text(card: Card, ability: Ability, language: str) -> str:
    """What an ability does, without the keyword that sets it off."""
    return _while(ability, language) + TEXTS[language][ability.effect](card, ability)


def _while(ability: Ability, language: str) -> str:
    if not ability.lasting:
        return ""
    if language == "de":
        return "Solange die Karte offen liegt: " if ability.keyword == "aufruf" else "Im Abberufenstapel: "
    return "While this card lies open: " if ability.keyword == "aufruf" else "In the recall pile: "


def _cards(amount: int, language: str) -> str:
    if language == "de":
        return "1 Karte" if amount == 1 else f"{amount} Karten"
    return "1 card" if amount == 1 else f"{amount} cards"


def _pile_de(ability: Ability) -> str:
    return "deinen Abberufenstapel" if ability.target == "own" else "den Abberufenstapel eines beliebigen Spielers"


def _pile_en(ability: Ability) -> str:
    return "your own recall pile" if ability.target == "own" else "the recall pile of any player"


def _top_de(ability: Ability) -> str:
    which = "die oberste Karte" if ability.amount == 1 else f"die obersten {ability.amount} Karten"
    own = ability.target == "own"
    return f"{which} {'deines Decks auf deinen' if own else 'eines Decks deiner Wahl auf den zugehörigen'}"


def _top_en(ability: Ability) -> str:
    which = "the top card" if ability.amount == 1 else f"the top {ability.amount} cards"
    return f"{which} of your deck onto your" if ability.target == "own" else f"{which} of any deck onto its owner's"


PER = {
    "de": {
        "species": "je weitere deiner offenen Karten dieser Spezies an der Ressource",
        "pile": "je 2 Karten in deinem Abberufenstapel (höchstens +4)",
        "won": "je Basisressource, die du schon gewonnen hast (höchstens +4)",
        "behind": "je Basisressource, die der führende Gegner dir voraushat",
        "rivals": "je fremde Karte an der Ressource",
    },
    "en": {
        "species": "for each other open card of yours of this species at the resource",
        "pile": "for every 2 cards in your recall pile (at most +4)",
        "won": "for each basic resource you have won already (at most +4)",
        "behind": "for each basic resource that the leading opponent is ahead of you",
        "rivals": "for each rival card at the resource",
    },
}

Text = Callable[[Card, Ability], str]
TEXTS: Mapping[str, Mapping[str, Text]] = {
    "de": {
        "draw": lambda _c, a: f"Ziehe {_cards(a.amount, 'de')}.",
        "cycle": lambda _c, a: f"Ziehe {_cards(a.amount, 'de')}, wirf dann {_cards(a.cost, 'de')} ab.",
        "sift": lambda _c, a: (
            f"Sieh dir die obersten {a.amount} Karten deines Decks an und lege sie in beliebiger Folge zurück."
        ),
        "retrieve": lambda _c, a: f"Lege eine andere Karte deines Abberufenstapels {OTHER_WORDS['de'][a.to]}.",
        "refine": lambda _c, a: (
            f"Du darfst eine Handkarte aus dem Spiel entfernen. Tust du es, ziehe {_cards(a.amount, 'de')}."
        ),
        "reclaim": lambda _c, _a: "Nimm eine Karte, die du aus dem Spiel entfernt hast, auf die Hand.",
        "wipe": lambda _c, a: f"Entferne {_pile_de(a)} aus dem Spiel.",
        "tax": lambda _c, _a: "Ein Gegner deiner Wahl wirft 1 Handkarte seiner Wahl ab.",
        "mill": lambda _c, a: f"Lege {_top_de(a)} Abberufenstapel.",
        "redraw": lambda _c, _a: (
            "Lege eine Ressource der Auslage, an der nichts liegt, unter ihren Stapel und ersetze sie."
        ),
        "exchange": lambda _c, _a: "Vertausche zwei Ressourcen der Auslage.",
        "banish": lambda _c, _a: "Entferne eine andere Karte, die durch Aufruf offen liegt, aus dem Spiel.",
        "peek": lambda _c, _a: "Sieh dir ein verdecktes Gebot eines Gegners an.",
        "reroute": lambda _c, _a: "Verlege eines deiner verdeckten Gebote an eine andere Ressource.",
        "withdraw": lambda _c, _a: "Nimm eines deiner verdeckten Gebote auf die Hand zurück.",
        "gain": lambda _c, a: f"Diese Karte zählt {a.amount} mehr.",
        "double": lambda _c, _a: "Diese Karte zählt doppelt.",
        "gain_per": lambda _c, a: f"Diese Karte zählt {a.amount} mehr {PER['de'][a.per]}.",
        "weaken": lambda _c, a: f"Eine fremde Karte an dieser Ressource zählt {a.amount} weniger.",
        "halve": lambda _c, _a: "Eine fremde Karte an dieser Ressource zählt nur halb (abgerundet).",
        "support": lambda _c, a: f"Ein anderes deiner Gebote zählt {a.amount} mehr.",
        "unchallenged": lambda _c, a: f"Liegt an dieser Ressource keine fremde Karte, ziehe {_cards(a.amount, 'de')}.",
        "shift": lambda _c, _a: "Verlege diese Karte an eine andere Ressource.",
        "edge": lambda _c, _a: "Bei Gleichstand an dieser Ressource gewinnst du.",
        "shield": lambda _c, _a: "Gegner können den Wert dieser Karte nicht ändern.",
        "echo": lambda _c, _a: "Nutze die Expertise eines anderen deiner offenen Gebote.",
        "aura_total": lambda _c, a: f"Dein Handelswert ist überall, wo du bietest, um {a.amount} höher.",
        "aura_species": lambda c, a: f"Jedes deiner Gebote von {spell(c.species, 'de')} zählt {a.amount} mehr.",
        "aura_edge": lambda _c, _a: "Bei Gleichstand gewinnst du.",
        "aura_drain": lambda _c, a: f"Wo du bietest, ist der Handelswert der Gegner um {a.amount} niedriger.",
        "aura_feud": lambda c, a: (
            f"Wo du bietest, zählt jede fremde Karte von {spell(SET.rivals[c.species], 'de')} {a.amount} weniger."
        ),
        "aura_pass": lambda _c, a: f"Wenn du passt, ziehst du {_cards(a.amount, 'de')} mehr.",
    },
    "en": {
        "draw": lambda _c, a: f"Draw {_cards(a.amount, 'en')}.",
        "cycle": lambda _c, a: f"Draw {_cards(a.amount, 'en')}, then discard {_cards(a.cost, 'en')}.",
        "sift": lambda _c, a: f"Look at the top {a.amount} cards of your deck and put them back in any order.",
        "retrieve": lambda _c, a: f"Put another card of your recall pile {OTHER_WORDS['en'][a.to]}.",
        "refine": lambda _c, a: f"You may remove a hand card from the game. If you do, draw {_cards(a.amount, 'en')}.",
        "reclaim": lambda _c, _a: "Take a card you have removed from the game into your hand.",
        "wipe": lambda _c, a: f"Remove {_pile_en(a)} from the game.",
        "tax": lambda _c, _a: "An opponent of your choice discards 1 hand card of their choice.",
        "mill": lambda _c, a: f"Put {_top_en(a)} recall pile.",
        "redraw": lambda _c, _a: "Put a displayed resource with no bids under its deck and replace it.",
        "exchange": lambda _c, _a: "Swap two displayed resources.",
        "banish": lambda _c, _a: "Remove another card that stays open through Call from the game.",
        "peek": lambda _c, _a: "Look at a face-down bid of an opponent.",
        "reroute": lambda _c, _a: "Move one of your face-down bids to another resource.",
        "withdraw": lambda _c, _a: "Take one of your face-down bids back into your hand.",
        "gain": lambda _c, a: f"This card counts {a.amount} more.",
        "double": lambda _c, _a: "This card counts double.",
        "gain_per": lambda _c, a: f"This card counts {a.amount} more {PER['en'][a.per]}.",
        "weaken": lambda _c, a: f"A rival card at this resource counts {a.amount} less.",
        "halve": lambda _c, _a: "A rival card at this resource counts only half (rounded down).",
        "support": lambda _c, a: f"Another of your bids counts {a.amount} more.",
        "unchallenged": lambda _c, a: f"If no rival card lies at this resource, draw {_cards(a.amount, 'en')}.",
        "shift": lambda _c, _a: "Move this card to another resource.",
        "edge": lambda _c, _a: "You win a tie at this resource.",
        "shield": lambda _c, _a: "Opponents cannot change the value of this card.",
        "echo": lambda _c, _a: "Use the Expertise of another of your open bids.",
        "aura_total": lambda _c, a: f"Your total is {a.amount} higher wherever you bid.",
        "aura_species": lambda c, a: f"Each of your {spell(c.species, 'en')} bids counts {a.amount} more.",
        "aura_edge": lambda _c, _a: "You win ties.",
        "aura_drain": lambda _c, a: f"Wherever you bid, opponents' totals are {a.amount} lower.",
        "aura_feud": lambda c, a: (
            f"Wherever you bid, each rival card of the {spell(SET.rivals[c.species], 'en')} counts {a.amount} less."
        ),
        "aura_pass": lambda _c, a: f"When you pass, you draw {_cards(a.amount, 'en')} more.",
    },
}
