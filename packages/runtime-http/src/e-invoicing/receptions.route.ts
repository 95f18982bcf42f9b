import { receptionStates, receptionView } from "@svc/domain/e-invoicing/reception"
import type { EInvoiceReceptionId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { readCursor, toPage } from "../pages.ts"
import { closed, idParameter, Instant, pageQuery, usualPage, Uuid } from "../shapes.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"

const tag = "National e-invoices"
const path = "/NationalEInvoices/Receptions"

const Reception = closed(
  {
    id: Uuid,
    state: Type.Enum([...receptionStates]),
    requested: Instant,
    started: Type.Optional(Instant),
    finished: Type.Optional(Instant),
    received: Type.Integer({ description: "Number of invoices stored so far" }),
    acknowledged: Type.Integer({
      description: "Number of invoices whose receipt was confirmed to the provider so far",
    }),
    message: Type.Optional(
      Type.String({ description: "Reason for the failure; the remaining invoices are fetched the next time" }),
    ),
  },
  { title: "NationalEInvoiceReception" },
)
const ReceptionPage = closed(
  { data: Type.Array(Reception), nextCursor: Type.Optional(Type.String()) },
  { title: "NationalEInvoiceReceptionPage" },
)

/** Fetching of suppliers' invoices on request (contract E55). */
export const receptionOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/NationalEInvoices/Receive",
    tag,
    need: "einvoices:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: "Fetch suppliers' invoices now",
    description:
      "Fetches the invoices that the provider has; without a request this happens twice a day. If a fetch is running, it is returned instead.",
    body: closed({}),
    answers: { 202: { description: "A worker fetches; read the reception for its progress", schema: Reception } },
    handle: ({ scope }) =>
      Effect.map(eInvoicing.receiveNow(scope), (reception) => ({
        status: 202,
        body: receptionView(reception),
        headers: { location: `${path}/${reception.id}` },
      })),
  }),

  apiOperation({
    method: "get",
    path,
    tag,
    need: "einvoices:read",
    summary: "Get the fetches of suppliers' invoices",
    description: "Only fetches that were requested.",
    query: closed(pageQuery),
    answers: { 200: { description: "A page, newest first", schema: ReceptionPage } },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { PageSize = usualPage, Cursor } }) {
      const before = yield* readCursor<EInvoiceReceptionId>(Cursor)
      const page = { limit: PageSize + 1, ...(before === undefined ? {} : { before }) }
      return { status: 200, body: toPage(yield* eInvoicing.receptions(scope, page), PageSize, receptionView) }
    }),
  }),

  apiOperation({
    method: "get",
    path: `${path}/{id}`,
    tag,
    need: "einvoices:read",
    summary: "Get a fetch of suppliers' invoices with its progress",
    params: idParameter<EInvoiceReceptionId>(),
    answers: { 200: { description: "The reception", schema: Reception }, 404: { description: "No such reception" } },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(eInvoicing.reception(scope, id), (reception) => ({ status: 200, body: receptionView(reception) })),
  }),
]
