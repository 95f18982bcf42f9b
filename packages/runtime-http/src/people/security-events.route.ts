import { allows } from "@svc/domain/identity/permissions"
import type { People } from "@svc/domain/people/people"
import { type SecurityEvent, securityEventTypes, type SecurityEventType } from "@svc/domain/people/security-event"
import type { UserId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import { Type } from "typebox"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, Instant, instantOf, pageQuery, usualPage, Uuid, uuid } from "../shapes.ts"
import { tag } from "./session.route.ts"

const TypeOfEvent = Type.Unsafe<SecurityEventType>(Type.Enum([...securityEventTypes]))
const SecurityEventPage = closed(
  {
    data: Type.Array(
      closed(
        {
          id: Uuid,
          type: TypeOfEvent,
          time: Instant,
          userId: Type.Optional(Uuid),
          address: Type.String(),
          userAgent: Type.String(),
          about: Type.Optional(Type.String({ description: "The object of the event" })),
        },
        { title: "SecurityEvent" },
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  },
  { title: "SecurityEventPage" },
)
const body = ({ id, type, at, userId, address, userAgent, about }: SecurityEvent) => ({
  id,
  type,
  time: toIso(at),
  userId,
  address,
  userAgent,
  about,
})

const columns = ["id", "time", "type", "userId", "about", "address", "userAgent"]

export interface SecurityEventDoors {
  readonly people: Pick<People, "securityEvents">
}

/** Security events: changes of credentials and rights (contract G20). */
export const securityEventOperations = ({ people }: SecurityEventDoors): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/SecurityEvents",
    tag,
    need: "anyone",
    anyLegalEntity: true,
    summary: "Get security events",
    description: "Newest first. With `users:admin` all events of the tenant, otherwise one's own.",
    query: closed({
      ...pageQuery,
      Type: Type.Optional(TypeOfEvent),
      UserId: Type.Optional(uuid<UserId>()),
      From: Type.Optional(Instant),
      To: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
    }),
    offers: ["application/json", csv],
    answers: { 200: { description: "A page", schema: SecurityEventPage } },
    handle: Effect.fnUntraced(function* (
      { principal },
      { query: { PageSize = usualPage, Cursor, Type: type, UserId: userId, From, To }, mediaType },
    ) {
      const after = yield* readCursor<string>(Cursor)
      const filter = given({
        userId: allows(principal.permissions, "users:admin") ? userId : principal.userId,
        types: type && [type],
        from: From && instantOf(From),
        to: To && instantOf(To),
      })
      const list = (behind: string | undefined, limit: number) =>
        people.securityEvents({ limit, ...filter, ...given({ after: behind }) })
      if (mediaType === csv) return logAsCsv("/SecurityEvents", columns, body, list)
      const all = yield* list(after, PageSize + 1)
      return { status: 200, body: toPage(all, PageSize, body) }
    }),
  }),
]
