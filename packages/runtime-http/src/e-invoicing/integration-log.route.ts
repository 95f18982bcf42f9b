import { type LogLevel, logLevels, type StoredLogRecord } from "@svc/domain/e-invoicing/ports/integration-log"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, pageQuery, uuid, usualPage } from "../shapes.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { LogPage } from "./e-invoices.schema.ts"

const logBody = ({ at, ...record }: StoredLogRecord) => ({ ...record, time: toIso(at) })

/** The log of what the provider and the national system did not take. */
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
    answers: { 200: { description: "A page, newest first", schema: LogPage } },
    handle: Effect.fnUntraced(function* (
      { scope },
      { query: { PageSize = usualPage, Cursor, Level, InvoiceId: invoiceId } },
    ) {
      const before = yield* readCursor(Cursor)
      const found = yield* eInvoicing.log(scope, {
        limit: PageSize + 1,
        ...(before === undefined ? {} : { before }),
        ...(Level === undefined ? {} : { level: Level as LogLevel }),
        ...(invoiceId === undefined ? {} : { invoiceId: invoiceId }),
      })
      return { status: 200, body: toPage(found, PageSize, logBody) }
    }),
  }),
]
