import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { type EntryStatus, entryStatuses } from "@svc/domain/e-invoicing/entry"
import { entryView, historyView } from "@svc/domain/e-invoicing/entry-view"
import { type LogLevel, logLevels, type StoredLogRecord } from "@svc/domain/e-invoicing/ports/integration-log"
import type { EInvoiceEntryId, InvoiceId } from "@svc/domain/shared/ids"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../../operation.ts"
import { readCursor, toPage } from "../../pages.ts"
import * as schemas from "../../schemas/e-invoicing.ts"
import { closed, idParameter, pageQuery, Uuid } from "../../schemas/shapes.ts"

const tag = "National e-invoices"

const logBody = ({ at, ...record }: StoredLogRecord) => ({ ...record, time: toIso(at) })

/** RFC 6266, for names with any letters. */
const attachment = (fileName: string) => ({
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, escape)}`,
})
const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Entries, their documents and acknowledgements, and the integration log (specification 2.8). */
export const eInvoiceOperations = (container: Graph): readonly AnyOperation[] => {
  const read = resolve(container, "ReadEInvoices")
  const resubmit = resolve(container, "ResubmitInvoice")

  return [
    apiOperation({
      method: "get",
      path: "/NationalEInvoices",
      tag,
      need: "einvoices:read",
      summary: "Get national e-invoice entries",
      query: closed({
        ...pageQuery,
        Status: Type.Optional(Type.Enum([...entryStatuses])),
        InvoiceId: Type.Optional(Uuid),
      }),
      answers: { 200: { description: "A page, newest first", schema: schemas.EntryPage } },
      handle: Effect.fnUntraced(function* (
        { scope },
        { query: { PageSize = 20, Cursor, Status, InvoiceId: invoiceId } },
      ) {
        const before = yield* readCursor(Cursor)
        const found = yield* read.list(scope, {
          limit: PageSize + 1,
          ...(before === undefined ? {} : { before: before as EInvoiceEntryId }),
          ...(Status === undefined ? {} : { status: Status as EntryStatus }),
          ...(invoiceId === undefined ? {} : { invoiceId: invoiceId as InvoiceId }),
        })
        return { status: 200, body: toPage(found, PageSize, entryView) }
      }),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}",
      tag,
      need: "einvoices:read",
      summary: "Get a national e-invoice entry with its history",
      params: idParameter,
      answers: {
        200: { description: "The entry", schema: schemas.EntryWithHistory },
        404: { description: "No such entry" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.get(scope, id as EInvoiceEntryId), (found) => ({ status: 200, body: historyView(found) })),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}/Acknowledgement",
      tag,
      need: "einvoices:read",
      summary: "Download the official acknowledgement of an entry",
      params: idParameter,
      answers: {
        200: { description: "Byte for byte as the national system signed it", type: "application/xml" },
        404: { description: "No such entry, or it has none yet" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.acknowledgement(scope, id as EInvoiceEntryId), ({ fileName, content }) => ({
          status: 200,
          content: { type: "application/xml", data: Buffer.from(content) },
          headers: attachment(fileName),
        })),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/NationalEInvoices",
      tag,
      need: "einvoices:read",
      summary: "Get every submission of an invoice",
      params: idParameter,
      answers: {
        200: { description: "Newest first, each with its history", schema: Type.Array(schemas.EntryWithHistory) },
        404: { description: "No such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.ofInvoice(scope, id as InvoiceId), (found) => ({ status: 200, body: found.map(historyView) })),
    }),

    apiOperation({
      method: "post",
      path: "/Invoices/{id}/NationalEInvoices/Resubmit",
      tag,
      need: "einvoices:write",
      idempotent: true,
      summary: "Submit an invoice again after a failure",
      description:
        "Makes a new entry, which the worker sends. A document whose fate is open is asked for at the provider first. An attempt that waits is made at once.",
      params: idParameter,
      answers: {
        201: { description: "The entry; it may have failed already, with every reason", schema: schemas.Entry },
        404: { description: "No such posted invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(resubmit(scope, id as InvoiceId), (entry) => ({ status: 201, body: entryView(entry) })),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/UBL",
      tag,
      need: "einvoices:read",
      summary: "Get the UBL document of a posted invoice",
      description: "As it would be sent now; refused with every rule that it breaks.",
      params: idParameter,
      answers: {
        200: { description: "Peppol BIS Billing 3.0", type: "application/xml" },
        404: { description: "No such posted invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.preview(scope, id as InvoiceId), ({ number, bytes }) => ({
          status: 200,
          content: { type: "application/xml", data: Buffer.from(bytes) },
          headers: attachment(`${number.replaceAll(/[\\/]/g, "-")}.xml`),
        })),
    }),

    apiOperation({
      method: "get",
      path: "/IntegrationLog",
      tag: "Integrations",
      need: "einvoices:read",
      summary: "Get the integration log",
      query: closed({ ...pageQuery, Level: Type.Optional(Type.Enum([...logLevels])), InvoiceId: Type.Optional(Uuid) }),
      answers: { 200: { description: "A page, newest first", schema: schemas.LogPage } },
      handle: Effect.fnUntraced(function* (
        { scope },
        { query: { PageSize = 20, Cursor, Level, InvoiceId: invoiceId } },
      ) {
        const before = yield* readCursor(Cursor)
        const found = yield* read.log(scope, {
          limit: PageSize + 1,
          ...(before === undefined ? {} : { before }),
          ...(Level === undefined ? {} : { level: Level as LogLevel }),
          ...(invoiceId === undefined ? {} : { invoiceId: invoiceId as InvoiceId }),
        })
        return { status: 200, body: toPage(found, PageSize, logBody) }
      }),
    }),
  ]
}
