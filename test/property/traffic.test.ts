import { lingersAfterMs, longestWaitMs, makeTraffic, type Waiting } from "@svc/domain/webhooks/traffic"
import type { WebhookId } from "@svc/domain/shared/ids"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const webhook = (index: number) => `w${index}` as WebhookId
const one = (item: number, index: number, since: number, more: Partial<Waiting<number>> = {}): Waiting<number> => ({
  webhookId: webhook(index),
  item,
  size: 100,
  urgent: false,
  since,
  ...more,
})

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant("admit" as const), webhook: fc.nat(4), urgent: fc.boolean() }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("end" as const), which: fc.nat(1000) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: 3_000 }) }) },
  ),
  { maxLength: 300 },
)

describe("what is sent and what waits", () => {
  it("keeps the caps, loses nothing and comes to an end, whatever happens in whatever order", () =>
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 6 }),
        (happenings, slots, maxPerWebhook) => {
          const traffic = makeTraffic<number>({ slots, maxPerWebhook })
          const inside = new Set<number>()
          const refused: Waiting<number>[] = []
          const sending: { waiting: Waiting<number>; since: number }[] = []
          let now = 1_000
          let next = 0
          const send = () => {
            for (const waiting of traffic.takeReady()) {
              traffic.started(waiting, now)
              sending.push({ waiting, since: now })
            }
            const quick = sending.filter(({ since }) => since > now - lingersAfterMs)
            expect(quick.length).toBeLessThanOrEqual(slots)
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
          }
          const end = (index: number) => {
            const [ended] = sending.splice(index, 1)
            traffic.ended(ended!.waiting, now)
            expect(inside.delete(ended!.waiting.item)).toBe(true)
          }
          for (const step of happenings) {
            if (step.do === "admit") {
              const waiting = one((next += 1), step.webhook, now, { urgent: step.urgent })
              const admitted = traffic.admit(waiting)
              if (admitted) inside.add(waiting.item)
              else refused.push(waiting)
            } else if (step.do === "send") send()
            else if (step.do === "end" && sending.length > 0) end(step.which % sending.length)
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
            end(0)
          }
          expect(traffic.size()).toBe(0)
          expect(traffic.free()).toBe(slots)
        },
      ),
      { numRuns: 300 },
    ))

  it("keeps four times the cap waiting for a webhook, and no more", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    const admitted = Array.from({ length: 20 }, (_, item) => traffic.admit(one(item, 0, 0)))
    expect(admitted.filter(Boolean)).toHaveLength(2 + 8)
    expect(traffic.takeReady().map(({ item }) => item)).toEqual([0, 1])
  })

  it("keeps more waiting for a webhook that gets through more in a second", () => {
    const traffic = makeTraffic<number>({ slots: 100, maxPerWebhook: 2 })
    for (let item = 0; item < 50; item += 1) {
      expect(traffic.admit(one(item, 0, 100))).toBe(true)
      // Something of it is always under way, else it is forgotten.
      const [waiting] = traffic.takeReady()
      if (waiting === undefined) continue
      traffic.started(waiting, 100)
      if (item > 0) traffic.ended(one(item - 1, 0, 100), 100)
    }
    const admitted = Array.from({ length: 100 }, (_, item) => traffic.admit(one(1_000 + item, 0, 200)))
    expect(admitted.filter(Boolean).length).toBeGreaterThan(40)
  })

  it("knows what a webhook gets through also when it has nothing to do for a moment, and asks for more in time", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 2 })
    for (let item = 0; item < 80; item += 1) {
      traffic.admit(one(item, 0, 1_000))
      for (const waiting of traffic.takeReady()) {
        traffic.started(waiting, 1_000)
        traffic.ended(waiting, 1_000)
      }
    }
    traffic.look(1_250)
    expect(traffic.appetite(webhook(0), 1_250)).toBe(80)
    for (let item = 0; item < 10; item += 1) traffic.admit(one(100 + item, 0, 1_500))
    expect(traffic.hasRoom(webhook(0), 1_500)).toBe(true)
    traffic.admit(one(110, 0, 1_500))
    expect(traffic.hasRoom(webhook(0), 1_500)).toBe(false)
    expect(traffic.appetite(webhook(0), 3_000)).toBe(4)
  })

  it("keeps no more than a bounded number of bytes waiting", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 16 })
    const admitted = Array.from({ length: 300 }, (_, item) => traffic.admit(one(item, item % 5, 0, { size: 2 ** 20 })))
    expect(admitted.filter(Boolean)).toHaveLength(5 * 16 + 64)
  })

  it("sends an urgent one before the others of its webhook that wait", () => {
    const traffic = makeTraffic<number>({ slots: 10, maxPerWebhook: 1 })
    for (const item of [0, 1, 2]) traffic.admit(one(item, 0, 0))
    traffic.admit(one(3, 0, 0, { urgent: true }))
    const [first] = traffic.takeReady()
    traffic.started(first!, 0)
    traffic.ended(first!, 0)
    expect(traffic.takeReady().map(({ item }) => item)).toEqual([3])
  })

  it("gives the slots of requests that linger to others", () => {
    const traffic = makeTraffic<number>({ slots: 4, maxPerWebhook: 4 })
    for (const item of [0, 1, 2, 3]) traffic.admit(one(item, 0, 0))
    for (const waiting of traffic.takeReady()) traffic.started(waiting, 0)
    traffic.admit(one(4, 1, 0))
    expect(traffic.takeReady()).toEqual([])
    traffic.look(lingersAfterMs)
    expect(traffic.takeReady().map(({ item }) => item)).toEqual([4])
  })
})
