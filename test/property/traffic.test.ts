import type { TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { RequestEnd, Waiting } from "@svc/domain/webhooks/receiver-line"
import { lingersAfterMs, longestWaitMs, makeTraffic, type Traffic } from "@svc/domain/webhooks/traffic"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const webhook = (index: number) => `w${index}` as WebhookId
/** Of webhooks 0 to 9 the first tenant's, of 10 to 19 the second's. */
const tenant = (index: number) => `t${Math.floor(index / 10)}` as TenantId
const one = (item: number, index: number, since: number, more: Partial<Waiting<number>> = {}): Waiting<number> => ({
  tenantId: tenant(index),
  webhookId: webhook(index),
  item,
  size: 100,
  urgent: false,
  since,
  ...more,
})

/** Lets the webhook answer until it may have as many requests at a time as any. */
const prove = (traffic: Traffic<number>, index: number, now: number) => {
  for (let turn = 0; turn < 10; turn += 1) {
    traffic.admit(one(-1, index, now))
    for (const waiting of traffic.takeReady(now)) traffic.ended(waiting, "Answered", now)
  }
}

const ends: readonly RequestEnd[] = ["Answered", "TimedOut", "NotMade"]
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant("admit" as const),
        webhook: fc.integer({ min: 8, max: 12 }),
        urgent: fc.boolean(),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("end" as const),
        which: fc.nat(1000),
        how: fc.constantFrom(...ends),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: 3_000 }) }) },
  ),
  { maxLength: 300 },
)

