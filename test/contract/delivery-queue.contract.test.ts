import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import { type Claim, type DeliveryQueue, lowestPriority } from "@svc/domain/webhooks/ports/delivery-queue"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let queue: DeliveryQueue
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  queue = h.worker.get("DeliveryQueue")
})
afterEach(() => h.sql("delete from svc.delivery_queue"))
afterAll(() => h.close())

const claim = (lane: DeliveryLane = "first", limit = 1000) => h.worker.run(queue.claim(lane, limit))
const idsOf = (attempts: readonly { readonly deliveryId: string }[]) => attempts.map(({ deliveryId }) => deliveryId)
const attempts = (count: number, given: Parameters<Seeds["attempt"]>[0] = {}) =>
  Array.from({ length: count }, () => seeds.attempt(given))
const inSeconds = (seconds: number) => (h.clock.now() + seconds * 1000) as Timestamp

describe("add", () => {
  it.each(["first", "retry"] as const)("makes attempts due in the %s lane and in no other", async (lane) => {
    const { tenantId } = seeds.attempt()
    const added = attempts(3, { tenantId })
    await h.http.atomically(tenantId, h.http.get("DeliveryQueue").add(lane, added))
    expect(await claim(lane === "first" ? "retry" : "first")).toEqual([])
    const claims = await claim(lane)
    expect(claims).toHaveLength(3)
    const expected = added.map(({ dueAt: _dueAt, ...attempt }): Claim => ({ ...attempt, lane, claimCount: 0 }))
    expect(claims).toEqual(expect.arrayContaining(expected))
  })

  it("makes an attempt due at its time, neither earlier nor later", async () => {
    const later = { ...seeds.attempt(), dueAt: inSeconds(10) }
    const past = { ...seeds.attempt(), dueAt: inSeconds(-3600) }
    await h.worker.run(queue.add("retry", [later, past]))
    expect(idsOf(await claim("retry"))).toEqual([past.deliveryId])
    await h.clock.moveTo(later.dueAt - 1)
    expect(await claim("retry")).toEqual([])
    await h.clock.moveTo(later.dueAt)
    expect(idsOf(await claim("retry"))).toEqual([later.deliveryId])
  })

  it("changes nothing for a delivery that has one, whether it waits or is taken", async () => {
    const waiting = { ...seeds.attempt(), dueAt: inSeconds(60) }
    const taken = seeds.attempt()
    await h.worker.run(queue.add("first", [waiting, taken]))
    expect(idsOf(await claim())).toEqual([taken.deliveryId])
    await h.worker.run(queue.add("first", [{ ...waiting, dueAt: seeds.now() }, taken]))
    expect(await claim()).toEqual([])
  })

  it("takes none and thousands", async () => {
    await h.worker.run(queue.add("first", []))
    const [{ tenantId }, other] = [seeds.attempt(), seeds.attempt()]
    await h.worker.run(queue.add("first", [...attempts(2999, { tenantId }), other]))
    expect(await claim("first", 4000)).toHaveLength(3000)
  })

  it("joins the running unit of work", async () => {
    const [committed, rolledBack] = [seeds.attempt(), seeds.attempt()]
    const kept = await holdWork(h.http, committed.tenantId, h.http.get("DeliveryQueue").add("first", [committed]))
    const undone = await holdWork(h.http, rolledBack.tenantId, h.http.get("DeliveryQueue").add("first", [rolledBack]))
    expect(await claim()).toEqual([])
    await kept.commit()
    await undone.rollBack()
    expect(idsOf(await claim())).toEqual([committed.deliveryId])
  })
})

describe("addClaimed", () => {
  it("adds attempts that the caller alone holds, and leaves out a delivery that has one", async () => {
    const [known, fresh] = [seeds.attempt(), { ...seeds.attempt(), askedFor: true as const }]
    await h.worker.run(queue.add("first", [known]))
    const permit = { at: seeds.now(), isCounted: true }
    const given = [known, fresh].map(({ dueAt: _dueAt, ...attempt }) => ({ ...attempt, permit }))
    const claims = await h.worker.run(queue.addClaimed("retry", given))
    expect(claims).toEqual([{ ...given[1]!, lane: "retry", claimCount: 0 }])
    expect(await claim("retry")).toEqual([])
    expect(idsOf(await claim("first"))).toEqual([known.deliveryId])
    expect(await h.worker.run(queue.endClaims(claims))).toEqual(new Set([fresh.deliveryId]))
    expect(await h.worker.run(queue.addClaimed("first", []))).toEqual([])
  })
})

