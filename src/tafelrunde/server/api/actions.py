"""What can be done at a table over HTTP: a route for each action that is registered at the door."""

from typing import Any

from litestar import Response, delete, patch, post
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Schema
from litestar.typing import FieldDefinition
from msgspec import structs

from .. import actions  # noqa: F401  registers them
from ..door import HANDLERS, Handler, perform
from ..visitor import enter
from ..wire import Action, Seated, TableInfo
from .common import AnyRequest, hall_of, seat_cookie, troubles, unless_gone

METHODS = {"POST": post, "PATCH": patch, "DELETE": delete}
NO_CONTENT = 204


class TypeMayBeLeftOut(StructSchemaPlugin):
    """For the OpenAPI document: the address says what is to be done, so a message need not say it once more."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Action)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.required = [name for name in schema.required or [] if name != "type"]
        return schema


def routes() -> list[HTTPRouteHandler]:
    return [_route(handler) for handler in HANDLERS.values()]


def _route(handler: Handler) -> HTTPRouteHandler:
    """The body is the message. Where a message has no fields none is read; a seat in the path goes into the message."""

    async def with_seat(request: AnyRequest, table: str, seat: str, data: Any) -> Any:
        return await _perform(handler, request, table, structs.replace(data, seat=seat))

    async def with_body(request: AnyRequest, table: str, data: Any) -> Any:
        return await _perform(handler, request, table, data)

    async def without_body(request: AnyRequest, table: str) -> Any:
        return await _perform(handler, request, table, handler.message())

    route: Any = without_body
    if handler.message.__struct_fields__:
        route = with_seat if "{seat:" in handler.path else with_body
        route.__annotations__["data"] = handler.message
    route.__annotations__["return"] = None if handler.status == NO_CONTENT else Response[_answer(handler)]  # type: ignore[misc]
    route.__name__ = handler.run.__name__
    made: HTTPRouteHandler = METHODS[handler.method](
        f"/api/tables/{{table:str}}/{handler.path}".rstrip("/"),
        responses=troubles(403, 404, 409, 422),
        status_code=handler.status,
        tags=[handler.group],
    )(route)
    return made


def _answer(handler: Handler) -> Any:
    return TableInfo if handler.answer is type(None) else handler.answer


async def _perform(handler: Handler, request: AnyRequest, table: str, message: Action) -> Response[Any] | None:
    hall = hall_of(request)
    room, visitor = await enter(hall, request, table)
    doing = perform(hall, room, visitor, message)
    answer = await (unless_gone(request, doing) if handler.slow else doing)
    if handler.status == NO_CONTENT:
        return None
    if answer is None:
        answer = room.info(hall.holder(room, visitor.token))
    cookies = [seat_cookie(request, answer.table.id, answer.token)] if isinstance(answer, Seated) else []
    return Response(answer, status_code=handler.status, cookies=cookies)
