import { makeProducts, type ProductView } from "../catalogue/products.ts"
import { type InvoiceView, type Json, makeBilling, type OperationView, type PageView } from "../invoicing/billing.ts"
import type { OrderView } from "../orders/subscriptions.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

export interface ItemView extends Json {
  readonly id: string
  readonly accountingPeriod: { readonly startDate: string; readonly status: string }
  readonly recognizedRevenue: { readonly amount: number; readonly baseCurrencyAmount: number }
  readonly deferredRevenue: { readonly amount: number }
  readonly invoiceLine: { readonly id: string }
}
export interface RecognitionView {
  readonly journalIds: readonly string[]
  readonly items: number
  readonly amount: number
}

const checked = <A>(status: number, answer: ApiAnswer): A => {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer.body as A
}

/** The month and the amount of items as texts, such as `2024-01 100`. */
export const monthly = (items: readonly ItemView[]): readonly string[] =>
  items.map(
    ({ accountingPeriod, recognizedRevenue }) =>
      `${accountingPeriod.startDate.slice(0, 7)} ${recognizedRevenue.amount}`,
  )

/**
 * Requests over HTTP for tests of deferred revenue: subscriptions whose lines are spread, their invoices and their
 * schedules.
 */
export const makeDeferred = (api: ApiClient) => {
  const billing = makeBilling(api)
  const products = makeProducts(api)
  const product = (charge: Json): Promise<ProductView> =>
    products.create({ chargePlans: [{ charges: [{ name: "Fee", ...charge }] }] })

  /** Makes an active subscription that starts on a day. */
  const subscribe = async (account: string, of: ProductView, start: string, more: Json = {}): Promise<OrderView> =>
    checked(
      201,
      await api.post("/Subscriptions", {
        status: "Active",
        account,
        orderDate: start,
        effectiveStartDate: start,
        products: [{ product: { key: "Product-Id", value: of.id } }],
        ...more,
      }),
    )

  /** Invoices everything that is due up to a day, and posts the invoice. Returns `undefined` when nothing is due. */
  const invoice = async (order: OrderView, target: string, invoiceDate = target): Promise<InvoiceView | undefined> => {
    const body = { invoiceDate, targetDate: target, invoiceAction: "CreateDraftAndPostInvoice" }
    const made = checked<OperationView>(200, await api.post(`/Invoices/orders/${order.id}`, body))
    return made.id === undefined ? undefined : billing.get(made.id)
  }

  const ofLine = async (line: string, query = ""): Promise<PageView<ItemView>> =>
    billing.page<ItemView>(`/RevenueSchedule/InvoiceLine/${line}?PageSize=100${query}`)
  const ofCharge = async (charge: string): Promise<PageView<ItemView>> =>
    billing.page<ItemView>(`/RevenueSchedule/Charge/${charge}?PageSize=100`)

  const recognise = async (month: string, more: Json = {}): Promise<RecognitionView> => {
    const [year, period] = month.split("-")
    const path = `/AccountingPeriods/${year}/${Number(period)}/RecognizeRevenue`
    return checked(200, await api.post(path, more))
  }

  const drafts = async (): Promise<readonly InvoiceView[]> =>
    (await billing.page<InvoiceView>(`/Invoices?PageSize=100&Filter=${encodeURIComponent("status eq 'Draft'")}`)).data

  return { billing, product, subscribe, invoice, ofLine, ofCharge, recognise, drafts }
}
export type Deferred = ReturnType<typeof makeDeferred>
