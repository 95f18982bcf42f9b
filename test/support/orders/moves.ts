import fc from "fast-check"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

/** A request about a subscription, addressed by the id of its last version. */
export interface Move {
  readonly name: string
  readonly send: (api: ApiClient, id: string) => Promise<ApiAnswer>
}

const day = (offset: number): string => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10)
const charge = (name: string, more: object) => ({ charge: { key: "Charge-ChargeNumber", value: name }, ...more })
const product = (name: string) => ({ key: "Product-Name", value: name })
const post = (name: string, path: (id: string) => string, body: object): Move => ({
  name: `${name} ${JSON.stringify(body)}`,
  send: (api, id) => api.post(path(id), body),
})
const change = (body: object): Move => post("change", (id) => `/Subscriptions/${id}/change`, body)

/** A day in the year 2024 or a little outside it. */
const offset = fc.integer({ min: -5, max: 400 }).map(day)
const amount = fc.integer({ min: 0, max: 40 })

/**
 * Moves of a subscription to the product Plan with the charges C-1001 (Flat), C-1002 (Quantity) and C-1003 (OneOff);
 * the product Extra can be added. The service refuses many of them in some states.
 */
export const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(offset, amount, fc.constantFrom("C-1001", "C-1002", "C-1003")).map(([from, price, name]) =>
      change({
        effectiveChangeDate: from,
        products: [{ product: product("Plan"), charges: [charge(name, { priceDetails: [{ tier: 0, price }] })] }],
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(offset, amount).map(([from, quantity]) =>
      change({
        effectiveChangeDate: from,
        description: `from ${from}`,
        products: [{ product: product("Plan"), charges: [charge("C-1002", { quantity })] }],
      }),
    ),
  },
  offset.map((from) => change({ effectiveChangeDate: from, products: [{ operation: "Create", product: "Extra" }] })),
  fc
    .tuple(offset, fc.constantFrom("Plan", "Extra"), fc.constantFrom("EffectiveEndDate", "SpecificDate"))
    .map(([from, name, cancelProductOn]) =>
      change({
        effectiveChangeDate: from,
        products: [{ operation: "Cancel", product: product(name), cancelProductOn }],
      }),
    ),
  fc.tuple(offset, fc.integer({ min: 1, max: 20 })).map(([from, term]) => change({ effectiveChangeDate: from, term })),
  fc
    .integer({ min: 1, max: 12 })
    .map((renewalTerm) => post("renew", (id) => `/Subscriptions/renew/${id}`, { renewalTerm })),
  fc.tuple(fc.integer({ min: 1, max: 6 }), amount).map(([renewalTerm, price]) =>
    post("renew and change", (id) => `/Subscriptions/${id}/RenewAndChange`, {
      renewalTerm,
      products: [{ product: product("Plan"), charges: [charge("C-1001", { priceDetails: [{ tier: 0, price }] })] }],
    }),
  ),
  fc.tuple(offset, fc.integer({ min: 0, max: 100 })).map(([startDate, percent]) =>
    post("discount", (id) => `/Subscriptions/${id}/OrderDiscounts`, {
      orderDiscounts: [{ operation: "Create", percent, startOn: "SpecificDate", startDate, endOn: "AlignToOrder" }],
    }),
  ),
  fc
    .tuple(offset, fc.constantFrom("OnOrderCancellationDate", "OnChargesEffectiveEndDates"))
    .map(([from, cancellationMode]) =>
      post("cancel", (id) => `/Subscriptions/cancel/${id}`, {
        cancellationDate: from,
        cancellationMode,
        ...(cancellationMode === "OnOrderCancellationDate" ? { firstDayOfCancellation: from } : {}),
      }),
    ),
  {
    weight: 3,
    arbitrary: fc.constant<Move>({ name: "revert", send: (api, id) => api.post(`/Subscriptions/revert/${id}`) }),
  },
  fc.constant<Move>({ name: "activate", send: (api, id) => api.post(`/Subscriptions/activate/${id}`) }),
)

/**
 * Makes everything that the moves refer to, and returns a function that creates a subscription. `charges` are added to
 * the product Plan.
 */
export const prepareMoves = async (
  api: ApiClient,
  charges: readonly { readonly name: string; readonly chargeType: string; readonly model: string }[] = [],
): Promise<() => Promise<string>> => {
  const listed = (name: string, more: object) => ({ name, PriceDetails: [{ currency: "SEK", price: 10 }], ...more })
  await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
  const plan = [
    listed("Fee", {}),
    listed("Seat", { model: "Quantity" }),
    listed("Start", { chargeType: "OneOff" }),
    ...charges.map(({ name, ...rest }) => listed(name, rest)),
  ]
  await api.post("/Products", { name: "Plan", productType: "MultipleCharges", chargePlans: [{ charges: plan }] })
  await api.post("/Products", {
    name: "Extra",
    productType: "Simple",
    chargePlans: [{ charges: [listed("More", {})] }],
  })
  return async () => {
    const created = await api.post("/Subscriptions", {
      status: "Active",
      account: "A-1001",
      orderDate: "2024-01-01",
      term: 12,
      products: [{ product: "Plan" }],
    })
    if (created.status !== 201) throw new Error(created.text)
    return (created.body as { readonly id: string }).id
  }
}
