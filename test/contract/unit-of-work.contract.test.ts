import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { RecoveryId, TenantId } from "@svc/domain/shared/ids"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { query } from "@svc/adapters/postgres/base/transaction"
import { Effect, Exit, Fiber } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

/** Work that stores a webhook and queues a job about it. */
const write = async (side: "worker" | "http" = "worker") => {
  const { scope } = await seeds.tenant()
  const webhook = seeds.newWebhook(scope)
  const { tenantId, id: webhookId } = webhook
  const work = Effect.andThen(
    h[side].get("WebhookStore").insert(webhook),
    h[side].get("JobQueue").enqueue("webhooks-recover", { tenantId, recoveryId: webhookId as string as RecoveryId }),
  )
  const stored = async () => {
    const [found] = await h.sql<{ rows: number; jobs: number }>(
      `select (select count(*)::int from svc.webhooks where id = $1::uuid) as rows,
        (select count(*)::int from pgboss.job where data->>'recoveryId' = $1::text) as jobs`,
      [webhookId],
    )
    return found
  }
  return { work, stored, tenantId, webhook }
}
const both = { rows: 1, jobs: 1 }
const nothing = { rows: 0, jobs: 0 }
const failure = new WebhookNotFound({ webhookId: "typed" })

describe.each(["worker", "http"] as const)("a unit of work of the %s side", (side) => {
  const atomically: UnitOfWork["atomically"] = (tenant, work) => h[side].get("UnitOfWork").atomically(tenant, work)

  it("commits the store and the queue together", async () => {
    const { work, stored, tenantId } = await write(side)
    const during = await h[side].run(atomically(tenantId, Effect.andThen(work, Effect.promise(stored))))
    expect(during).toEqual(nothing)
    expect(await stored()).toEqual(both)
  })

  it("leaves no trace of a typed failure and gives it", async () => {
    const { work, stored, tenantId } = await write(side)
    const failed = await h[side].run(Effect.flip(atomically(tenantId, Effect.andThen(work, Effect.fail(failure)))))
    expect(failed).toBe(failure)
    expect(await stored()).toEqual(nothing)
  })

  it("leaves no trace of a defect", async () => {
    const { work, stored, tenantId } = await write(side)
    const exit = await h[side].exit(atomically(tenantId, Effect.andThen(work, Effect.die(new Error("a bug")))))
    expect(Exit.hasDies(exit)).toBe(true)
    expect(await stored()).toEqual(nothing)
  })

  it("leaves no trace when it is interrupted", async () => {
    const { work, stored, tenantId } = await write(side)
    const abort = new AbortController()
    const begun = Promise.withResolvers<void>()
    const endless = Effect.andThen(Effect.andThen(work, Effect.sync(begun.resolve)), Effect.never)
    const running = h[side].exit(atomically(tenantId, endless), abort.signal)
    await begun.promise
    abort.abort()
    expect(Exit.hasInterrupts(await running)).toBe(true)
    expect(await stored()).toEqual(nothing)
  })
})

it("a statement that comes after the end of its transaction reaches nobody else's", async () => {
  const { tenantId } = await seeds.tenant()
  const [begun, gate, late] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<string>(),
  ]
  const twoSteps = query(h.http.get("Db"), "two steps", async (q) => {
    await sql`select 1`.execute(q)
    begun.resolve()
    await gate.promise
    late.resolve(
      await sql`select 2`.execute(q).then(
        () => "sent",
        (error) => String(error),
      ),
    )
  })
  const abort = new AbortController()
  const running = h.http.exit(h.http.get("UnitOfWork").atomically(tenantId, twoSteps), abort.signal)
  await begun.promise
  abort.abort()
  await running
  gate.resolve()
  expect(await late.promise).toContain("the transaction has ended")
})

describe("work inside work", () => {
  it("is committed by the outer one alone", async () => {
    const { atomically } = h.worker.get("UnitOfWork")
    const { work, stored, tenantId } = await write()
    await h.worker.run(
      Effect.flip(atomically(tenantId, Effect.andThen(atomically(tenantId, work), Effect.fail(failure)))),
    )
    expect(await stored()).toEqual(nothing)
    await h.worker
      .run(atomically(tenantId, Effect.andThen(atomically(tenantId, work), Effect.promise(stored))))
      .then((during) => expect(during).toEqual(nothing))
    expect(await stored()).toEqual(both)
  })

  it("sees what the outer one wrote, also from another fiber", async () => {
    const { work, tenantId, webhook } = await write()
    const find = h.worker.get("UnitOfWork").atomically(tenantId, h.worker.get("WebhookStore").find(webhook, webhook.id))
    const seen = await h.worker.atomically(
      tenantId,
      Effect.andThen(work, Effect.all([find, Effect.flatMap(Effect.forkChild(find), Fiber.join)])),
    )
    expect(seen).toEqual([webhook, webhook])
  })
})

describe.each(["worker", "http"] as const)("a snapshot of the %s side", (side) => {
  it.each([
    ["snapshot", false],
    [undefined, true],
  ] as const)("as %s: a webhook made meanwhile is seen: %s", async (kind, seen) => {
    const { work, tenantId, webhook } = await write()
    const count = Effect.map(h[side].get("WebhookStore").list(webhook), (all) => all.length)
    const meanwhile = Effect.promise(() => h.worker.atomically(tenantId, work))
    const reading = Effect.all([count, Effect.andThen(meanwhile, count)])
    const [before, after] = await h[side].run(h[side].get("UnitOfWork").atomically(tenantId, reading, kind))
    expect(after > before).toBe(seen)
  })
})

