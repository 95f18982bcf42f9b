import type { DueAccountsAsked } from "@svc/domain/orders/due-accounts"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { Order } from "@svc/domain/orders/order"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let origin: EventOrigin
let strangers: readonly Scope[]
let rows: Awaited<ReturnType<typeof makeOrderRows>>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  rows = await makeOrderRows(h, origin)
})
afterAll(() => h.close())

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("OrderStore")
const never = "2000-01-01"
/** The accounts that are due when the given kinds of charges have target dates and all other kinds have none. */
const asked = (targets: Partial<Record<keyof DueAccountsAsked["targets"], string>>, more: object = {}) =>
  run(
    store().dueAccounts(scope, {
      targets: Object.fromEntries(
        ["oneOff", "recurringInAdvance", "recurringInArrears", "usage", "measured"].map((kind) => [
          kind,
          day(targets[kind as keyof typeof targets] ?? never),
        ]),
      ) as unknown as DueAccountsAsked["targets"],
      limit: 100,
      ...more,
    }),
  )

let places = 0
/** Stores an order of a new account, with one charge from 2024-01-01 to 2025-01-01. */
const orderWith = async (charge: Partial<OrderCharge>, order: Partial<Order> = {}) => {
  const account = await rows.newAccount(`Customer ${(places += 1)}`)
  const made = rows.order([rows.orderProduct([rows.charge(charge)])], {
    orderNumber: `D-${String(places).padStart(3, "0")}`,
    account,
    invoiceAccount: account,
    ...order,
  })
  await run(store().insert(made))
  return made
}

describe("accounts of which something may be due", () => {
  const inArrears = { billingTiming: "InArrears" } as const
  const inAdvance = { billingTiming: "InAdvance" } as const
  it.each<[string, Partial<OrderCharge>, Parameters<typeof asked>[0], Parameters<typeof asked>[0] | undefined]>([
    // Each case has a name, a charge, a target date by which the charge is due, and one that is a day too early.
    ["in advance", inAdvance, { recurringInAdvance: "2024-01-01" }, { recurringInAdvance: "2023-12-31" }],
    [
      "in advance, charged until a day",
      { ...inAdvance, chargedThrough: day("2024-03-01") },
      { recurringInAdvance: "2024-03-01" },
      { recurringInAdvance: "2024-02-29" },
    ],
    [
      "in advance, ten days early",
      { ...inAdvance, offsetBillingDays: -10 },
      { recurringInAdvance: "2023-12-22" },
      { recurringInAdvance: "2023-12-21" },
    ],
    ["in arrears", inArrears, { recurringInArrears: "2024-01-02" }, { recurringInArrears: "2024-01-01" }],
    [
      "a OneOff",
      { chargeType: "OneOff", start: day("2024-05-01") },
      { oneOff: "2024-05-01" },
      { oneOff: "2024-04-30" },
    ],
    [
      "a OneOff that is delivered in parts, though charged",
      { chargeType: "OneOff", chargedThrough: day("2024-02-01"), orderedQuantity: decimal("2") },
      { oneOff: "2024-01-01" },
      { oneOff: "2023-12-31" },
    ],
    ["measured", { chargeType: "Measured", ...inArrears }, { measured: "2024-01-02" }, { measured: "2024-01-01" }],
  ])("of a charge %s", async (_, charge, due, tooEarly) => {
    const order = await orderWith(charge)
    const only = { accounts: [order.invoiceAccount.id] }
    const { id, accountNumber: number } = order.invoiceAccount
    expect(await asked(due, only)).toEqual([{ id, number, orders: [order.orderNumber] }])
    expect(await asked(tooEarly!, only)).toEqual([])
    const [kind] = Object.keys(due) as [keyof typeof due]
    // Target dates of other kinds do not make the charge due.
    const others = Object.fromEntries(
      ["oneOff", "recurringInAdvance", "recurringInArrears", "measured"]
        .filter((each) => each !== kind)
        .map((each) => [each, "2030-01-01"]),
    )
    expect(await asked(others, only)).toEqual([])
  })

  it("never of Usage, of what is charged to its end, of drafts, of deleted orders or of strangers", async () => {
    const everything = Object.fromEntries(
      ["oneOff", "recurringInAdvance", "recurringInArrears", "usage", "measured"].map((kind) => [kind, "2030-01-01"]),
    )
    const orders = [
      await orderWith({ chargeType: "Usage", model: "Rated" }),
      await orderWith({ chargedThrough: day("2025-01-01") }),
      await orderWith({ chargeType: "OneOff", chargedThrough: day("2024-01-02") }),
      await orderWith({}, { status: "Draft" }),
    ]
    const deleted = await orderWith({})
    await run(store().update(deleted, { ...deleted, status: "Deleted" }))
    const accounts = [...orders, deleted].map(({ invoiceAccount }) => invoiceAccount.id)
    expect(await asked(everything, { accounts })).toEqual([])
    const due = await orderWith({})
    expect(await asked(everything, { accounts: [due.invoiceAccount.id] })).toHaveLength(1)
    for (const stranger of strangers) {
      const targets = everything as unknown as DueAccountsAsked["targets"]
      expect(await run(store().dueAccounts(stranger, { targets, limit: 100 }), stranger)).toEqual([])
    }
  })

  it("come by their numbers, with all their orders, so many at a time", async () => {
    const first = await orderWith(inAdvance)
    const again = await orderWith(inAdvance, { account: first.account, invoiceAccount: first.account })
    const second = await orderWith(inAdvance)
    const accounts = [first, second].map(({ account }) => account.id)
    const target = { recurringInAdvance: "2024-01-01" }
    const all = await asked(target, { accounts })
    expect(all.map(({ orders }) => orders)).toEqual([[first.orderNumber, again.orderNumber], [second.orderNumber]])
    expect(await asked(target, { accounts, limit: 1 })).toEqual(all.slice(0, 1))
    expect(await asked(target, { accounts, limit: 1, after: all[0]!.number })).toEqual(all.slice(1))
    expect(await asked(target, { accounts, groups: [{ id: rows.next() }] })).toEqual([])
  })
})

describe("orders by their numbers", () => {
  it("are held together until the unit of work ends", async () => {
    const [one, other] = [await orderWith({}), await orderWith({})]
    const numbers = [other.orderNumber, one.orderNumber, "nobody"]
    const held = await holdWork(h.http, scope.tenantId, store().lockAll(scope, numbers))
    expect(held.value.map(({ orderNumber }) => orderNumber)).toEqual([one.orderNumber, other.orderNumber])
    expect(await run(store().allOf(scope, numbers))).toEqual(held.value)
    for (const stranger of strangers) expect(await run(store().lockAll(stranger, numbers), stranger)).toEqual([])
    const waits = run(store().lock(scope, { by: "number", number: one.orderNumber }))
    await h.untilBlocked()
    await held.commit()
    expect(await waits).toMatchObject({ orderNumber: one.orderNumber })
    expect(await run(store().lockAll(scope, []))).toEqual([])
  })

  it("are read as whoever was waited for left them", async () => {
    const order = await orderWith({})
    const change = Effect.flatMap(store().lock(scope, { by: "id", id: order.id }), (before) =>
      store().update(before, { ...before, remarks: "changed" }),
    )
    const changing = await holdWork(h.http, scope.tenantId, change)
    const waits = run(store().lockAll(scope, [order.orderNumber]))
    await h.untilBlocked()
    await changing.commit()
    expect(await waits).toMatchObject([{ remarks: "changed" }])
  })
})
