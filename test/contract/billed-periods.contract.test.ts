import type { BilledPeriod } from "@svc/domain/invoicing/ports/billed-periods"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import type { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrderRows } from "../support/orders/order-rows.ts"
import { day } from "../support/orders/sample-order.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let origin: EventOrigin
let scope: Scope
let stranger: Scope
let charge: OrderCharge
let lines: readonly { readonly invoiceId: InvoiceId; readonly lineId: InvoiceLineId }[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const made = await seeds.tenant(["Alpha AB"])
  scope = made.scopes[0]!
  stranger = (await seeds.tenant()).scope
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  const rows = await makeOrderRows(h, origin)
  charge = rows.charge()
  await run(h.http.get("OrderStore").insert(rows.order([rows.orderProduct([charge])])))
  // The lines may be arbitrary, because the store reads none of their members.
  const key = (value: string) => ({ key: "Name", value })
  const { invoice } = await run(
    h.http.get("Invoicing").createOnAccount(origin, {
      account: key("Customer AB"),
      currency: { key: "Code", value: "SEK" },
      invoiceLines: Array.from({ length: 3 }, () => ({
        productName: "Plan",
        price: decimal("1"),
        quantity: decimal("1"),
        unitOfMeasure: { key: "Unit", value: "C62" },
        recognizedRevenueAccount: { key: "Code", value: "3000" },
      })),
    }),
  )
  lines = invoice.lines.map(({ id }) => ({ invoiceId: invoice.id, lineId: id }))
})

const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const store = () => h.http.get("BilledPeriods")

const period = (line: number, from: string, to: string, more: Partial<BilledPeriod> = {}): BilledPeriod => ({
  orderChargeId: charge.id,
  ...lines[line]!,
  from: day(from),
  to: day(to),
  billedTo: day(to),
  tier: 0,
  number: 0,
  whole: { from: day("2024-01-01"), to: day("2025-01-01") },
  method: "DaysInMonth",
  amount: decimal("-12.340"),
  amountPreDiscount: decimal("0.1000000001"),
  ...more,
})
const kept = (of = scope, after?: string) =>
  run(store().of(of, new Map([[charge.id, after === undefined ? undefined : day(after)]])), of)
const claim = (...periods: readonly BilledPeriod[]) => run(store().claim(scope, periods))

describe("the store of billed periods", () => {
  it("gives back what was claimed, by its first day, and nothing to strangers", async () => {
    const spans = [{ from: day("2024-02-01"), to: day("2024-02-11"), left: decimal("0.81") }]
    const [later, first] = [period(0, "2024-02-01", "2024-03-01", { spans }), period(1, "2024-01-01", "2024-02-01")]
    await claim(later, first)
    expect(await kept()).toEqual([first, later])
    expect(await kept(scope, "2024-02-01")).toEqual([later])
    expect(await kept(stranger)).toEqual([])
    await run(store().release(stranger, [first.invoiceId]), stranger)
    await run(store().releaseFrom(stranger, charge.id, day("2024-01-01")), stranger)
    expect(await kept()).toHaveLength(2)
  })

  it.each([
    ["the same period", period.bind(undefined, 1, "2024-01-01", "2024-02-01", {})],
    ["a part of it", period.bind(undefined, 1, "2024-01-31", "2024-02-05", {})],
  ])("takes no period twice: %s", async (_, second) => {
    await claim(period(0, "2024-01-01", "2024-02-01"))
    await expect(claim(second())).rejects.toMatchObject({ _tag: "PortUnavailable" })
    await claim({ ...second(), tier: 1 }, { ...second(), ...lines[2]!, number: 1 })
    expect(await kept()).toHaveLength(3)
  })

  it("takes a day of a OneOff once for each delivery", async () => {
    const once = (line: number, number: number) => period(line, "2024-01-01", "2024-01-01", { number })
    await claim(once(0, 0), once(1, 1))
    await expect(claim(once(2, 1))).rejects.toMatchObject({ _tag: "PortUnavailable" })
  })

  it("gives the periods of a cancelled draft back, so that they can be claimed again", async () => {
    const [a, b] = [period(0, "2024-01-01", "2024-02-01"), period(1, "2024-02-01", "2024-03-01")]
    await claim(a, b)
    expect(await run(store().release(scope, [a.invoiceId]))).toHaveLength(2)
    expect(await kept()).toEqual([])
    await claim(a)
  })

  it("cuts what is credited, and takes a cut back unless the days were billed again", async () => {
    const [a, b] = [period(0, "2024-01-01", "2024-02-01"), period(1, "2024-02-01", "2024-03-01")]
    await claim(a, b)
    const credit = await creditNote()
    await run(
      store().cut(scope, credit, [
        { lineId: a.lineId, to: day("2024-01-11") },
        { lineId: b.lineId, to: day("2024-01-11") },
      ]),
    )
    expect(await kept()).toEqual([{ ...a, to: day("2024-01-11") }])
    await claim({ ...b, ...lines[2]! })
    expect(await run(store().uncut(scope, credit))).toEqual([a])
    expect(await kept()).toEqual([a, { ...b, ...lines[2]! }])
    expect(await run(store().uncut(scope, credit))).toEqual([])
  })

  it("takes a cut back although another invoice billed the days meanwhile and was released again", async () => {
    const a = period(0, "2024-01-01", "2024-02-01")
    await claim(a)
    const credit = await creditNote()
    await run(store().cut(scope, credit, [{ lineId: a.lineId, to: a.from }]))
    await claim({ ...a, ...lines[2]! })
    await run(store().releaseFrom(scope, charge.id, a.from))
    expect(await kept()).toEqual([])
    expect(await run(store().uncut(scope, credit))).toEqual([a])
    expect(await kept()).toEqual([a])
  })

  it("has a period stand on the line that takes the place of its own", async () => {
    const [a, b] = [period(0, "2024-01-01", "2024-02-01"), period(1, "2024-02-01", "2024-03-01")]
    await claim(a, b)
    const { invoiceId, lineId } = lines[2]!
    const move = [{ from: b.lineId, to: lineId }]
    await run(store().move(stranger, invoiceId, move), stranger)
    expect(await kept()).toEqual([a, b])
    await run(store().move(scope, invoiceId, move))
    expect(await kept()).toEqual([a, { ...b, ...lines[2]! }])
  })

  it("releases what lies behind a day", async () => {
    const [a, b] = [period(0, "2024-01-01", "2024-02-01"), period(1, "2024-02-01", "2024-03-01")]
    await claim(a, b)
    await run(store().releaseFrom(scope, charge.id, day("2024-02-01")))
    expect(await kept()).toEqual([a])
  })
})

/** A credit note for the first two lines. */
const creditNote = async () => {
  const { invoiceId } = lines[0]!
  await run(h.http.get("Invoicing").post(origin, invoiceId))
  const { invoice } = await run(
    h.http
      .get("Invoicing")
      .credit(origin, invoiceId, { invoiceLineIds: lines.slice(0, 2).map(({ lineId }) => lineId) }),
  )
  return invoice.id
}
