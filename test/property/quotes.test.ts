import type { Charge } from "@svc/domain/catalogue/charge"
import { changeOrder } from "@svc/domain/orders/change-order"
import { formOrder } from "@svc/domain/orders/form-order"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, lastVersions, type Order } from "@svc/domain/orders/order"
import { withMetrics } from "@svc/domain/orders/order-metrics"
import type { ChangeProductRequest, OrderChargeRequest } from "@svc/domain/orders/order-request"
import { formQuote } from "@svc/domain/quotes/form-quote"
import { changeRequestOf, orderRequestOf } from "@svc/domain/quotes/order-of-quote"
import type { Quote } from "@svc/domain/quotes/quote"
import { formChangeQuote } from "@svc/domain/quotes/quote-change"
import type { QuoteRequest } from "@svc/domain/quotes/quote-request"
import { convertedOn, quoteActions, statusAfter } from "@svc/domain/quotes/quote-status"
import { quoteStatuses } from "@svc/domain/resources/quote.resource"
import { decimal } from "@svc/domain/shared/decimal"
import { Effect, Exit, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listedCharge, listedProduct } from "../support/orders/order-context.ts"
import { day } from "../support/orders/sample-order.ts"
import { anyDay } from "../support/orders/random-order.ts"
import { quoteBase, quoteContext } from "../support/quotes/quote-context.ts"

const listed = (price: string): readonly Charge[] =>
  [
    listedCharge("Fee", "Recurring", "Flat"),
    listedCharge("Seat", "Recurring", "Quantity"),
    listedCharge("Start", "OneOff", "Flat"),
  ].map((charge) => ({
    ...charge,
    prices: [{ currency: "SEK", tiers: [{ price: decimal(price), priceBase: "PerUnit" }] }],
  }))
/** A context with increasing ids, so that two results of the same request differ in their ids. */
const context = quoteContext([listedProduct("Plan", listed("10"))])
/** The same catalogue after prices have risen. */
const later = { ...context, lookUps: quoteContext([listedProduct("Plan", listed("999"))]).lookUps }

const run = <A, E>(work: Effect.Effect<A, E>): A =>
  Exit.match(Effect.runSyncExit(work), {
    onSuccess: (value) => value,
    onFailure: (cause) => {
      throw new Error(String(cause))
    },
  })

const cents = fc.integer({ min: 0, max: 100_000 }).map((each) => decimal((each / 100).toFixed(2)))
const charge = fc.record({
  name: fc.constantFrom("Fee", "Seat", "Start"),
  quantity: fc.integer({ min: 0, max: 50 }),
  price: fc.option(cents, { nil: undefined }),
  percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  pricePeriod: fc.constantFrom("Monthly" as const, "Quarterly" as const, "Annual" as const),
})
const toCharge = ({
  name,
  quantity,
  price,
  percent,
  pricePeriod,
}: typeof charge extends fc.Arbitrary<infer C> ? C : never): OrderChargeRequest => ({
  charge: name,
  quantity: decimal(String(quantity)),
  pricePeriod,
  ...(price === undefined && percent === undefined
    ? {}
    : {
        priceDetails: [
          percent === undefined
            ? { tier: 0, price: price! }
            : { tier: 0, lineDiscountPercent: decimal(String(percent)), ...(price && { listPrice: price }) },
        ],
      }),
})
const product = fc
  .array(charge, { minLength: 1, maxLength: 3 })
  .map((charges): ChangeProductRequest => ({ product: "Plan", charges: charges.map(toCharge) }))
const term = fc.oneof(
  fc.record({
    termType: fc.constant("Termed" as const),
    initialTerm: fc.integer({ min: 1, max: 36 }),
    renewalTerm: fc.integer({ min: 0, max: 24 }),
    noticePeriod: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ termType: fc.constant("Evergreen" as const) }),
)
const newQuote = fc
  .tuple(anyDay, term, fc.array(product, { maxLength: 3 }))
  .map(([effectiveStartDate, terms, products]): QuoteRequest => ({ effectiveStartDate, ...terms, products }))
