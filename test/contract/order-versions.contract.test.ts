import type { Order } from "@svc/domain/orders/order"
import { printJson } from "@svc/domain/shared/exact-json"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { edited, histories, type Step, takenBack } from "../support/orders/order-histories.ts"
import { byId, byNumber, makeOrderTenant, type OrderTenant } from "../support/orders/order-tenant.ts"
import { day } from "../support/orders/sample-order.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let scope: Scope
let strangers: readonly Scope[]
let rows: OrderTenant["rows"]
let nextVersion: OrderTenant["nextVersion"]
let change: OrderTenant["change"]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  ;({ scope, strangers, rows, nextVersion, change } = await makeOrderTenant(h))
})

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const store = () => h.http.get("OrderStore")
const found = (order: Order, version: "last" | "exact" = "last") => run(store().find(scope, byId(order), version))

/** The version that a step makes from the locked one. */
const begun = (locked: Order, { step, edits }: Extract<Step, { readonly edits: unknown }>): Order =>
  edits.reduce((order, how) => edited(rows, order, how), step === "update" ? locked : nextVersion(locked))

/** The versions that must exist after a step whose result is `after`. */
const expected = (versions: readonly Order[], last: Order, step: Step["step"], after: Order): readonly Order[] => {
  if (step === "removeLast") return takenBack(versions.slice(0, -1))
  const kept = step === "update" ? [] : [{ ...last, isLastVersion: false }]
  return [...versions.slice(0, -1), ...kept, after]
}

