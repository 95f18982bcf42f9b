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
    received: Type.Integer({ description: "Invoices that it kept so far" }),
    acknowledged: Type.Integer({ description: "Invoices of which the provider was told so far that they are here" }),
    message: Type.Optional(Type.String({ description: "Why it failed; the rest is fetched the next time" })),
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
    summary: "Fetch the invoices of suppliers now",
    description:
      "Those that the provider has; they come twice a day by themselves. One that is under way is answered again.",
    body: closed({}),
    answers: { 202: { description: "A worker fetches; read the reception to see how far it is", schema: Reception } },
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
    summary: "Get the fetches of invoices of suppliers",
    description: "Those that somebody asked for.",
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
    summary: "Get a fetch of invoices of suppliers with its progress",
    params: idParameter<EInvoiceReceptionId>(),
    answers: { 200: { description: "The reception", schema: Reception }, 404: { description: "No such reception" } },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(eInvoicing.reception(scope, id), (reception) => ({ status: 200, body: receptionView(reception) })),
  }),
]
