import type { Audit } from "@svc/domain/audit/audit"
import type { AuditFilter, AuditRow, AuditSight } from "@svc/domain/audit/audit-row"
import { allows } from "@svc/domain/identity/permissions"
import { type AuditedKind, auditedKinds } from "@svc/domain/shared/audited-kinds"
import { type ActorKind, actorKinds } from "@svc/domain/shared/change-cause"
import { given } from "@svc/domain/shared/given"
import type { UserId } from "@svc/domain/shared/ids"
import { currentTime, type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { Type } from "typebox"
import { csv, logAsCsv } from "../csv-list.ts"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation, type Call } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, idParameter, Instant, instantOf, pageQuery, usualPage, Uuid, uuid } from "../shapes.ts"

const dayMs = 86_400_000
/** The longest range of an export. */
const mostDays = 92
const Kind = Type.Unsafe<AuditedKind>(Type.Enum([...auditedKinds]))
const optionalText = Type.Optional(Type.String())
const text = (description: string) => Type.Optional(Type.String({ description }))
const hash = text("Of the whole text, if it is cut")
const AuditRowResponse = closed(
  {
    id: Uuid,
    time: Instant,
    actor: closed({
      kind: Type.Unsafe<ActorKind>(Type.Enum([...actorKinds])),
      userId: Type.Optional(Uuid),
      tokenId: text("Its client id"),
      tokenName: text("Today's"),
      name: text("Of the program, or today's of the user"),
    }),
    address: text("Of the caller"),
    userAgent: text("At most 200 characters"),
    operation: Type.String({ description: "operationId, job or command" }),
    resource: closed({ kind: Kind, id: text("Absent for a setting"), number: text("Or name") }),
    legalEntityId: text("Absent for all"),
    traceId: text("Of the request"),
    correlationId: text("Of its events"),
    changes: Type.Array(
      closed({
        path: Type.String({ description: "Like `lines[…].price`" }),
        before: Type.Optional(Type.Unknown({ description: "Absent if not read" })),
        beforeSha256: hash,
        after: Type.Optional(Type.Unknown({ description: "Absent if removed" })),
        afterSha256: hash,
      }),
    ),
    truncated: Type.Boolean({ description: "Members are left out" }),
  },
  { title: "AuditRow" },
)
const AuditPage = closed({ data: Type.Array(AuditRowResponse), nextCursor: optionalText }, { title: "AuditPage" })
const body = ({ at, ...row }: AuditRow) => ({ ...row, time: toIso(at) })
/** As CSV, the changes of a row are one cell. */
const flat = (row: AuditRow) => ({ ...body(row), changes: printJson(row.changes) })

const columns = [
  "id",
  "time",
  "actor/kind",
  "actor/name",
  "actor/userId",
  "actor/tokenId",
  "actor/tokenName",
  "operation",
  "resource/kind",
  "resource/id",
  "resource/number",
  "legalEntityId",
  "address",
  "userAgent",
  "traceId",
  "correlationId",
  "changes",
  "truncated",
]

const tag = "Audit log"
export interface AuditDoors {
  readonly audit: Audit
}

const visibleTo = ({ principal, isLegalEntityKnown, scope }: Call): AuditSight => ({
  tenantId: principal.tenantId,
  ...(isLegalEntityKnown ? { legalEntityId: scope.legalEntityId } : {}),
  withoutUsers: !allows(principal.permissions, "users:admin"),
})

/** The range of an export: at most 92 days, by default those until now. */
const exported = Effect.fnUntraced(function* (filter: AuditFilter) {
  const to = filter.to ?? (yield* currentTime)
  const from = filter.from ?? ((to - mostDays * dayMs) as Timestamp)
  if (to - from > mostDays * dayMs) return yield* invalidRequest("From", `must be at most ${mostDays} days before To`)
  return { ...filter, from, to }
})

/** The audit log (contract G30, G31). */
export const auditOperations = ({ audit }: AuditDoors): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/AuditLog",
    tag,
    need: "audit:read",
    anyLegalEntity: true,
    summary: "Get the audit log",
    description: "Newest first. Users and tokens need `users:admin`. CSV: at most 92 days.",
    query: closed({
      ...pageQuery,
      From: Type.Optional(Instant),
      To: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
      UserId: Type.Optional(uuid<UserId>()),
      Operation: optionalText,
      ResourceKind: Type.Optional(Kind),
      ResourceId: optionalText,
      Address: optionalText,
      Path: Type.Optional(Type.String({ description: "A changed member" })),
    }),
    offers: ["application/json", csv],
    answers: { 200: { description: "A page", schema: AuditPage } },
    handle: Effect.fnUntraced(function* (call, { query, mediaType }) {
      const { PageSize = usualPage, Cursor, From, To, UserId: userId, Operation: operation } = query
      const { ResourceKind: kind, ResourceId: resourceId, Address: address, Path: path } = query
      const after = yield* readCursor<string>(Cursor)
      const filter = {
        ...visibleTo(call),
        ...given({ from: From && instantOf(From), to: To && instantOf(To) }),
        ...given({ userId, operation, kind, resourceId: resourceId?.toLowerCase(), address, path }),
      }
      if (mediaType === csv) {
        const range = yield* exported(filter)
        return logAsCsv("/AuditLog", columns, flat, (behind, limit) => audit.list(range, behind, limit))
      }
      const all = yield* audit.list(filter, after, PageSize + 1)
      return { status: 200, body: toPage(all, PageSize, body) }
    }),
  }),
  apiOperation({
    method: "get",
    path: "/AuditLog/{id}",
    tag,
    need: "audit:read",
    anyLegalEntity: true,
    summary: "Get a row of the audit log",
    params: idParameter(),
    answers: {
      200: { description: "The row", schema: AuditRowResponse },
      404: { description: "No such row, or it is no longer kept" },
    },
    handle: (call, { params: { id } }) =>
      Effect.map(audit.get(visibleTo(call), id), (row) => ({ status: 200, body: body(row) })),
  }),
]
