import type { Order } from "@svc/domain/orders/order"
import { chargesOf } from "@svc/domain/orders/order"
import { decimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { edited } from "../support/orders/order-histories.ts"
import { byId, byNumber, makeOrderTenant, type OrderTenant } from "../support/orders/order-tenant.ts"
import { day } from "../support/orders/sample-order.ts"
import { holdWork } from "../support/service/held-work.ts"
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

const full = () =>
  rows.order(
    [
      rows.orderProduct([rows.fullCharge(), rows.charge()], {
        productLineNumber: 1,
        externalERPId: "E",
        externalCRMId: "C",
        customFields: { x: true },
      }),
      rows.orderProduct([], { productLineNumber: 2 }),
    ],
    {
      exchangeRate: decimal("10.8338"),
      baseCurrency: "EUR",
      renewals: [day("2025-01-01"), day("2026-01-01")],
      noticePeriodDate: day("2024-12-31"),
      lastRenewalDate: day("2024-02-01"),
      cancellationDate: day("2024-02-02"),
      effectiveChangeDate: day("2024-02-03"),
      isAutoRenewed: true,
      description: "d",
      remarks: "r",
      yourReference: "y",
      ourReference: "o",
      yourOrderNumber: "n",
      buyerReference: "b",
      invoiceAddress: { id: rows.next(), city: "Malmö", country: "SE" },
      deliveryAddress: { id: rows.next(), street: "Ö" },
      externalERPId: "E",
      externalCRMId: "C",
      customFields: { segment: "A" },
      metrics: {
        cmrr: decimal("1.10"),
        acv: decimal("2"),
        tcv: decimal("123456789012345.12"),
        emrr: decimal("-4"),
        oneTimeFees: decimal("0"),
      },
      discounts: [rows.discount({ start: day("2024-01-01"), end: day("2024-02-01"), description: "d" })],
      milestones: [
        rows.milestone({ description: "d", plannedDate: day("2024-01-01"), milestoneDate: day("2024-01-02") }),
      ],
    },
  )

describe("the store of orders", () => {
  it("gives back what it was given, by id, number and charge, and nothing to strangers", async () => {
    const wanted = full()
    await run(store().insert(wanted))
    const [charge] = chargesOf(wanted)
    const addresses = [byId(wanted), byNumber(wanted), { by: "charge", id: charge!.id } as const]
    for (const address of addresses) {
      for (const version of ["last", "exact"] as const)
        expect(plain(await run(store().find(scope, address, version)))).toEqual(plain(wanted))
      for (const stranger of strangers) {
        const refused = await run(Effect.flip(store().find(stranger, address, "last")), stranger)
        expect(refused).toMatchObject({ _tag: "ResourceNotFound" })
      }
    }
    const asSalesOrder = await run(Effect.flip(store().find(scope, byId(wanted), "last", "SalesOrder")))
    expect(asSalesOrder).toMatchObject({ noun: "sales order", id: wanted.id })
  })

  it("writes the charges that differ, and shares the others between versions", async () => {
    const first = rows.order([rows.orderProduct([rows.charge(), rows.charge()]), rows.orderProduct([rows.charge()])])
    await run(store().insert(first))
    await change(first, (last) => edited(rows, nextVersion(last), { edit: "charge", at: 0, days: 1 }), "addVersion")
    await change(first, nextVersion, "addVersion")
    const count = (table: string) =>
      h.sql<{ n: number }>(`select count(*)::int as n from svc.${table} where tenant_id = $1`, [scope.tenantId])
    expect(await count("order_charges")).toEqual([{ n: 4 }])
    expect(await count("order_products")).toEqual([{ n: 2 }])
    expect(await count("order_versions")).toEqual([{ n: 3 }])
  })

  it("says which number is taken, and by what", async () => {
    const first = rows.order()
    await run(store().insert(first))
    const [product] = first.products
    const insert = (order: Order) => run(store().insert(order))
    const refused = (kind: string, number: string) => ({ reason: "NumberTaken", facts: { kind, number } })
    await expect(insert(rows.order([], { orderNumber: first.orderNumber }))).rejects.toMatchObject(
      refused("order", first.orderNumber),
    )
    const { productNumber } = product!
    await expect(insert(rows.order([rows.orderProduct([], { productNumber })]))).rejects.toMatchObject(
      refused("order product", productNumber),
    )
    const { chargeNumber } = product!.charges[0]!
    const second = rows.order()
    await run(store().insert(second))
    const adding = run(
      Effect.gen(function* () {
        const before = yield* store().lock(scope, byId(second))
        const products = [
          ...before.products,
          rows.orderProduct([rows.charge({ chargeNumber })], { productLineNumber: 2 }),
        ]
        yield* store().addVersion(before, { ...nextVersion(before), products })
      }),
    )
    await expect(adding).rejects.toMatchObject(refused("order charge", chargeNumber))
  })

  it("locks the order whichever version is named, reads it when it has it, and locks no other of the account", async () => {
    const first = rows.order()
    const other = rows.order()
    await run(store().insert(first))
    await run(store().insert(other))
    const second = await change(first, nextVersion, "addVersion")
    const held = await holdWork(
      h.http,
      scope.tenantId,
      Effect.gen(function* () {
        const before = yield* store().lock(scope, byId(second))
        const after = edited(rows, nextVersion(before), { edit: "charge", at: 0, days: 3 })
        yield* store().addVersion(before, after)
        return after
      }),
    )
    expect(await run(store().lock(scope, byId(other)))).toMatchObject({ id: other.id })
    const waits = run(store().lock(scope, byId(first)))
    await h.untilBlocked()
    await held.commit()
    expect(plain(await waits)).toEqual(plain(held.value))
  })

  it("does not find a version or a charge that was taken back while it was waited for", async () => {
    const first = rows.order()
    await run(store().insert(first))
    const added = await change(first, (last) => edited(rows, nextVersion(last), { edit: "add product" }), "addVersion")
    const charge = chargesOf(added).at(-1)!
    const held = await holdWork(
      h.http,
      scope.tenantId,
      Effect.flatMap(store().lock(scope, byId(added)), (last) => store().removeLast(last)),
    )
    const waits = [byId(added), { by: "charge", id: charge.id } as const].map((address) =>
      run(Effect.flip(store().lock(scope, address))),
    )
    await h.untilBlocked()
    await held.commit()
    for (const refused of await Promise.all(waits)) expect(refused).toMatchObject({ _tag: "ResourceNotFound" })
    expect(await run(Effect.flip(store().findCharge(scope, charge.id)))).toMatchObject({ noun: "order charge" })
  })

  it("uses the account of an order, and the account that only pays its invoices", async () => {
    const payer = await rows.newAccount("Payer AB")
    const order = rows.order([], { invoiceAccount: payer })
    await run(store().insert(order))
    for (const { id } of [rows.account, payer])
      expect(await run(store().usingAccount(scope, id))).toBe(order.orderNumber)
    expect(await run(store().usingAccount(scope, (await rows.newAccount("Nobody AB")).id))).toBeUndefined()
  })
})
