import { type LogLevel, logLevels, type StoredLogRecord } from "@svc/domain/e-invoicing/ports/integration-log"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { csv, logAsCsv } from "../csv-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, pageQuery, uuid, usualPage } from "../shapes.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { LogPage } from "./e-invoices.schema.ts"

const columns = ["id", "time", "level", "code", "message", "invoiceId", "entryId"]

const logBody = ({ at, ...record }: StoredLogRecord) => ({ ...record, time: toIso(at) })

/** The log of refusals by the provider and the national system. */
export const integrationLogOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/IntegrationLog",
    tag: "Integrations",
    need: "einvoices:read",
    summary: "Get the integration log",
    query: closed({
      ...pageQuery,
      Level: Type.Optional(Type.Enum([...logLevels])),
      InvoiceId: Type.Optional(uuid<InvoiceId>()),
    }),
    offers: ["application/json", csv],
    answers: { 200: { description: "A page, newest first", schema: LogPage } },
    handle: Effect.fnUntraced(function* (
      { scope },
      { query: { PageSize = usualPage, Cursor, Level, InvoiceId: invoiceId }, mediaType },
    ) {
      const before = yield* readCursor(Cursor)
      const filter = given({ level: Level as LogLevel | undefined, invoiceId })
      const list = (behind: string | undefined, limit: number) =>
        eInvoicing.log(scope, { limit, ...filter, ...given({ before: behind }) })
      if (mediaType === csv) return logAsCsv("/IntegrationLog", columns, logBody, list)
      const found = yield* list(before, PageSize + 1)
      return { status: 200, body: toPage(found, PageSize, logBody) }
    }),
  }),
]
