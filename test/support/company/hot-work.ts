import { makeBatchCalls } from "../invoicing/batches.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"
import { plan } from "./company-catalogue.ts"

type Json = Readonly<Record<string, unknown>>
type Made = Json & { readonly id: string }
interface Order extends Made {
  readonly products: readonly [
    { readonly charges: readonly { readonly name: string; readonly chargeNumber: string }[] },
  ]
}
interface Invoice extends Made {
  readonly invoiceLines: readonly [{ readonly id: string }]
}

const done = async <A = Made>(answer: Promise<ApiAnswer>): Promise<A> => {
  const { status, text, body } = await answer
  if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  return body as A
}

const sold = { status: "Active", orderDate: "2026-01-01", effectiveStartDate: "2026-01-01", term: 12 }
const day = "2026-02-15"

/** Sells one subscription with four charges, which the tests copy. */
export const sellFirst = async (api: ApiClient): Promise<void> => {
  await done(api.post("/Accounts", { name: "Customer", currency: "SEK" }))
  for (const period of ["Quarterly", "Monthly"]) await done(api.post("/Products", plan(`Plan ${period}`, period)))
  const products = [{ product: "Plan Quarterly" }]
  await done(api.post("/Subscriptions", { ...sold, account: "A-1001", products }))
}

/** Lists, each with filters that match few rows. `X` stands for the id of an account. */
const lists: Readonly<Record<string, readonly string[]>> = {
  Invoices: ["account/id eq guid'X'", "status eq 'Draft'", `invoiceDate eq datetime'${day}'`],
  Accounts: ["name eq 'Another'"],
  Journals: ["journalNumber eq 'none'"],
  Payments: ["isFullyAllocated eq false"],
  Subscriptions: ["account/id eq guid'X'", "status eq 'Draft'"],
  SalesOrders: ["account/id eq guid'X'"],
  Usage: ["account/id eq guid'X'"],
  Quotes: ["customer/id eq guid'X'"],
  Bookings: ["order/id eq guid'00000000-0000-7000-8000-000000000000'"],
  InvoiceBatches: [],
  Events: [],
  WebhookDeliveries: [],
}

/** The steps that read all orders, accounts and invoices of the tenant. */
export const ofAll: ReadonlySet<string> = new Set([
  "generate a batch",
  "post the batch",
  "recognise a month",
  "deliver",
])

/**
 * The daily work of a tenant over HTTP, step by step: a batch of everything due and its posting, each kind of work for
 * one customer, the revenue of a month, and the lists.
 */
export const hotWork = (api: ApiClient): readonly (readonly [name: string, work: () => Promise<unknown>])[] => {
  const batches = makeBatchCalls(api)
  let [batch, account, note, payment]: Made[] = []
  let order: Order | undefined
  let invoice: Invoice | undefined
  const charge = (name: string) => order!.products[0].charges.find((each) => each.name === name)!.chargeNumber
  const named = () => ({ key: "Invoice_Posted-Id", value: invoice!.id })
  const post = <A = Made>(path: string, body: Json) => done<A>(api.post(path, body))
  const get = <A>(path: string) => done<A>(api.get(path))
  const filtered = (list: string, filter: string) =>
    get<{ readonly data: readonly Made[] }>(`/${list}?Filter=${encodeURIComponent(filter.replace("X", account!.id))}`)
  const line = { productName: "Plan", price: 5, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" }

  return [
    [
      "generate a batch",
      async () => {
        batch = await batches.generate({ invoiceDate: "2026-01-31", targetDate: "2026-01-31" })
      },
    ],
    ["post the batch", () => batches.post(batch!.id)],
    [
      "make an account",
      async () => {
        account = await post("/Accounts", { name: "Another", currency: "SEK" })
      },
    ],
    [
      "subscribe",
      async () => {
        const products = [{ product: "Plan Monthly" }]
        order = await post<Order>("/Subscriptions", { ...sold, account: account!.id, products })
      },
    ],
    ["use", () => post("/Usage", { charge: charge("Calls"), quantity: 3, fromDate: "2026-01-20" })],
    [
      "invoice an order",
      async () => {
        const made = { invoiceDate: "2026-01-31", invoiceAction: "CreateDraftAndPostInvoice" }
        await post(`/Invoices/orders/${order!.id}`, made)
        const { data } = await filtered("Invoices", "account/id eq guid'X'")
        invoice = data[0] as Invoice
      },
    ],
    [
      "change the order",
      () =>
        post(`/Subscriptions/${order!.id}/change`, {
          effectiveChangeDate: "2026-02-10",
          orderDate: "2026-02-10",
          products: [
            {
              operation: "Change",
              product: "Plan Monthly",
              charges: [{ charge: { key: "OrderProductCharge-ChargeNumber", value: charge("Seats") }, quantity: 3 }],
            },
          ],
        }),
    ],
    [
      "credit",
      async () => {
        note = await post(`/Invoices/${invoice!.id}/credit`, {
          lines: [{ invoiceLineId: invoice!.invoiceLines[0].id, amount: 10 }],
          creditInvoiceDate: day,
          invoiceAction: "CreateDraftAndPostInvoice",
        })
      },
    ],
    ["match", () => post(`/Invoices/${invoice!.id}/Match`, { creditInvoiceId: note!.id })],
    [
      "pay",
      async () => {
        const paid = { invoice: named(), amount: 50, paymentDate: day, paymentMethod: "Bank transfer" }
        payment = await post("/Payments/CreateAndPost", paid)
      },
    ],
    [
      "take the settlement back",
      () =>
        done(
          api.patch(`/Payments/${payment!.id}`, {
            paymentSettlements: [{ operation: "Remove", invoice: named() }],
          }),
        ),
    ],
    ["write off", () => post(`/Invoices/${invoice!.id}/WriteOff`, { date: day, reason: "Lost" })],
    [
      "invoice on account",
      () =>
        post("/Invoices/onAccountInvoice", {
          account: account!.id,
          currency: "SEK",
          invoiceDate: day,
          invoiceLines: [line],
        }),
    ],
    ["recognise a month", () => post("/AccountingPeriods/2026/1/RecognizeRevenue", {})],
    ["read the balance of an account", () => get(`/Accounts/${account!.id}/Summary`)],
    ...Object.entries(lists).flatMap(([list, filters]) => [
      [`list ${list}`, () => get(`/${list}`)] as const,
      ...filters.map((filter) => [`list ${list} where ${filter}`, () => filtered(list, filter)] as const),
    ]),
  ]
}
