import { makeProducts, type ProductView, sek } from "../catalogue/products.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

type Json = Readonly<Record<string, unknown>>
interface Amount {
  readonly amount: number
}
export interface QuoteMetrics {
  readonly cmrr: Amount
  readonly acv: Amount
  readonly tcv: Amount
  readonly otf: Amount
}

export interface QuoteView extends Json, QuoteMetrics {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly status: string
  readonly products: readonly (Json & {
    readonly id: string
    readonly name: string
    readonly charges: readonly (Json & QuoteMetrics & { readonly id: string; readonly name: string })[]
  })[]
}
export interface ConvertedView extends Json {
  readonly quote: QuoteView
  readonly orderId: string
  readonly orderNumber: string
  readonly orderStatus: string
}

const checked = <A>(status: number, answer: ApiAnswer): A => {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer.body as A
}

/** The metrics of a quote or an order, as numbers. */
export const worth = (of: QuoteMetrics | (Omit<QuoteMetrics, "otf"> & { readonly oneTimeFees: Amount })) => ({
  cmrr: of.cmrr.amount,
  acv: of.acv.amount,
  tcv: of.tcv.amount,
  fees: ("otf" in of ? of.otf : of.oneTimeFees).amount,
})

/**
 * Makes an account with an address and a product with a monthly fee of 100, seats at 5 and a setup fee of 1000, and
 * returns requests about quotes for it.
 */
export const prepareQuotes = async (api: ApiClient) => {
  const account = async (more: Json = {}) =>
    checked<{ readonly id: string }>(
      201,
      await api.post("/Accounts", {
        name: "Customer AB",
        currency: "SEK",
        defaultInvoiceAddress: { street: "Storgatan 1", city: "Lund", zip: "222 22", country: "SE" },
        ...more,
      }),
    ).id
  const customer = await account()
  const plan: ProductView = await makeProducts(api).create({
    name: "Plan",
    productType: "MultipleCharges",
    chargePlans: [
      {
        name: "Yearly",
        charges: [
          { name: "Fee", priceDetails: [sek(100)] },
          { name: "Seat", model: "Quantity", priceDetails: [sek(5)] },
          { name: "Start", chargeType: "OneOff", priceDetails: [sek(1000)] },
        ],
      },
    ],
  })
  /** The request for a quote of the whole plan for the year 2024, which stays valid for long. */
  const request = (more: Json = {}): Json => ({
    customer,
    quoteDate: "2024-01-05",
    validToDate: "2099-12-31",
    effectiveStartDate: "2024-01-01",
    products: [
      { product: plan.id, charges: [{ charge: "Fee" }, { charge: "Seat", quantity: 3 }, { charge: "Start" }] },
    ],
    ...more,
  })
  const get = async (id: string) => checked<QuoteView>(200, await api.get(`/Quotes/${id}`))
  return {
    api,
    account,
    customer,
    plan,
    request,
    get,
    create: async (more: Json = {}) => checked<QuoteView>(201, await api.post("/Quotes", request(more))),
    patch: async (id: string, more: Json) => checked<QuoteView>(200, await api.patch(`/Quotes/${id}`, more)),
    close: async (id: string) => checked<QuoteView>(200, await api.post(`/Quotes/${id}/Close`, {})),
    convert: async (quote: string, activateOrder = true) =>
      checked<ConvertedView>(200, await api.post("/Quotes/convertToOrder", { quote, activateOrder })),
    subscription: async (id: string) =>
      checked<Json & Omit<QuoteMetrics, "otf"> & { readonly oneTimeFees: Amount }>(
        200,
        await api.get(`/Subscriptions/${id}`),
      ),
    /** Makes an Active subscription to the plan for the year 2024. */
    subscribe: async (more: Json = {}) =>
      checked<Json & { readonly id: string; readonly orderNumber: string }>(
        201,
        await api.post("/Subscriptions", {
          status: "Active",
          account: customer,
          orderDate: "2024-01-01",
          products: [{ product: plan.id }],
          ...more,
        }),
      ),
  }
}
export type QuotesOver = Awaited<ReturnType<typeof prepareQuotes>>
