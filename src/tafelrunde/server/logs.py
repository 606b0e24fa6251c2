"""Structured logs: a line of JSON for each thing, or readable lines on a terminal.

Never a token, never a query, and never what somebody has sent: of an exception its type and where it happened, since
what it says may quote a deck, a name or a chat.
"""

import logging
import sys
import traceback
from typing import Any, TextIO

import structlog

# without the values of variables: tokens may be among them
_where_it_failed = structlog.processors.ExceptionRenderer(
    structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
)


def _without_its_words(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    _forget_words(event.get("exception", ()))
    return event


def _forget_words(exceptions: Any) -> None:
    for exception in exceptions if isinstance(exceptions, list) else ():
        exception["exc_value"] = ""
        exception["exc_notes"] = []
        _forget_words(exception.get("exceptions"))


def _type_and_place(file: TextIO, raised: structlog.typing.ExcInfo) -> None:
    """The same for a terminal."""
    error: BaseException | None = raised[1]
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or error.__context__
    for one in reversed(chain):
        file.write("\n" + "".join(traceback.format_tb(one.__traceback__)) + type(one).__name__)


def _not_the_clients_fault(record: logging.LogRecord) -> bool:
    """Whether something is worth noting. Uvicorn makes an error of our own out of a client that cannot spell."""
    return "Invalid UTF-8 sequence" not in record.getMessage()


def set_up_logs() -> None:
    on_terminal = sys.stderr.isatty()
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(exception_formatter=_type_and_place)
        if on_terminal
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    without_words: list[structlog.typing.Processor] = [_where_it_failed, _without_its_words]
    structlog.configure(
        processors=[*shared, *([] if on_terminal else without_words), renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # what libraries say goes the same way
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder(), *without_words],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(_not_the_clients_fault)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
