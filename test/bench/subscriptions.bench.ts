import { copyRows, sortedIds } from "./copy-rows.ts"
import { machine, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { makeCalls } from "./processes.ts"

const callers = 8
const page = 100
const rounds = 30

const priceDetails = (price: number) => [{ currency: "SEK", price }]
const charge = (name: string, model: string, price: number) => ({ name, model, PriceDetails: priceDetails(price) })
const product = {
  name: "Plan",
  productType: "MultipleCharges",
  chargePlans: [{ charges: [charge("Fee", "Flat", 100), charge("Seat", "Quantity", 10), charge("Site", "Flat", 5)] }],
}
const subscription = {
  status: "Active",
  account: "A-1001",
  orderDate: "2026-01-01",
  term: 12,
  products: [{ product: "Plan" }],
}
/** A change that gives every charge another price in the middle of the term. */
const change = {
  effectiveChangeDate: "2026-03-15",
  products: [
    {
      product: { key: "Product-Name", value: "Plan" },
      charges: ["C-1001", "C-1002", "C-1003"].map((number) => ({
        charge: { key: "Charge-ChargeNumber", value: number },
        priceDetails: [{ tier: 0, price: 120 }],
      })),
    },
  ],
}

/** Copies the existing subscription with all its parts `count` times. */
const fillSubscriptions = async (house: BenchHouse, count: number): Promise<void> => {
  const beside = sortedIds(2, count)
  const copy = (table: Parameters<typeof copyRows>[1], changes: string) =>
    copyRows(house, table, { beside, where: "true", changes })
  const ids = "'id', gen_random_uuid(), 'order_id', copy"
  await copy("orders", "'id', copy, 'order_number', 'F' || n")
  await copy("order_versions", "'version_id', copy, 'order_id', copy, 'order_number', 'F' || n")
  await copy("order_charges", `${ids}, 'order_product_id', copy, 'charge_number', c.charge_number || '-' || n`)
  await copy("order_products", "'id', copy, 'order_id', copy, 'product_number', 'F' || n")
  await house.sql.query("vacuum analyze")
}

/** Measures subscriptions that several callers activate and change over HTTP, and a page of a very long list. */
export const subscriptionsBench = (args: readonly string[]): Promise<object> => {
  const { seconds, orders } = readNumbers(args, { seconds: 10, orders: 1_000_000 })
  return inBenchHouse({}, async (house) => {
    const tenant = await house.openTenant("Subscriptions")
    const { origin } = await house.startHttp()
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${await tenant.accessToken(origin)}`,
    }
    const post = async (path: string, body: object) => {
      const response = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    }
    await post("/Accounts", { name: "Customer", currency: "SEK" })
    await post("/Products", product)
    const measure = (path: string, body: object, given: object) =>
      makeCalls({
        url: origin + path,
        method: "POST",
        body: JSON.stringify(body),
        headers: [headers],
        callers,
        seconds,
        warmUpSeconds: 3,
        ...given,
      })
    const created = await measure("/Subscriptions", subscription, { seconds: 2 * seconds, tellsIds: true })
    const changed = await measure("/Subscriptions/{id}/change", change, { ids: [created.begun.map(([id]) => id)] })

    await house.sql.query("truncate svc.orders, svc.bookings cascade")
    await post("/Subscriptions", subscription)
    await fillSubscriptions(house, orders)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now()
      const response = await fetch(`${origin}/Subscriptions?PageSize=${page}&PageNumber=${round + 1}`, { headers })
      const { data } = (await response.json()) as { readonly data: readonly unknown[] }
      if (data.length !== page) throw new Error(`a page has ${data.length} subscriptions`)
      times.push(performance.now() - begun)
    }
    return {
      createdPerSecond: Math.round(created.perSecond),
      changedPerSecond: Math.round(changed.perSecond),
      listMs: Math.round(Math.min(...times)),
      conditions: {
        ...machine(),
        callers,
        seconds,
        orders,
        chargesOfEach: product.chargePlans[0]!.charges.length,
        page,
      },
    }
  })
}
