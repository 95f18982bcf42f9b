import { isStorable } from "@svc/domain/shared/json-text"
import { findEventTag } from "@svc/domain/webhooks/event-tags"
import { longestSearchValue } from "@svc/domain/webhooks/search-value"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import { invalidRequest } from "../invalid-request.ts"
import { readCursor } from "../pages.ts"
import { closed, Instant, instantOf, pageQuery, Uuid, usualPage } from "../shapes.ts"
import { EventTag } from "./webhooks.schema.ts"

/** Query parameters that the lists of events and of deliveries have in common. */
export const logQuery = {
  ...pageQuery,
  EventType: Type.Optional(EventTag),
  CorrelationId: Type.Optional(Uuid),
  Search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: longestSearchValue,
      description:
        "A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing",
    }),
  ),
  From: Type.Optional(Instant),
  To: Type.Optional(Instant),
}
const LogQuery = closed(logQuery)

/** Reads the common parameters; `Id` is the id of the list's items. */
export const readLogQuery = Effect.fnUntraced(function* <Id extends string>(query: Static<typeof LogQuery>) {
  const { EventType, PageSize = usualPage, Search } = query
  const found = EventType === undefined ? undefined : findEventTag(EventType)
  if (EventType !== undefined && found === undefined) {
    return yield* invalidRequest("EventType", "is not an event tag; GET /EventTypes lists them")
  }
  if (Search !== undefined && !isStorable(Search)) return yield* invalidRequest("Search", "must not contain U+0000")
  const after = yield* readCursor<Id>(query.Cursor)
  return {
    ...(found === undefined ? {} : { tag: found.tag }),
    ...(query.CorrelationId === undefined ? {} : { correlationId: query.CorrelationId }),
    ...(Search === undefined ? {} : { search: Search }),
    ...(query.From === undefined ? {} : { from: instantOf(query.From) }),
    ...(query.To === undefined ? {} : { to: instantOf(query.To) }),
    ...(after === undefined ? {} : { after }),
    // Requests one item more than the page holds, to find out whether another page follows.
    limit: PageSize + 1,
  }
})
