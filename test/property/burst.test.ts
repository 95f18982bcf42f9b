import type { TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Bucket, burstPriorities, pour } from "@svc/domain/webhooks/burst"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const at = (seconds: number) => (1_700_000_000_000 + seconds * 1000) as Timestamp
const tenant = "t" as TenantId
const webhook = (index: number) => `w${index}` as WebhookId
const raise = (buckets: Map<string, Bucket>, counts: readonly number[], seconds = 0) => [
  ...burstPriorities(buckets, tenant, new Map(counts.map((n, index) => [webhook(index), n])), at(seconds)).values(),
]

describe("pour", () => {
  it("has no excess at a rate within the allowance, however long it goes on", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 200 }), (gaps) => {
        let bucket: Bucket | undefined
        let now = 0
        for (const gap of gaps) {
          now += gap
          const poured = pour(bucket, gap * 100, at(now), { atOnce: 2_000, perSecond: 100 })
          bucket = poured.bucket
          expect(poured.excess).toBe(0)
        }
      }),
    ))

  it("never has more excess than was poured, nor less than was poured beyond the allowance and the time", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 0, max: 5_000 })), { minLength: 1 }),
        (pours) => {
          let [bucket, now, all, passed]: [Bucket | undefined, number, number, number] = [undefined, 0, 0, 0]
          let excess = 0
          for (const [gap, count] of pours) {
            now += gap
            // When the clock goes back, nothing drains.
            passed += Math.max(0, gap)
            all += count
            ;({ bucket, excess } = pour(bucket, count, at(now), { atOnce: 1_000, perSecond: 10 }))
            expect(excess).toBeLessThanOrEqual(Math.max(0, all - 1_000))
            expect(excess).toBeGreaterThanOrEqual(all - 1_000 - passed * 10)
          }
        },
      ),
    ))
})

describe("the priority of new deliveries", () => {
  it("is 0 for a trickle, negative for a burst, and lower the larger the burst", () => {
    const buckets = new Map<string, Bucket>()
    expect(raise(buckets, [10])).toEqual([0])
    expect(raise(new Map(), [200_000])[0]).toBeLessThan(raise(new Map(), [3_000])[0]!)
    expect(raise(new Map(), [3_000])[0]).toBeLessThan(0)
  })

  it("of a webhook is not lowered by the burst of another of its tenant", () => {
    const buckets = new Map<string, Bucket>()
    const [burst, calm] = raise(buckets, [200_000, 1])
    expect(burst).toBeLessThan(0)
    expect(calm).toBe(0)
    expect(raise(buckets, [0, 1], 1)[1]).toBe(0)
  })

  it("of a tenant with many webhooks is lowered when it raises for all of them at once", () => {
    const buckets = new Map<string, Bucket>()
    expect(
      raise(
        buckets,
        Array.from({ length: 1_000 }, () => 100),
      ).every((priority) => priority < 0),
    ).toBe(true)
    const another = burstPriorities(buckets, "other" as TenantId, new Map([["x" as WebhookId, 1]]), at(0))
    expect([...another.values()]).toEqual([0])
  })

  it("comes back to 0 when the burst is long over", () => {
    const buckets = new Map<string, Bucket>()
    raise(buckets, [10_000])
    expect(raise(buckets, [1], 3_600)).toEqual([0])
  })

  it("is a whole number, never above 0", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }), (counts) => {
        for (const priority of raise(new Map(), counts)) {
          expect(Number.isInteger(priority) && priority <= 0 && priority > -32).toBe(true)
          expect(Object.is(priority, -0)).toBe(false)
        }
      }),
    ))
})