/** The members of a change besides products, each present or absent. */
const patch = fc.record(
  {
    effectiveStartDate: anyDay,
    initialTerm: fc.integer({ min: 1, max: 24 }),
    noticePeriod: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
)

const formed = (request: QuoteRequest, before?: Quote) =>
  formQuote(
    before ?? quoteBase(context),
    before,
    { ...(before ? {} : { customer: "A-1" }), ...request },
    before ? later : context,
  )
const converted = (quote: Quote): Order =>
  withMetrics(run(formOrder(quote.orderType, orderRequestOf(quote, later), later)))

/** Everything that a quote shows of each charge, without the ids and numbers that an order assigns. */
const shown = ({ products, start, end, termType }: Pick<Quote, "products" | "start" | "end" | "termType">) => ({
  start,
  end,
  termType,
  charges: lastVersions(chargesOf({ products })).map(
    ({ name, prices, quantity, start: from, end: to, metrics, pricePeriod }) => ({
      name,
      prices,
      quantity,
      from,
      to,
      metrics,
      pricePeriod,
    }),
  ),
})
const idsOf = ({ products }: Pick<Quote, "products">) =>
  products.flatMap(({ id, charges }) => [id, ...charges.map((each) => each.id)])

describe("a quote", () => {
  it("may be valid for its own day alone, and not to a day before", () => {
    const dated = (validToDate: string) =>
      Effect.runSyncExit(formed({ termType: "Evergreen", quoteDate: "2024-03-01", validToDate, products: [] }))
    expect(run(formed({ termType: "Evergreen", quoteDate: "2024-03-01", products: [] })).validToDate).toBe("2024-03-31")
    expect(Exit.isSuccess(dated("2024-03-01"))).toBe(true)
    expect(String(dated("2024-02-29"))).toContain("must not be before quoteDate")
  })

  it("can be converted on its last day, and not a day later", () => {
    const quote = { status: "Open", validToDate: day("2024-03-31") } as const
    expect(convertedOn(quote, day("2024-03-31"))).toEqual(Result.succeed("ClosedWon"))
    expect(convertedOn(quote, day("2024-04-01"))).toMatchObject(Result.fail({ reason: "NoLongerValid" }))
  })

  it("becomes the order that it showed, at its own prices and with ids of its own, also after changes of it", () => {
    fc.assert(
      fc.property(newQuote, fc.array(patch, { maxLength: 2 }), (request, patches) => {
        const made = run(formed(request))
        const quote = patches.reduce((before, change) => {
          const { initialTerm: _, ...rest } = change
          return run(formed(before.termType === "Evergreen" ? rest : change, before))
        }, made)
        const order = converted(quote)
        expect(order.metrics).toEqual(quote.metrics)
        expect(shown(order)).toEqual(shown(quote))
        expect([order.term, order.renewalTerm, order.noticePeriod]).toEqual([
          quote.initialTerm,
          quote.renewalTerm,
          quote.noticePeriod,
        ])
        expect(idsOf(order).filter((id) => idsOf(quote).includes(id))).toEqual([])
        expect(idsOf(quote)).toEqual(idsOf(made))
      }),
      { numRuns: 200 },
    )
  })

  it("that is changed to what it is stays what it is", () => {
    fc.assert(
      fc.property(newQuote, (request) => {
        const quote = run(formed(request))
        const { products: _, ...terms } = request
        const same = run(formed(terms, quote))
        expect({ ...shown(same), worth: same.metrics }).toEqual({ ...shown(quote), worth: quote.metrics })
      }),
      { numRuns: 100 },
    )
  })

  it("of a change leaves the subscription as it showed it", () => {
    const added = product.map((each): ChangeProductRequest => ({ ...each, operation: "Create" }))
    const price = fc.tuple(fc.nat(5), cents).map(([at, amount]) => ({ at, amount }))
    fc.assert(
      fc.property(
        newQuote,
        fc.nat(2000),
        fc.array(added, { maxLength: 2 }),
        fc.array(price, { maxLength: 1 }),
        fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        (request, days, creates, prices, initialTerm) => {
          const draft = converted(run(formed(request)))
          const order: Order = { ...draft, orderNumber: "O-1001", status: "Active" }
          const live = chargesOf(order).filter(({ chargeType }) => chargeType === "Recurring")
          const changes = prices.flatMap(({ at, amount }): readonly ChangeProductRequest[] => {
            const changed = live[at % Math.max(1, live.length)]
            const owner = order.products.find(({ charges }) => changed !== undefined && charges.includes(changed))
            return owner === undefined
              ? []
              : [{ product: owner.id, charges: [{ charge: changed!.id, priceDetails: [{ tier: 0, price: amount }] }] }]
          })
          const length = order.end === undefined ? 700 : (Date.parse(order.end) - Date.parse(order.start)) / 86_400_000
          const from = new Date(Date.parse(order.start) + (days % length) * 86_400_000).toISOString().slice(0, 10)
          const asked: QuoteRequest = {
            orderEffectiveChangeDate: from,
            products: [...changes, ...creates],
            ...(initialTerm === undefined || order.termType === "Evergreen" ? {} : { initialTerm }),
          }
          const exit = Effect.runSyncExit(
            formChangeQuote(quoteBase(context), undefined, { customer: "A-1", ...asked }, order, context),
          )
          // Skips a change that changes nothing, and a term that ends before the change.
          fc.pre(Exit.isSuccess(exit))
          const quote = (exit as Exit.Success<Quote>).value
          const next = nextVersion(order, { id: later.nextId(), status: "Active", now: later.now })
          const after = withMetrics(run(changeOrder(next, changeRequestOf(quote, later), later)))
          expect(after.metrics).toEqual(quote.metrics)
          expect(shown(after)).toEqual(shown(quote))
          const known = new Set(idsOf(order))
          expect(idsOf(after).filter((id) => !known.has(id) && idsOf(quote).includes(id))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})

it("only an Open quote leads to another state", () => {
  for (const status of quoteStatuses)
    for (const action of quoteActions) {
      const after = statusAfter({ status }, action)
      expect(Result.isSuccess(after)).toBe(status === "Open")
    }
  const to = quoteActions.map((action) => Result.getOrThrow(statusAfter({ status: "Open" }, action)))
  expect(to).toEqual(["Open", "ClosedLost", "ClosedWon", "Deleted"])
})
