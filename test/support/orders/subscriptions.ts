import { makeProducts, type ProductView, sek } from "../catalogue/products.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

type Json = Readonly<Record<string, unknown>>

export interface OrderChargeView extends Json {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
  readonly changeState: string
}
export interface OrderView extends Json {
  readonly id: string
  readonly orderNumber: string
  readonly version: number
  readonly status: string
  readonly products: readonly { readonly id: string; readonly charges: readonly OrderChargeView[] }[]
  readonly milestones: readonly { readonly id: string }[]
}

const checked = <A>(status: number, answer: ApiAnswer): A => {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer.body as A
}

export const chargesIn = ({ products }: OrderView): readonly OrderChargeView[] =>
  products.flatMap(({ charges }) => charges)

/**
 * Makes an account and a product with a monthly fee of 100, seats at 5 and a setup fee of 1000, and returns requests
 * about orders of that product.
 */
export const prepareSubscriptions = async (api: ApiClient) => {
  const account = checked<{ readonly id: string }>(
    201,
    await api.post("/Accounts", { name: "Customer AB", currency: "SEK" }),
  ).id
  const products = makeProducts(api)
  const plan: ProductView = await products.create({
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
  /** The request for a subscription of the year 2024. */
  const request = (more: Json = {}): Json => ({
    status: "Active",
    account,
    orderDate: "2024-01-01",
    products: [{ product: plan.id }],
    ...more,
  })
  /** A request that changes the price of the fee. */
  const newPrice = (price: number, effectiveChangeDate = "2024-03-01"): Json => ({
    effectiveChangeDate,
    products: [
      {
        product: plan.id,
        charges: [{ charge: { key: "Charge-ChargeNumber", value: "C-1001" }, priceDetails: [{ tier: 0, price }] }],
      },
    ],
  })
  return {
    account,
    plan,
    request,
    newPrice,
    create: async (more: Json = {}) => checked<OrderView>(201, await api.post("/Subscriptions", request(more))),
    cancel: async (id: string, firstDayOfCancellation = "2024-06-01") =>
      checked<OrderView>(
        200,
        await api.post(`/Subscriptions/cancel/${id}`, {
          cancellationDate: firstDayOfCancellation,
          cancellationMode: "OnOrderCancellationDate",
          firstDayOfCancellation,
        }),
      ),
    /** Makes another product, with a monthly fee of 20, and returns its id. */
    extra: async () =>
      (
        await products.create({
          name: "Extra",
          chargePlans: [{ charges: [{ name: "More", priceDetails: [sek(20)] }] }],
        })
      ).id,
    /** Makes a sales order for ten units of a OneOff Quantity charge, which can be delivered in parts. */
    stock: async (status = "Order") => {
      const goods = await products.create({
        name: "Goods",
        chargePlans: [
          { charges: [{ name: "Piece", chargeType: "OneOff", model: "Quantity", priceDetails: [sek(7)] }] },
        ],
      })
      const body = {
        status,
        account,
        orderDate: "2024-01-01",
        products: [{ product: goods.id, charges: [{ orderedQuantity: 10 }] }],
      }
      return checked<OrderView>(201, await api.post("/SalesOrders", body))
    },
  }
}
export type Subscriptions = Awaited<ReturnType<typeof prepareSubscriptions>>

/** The ids of an order, and of its first product, charge and milestone. */
export interface OrderIds {
  readonly id: string
  readonly orderNumber: string
  readonly productId: string
  readonly chargeId: string
  readonly milestoneId: string
}

export const idsOfOrder = ({ id, orderNumber, products, milestones }: OrderView): OrderIds => ({
  id,
  orderNumber,
  productId: products[0]!.id,
  chargeId: products[0]!.charges[0]!.id,
  milestoneId: milestones[0]!.id,
})
