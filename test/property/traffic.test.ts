import type { WebhookId } from "@svc/domain/shared/ids"
import type { RequestEnd, Waiting } from "@svc/domain/webhooks/receiver-line"
import { lingersAfterMs, longestWaitMs, makeTraffic } from "@svc/domain/webhooks/traffic"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { one, prove, tenant, webhook } from "../support/webhooks/traffic.ts"

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
  { maxLength: 300, size: "max" },
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
            for (const { item, since } of late) expect(since, String(item)).toBeLessThanOrEqual(now - longestWaitMs)
            for (const { item } of [...late, ...surplus]) expect(inside.delete(item)).toBe(true)
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
            } else if (step.do === "send") send()
            else if (step.do === "end" && sending.length > 0) end(step.which % sending.length, step.how)
            else if (step.do === "pass") {
              now += step.ms
              look()
            }
            expect(traffic.size()).toBe(inside.size)
            expect(traffic.requests()).toBe(sending.length)
          }
          for (let round = 0; inside.size > 0; round += 1) {
            expect(round).toBeLessThan(1_000)
            send()
            expect(sending.length).toBeGreaterThan(0)
            end(0, "Answered")
          }
          expect(traffic.size()).toBe(0)
          expect(traffic.free()).toBe(slots)
          // After some minutes nothing about any webhook is remembered.
          traffic.look(now + 10 * 60_000)
          expect(traffic.hasRoom(tenant(8), webhook(8), now)).toBe(true)
        },
      ),
      { numRuns: 150 },
    ))

  it("never lets the hung webhooks of one tenant take the slots of another, however many they are", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 64 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom("raise", "hang", "healthy", "wait"), { minLength: 20, maxLength: 200, size: "max" }),
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
            // The oldest of the hanging requests reaches its time-out.
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
      { numRuns: 50 },
    ))
})