describe("claim", () => {
  it("gives the oldest first", async () => {
    const added = attempts(6)
    for (const attempt of added.toReversed()) {
      await h.worker.run(queue.add("first", [attempt]))
      await h.advance(1)
    }
    const order: string[] = []
    for (let times = 0; times < 3; times += 1) order.push(...idsOf(await claim("first", 2)).toSorted())
    const pairs = [0, 2, 4].map((start) => idsOf(added.toReversed().slice(start, start + 2)).toSorted())
    expect(order).toEqual(pairs.flat())
  })

  it("gives those of one claim by priority and then oldest first, whatever their ids", async () => {
    const given = [-2, 0, 1].flatMap((priority) => attempts(20).map((attempt) => ({ ...attempt, priority })))
    const added = given.map((attempt, index) => ({ ...attempt, dueAt: inSeconds(given.length - index) }))
    await h.worker.run(queue.add("first", added))
    await h.advance(given.length)
    const asFor = ({ priority, dueAt }: (typeof added)[number]) => -priority * 1e15 + dueAt
    expect(idsOf(await claim())).toEqual(idsOf(added.toSorted((a, b) => asFor(a) - asFor(b))))
  })

  it("gives no more than the limit", async () => {
    await h.worker.run(queue.add("first", attempts(5)))
    expect(await claim("first", 2)).toHaveLength(2)
    expect(await claim("first", 2)).toHaveLength(2)
    expect(await claim("first", 2)).toHaveLength(1)
  })

  it("gives each attempt to one of many callers at once", async () => {
    const added = attempts(300)
    await h.worker.run(queue.add("first", added))
    const taken: string[] = []
    for (let round = 0; round < 8; round += 1) {
      const batches = await Promise.all(Array.from({ length: 8 }, () => claim("first", 10)))
      taken.push(...batches.flatMap(idsOf))
    }
    expect(taken).toHaveLength(300)
    expect(new Set(taken)).toEqual(new Set(idsOf(added)))
  })

  it("gives what has the higher priority first, whatever came before", async () => {
    const [burst, trickle, asked] = [-3, 0, 1].map((priority) => ({ ...seeds.attempt(), priority }))
    for (const each of [burst!, trickle!, asked!]) await h.worker.run(queue.add("first", [each]))
    const order = [await claim("first", 1), await claim("first", 1), await claim("first", 1)].flat()
    expect(idsOf(order)).toEqual(idsOf([asked!, trickle!, burst!]))
    await h.worker.run(queue.endClaims(order))
    const [huge, large] = [lowestPriority - 1000, lowestPriority].map((priority) => ({ ...seeds.attempt(), priority }))
    for (const each of [large!, huge!]) await h.worker.run(queue.add("retry", [each]))
    expect(idsOf(await claim("retry"))).toEqual(idsOf([large!, huge!]))
  })
})

describe("waiting and withdraw", () => {
  it("give what is due of a webhook and nobody has taken, and what a person asked for only to who says so", async () => {
    const { tenantId, webhookId } = seeds.attempt()
    const [taken, other] = [seeds.attempt({ tenantId, webhookId }), seeds.attempt()]
    await h.worker.run(queue.add("first", [taken]))
    expect(idsOf(await claim())).toEqual([taken.deliveryId])
    const late = { ...seeds.attempt({ tenantId, webhookId }), dueAt: inSeconds(60) }
    const asked = { ...seeds.attempt({ tenantId, webhookId }), askedFor: true as const }
    const burst = { ...seeds.attempt({ tenantId, webhookId }), priority: -2 }
    const due = attempts(2, { tenantId, webhookId })
    for (const each of [burst, ...due, late, asked, other]) await h.worker.run(queue.add("first", [each]))

    const waiting = (limit: number) => h.worker.run(queue.waiting("first", { tenantId, webhookId }, limit))
    const [first, ...others] = await waiting(3)
    expect(first).toEqual({ tenantId, webhookId, deliveryId: asked.deliveryId, askedFor: true })
    expect(idsOf(others).toSorted()).toEqual(idsOf(due).toSorted())
    expect(idsOf(await waiting(10))).toHaveLength(4)
    const { askedFor: _, ...unasked } = asked
    const out = await h.worker.run(queue.withdraw("first", [taken, unasked, burst, ...due]))
    expect(idsOf(out).toSorted()).toEqual(idsOf([...due, burst]).toSorted())
    expect(out.find(({ deliveryId }) => deliveryId === burst.deliveryId)).toMatchObject({
      tenantId,
      webhookId,
      priority: -2,
      dueAt: expect.any(Number),
    })
    expect(await h.worker.run(queue.withdraw("first", []))).toEqual([])
    expect(await h.worker.run(queue.withdraw("first", [asked]))).toMatchObject([{ askedFor: true, priority: 1 }])
    expect(await waiting(10)).toEqual([])
    expect(idsOf(await claim())).toEqual(idsOf([other]))
  })
})

it("a claim in a unit of work that rolled back is free again", async () => {
  const attempt = seeds.attempt()
  await h.worker.run(queue.add("first", [attempt]))
  const work = Effect.andThen(queue.claim("first", 1), Effect.fail("no" as const))
  await h.worker.run(Effect.flip(h.worker.get("UnitOfWork").atomically(allTenants, work)))
  expect(await claim()).toMatchObject([{ deliveryId: attempt.deliveryId, claimCount: 0 }])
})
