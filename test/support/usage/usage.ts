import { makeProducts, sek } from "../catalogue/products.ts"
import { chargesIn, type OrderView } from "../orders/subscriptions.ts"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

type Json = Readonly<Record<string, unknown>>

export interface UsageView extends Json {
  readonly id: string
  readonly processed?: boolean
  readonly quantity: number
}

export const checked = <A>(status: number, answer: ApiAnswer): A => {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer.body as A
}

const chargesOfPlan = [
  { name: "Calls", chargeType: "Usage", model: "Tiered", priceDetails: [sek(1)] },
  { name: "Data", chargeType: "Usage", model: "Rated" },
  { name: "Disk", chargeType: "Measured", model: "Quantity", priceDetails: [sek(2)] },
  { name: "Fee", priceDetails: [sek(100)] },
]

/** Makes an account and an Active subscription of the year 2024 whose charges accept usage and measurements. */
export const prepareUsage = async (api: ApiClient) => {
  const newAccount = async (name: string) =>
    checked<{ readonly id: string; readonly accountNumber: string }>(
      201,
      await api.post("/Accounts", { name, currency: "SEK" }),
    )
  const account = await newAccount("Customer AB")
  const plan = await makeProducts(api).create({
    name: "Plan",
    productType: "MultipleCharges",
    chargePlans: [{ name: "Yearly", charges: chargesOfPlan }],
  })
  const subscribe = async (more: Json = {}) =>
    checked<OrderView>(
      201,
      await api.post("/Subscriptions", {
        status: "Active",
        account: account.id,
        orderDate: "2024-01-01",
        products: [{ product: plan.id }],
        ...more,
      }),
    )
  const chargeIn = (order: OrderView, name: string) => chargesIn(order).find((charge) => charge.name === name)!
  const order = await subscribe()
  return {
    account,
    newAccount,
    plan,
    order,
    subscribe,
    chargeIn,
    calls: chargeIn(order, "Calls"),
    data: chargeIn(order, "Data"),
    disk: chargeIn(order, "Disk"),
    fee: chargeIn(order, "Fee"),
    /** Reports usage of the Calls charge in January. */
    report: async (more: Json = {}) =>
      checked<UsageView>(
        201,
        await api.post("/Usage", {
          charge: chargeIn(order, "Calls").chargeNumber,
          quantity: 1,
          fromDate: "2024-01-05",
          ...more,
        }),
      ),
    get: async (id: string) => checked<UsageView>(200, await api.get(`/Usage/${id}`)),
    patch: async (id: string, more: Json) => checked<undefined>(204, await api.patch(`/Usage/${id}`, more)),
    list: async (path: "/Usage" | "/Measurements", query = "") =>
      checked<{ readonly totalCount: number; readonly data: readonly UsageView[] }>(200, await api.get(path + query)),
  }
}
export type UsageOver = Awaited<ReturnType<typeof prepareUsage>>