describe("versions of orders", () => {
  it("keeps every version of any history as it was, and a version that is taken back leaves the one before", async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const first = rows.order([
          rows.orderProduct([rows.charge(), rows.charge()]),
          rows.orderProduct([rows.charge()]),
        ])
        await run(store().insert(first))
        let versions: readonly Order[] = [first]
        for (const each of steps) {
          const last = versions.at(-1)!
          if (each.step === "removeLast" && versions.length === 1) continue
          const given =
            each.step === "removeLast"
              ? await run(Effect.flatMap(store().lock(scope, byNumber(first)), (locked) => store().removeLast(locked)))
              : await change(first, (locked) => begun(locked, each), each.step)
          versions = expected(versions, last, each.step, given)
          expect(plain(given)).toEqual(plain(versions.at(-1)))
          expect(plain(await run(store().versions(scope, first.orderNumber, "Subscription")))).toEqual(plain(versions))
        }
        for (const version of versions) {
          expect(plain(await found(version, "exact"))).toEqual(plain(version))
          expect(plain(await found(version))).toEqual(plain(versions.at(-1)))
        }
      }),
      { numRuns: 15 },
    )
  })

  it("an order that is deleted is nowhere; a Draft leaves nothing, another its number and account", async () => {
    const draft = rows.order(undefined, { status: "Draft" })
    const active = rows.order()
    await run(store().insert(draft))
    await run(store().insert(active))
    const second = await change(active, nextVersion, "addVersion")
    const parts = { products: [rows.product.id], chargePlans: [], charges: [] }
    expect(await run(store().usingProduct(scope, parts))).toBeDefined()
    for (const order of [draft, second]) {
      await change(order, (last) => ({ ...last, status: "Deleted" }), "update")
      for (const version of ["last", "exact"] as const)
        expect(await run(Effect.flip(store().find(scope, byId(order), version)))).toMatchObject({ noun: "order" })
    }
    expect(await run(Effect.flip(store().find(scope, byId(active), "exact")))).toBeDefined()
    const listed = await run(store().list(scope, "Subscription", { order: [], offset: 0, limit: 10 }))
    expect(listed.total).toBe(0)
    expect(await run(store().usingProduct(scope, parts))).toBeUndefined()
    expect(await run(store().usingAccount(scope, rows.account.id))).toBe(active.orderNumber)
    const left = await h.sql("select order_number from svc.orders where tenant_id = $1", [scope.tenantId])
    expect(left).toEqual([{ order_number: active.orderNumber }])
  })

  it("names an order that uses a product, a plan or a charge, in any version, and an account in any role", async () => {
    const payer = await rows.newAccount("Payer")
    const first = rows.order(undefined, { invoiceAccount: payer })
    await run(store().insert(first))
    await change(first, (last) => ({ ...nextVersion(last), products: [], invoiceAccount: rows.account }), "addVersion")
    const [plan] = rows.product.chargePlans
    const none = { products: [], chargePlans: [], charges: [] }
    const uses = (parts: Partial<Parameters<ReturnType<typeof store>["usingProduct"]>[1]>, of = scope) =>
      run(store().usingProduct(of, { ...none, ...parts }), of)
    expect(await uses({ chargePlans: [plan!.id] })).toBe(first.orderNumber)
    expect(await uses({ charges: [plan!.charges[0]!.id] })).toBe(first.orderNumber)
    expect(
      await uses({ charges: [plan!.charges[1]!.id], chargePlans: [rows.product.chargePlans[1]!.id] }),
    ).toBeUndefined()
    expect(await uses({})).toBeUndefined()
    expect(await uses({ products: [rows.product.id] }, strangers[0])).toBeUndefined()
    expect(await run(store().usingAccount(scope, payer.id))).toBe(first.orderNumber)
    expect(await run(store().usingAccount(scope, (await rows.newAccount("Nobody")).id))).toBeUndefined()
  })

  it("names what is due: notice that is over, a term that is over", async () => {
    const at = (noticePeriodDate: string, end: string, more: Partial<Order> = {}) =>
      rows.order(undefined, { noticePeriodDate: day(noticePeriodDate), end: day(end), ...more })
    const first = async (until: string) => {
      const all = await h.worker.atomically(allTenants, h.worker.get("OrderStore").firstDues(day(until)))
      return all.filter(({ scope: of }) => of.tenantId === scope.tenantId)
    }
    expect(await first("2099-12-31")).toEqual([])
    const renewed = at("2024-05-31", "2024-07-01", { isAutoRenewed: true })
    const ended = at("2024-05-31", "2024-06-02")
    const cancelled = at("2024-05-31", "2024-06-01", { status: "Cancelled", isAutoRenewed: true })
    for (const order of [renewed, ended, cancelled]) await run(store().insert(order))
    const due = (what: "renewal" | "expiry", today: string, after?: Order) =>
      run(store().due(scope, what, day(today), 10, after?.id))
    expect(await due("renewal", "2024-05-31")).toEqual([])
    expect(await due("renewal", "2024-06-01")).toEqual([renewed.id])
    expect(await due("renewal", "2024-06-01", renewed)).toEqual([])
    expect(await due("expiry", "2024-06-01")).toEqual([])
    expect(await due("expiry", "2024-07-01")).toEqual([renewed.id, ended.id])
    expect(await first("2024-05-31")).toEqual([])
    expect(await first("2024-06-01")).toEqual([{ scope, day: "2024-06-01" }])
    await h.sql("update svc.legal_entity_profiles set auto_renew = false where legal_entity_id = $1", [
      scope.legalEntityId,
    ])
    expect(await first("2099-12-31")).toEqual([{ scope, day: "2024-06-02" }])
  })

  it("lists last versions in parts of a few hundred charges, in the order of the orders, of an account too", async () => {
    const charges = (count: number) => Array.from({ length: count }, () => rows.charge())
    const orders = [150, 0, 70, 260, 1].map((count) => rows.order([rows.orderProduct(charges(count))]))
    for (const order of orders) await run(store().insert(order))
    const sales = rows.order([], { orderType: "SalesOrder", status: "Order" })
    await run(store().insert(sales))
    const changed = await change(orders[0]!, nextVersion, "addVersion")
    const listed = (type: Order["orderType"], of = scope, only?: { accountId: Order["account"]["id"] }) =>
      run(
        Effect.gen(function* () {
          const { parts, total } = yield* store().list(of, type, { order: [], offset: 0, limit: 100 }, only)
          const all = yield* Effect.all(parts)
          return { total, parts: all.length, orders: all.flat() }
        }),
        of,
      )
    const all = await listed("Subscription")
    expect(all.parts).toBeGreaterThan(2)
    expect(plain(all.orders)).toEqual(plain([changed, ...orders.slice(1)]))
    expect(await listed("SalesOrder")).toMatchObject({ total: 1, orders: [{ id: sales.id }] })
    expect(await listed("Subscription", scope, { accountId: rows.account.id })).toMatchObject({ total: 5 })
    const nobody = await rows.newAccount("Nobody")
    expect(await listed("Subscription", scope, { accountId: nobody.id })).toMatchObject({ total: 0, orders: [] })
    for (const stranger of strangers) expect(await listed("Subscription", stranger)).toMatchObject({ total: 0 })
  })
})
