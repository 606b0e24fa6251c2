"""What is thought about after a game, in which order, and what may be said of it: the plan, with made-up thoughts."""

import random

from tafelrunde.bots.hindsight import Duel, Glance
from tafelrunde.bots.mistakes import PAIRS_AT_ONCE, Effort, Moment, Retrospect, Task

EFFORT = Effort(8, ((3, 20), (2, 50)))


def moments(seats: int = 2, each: int = 6) -> list[Moment]:
    return [Moment(at, at % seats, f"choice {at}") for at in range(seats * each)]


def thought(task: Task, losses: dict[int, float], spread: float = 0.0) -> Glance | Duel:
    lost = losses.get(task.moment.answers, 0.0)
    if not task.better:
        return Glance(0.5, "better" if lost else task.moment.chosen, 0.5 + lost, task.trials, (0.5, 0.5))
    rng, found = random.Random(task.seed), Duel()
    for _ in range(task.trials):
        difference = rng.gauss(lost, spread)
        found += Duel(1, 0.5, 0.5 + difference, difference**2)
    return found


def carried_out(plan: Retrospect, losses: dict[int, float], spread: float = 0.0) -> list[list[Task]]:
    stages = []
    while stage := plan.tasks():
        stages.append(stage)
        for task in stage:
            plan.note(task, thought(task, losses, spread))
            assert plan.done <= plan.of
    return stages


def test_first_a_glance_at_everything_then_more_where_much_was_lost():
    plan = Retrospect(moments(), 2, EFFORT)
    stages = carried_out(plan, {0: 0.1, 2: 0.3, 4: 0.2, 6: 0.05, 1: 0.4})
    glances, first, second = stages
    assert [task.moment.answers for task in glances] == list(range(12)) and not any(task.better for task in glances)
    assert [task.moment.answers for task in first] == [2, 4, 0, 1]
    assert [(task.moment.answers, task.trials) for task in second if task.moment.seat == 0] == [
        (2, 20),
        (2, 20),
        (2, 10),
        (4, 20),
        (4, 20),
        (4, 10),
    ]
    assert plan.done == plan.of
    assert len({task.seed for stage in stages for task in stage}) == sum(map(len, stages))
    assert all(task.trials <= PAIRS_AT_ONCE for stage in (first, second) for task in stage)


def test_the_largest_are_named_by_seat():
    plan = Retrospect(moments(), 2, EFFORT)
    carried_out(plan, {0: 0.1, 2: 0.3, 4: 0.2, 1: 0.4}, 0.02)
    assert [mistake.moment.answers for mistake in plan.mistakes(0)] == [2, 4]
    assert [mistake.moment.answers for mistake in plan.mistakes(0, 1)] == [2]
    (worst,) = plan.mistakes(1)
    assert worst.low < 0.4 < worst.high and worst.low > 0.3 and worst.trials == 100 and worst.better == "better"


def test_what_further_trials_do_not_confirm_is_not_named():
    """Glances saw a loss, duels see none: by chance some of them look bad, but no mistake is made of it."""
    named = close = 0
    for seed in range(40):
        plan = Retrospect(moments(), 2, EFFORT)
        while stage := plan.tasks():
            for task in stage:
                seen = thought(task, {task.moment.answers: 0.2})
                if task.better:
                    rng, seen = random.Random(f"{task.seed} {seed}"), Duel()
                    for _ in range(task.trials):
                        difference = rng.gauss(0.0, 0.3)
                        seen += Duel(1, 0.5, 0.5 + difference, difference**2)
                plan.note(task, seen)
        named += len(plan.mistakes(0))
        close += plan.close(0)
    assert named <= 2 and close > 10


def test_what_cannot_be_thought_about_is_passed_over():
    plan = Retrospect(moments(), 2, EFFORT)
    while stage := plan.tasks():
        for task in stage:
            plan.note(task, None)
    assert plan.done == plan.of and plan.thought_about == 0 and plan.mistakes(0) == [] and plan.chances() == []


def test_more_trials_mean_more_of_everything():
    usual, double = Effort(), Effort.of(2 * Effort().trials)
    assert double.trials == 2 * usual.trials and Effort.of(usual.trials) == usual
    assert [pairs for _, pairs in double.rounds] == [2 * pairs for _, pairs in usual.rounds]
