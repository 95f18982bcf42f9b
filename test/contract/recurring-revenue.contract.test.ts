import { revenueByMonth, revenueMovements } from "@svc/domain/orders/monthly-revenue"
import type { Order } from "@svc/domain/orders/order"
import { addMonths } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal, sumOf } from "@svc/domain/shared/decimal"
import { exactly, fraction, minus, rounded, times } from "@svc/domain/shared/fraction"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { makeOrderTenant } from "../support/orders/order-tenant.ts"
import { afterMove, orderOf, randomMoves, randomOrder } from "../support/orders/random-order.ts"
import { countedRevenue } from "../support/orders/revenue-oracle.ts"
import { day } from "../support/orders/sample-order.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const rate = fc.constantFrom("0.0789", "33.1234567891", undefined)
const randomCompany = fc.array(
  fc.record({
    random: randomOrder,
    moves: randomMoves,
    rate,
    account: fc.nat(3),
    isDraft: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 12 },
)

const first = day("2022-12-01")
const allMonths = Array.from({ length: 120 }, (_, index) => addMonths(first, index).slice(0, 7))

it("is what counting every charge of every account at the end of every month comes to", async () => {
  await fc.assert(
    fc.asyncProperty(randomCompany, fc.nat(60), async (company, skipped) => {
      const { scope, rows, change } = await makeOrderTenant(h)
      const accounts = await Promise.all(["One", "Two", "Three", "Four"].map(rows.newAccount))
      const { charge: inCatalogue } = rows.charge()
      const { product: listed, chargePlan } = rows.orderProduct([])
      const stored: Order[] = []
      for (const { random, moves, account, isDraft, rate: ofOrder } of company) {
        const ofAccount = accounts[account]!
        const formed: Order = {
          ...orderOf(random),
          ...scope,
          orderNumber: `O-${stored.length}`,
          status: isDraft ? "Draft" : "Active",
          account: ofAccount,
          invoiceAccount: ofAccount,
          ...(ofOrder === undefined ? {} : { exchangeRate: decimal(ofOrder) }),
        }
        // Foreign keys require that the order refers to parts of the catalogue.
        const kept = (order: Order): Order => ({
          ...order,
          products: order.products.map((product) => ({
            ...product,
            product: listed,
            chargePlan,
            charges: product.charges.map((charge) => ({ ...charge, charge: inCatalogue })),
          })),
        })
        let [order, from] = [formed, formed.start]
        await h.http.atomically(scope.tenantId, h.http.get("OrderStore").insert(kept(order)))
        for (const move of moves) {
          const next = afterMove(order, from, move)
          if (next.order !== order) await change(order, () => kept(next.order), "addVersion")
          order = next.order
          from = next.day
        }
        stored.push(order)
      }
      const counted = countedRevenue(stored, allMonths)
      const months = counted.slice(skipped)
      const [from, to] = [day(`${months[0]!.month}-17`), day(`${months.at(-1)!.month}-03`)]
      const moved = await h.http.atomically(
        scope.tenantId,
        h.http.get("RecurringRevenue").moved(scope, { baseCurrency: "SEK", from, to }),
      )
      expect(minus(times(exactly(moved.opening), fraction(1n, 12n)), months[0]!.opening).numerator).toBe(0n)
      for (const { month, moved: expected } of months)
        for (const movement of revenueMovements) {
          const found = times(exactly(moved.months.get(month)?.[movement] ?? decimal("0")), fraction(1n, 12n))
          expect(found, `${movement} of ${month}`).toEqual(expected[movement])
        }

      const shown = revenueByMonth(moved, from, to, "SEK")
      expect(shown.map(({ month, opening, mrr, arr }) => [month, ...[opening, mrr, arr].map(printDecimal)])).toEqual(
        months.map(({ month, opening, mrr }) => [
          month,
          ...[opening, mrr, times(mrr, fraction(12n, 1n))].map((each) => printDecimal(rounded(each, 2))),
        ]),
      )
      for (const [index, { opening, mrr, ...row }] of shown.entries()) {
        const movements = sumOf(revenueMovements, (movement) => row[movement])
        expect(printDecimal(BigDecimal.sum(opening, movements))).toBe(printDecimal(mrr))
        for (const movement of revenueMovements) {
          const off = minus(exactly(row[movement]), months[index]!.moved[movement])
          expect(Math.abs(Number(off.numerator) / Number(off.denominator))).toBeLessThan(0.01)
        }
      }
    }),
    { numRuns: campaign({ gate: 5, whole: 40 }) },
  )
})
