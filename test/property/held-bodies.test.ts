import { makeByteBudget } from "@svc/domain/shared/byte-budget"
import type { EventId } from "@svc/domain/shared/ids"
import { makeHeldBodies } from "@svc/domain/webhooks/held-bodies"
import { mostBytesAtHand } from "@svc/domain/webhooks/ports/delivery-store"
import type { Waiting } from "@svc/domain/webhooks/receiver-line"
import { longestWaitMs, lingersAfterMs, makeTraffic, mostBodyBytes } from "@svc/domain/webhooks/traffic"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { one, prove, tenant, webhook } from "../support/webhooks/traffic.ts"

const MiB = 2 ** 20

describe("a budget of bytes", () => {
  it("is never exceeded, and an owner leaves as much free as it holds", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ owner: fc.nat(6), bytes: fc.integer({ min: 1, max: 100 }), give: fc.boolean() }), {
          maxLength: 200,
          size: "max",
        }),
        (steps) => {
          const most = 800
          const budget = makeByteBudget<number>(most)
          const sum = (some: typeof held) => some.reduce((bytes, each) => bytes + each.bytes, 0)
          const held: { readonly owner: number; readonly bytes: number }[] = []
          let taken = { own: 0, free: most }
          for (const { owner, bytes, give } of steps) {
            if (give && held.length > 0) {
              const [given] = held.splice(bytes % held.length, 1)
              budget.giveBack(given!.owner, given!.bytes)
            } else if (budget.fits(owner, bytes)) {
              budget.take(owner, bytes)
              held.push({ owner, bytes })
              taken = { own: sum(held.filter((each) => each.owner === owner)), free: most - sum(held) }
            }
            expect(taken.own).toBeLessThanOrEqual(taken.free)
            expect(budget.used()).toBe(sum(held))
            expect(sum(held)).toBeLessThanOrEqual(most)
            expect(budget.fits(7, Math.min((most - sum(held)) / 2, 100))).toBe(true)
          }
        },
      ),
    ))

  it("takes a piece that is larger than all of it when nothing else is there", () => {
    const budget = makeByteBudget<string>(80)
    expect(budget.fits("a", 1_000)).toBe(true)
    budget.take("a", 1_000)
    expect(budget.fits("b", 1)).toBe(false)
    budget.giveBack("a", 1_000)
    expect(budget.used()).toBe(0)
  })
})

/** The sums of the held bodies by the rules, counted anew each time. */
const bytesOf = (held: readonly { readonly body: Waiting<number>; readonly suspect: boolean }[]) => {
  const distinct = (some: typeof held) =>
    [...new Map(some.map(({ body }) => [body.eventId, body])).values()].reduce((sum, { size }) => sum + size, 0)
  return {
    all: distinct(held),
    suspects: distinct(held.filter(({ suspect }) => suspect)),
    of: (tenantId: string) => distinct(held.filter(({ body }) => body.tenantId === tenantId)),
    ofWebhook: (webhookId: string) =>
      held.filter(({ body }) => body.webhookId === webhookId).reduce((sum, { body }) => sum + body.size, 0),
  }
}

describe("the bodies that a worker holds", () => {
  const step = fc.record({
    webhook: fc.nat(29),
    event: fc.nat(8),
    size: fc.integer({ min: 1, max: 20 }),
    suspect: fc.boolean(),
    release: fc.boolean(),
  })

  it("count once for each event, and are shared as the rules say, whatever comes and goes", () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150, size: "max" }), (steps) => {
        // Sizes are counted in thousands, so that no body counts as small.
        const most = 16_000_000
        const bodies = makeHeldBodies<number>(most)
        const held: { readonly body: Waiting<number>; readonly suspect: boolean }[] = []
        const sizes = new Map<string, number>()
        for (const [item, { webhook: index, event, size, suspect, release }] of steps.entries()) {
          if (release) {
            for (const { body } of held.splice(size % (held.length + 1), 1)) bodies.release(body.item)
            continue
          }
          const eventId = `${tenant(index)} ${event}` as EventId
          if (!sizes.has(eventId)) sizes.set(eventId, size * 100_000)
          const body = one(item, index, 0, { eventId, size: sizes.get(eventId)! })
          const before = bytesOf(held)
          const isHeld = (only: boolean) =>
            held.some((each) => each.body.eventId === eventId && (!only || each.suspect))
          const fitsAll =
            isHeld(false) ||
            before.all + before.of(body.tenantId) + before.ofWebhook(body.webhookId) + 2 * body.size <= most
          const ofSuspects = bytesOf(held.filter((each) => each.suspect))
          const fitsSuspects =
            isHeld(true) ||
            ofSuspects.all +
              ofSuspects.of(body.tenantId) +
              ofSuspects.ofWebhook(body.webhookId) +
              2 * Math.min(body.size, most / 16) <=
              most / 2
          const holds = bodies.hold(item, body, suspect)
          expect(holds).toBe(fitsAll && (!suspect || fitsSuspects))
          if (holds) held.push({ body, suspect })
          expect(bodies.bytes()).toBe(bytesOf(held).all)
        }
        for (const { body } of held) bodies.release(body.item)
        expect(bodies.bytes()).toBe(0)
      }),
      { numRuns: 300 },
    ))
})