describe.each(["worker", "http"] as const)("work with one statement of the %s side", (side) => {
  const inOne = <A, E>(tenantId: TenantId, work: Effect.Effect<A, E>) =>
    h[side].run(h[side].get("UnitOfWork").atomically(tenantId, work, "one statement"))
  /** Stores a webhook, and reads the version of its tenant's settings, without which no cached setting is used. */
  const stored = async () => {
    const { work, tenantId, webhook } = await write()
    await h.worker.atomically(tenantId, work)
    const found = h[side].get("WebhookStore").find(webhook, webhook.id)
    await h[side].run(h[side].get("UnitOfWork").atomically(tenantId, found, "snapshot"))
    return { tenantId, webhook, find: h[side].get("WebhookStore").find, found }
  }

  it("reads by it, over and over", async () => {
    const { tenantId, webhook, found } = await stored()
    for (let times = 0; times < 3; times += 1) expect(await inOne(tenantId, found)).toEqual(webhook)
  })

  it.runIf(side === "http")("sees its tenant alone", async () => {
    const [mine, another] = [await stored(), await stored()]
    expect(await inOne(mine.tenantId, Effect.flip(another.found))).toMatchObject({ _tag: "WebhookNotFound" })
  })

  it("begins anew, as a snapshot, when it turns out to need another", async () => {
    const { tenantId, webhook, found } = await stored()
    let begun = 0
    const work = Effect.andThen(
      Effect.sync(() => (begun += 1)),
      Effect.all([found, found]),
    )
    expect(await inOne(tenantId, work)).toEqual([webhook, webhook])
    expect(begun).toBe(2)
  })

  it("begins anew also where it takes the lack of the other one for an answer", async () => {
    const { tenantId, webhook, found } = await stored()
    const orNothing = Effect.orElseSucceed(found, () => undefined)
    expect(await inOne(tenantId, Effect.all([orNothing, orNothing]))).toEqual([webhook, webhook])
  })

  it("gives its connection back when its statement is refused", async () => {
    const { tenantId, webhook, found } = await stored()
    const refused = query(h[side].get("Db"), "Test", (q) => sql`select 1 / 0`.execute(q))
    for (let times = 0; times < 30; times += 1)
      expect(await inOne(tenantId, Effect.flip(refused))).toMatchObject({ _tag: "PortUnavailable" })
    expect(await inOne(tenantId, found)).toEqual(webhook)
  })

  it("begins none around it, and leaves no tenant on its connection", async () => {
    const { tenantId } = await stored()
    const look = query(h[side].get("Db"), "Test", (q) =>
      sql`select current_setting('svc.tenant_id', true) as tenant,
        current_setting('transaction_isolation') as isolation`.execute(q),
    )
    const { rows } = await inOne(tenantId, look)
    expect(rows).toEqual([{ tenant: tenantId, isolation: "read committed" }])
    const behind = await h[side].run(Effect.all(Array.from({ length: 30 }, () => look)))
    expect(behind.flatMap((each) => each.rows)).not.toContainEqual(expect.objectContaining({ tenant: tenantId }))
  })
})

describe("an attempt", () => {
  const attempt: UnitOfWork["attempt"] = (work) => Effect.suspend(() => h.worker.get("UnitOfWork").attempt(work))
  const failing = (work: Effect.Effect<unknown, unknown>) =>
    Effect.flip(attempt(Effect.andThen(work, Effect.fail(failure))))

  it("is kept when it succeeds", async () => {
    const { work, stored, tenantId } = await write()
    await h.worker.atomically(tenantId, attempt(work))
    expect(await stored()).toEqual(both)
  })

  it("undoes only its own part when it fails", async () => {
    const [before, tried, after] = [await write(), await write(), await write()]
    await h.worker.atomically(
      "all tenants",
      Effect.andThen(Effect.andThen(before.work, failing(tried.work)), after.work),
    )
    expect([await before.stored(), await tried.stored(), await after.stored()]).toEqual([both, nothing, both])
  })

  it("lets the outer work go on after a statement that PostgreSQL refused", async () => {
    const { work, stored, tenantId, webhook } = await write()
    const twice = h.worker.get("WebhookStore").insert(webhook)
    const refused = await h.worker.atomically(tenantId, Effect.andThen(work, Effect.flip(attempt(twice))))
    expect(refused).toMatchObject({ _tag: "PortUnavailable", port: "WebhookStore" })
    expect(await stored()).toEqual(both)
  })

  it("undoes its own part of a defect, which goes on", async () => {
    const [before, tried] = [await write(), await write()]
    const dying = attempt(Effect.andThen(tried.work, Effect.die(new Error("a bug"))))
    await h.worker.atomically("all tenants", Effect.andThen(before.work, Effect.exit(dying)))
    expect([await before.stored(), await tried.stored()]).toEqual([both, nothing])
  })

  it("undoes the whole of itself, also after an attempt inside it has failed", async () => {
    const [before, tried, inside] = [await write(), await write(), await write()]
    const outer = failing(Effect.andThen(tried.work, failing(inside.work)))
    await h.worker.atomically("all tenants", Effect.andThen(before.work, outer))
    expect([await before.stored(), await tried.stored(), await inside.stored()]).toEqual([both, nothing, nothing])
  })

  it("is refused outside a unit of work", async () => {
    expect(Exit.hasDies(await h.worker.exit(attempt(Effect.void)))).toBe(true)
  })
})
