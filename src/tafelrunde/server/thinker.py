"""The process in which bots think: one question a line comes in, one answer a line goes out."""

import os
import signal
import sys
from contextlib import suppress
from typing import Any

import msgspec

from ..bots import Budget, advise, make_bot
from ..bots.hindsight import duel, glance
from ..kernel import Choice, Game, Option, registry
from ..kernel import Question as Asked
from ..kernel.table import with_cards
from .orphans import be_killed_with_parent
from .thinker_processes import Duelled, Glanced, LookingBack, Question, Said, Thought, encode


def think(question: Question) -> Thought:
    """The bot's pick, from what its seat sees."""
    game = registry.game(question.game, question.mode)
    if question.cards:
        game = with_cards(game, question.cards, "game was played")
    options = [option for option in map(game.grammar.parse, question.options) if isinstance(option, Option)]
    choice = Choice(question.seat, Asked(question.prompt), options, question.about)
    if question.looking_back is not None:
        return _look_back(game, choice, question, question.looking_back)
    if question.advise:
        budget = Budget(milliseconds=question.milliseconds) if question.milliseconds else None
        advice = advise(game, question.view, choice, question.advise, budget, question.seed)
        return Thought(advice=[Said(one.move, one.score, one.chance, one.trials) for one in advice])
    name = f"{question.bot}@{question.milliseconds}ms" if question.milliseconds else question.bot
    bot = make_bot(name, game, question.seed)
    return Thought(bot.pick(choice, lambda: question.view).text)


def _look_back(game: "Game[Any, Any]", choice: Choice, question: Question, at: LookingBack) -> Thought:
    chosen, better = game.grammar.parse(at.chosen), game.grammar.parse(at.better or at.chosen)
    if not isinstance(chosen, Option) or not isinstance(better, Option):
        raise ValueError(f"{at.chosen!r} or {at.better!r} is no option")
    if at.better:
        met = duel(game, choice, question.view, chosen, better, at.trials, question.seed)
        return Thought(duelled=Duelled(met.pairs, met.chosen, met.other, met.squares))
    seen = glance(game, choice, question.view, chosen, at.trials, question.seed)
    if seen is None:
        return Thought()
    return Thought(glanced=Glanced(seen.chance, seen.better, seen.best, seen.trials, list(seen.shares)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing the pipe
    be_killed_with_parent()  # … or by being gone, while a long thought does not look at the pipe
    read = msgspec.json.Decoder(Question).decode
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    with suppress(BrokenPipeError):  # the worker is gone, and nobody wants to know any more
        answers.write(encode(Thought()) + b"\n")  # it has started
        for line in sys.stdin.buffer:
            try:
                thought = think(read(line))
            except Exception as error:
                thought = Thought(error=f"{type(error).__name__}: {error}")
            answers.write(encode(thought) + b"\n")


if __name__ == "__main__":
    main()
