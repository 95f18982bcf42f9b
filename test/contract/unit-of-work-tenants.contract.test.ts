import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { query } from "@svc/adapters/postgres/base/transaction"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let mine: OpenedWebhook
let theirs: OpenedWebhook
beforeAll(async () => {
  h = await openService({ clock: "manual", settings: { SVC_DATABASE_CONNECTIONS: "2" } })
  seeds = makeSeeds(h)
  mine = await seeds.webhook((await seeds.tenant()).scope)
  theirs = await seeds.webhook((await seeds.tenant()).scope)
})
afterAll(() => h.close())

/** A query without a condition on the tenant. */
const everyWebhook = (side: "worker" | "http") =>
  Effect.map(
    query(h[side].get("Db"), "test", (db) => sql<{ id: string }>`select id from webhooks order by id`.execute(db)),
    ({ rows }) => rows.map(({ id }) => id),
  )

describe("inside a unit of work of HTTP", () => {
  it("only rows of the named tenant are seen, whatever a query forgets", async () => {
    expect(await h.http.atomically(mine.tenantId, everyWebhook("http"))).toEqual([mine.id])
    expect(await h.http.atomically(theirs.tenantId, everyWebhook("http"))).toEqual([theirs.id])
  })

  it("only rows of the named tenant are written", async () => {
    const write = h.http.get("WebhookStore").insert(seeds.newWebhook(theirs))
    const refused = await h.http.run(Effect.flip(h.http.get("UnitOfWork").atomically(mine.tenantId, write)))
    expect(refused).toMatchObject({ _tag: "PortUnavailable", cause: { message: /row-level security/ } })

    await h.http.atomically(
      mine.tenantId,
      h.http.get("WebhookStore").update({ ...theirs, url: "https://taken.example" }),
    )
    expect(await h.http.atomically(theirs.tenantId, h.http.get("WebhookStore").find(theirs, theirs.id))).toEqual(theirs)
  })

  it("work that spans tenants sees none", async () => {
    expect(await h.http.atomically(allTenants, everyWebhook("http"))).toEqual([])
  })

  it("the tenant is forgotten at its end, also where the connection is used again", async () => {
    for (const tenantId of [mine.tenantId, theirs.tenantId]) await h.http.atomically(tenantId, Effect.void)
    const many = Array.from({ length: 6 }, () => everyWebhook("http"))
    expect(new Set((await h.http.run(Effect.all(many, { concurrency: "unbounded" }))).flat())).toEqual(new Set())
  })
})

it("the worker's side sees every tenant", async () => {
  const all = [mine.id, theirs.id].sort()
  expect(await h.worker.atomically(allTenants, everyWebhook("worker"))).toEqual(all)
})

describe("inside the work of one tenant", () => {
  it.each(["worker", "http"] as const)("that of another dies, on the %s side", async (side) => {
    const { atomically } = h[side].get("UnitOfWork")
    const exit = await h[side].exit(atomically(mine.tenantId, atomically(theirs.tenantId, everyWebhook(side))))
    expect(Exit.hasDies(exit)).toBe(true)
  })

  it("that of all tenants dies", async () => {
    const { atomically } = h.worker.get("UnitOfWork")
    const exit = await h.worker.exit(atomically(mine.tenantId, atomically(allTenants, everyWebhook("worker"))))
    expect(Exit.hasDies(exit)).toBe(true)
  })

  it("that of one tenant joins that of all", async () => {
    const { atomically } = h.worker.get("UnitOfWork")
    const seen = await h.worker.atomically(allTenants, atomically(mine.tenantId, everyWebhook("worker")))
    expect(seen).toContain(mine.id)
  })
})

describe("when the connection breaks", () => {
  const cutOff = Effect.flatMap(
    Effect.suspend(() =>
      query(h.worker.get("Db"), "test", (db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)),
    ),
    ({ rows }) => Effect.promise(() => h.sql("select pg_terminate_backend($1)", [rows[0]!.pid])),
  )
  const failureOf = (work: Effect.Effect<unknown, unknown>) =>
    h.worker.run(Effect.flip(h.worker.get("UnitOfWork").atomically(allTenants, work)))

  it.each([
    [
      "while it works",
      Effect.andThen(
        cutOff,
        Effect.suspend(() => everyWebhook("worker")),
      ),
    ],
    ["before its commit", cutOff],
  ])(
    "%s, a unit of work is unavailable and the next one finds a connection",
    async (_, work) => {
      // Repeats the failure more often than there are connections.
      for (let times = 0; times < 4; times += 1) {
        expect(await failureOf(work)).toMatchObject({ _tag: "PortUnavailable" })
      }
      expect(await h.worker.atomically(allTenants, everyWebhook("worker"))).toHaveLength(2)
    },
    15_000,
  )
})
