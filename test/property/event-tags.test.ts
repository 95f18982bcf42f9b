import { eventTags, findEventTag } from "@svc/domain/webhooks/event-tags"
import { toSubscriptions } from "@svc/domain/webhooks/subscription"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** Every tag of the catalogue with its accepted spellings (contract W4). */
const catalogue: Readonly<Record<string, readonly string[]>> = {
  SubscriptionActivated: [],
  SubscriptionChanged: [],
  SubscriptionUpdated: [],
  SubscriptionCancelled: [],
  SubscriptionRenewed: [],
  SubscriptionReverted: [],
  SubscriptionDeleted: [],
  SalesOrderActivated: [],
  SalesOrderUpdated: [],
  SalesOrderDeleted: [],
  InvoicePosted: [],
  InvoiceUpdated: [],
  JournalPosted: [],
  AccountsCreated: ["AccountCreated"],
  AccountsChanged: ["AccountChanged"],
  QuoteCreated: ["quoteCreated"],
  QuoteEdited: ["quoteEdited"],
  QuoteConverted: ["quoteConverted"],
  PaymentsCreated: ["PaymentCreated"],
  PaymentsPosted: ["PaymentPosted"],
  InvoiceBatchCreated: [],
  InvoiceBatchPosted: [],
  InvoiceBatchCancelled: [],
  ProductsCreated: ["ProductCreated"],
  ProductsUpdated: ["ProductUpdated"],
  ProductsDeleted: ["ProductDeleted"],
  NationalEInvoiceProcessed: [],
  NationalEInvoiceFailed: [],
  NationalEInvoiceReceived: [],
  MessageSent: [],
  MessageFailed: [],
  DunningStarted: [],
  DunningStepTaken: [],
  DunningEnded: [],
}
const spellings = Object.entries(catalogue).flatMap(([tag, others]) =>
  [tag, ...others].map((spelling) => ({ tag, spelling })),
)
const tagOf = new Map(spellings.map(({ tag, spelling }) => [spelling, tag]))

const known = fc.constantFrom(...spellings.map(({ spelling }) => spelling))
const unknown = fc
  .oneof(
    fc.string(),
    known.map((each) => each.toLowerCase()),
    known.map((each) => each.toUpperCase()),
    known.map((each) => ` ${each}`),
    known.map((each) => `${each}s`),
    fc.constantFrom("*", "all", "constructor", "__proto__", "toString"),
  )
  .filter((each) => !tagOf.has(each))
const list = fc.array(fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: unknown }), { maxLength: 12 })

describe("the catalogue", () => {
  it("is the whole catalogue, in its order", () => {
    expect(eventTags).toHaveLength(34)
    expect(Object.fromEntries(eventTags.map(({ tag, alternatives }) => [tag, alternatives]))).toEqual(catalogue)
    expect(eventTags.map(({ tag }) => tag)).toEqual(Object.keys(catalogue))
  })

  it.each(spellings)("knows $spelling as $tag", ({ tag, spelling }) => {
    expect(findEventTag(spelling)?.tag).toBe(tag)
  })

  it("knows nothing else", () => {
    fc.assert(
      fc.property(unknown, (spelling) => {
        expect(findEventTag(spelling)).toBeUndefined()
      }),
    )
  })
})

describe("a subscription to a list of events", () => {
  it("is accepted exactly when it names at least one, knows each, and names none twice in any spelling", () => {
    fc.assert(
      fc.property(list, (events) => {
        const tags = events.map((each) => tagOf.get(each))
        const fine = events.length > 0 && !tags.includes(undefined) && new Set(tags).size === tags.length
        expect(Result.isSuccess(toSubscriptions(events))).toBe(fine)
      }),
      { numRuns: 1000 },
    )
  })

  it("keeps the spellings in their order, each with its tag", () => {
    fc.assert(
      fc.property(fc.uniqueArray(known, { minLength: 1, selector: (each) => tagOf.get(each) }), (events) => {
        expect(Result.getOrThrow(toSubscriptions(events))).toEqual(
          events.map((spelling) => ({ spelling, tag: tagOf.get(spelling) })),
        )
      }),
    )
  })

  it("is refused with every mistake at its place", () => {
    fc.assert(
      fc.property(list, (events) => {
        const result = toSubscriptions(events)
        fc.pre(Result.isFailure(result))
        const wrong = events.flatMap((each, index) => {
          const tag = tagOf.get(each)
          const again = tag !== undefined && events.slice(0, index).some((earlier) => tagOf.get(earlier) === tag)
          return tag === undefined || again ? [`events[${index}]`] : []
        })
        expect(Object.keys(result.failure.errors)).toEqual(events.length === 0 ? ["events"] : wrong)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(spellings.filter(({ tag, spelling }) => tag !== spelling))(
    "knows $spelling and $tag for the same, in either order",
    ({ tag, spelling }) => {
      for (const [first, second] of [
        [tag, spelling],
        [spelling, tag],
        [spelling, spelling],
      ] as const) {
        const refused = toSubscriptions(["InvoicePosted", first, second])
        expect(Result.isFailure(refused) && refused.failure.errors).toEqual({
          "events[2]": [`'${second}' names the same event as '${first}'`],
        })
      }
    },
  )

  it("repeats no more of an unknown name than a line holds", () => {
    const refused = toSubscriptions(["x".repeat(10_000)])
    expect(Result.isFailure(refused) && refused.failure.message.length).toBeLessThan(200)
  })
})

it("a subscription keeps the spelling, and its tag is found by it alone", () => {
  const subscribed = fc.uniqueArray(known, { minLength: 1, selector: (each) => tagOf.get(each) })
  fc.assert(
    fc.property(subscribed, fc.constantFrom(...Object.keys(catalogue)), (events, tag) => {
      const subscriptions = Result.getOrThrow(toSubscriptions(events))
      expect(subscriptions.find((each) => each.tag === tag)?.spelling).toBe(
        events.find((each) => tagOf.get(each) === tag),
      )
    }),
  )
})