describe("what is sent and what waits", () => {
  it("keeps the caps and shares, loses nothing and comes to an end, whatever happens in whatever order", () =>
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 6 }),
        (happenings, slots, maxPerWebhook) => {
          const traffic = makeTraffic<number>({ slots, maxPerWebhook })
          const inside = new Set<number>()
          const refused: Waiting<number>[] = []
          const sending: { waiting: Waiting<number>; since: number; suspect: boolean }[] = []
          let now = 1_000
          let next = 0
          const quick = () => sending.filter(({ since }) => since > now - lingersAfterMs)
          const send = () => {
            const before = new Set(["w8", "w9", "w10", "w11", "w12"].filter((id) => traffic.isSuspect(id as WebhookId)))
            for (const waiting of traffic.takeReady(now))
              sending.push({ waiting, since: now, suspect: before.has(waiting.webhookId) })
            expect(quick().length).toBeLessThanOrEqual(slots)
            expect(quick().filter(({ suspect }) => suspect).length).toBeLessThanOrEqual(Math.ceil(slots / 2))
            for (const { waiting } of sending) {
              const same = sending.filter((each) => each.waiting.webhookId === waiting.webhookId)
              expect(same.length).toBeLessThanOrEqual(maxPerWebhook)
            }
          }
          const look = () => {
            const { late, surplus } = traffic.look(now)
            for (const { item, since } of [...late, ...surplus]) {
              expect(since).toBeLessThanOrEqual(now - longestWaitMs)
              expect(inside.delete(item)).toBe(true)
            }
            expect(surplus.filter(({ urgent }) => urgent)).toEqual([])
          }
          const end = (index: number, how: RequestEnd) => {
            const [ended] = sending.splice(index, 1)
            traffic.ended(ended!.waiting, how, now)
            expect(inside.delete(ended!.waiting.item)).toBe(true)
          }
          for (const step of happenings) {
            if (step.do === "admit") {
              const waiting = one((next += 1), step.webhook, now, { urgent: step.urgent })
              const admitted = traffic.admit(waiting)
              if (admitted) inside.add(waiting.item)
              else refused.push(waiting)
            } else if (step.do === "send") send()
            else if (step.do === "end" && sending.length > 0) end(step.which % sending.length, step.how)
            else if (step.do === "pass") {
              now += step.ms
              look()
            }
            expect(traffic.size()).toBe(inside.size)
            expect(traffic.requests()).toBe(sending.length)
          }
          expect(refused.filter(({ urgent }) => urgent)).toEqual([])
          for (let round = 0; inside.size > 0; round += 1) {
            expect(round).toBeLessThan(1_000)
            send()
            expect(sending.length).toBeGreaterThan(0)
            end(0, "Answered")
          }
          expect(traffic.size()).toBe(0)
          expect(traffic.free()).toBe(slots)
          // Nothing is kept of anybody after a while.
          traffic.look(now + 10 * 60_000)
          expect(traffic.hasRoom(tenant(8), webhook(8), now)).toBe(true)
        },
      ),
      { numRuns: 300 },
    ))

  it("never lets the hung webhooks of one tenant take the slots of another, however many they are", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 64 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom("raise", "hang", "healthy", "wait"), { minLength: 20, maxLength: 200 }),
        (slots, hung, perWebhook, happenings) => {
          const traffic = makeTraffic<number>({ slots, maxPerWebhook: 16 })
          prove(traffic, 10, 0)
          let now = 1
          let item = 0
          const hanging: Waiting<number>[] = []
          const open = () => {
            const taken = traffic.takeReady(now)
            hanging.push(...taken.filter(({ tenantId }) => tenantId === tenant(0)))
            return taken.filter(({ tenantId }) => tenantId === tenant(10))
          }
          for (const step of happenings) {
            if (step === "raise")
              for (let index = 0; index < hung * perWebhook; index += 1)
                traffic.admit({ ...one((item += 1), 0, now), webhookId: `hung${index % hung}` as WebhookId })
            // The oldest request of the hung ones runs into its time-out.
            if (step === "hang" && hanging.length > 0) traffic.ended(hanging.shift()!, "TimedOut", now)
            if (step === "wait") {
              now += 700
              traffic.look(now)
            }
            open()
            expect(hanging.length).toBeLessThanOrEqual(3 * slots + 16)
            if (step !== "healthy") continue
            const healthy = one((item += 1), 10, now)
            expect(traffic.admit(healthy)).toBe(true)
            expect(open().map((each) => each.item)).toEqual([healthy.item])
            traffic.ended(healthy, "Answered", now)
          }
        },
      ),
      { numRuns: 200 },
    ))

  it("goes down to a single probe while a webhook times out, and up again with its answers", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 16 })
    const fill = (now: number) => {
      for (let item = 0; item < 40; item += 1) traffic.admit(one(now * 100 + item, 0, now))
      return traffic.takeReady(now)
    }
    prove(traffic, 0, 0)
    let sent = fill(1)
    expect(sent).toHaveLength(16)
    for (const waiting of sent) traffic.ended(waiting, "TimedOut", 2)
    traffic.drain()
    sent = fill(3)
    expect(sent).toHaveLength(1)
    expect(traffic.appetite(webhook(0), 3)).toBe(1)
    expect(traffic.hasRoom(tenant(0), webhook(0), 3)).toBe(false)
    for (const most of [2, 4, 8, 16]) {
      for (const waiting of sent.slice(0, 1)) traffic.ended(waiting, "Answered", 4)
      for (const waiting of sent.slice(1)) traffic.ended(waiting, "NotMade", 4)
      traffic.drain()
      sent = fill(4 + most)
      expect(sent).toHaveLength(most)
    }
  })

  it("begins a webhook that it does not know with two requests, until the first answer", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 16 })
    for (const item of [0, 1, 2, 3, 4, 5]) traffic.admit(one(item, 0, 0))
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([0, 1])
    traffic.ended({ item: 0 }, "Answered", 1)
    expect(traffic.takeReady(1).map(({ item }) => item)).toEqual([2, 3, 4])
  })

  it("leaves an eighth of the slots to tenants with few requests, and takes tenants by turns", () => {
    const traffic = makeTraffic<number>({ slots: 16, maxPerWebhook: 16 })
    for (const index of [0, 1, 10]) prove(traffic, index, 0)
    for (let item = 0; item < 40; item += 1) traffic.admit(one(item, item % 2, 1))
    expect(traffic.takeReady(1)).toHaveLength(14)
    for (const item of [100, 101, 102]) traffic.admit(one(item, 10, 1))
    expect(traffic.takeReady(1).map(({ item }) => item)).toEqual([100, 101])
    for (const item of [0, 1, 2, 3]) traffic.ended({ item }, "Answered", 2)
    expect(traffic.takeReady(2).map(({ tenantId }) => tenantId)).toEqual([tenant(0), tenant(10)])
  })

  it("keeps four times the cap waiting for a webhook, and no more", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    const admitted = Array.from({ length: 20 }, (_, item) => traffic.admit(one(item, 0, 0)))
    expect(admitted.filter(Boolean)).toHaveLength(2 + 8)
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([0, 1])
  })

  it("keeps more waiting for a webhook that gets through more in a second", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    for (let item = 0; item < 50; item += 1) {
      expect(traffic.admit(one(item, 0, 100))).toBe(true)
      for (const waiting of traffic.takeReady(100)) traffic.ended(waiting, "Answered", 100)
    }
    const admitted = Array.from({ length: 100 }, (_, item) => traffic.admit(one(1_000 + item, 0, 200)))
    expect(admitted.filter(Boolean).length).toBeGreaterThan(40)
  })

  it("knows what a webhook gets through also when it has nothing to do for a moment, and asks for more in time", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 2 })
    for (let item = 0; item < 80; item += 1) {
      traffic.admit(one(item, 0, 1_000))
      for (const waiting of traffic.takeReady(1_000)) traffic.ended(waiting, "Answered", 1_000)
    }
    traffic.look(1_250)
    expect(traffic.appetite(webhook(0), 1_250)).toBe(80)
    for (let item = 0; item < 10; item += 1) traffic.admit(one(100 + item, 0, 1_500))
    expect(traffic.hasRoom(tenant(0), webhook(0), 1_500)).toBe(true)
    traffic.admit(one(110, 0, 1_500))
    expect(traffic.hasRoom(tenant(0), webhook(0), 1_500)).toBe(false)
    expect(traffic.appetite(webhook(0), 3_000)).toBe(4)
  })

  it("keeps no more than a bounded number of bytes waiting, and of one tenant half of that", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 16 })
    const admit = (first: number) =>
      Array.from({ length: 300 }, (_, item) =>
        traffic.admit(one(first * 1_000 + item, first + (item % 5), 0, { size: 2 ** 20 })),
      ).filter(Boolean).length
    expect(admit(0)).toBe(32)
    expect(admit(10)).toBe(32)
    expect(admit(20)).toBe(0)
  })

  it("sends an urgent one before the others of its webhook that wait", () => {
    const traffic = makeTraffic<number>({ slots: 10, maxPerWebhook: 1 })
    for (const item of [0, 1, 2]) traffic.admit(one(item, 0, 0))
    const [first] = traffic.takeReady(0)
    traffic.admit(one(3, 0, 0, { urgent: true }))
    traffic.ended(first!, "Answered", 0)
    expect(traffic.takeReady(0).map(({ item }) => item)).toEqual([3])
  })

  it("gives the slots of requests that linger to others", () => {
    const traffic = makeTraffic<number>({ slots: 4, maxPerWebhook: 4 })
    for (const index of [0, 1]) prove(traffic, index, 0)
    for (const item of [0, 1, 2, 3]) traffic.admit(one(item, 0, 1))
    expect(traffic.takeReady(1)).toHaveLength(4)
    traffic.admit(one(4, 1, 1))
    expect(traffic.takeReady(1)).toEqual([])
    traffic.look(1 + lingersAfterMs)
    expect(traffic.takeReady(2).map(({ item }) => item)).toEqual([4])
  })
})
