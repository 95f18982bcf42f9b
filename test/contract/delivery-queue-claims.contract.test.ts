import { withClient } from "@svc/adapters/embedded-postgres/database"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import type { Claim, DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import { leaseSeconds } from "@svc/adapters/postgres/webhooks/delivery-lease"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

const timeoutSeconds = 60
let h: StillService
let seeds: Seeds
let queue: DeliveryQueue
beforeAll(async () => {
  h = await openService({ clock: "manual", settings: { SVC_WEBHOOK_TIMEOUT_SECONDS: String(timeoutSeconds) } })
  seeds = makeSeeds(h)
  queue = h.worker.get("DeliveryQueue")
})
afterEach(() => h.sql("delete from svc.delivery_queue"))
afterAll(() => h.close())

const claim = (lane: DeliveryLane = "first") => h.worker.run(queue.claim(lane, 1000))
const added = async (lane: DeliveryLane = "first") => {
  const attempt = seeds.attempt()
  await h.worker.run(queue.add(lane, [attempt]))
  return attempt
}
const taken = async (lane: DeliveryLane = "first"): Promise<Claim> => {
  await added(lane)
  const claims = await claim(lane)
  expect(claims).toHaveLength(1)
  return claims[0]!
}
const after = (seconds: number) => h.advance(seconds)
const settle = (claims: readonly Claim[]) => h.worker.atomically(allTenants, queue.endClaims(claims))
const claimOne = () => h.worker.run(queue.claim("first", 1))
const jobs = () => h.sql("select delivery_id as id, leased_until is not null as taken from svc.delivery_queue")

describe.each(["first", "retry"] as const)("a claim of the %s lane", (lane) => {
  it("that is postponed is due again after its seconds, as if it had not been claimed", async () => {
    const [soon, later] = [await taken(lane), await taken(lane)]
    await h.worker.run(
      queue.postpone([
        { ...soon, seconds: 5 },
        { ...later, seconds: 60 },
      ]),
    )
    await after(4)
    expect(await claim(lane)).toEqual([])
    await after(2)
    expect(await claim(lane)).toEqual([soon])
    await after(60)
    expect(await claim(lane)).toEqual([later])
  })

  it("takes nothing of the webhooks that it is to pass over", async () => {
    const [mine, other] = [await added(lane), await added(lane)]
    const claims = await h.worker.run(queue.claim(lane, 10, [other.webhookId]))
    expect(claims.map(({ deliveryId }) => deliveryId)).toEqual([mine.deliveryId])
    expect((await claim(lane)).map(({ deliveryId }) => deliveryId)).toEqual([other.deliveryId])
  })

  it("that has lapsed is not postponed", async () => {
    const held = await taken(lane)
    await after(leaseSeconds(timeoutSeconds) + 1)
    const [successor] = await claim(lane)
    await h.worker.run(queue.postpone([{ ...held, seconds: 60 }]))
    expect(await settle([successor!])).toEqual(new Set([held.deliveryId]))
  })

  it("outlives the deadline of a request", async () => {
    expect(leaseSeconds(timeoutSeconds)).toBeGreaterThan(timeoutSeconds)
    const held = await taken(lane)
    await after(timeoutSeconds + 10)
    expect(await claim(lane)).toEqual([])
    expect(await settle([held])).toEqual(new Set([held.deliveryId]))
  })

  it("lapses after the lease: the attempt is due again with a higher claimCount", async () => {
    const held = await taken(lane)
    for (const claimCount of [1, 2, 3]) {
      await after(leaseSeconds(timeoutSeconds) + 1)
      expect(await claim(lane)).toEqual([{ ...held, claimCount }])
    }
  })

  it("settles nothing once it has lapsed", async () => {
    const held = await taken(lane)
    await after(leaseSeconds(timeoutSeconds) + 1)
    expect(await settle([held])).toEqual(new Set())
    const [successor] = await claim(lane)
    expect(await settle([held])).toEqual(new Set())
    expect(await settle([successor!])).toEqual(new Set([held.deliveryId]))
  })
})

describe.each(["first", "retry"] as const)("a claim of the %s lane that meets another one", (lane) => {
  const claimed = (limit: number) => queue.claim(lane, limit)
  const idsOf = (some: readonly { readonly deliveryId: string }[]) => some.map(({ deliveryId }) => deliveryId)
  const addedInTurn = async (count: number) => {
    const ids: string[] = []
    for (let left = count; left > 0; left -= 1) {
      ids.push((await added(lane)).deliveryId)
      await after(1)
    }
    return ids
  }

  const holdingRow = (deliveryId: string, work: () => Promise<void>) =>
    withClient(h.databaseUrl, async (client) => {
      await client.query("begin")
      const { rows } = await client.query<{ tenant_id: string }>(
        "select tenant_id from svc.delivery_queue where delivery_id = $1",
        [deliveryId],
      )
      // A cluster locks rows of one tenant at a time.
      await client.query("select from svc.delivery_queue where tenant_id = $1 and delivery_id = $2 for update", [
        rows[0]!.tenant_id,
        deliveryId,
      ])
      await work()
      await client.query("rollback")
    })

  it("goes on with the attempts of other tenants that come next, and waits for nobody", async () => {
    const [one, two, three, four, five] = await addedInTurn(5)
    const other = await holdWork(h.worker, allTenants, claimed(2))
    expect(idsOf(other.value)).toEqual([one, two])
    expect(idsOf(await h.worker.run(claimed(2)))).toEqual([three, four])
    expect(idsOf(await h.worker.run(claimed(2)))).toEqual([five])
    expect(await claim(lane)).toEqual([])
    await other.rollBack()
    expect(idsOf(await claim(lane))).toEqual([one, two])
  })

  it("fills up with what comes behind an attempt that somebody else holds", async () => {
    const [held, ...free] = await addedInTurn(3)
    await holdingRow(held!, async () => expect(idsOf(await h.worker.run(claimed(2)))).toEqual(free))
    expect(idsOf(await claim(lane))).toEqual([held])
  })
})

describe("settle", () => {
  it("ends claims of both lanes and tells which were held", async () => {
    const [first, retry, lapsed] = [await taken(), await taken("retry"), await taken()]
    const stranger: Claim = { ...seeds.attempt(), lane: "first", claimCount: 0 }
    const stale = { ...lapsed, claimCount: 1 }
    expect(await settle([first, retry, stranger, stale])).toEqual(new Set([first.deliveryId, retry.deliveryId]))
    expect(await jobs()).toEqual([{ id: lapsed.deliveryId, taken: true }])
  })

  it("leaves nothing behind, so that the delivery can have an attempt again", async () => {
    const held = await taken()
    await settle([held])
    expect(await jobs()).toEqual([])
    expect(await settle([held])).toEqual(new Set())
    await h.worker.run(queue.add("first", [{ ...held, dueAt: seeds.now() }]))
    expect(await claim()).toEqual([held])
  })

  it("does not end an attempt that waits", async () => {
    const attempt = await added()
    expect(await settle([{ ...attempt, lane: "first", claimCount: 0 }])).toEqual(new Set())
    expect(await claim()).toHaveLength(1)
  })

  it("joins the running unit of work", async () => {
    const held = await taken()
    const undone = Effect.andThen(queue.endClaims([held]), Effect.fail("no" as const))
    await h.worker.run(Effect.flip(h.worker.get("UnitOfWork").atomically(allTenants, undone)))
    expect(await settle([held])).toEqual(new Set([held.deliveryId]))
  })

  it("ends none for no claims", async () => {
    expect(await settle([])).toEqual(new Set())
  })
})

describe("giveBack", () => {
  const giveBack = (claims: readonly Claim[]) => h.worker.atomically(allTenants, queue.giveBack(claims))

  it.each(["first", "retry"] as const)("makes the attempt due again at once, in the %s lane", async (lane) => {
    const held = await taken(lane)
    await giveBack([held])
    expect(await claim(lane)).toEqual([held])
  })

  it("of a claim that has lapsed changes nothing", async () => {
    const held = await taken()
    await after(leaseSeconds(timeoutSeconds) + 1)
    const [successor] = await claim()
    await giveBack([held])
    expect(await claim()).toEqual([])
    expect(await settle([successor!])).toEqual(new Set([held.deliveryId]))
  })

  it("forgets no claim that never came back", async () => {
    const held = await taken()
    await after(leaseSeconds(timeoutSeconds) + 1)
    const [second] = await claim()
    await giveBack([second!])
    expect(await claim()).toEqual([{ ...held, claimCount: 1 }])
  })

  it("leaves the attempt its place before those that came later", async () => {
    const held = await taken()
    await h.advance(1)
    await added()
    await giveBack([held])
    expect(await claimOne()).toMatchObject([{ deliveryId: held.deliveryId }])
  })

  it("leaves an attempt that a person asked for its place before all others", async () => {
    await added()
    await h.advance(1)
    const asked = seeds.attempt()
    await h.worker.atomically(asked.tenantId, queue.expedite(asked))
    const claims = await claimOne()
    expect(claims).toMatchObject([{ deliveryId: asked.deliveryId }])
    await giveBack(claims)
    expect(await claimOne()).toEqual(claims)
  })
})
