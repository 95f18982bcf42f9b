import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import { directions, entryStatuses } from "@svc/domain/e-invoicing/entry"
import { entryView } from "@svc/domain/e-invoicing/entry-view"
import type { EntryFilter } from "@svc/domain/e-invoicing/ports/entry-store"
import { receivedView } from "@svc/domain/e-invoicing/received-invoice"
import { nationalStates } from "@svc/domain/invoicing/national-state"
import { given } from "@svc/domain/shared/given"
import type { EInvoiceEntryId, InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Static, Type } from "typebox"
import type { ApiError } from "../api-error.ts"
import { csv, logAsCsv } from "../csv-list.ts"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, Instant, instantOf, pageQuery, uuid, usualPage } from "../shapes.ts"
import * as schemas from "./e-invoices.schema.ts"

const EntryQuery = closed({
  ...pageQuery,
  Direction: Type.Optional(
    Type.Enum([...directions], { default: "Sent", description: "Received: suppliers' invoices" }),
  ),
  Status: Type.Optional(Type.Enum([...entryStatuses])),
  State: Type.Optional(
    Type.Enum([...nationalStates], {
      description:
        "Finer than Status, as in the counts; each entry has one state. Failed and Unknown contain only entries after which nothing was submitted",
    }),
  ),
  InvoiceId: Type.Optional(uuid<InvoiceId>()),
  Search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "For sent ones: the start of the invoice number, or the whole national number",
    }),
  ),
  From: Type.Optional(Instant),
  To: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
  DeadlineBefore: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Invoices whose deadline is before this time and that are not accepted yet; exclusive",
    }),
  ),
})
type Query = Static<typeof EntryQuery>

const columns = [
  "id",
  "created",
  "direction",
  "invoiceId",
  "invoiceNumber",
  "status",
  "outcome",
  "errorMessage",
  "lastProblem",
  "heldBack",
  "heldBackBy",
  "nationalEInvoiceId",
  "maventaReferenceId",
  "nextAttemptAt",
  "deadline",
  "submitted",
  "processed",
  "failed",
  "supplier/name",
  "supplier/taxRegistrationNumber",
  "invoiceDate",
  "dueDate",
  "currency",
  "totalAmount",
]

const momentOf = (text: string | undefined) => (text === undefined ? undefined : instantOf(text))

/** An entry with the data shown beside it. */
interface Shown {
  readonly id: EInvoiceEntryId
}
type Read = (scope: Scope, query: Query, piece: Piece) => Effect.Effect<readonly Shown[], ApiError>

/** The start and the size of a page, or of the next piece of a file. */
type Piece = Pick<EntryFilter, "before" | "limit">

/** Entries of sent invoices, and those of suppliers (contract E12, E54). */
export const eInvoiceList = (eInvoicing: EInvoicing): AnyOperation => {
  const received: Read = (scope, { Status, State, InvoiceId, From, To, DeadlineBefore }, piece) => {
    // A received invoice is always Processed and not ours, so with any other filter the list is empty.
    if ((Status ?? State ?? "Processed") !== "Processed" || InvoiceId !== undefined || DeadlineBefore !== undefined)
      return Effect.succeed([])
    const days = given({ createdFrom: momentOf(From), createdTo: momentOf(To) })
    return Effect.map(eInvoicing.listReceived(scope, { ...piece, ...days }), (all) => all.map(receivedView))
  }
  const sent: Read = (scope, query, piece) =>
    Effect.map(
      eInvoicing.list(scope, {
        ...piece,
        ...given({
          status: query.Status,
          state: query.State,
          invoiceId: query.InvoiceId,
          text: query.Search,
          createdFrom: momentOf(query.From),
          createdTo: momentOf(query.To),
          deadlineBefore: momentOf(query.DeadlineBefore),
        }),
      }),
      (all) => all.map(entryView),
    )
  const same = (shown: Shown) => shown

  return apiOperation({
    method: "get",
    path: "/NationalEInvoices",
    tag: "National e-invoices",
    need: "einvoices:read",
    summary: "Get national e-invoice entries",
    query: EntryQuery,
    offers: ["application/json", csv],
    answers: { 200: { description: "A page, newest first", schema: schemas.EntryPage } },
    handle: Effect.fnUntraced(function* ({ scope }, { query, mediaType }) {
      const { PageSize = usualPage, Cursor, Direction, Search } = query
      const before = yield* readCursor<EInvoiceEntryId>(Cursor)
      if (Direction === "Received" && Search !== undefined)
        return yield* invalidRequest("Search", "applies only to sent e-invoices")
      const read = (piece: Piece) => (Direction === "Received" ? received : sent)(scope, query, piece)
      if (mediaType === csv)
        return logAsCsv<Shown>("/NationalEInvoices", columns, same, (after, limit) =>
          read({ limit, ...given({ before: after }) }),
        )
      const found = yield* read({ limit: PageSize + 1, ...given({ before }) })
      return { status: 200, body: toPage(found, PageSize, same) }
    }),
  })
}