describe("a worker's memory", () => {
  const large = (item: number, index: number, since: number, more: Partial<Waiting<number>> = {}) =>
    one(item, index, since, { size: MiB, ...more })

  it("is not filled by what a person asks of a hung receiver: others' deliveries still come in and are sent", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 12 * MiB }),
        fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 12, size: "max" }),
        (asked, hung, size, pauses) => {
          const traffic = makeTraffic<number>({ slots: 256, maxPerWebhook: 16 })
          prove(traffic, 10, 0)
          let now = 1
          let item = 0
          for (const pause of [0, ...pauses]) {
            now += pause
            for (let each = 0; each < asked; each += 1)
              traffic.admit(large((item += 1), each % hung, now, { urgent: true, size }))
            traffic.takeReady(now)
            traffic.look(now)
            expect(traffic.bytes()).toBeLessThanOrEqual(mostBodyBytes)
            const other = large((item += 1), 10, now)
            expect(traffic.admit(other)).toBe(true)
            expect(traffic.takeReady(now).map((each) => each.item)).toContain(other.item)
            traffic.ended(other, "Answered", now)
          }
        },
      ),
      { numRuns: 100 },
    ))

  it("gives back at once what waits for a receiver that hangs, also what a person asked for", () => {
    const traffic = makeTraffic<number>({ slots: 16, maxPerWebhook: 16 })
    for (let item = 0; item < 20; item += 1) traffic.admit(large(item, 0, 0, { urgent: item % 2 === 0 }))
    expect(traffic.takeReady(0)).toHaveLength(2)
    const { late, surplus } = traffic.look(lingersAfterMs)
    expect(late).toEqual([])
    expect(surplus.length).toBeGreaterThan(10)
    expect(surplus.some(({ urgent }) => urgent)).toBe(true)
    expect(traffic.bytes()).toBe(2 * MiB)
    expect(traffic.admit(large(30, 0, lingersAfterMs, { urgent: true }))).toBe(false)
  })

  it("leaves a tenant's receivers that answer their room while its others hang", () => {
    const traffic = makeTraffic<number>({ slots: 256, maxPerWebhook: 16 })
    prove(traffic, 9, 0)
    for (let item = 0; item < 400; item += 1) traffic.admit(large(item, item % 9, 1))
    traffic.takeReady(1)
    const held = traffic.bytes()
    expect(held).toBeLessThanOrEqual(mostBodyBytes / 4)
    for (let item = 400; item < 408; item += 1) expect(traffic.admit(large(item, 9, 1))).toBe(true)
    expect(traffic.takeReady(1)).toHaveLength(8)
  })

  it("has room for a small event of a receiver that nothing is known of, while others of its tenant hang", () => {
    const traffic = makeTraffic<number>({ slots: 2_000, maxPerWebhook: 16 })
    for (let item = 0; item < 5_000; item += 1)
      traffic.admit(
        large(item, 0, 1, { webhookId: webhook(1_000 + (item % 500)), size: mostBytesAtHand + (item % 7) * 100_000 }),
      )
    traffic.takeReady(1)
    expect(traffic.admit(one(6_000, 0, 1))).toBe(true)
    expect(traffic.takeReady(1).map(({ item }) => item)).toEqual([6_000])
  })

  it("holds one body for all deliveries of an event, until the last of them has ended", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 16 })
    const eventId = "same" as EventId
    for (let item = 0; item < 150; item += 1)
      expect(traffic.admit(large(item, 0, 0, { webhookId: webhook(1_000 + item), eventId, size: 30 * MiB }))).toBe(true)
    expect(traffic.bytes()).toBe(30 * MiB)
    const sent = traffic.takeReady(0)
    for (const each of sent.slice(1)) traffic.ended(each, "TimedOut", 1)
    expect(traffic.bytes()).toBe(30 * MiB)
    traffic.ended(sent[0]!, "TimedOut", 1)
    expect(traffic.bytes()).toBe(0)
  })

  it("asks for what it had no room for when there is room, and of receivers that may hang not all at once", () => {
    const traffic = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 16 })
    prove(traffic, 0, 0)
    let item = 0
    while (traffic.admit(large((item += 1), 0, 1)));
    while (traffic.admit(large((item += 1), 1, 1)));
    const [first, ...rest] = traffic.takeReady(1)
    for (const each of rest) traffic.ended(each, "Answered", 2)
    traffic.drain()
    expect(traffic.hasRoom(tenant(0), webhook(0), 2)).toBe(true)
    traffic.ended(first!, "Answered", 2)

    const hung = makeTraffic<number>({ slots: 1_000, maxPerWebhook: 16 })
    for (let index = 0; index < 300; index += 1) hung.admit(large(index, 0, 0, { webhookId: webhook(100 + index) }))
    const [one_] = hung.takeReady(0)
    hung.ended(one_!, "TimedOut", 1)
    expect(hung.hasRoom(tenant(0), webhook(399), 1)).toBe(false)
    expect(hung.hasRoom(tenant(0), webhook(399), longestWaitMs)).toBe(true)
  })
})
