import { query } from "@svc/adapters/postgres/base/transaction"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect, Exit } from "effect"
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

const failure = new WebhookNotFound({ webhookId: "typed" })

describe("grouped work", () => {
  const seven = Array.from({ length: 7 })
  /**
   * Concurrent units of work of one tenant, each of which stores a webhook, with the number of times that each was
   * started.
   */
  const pieces = async (after: (index: number) => Effect.Effect<unknown, unknown> = () => Effect.void) => {
    const { scope } = await seeds.tenant()
    const webhooks = seven.map(() => seeds.newWebhook(scope))
    const begun = seven.map(() => 0)
    const run = (index: number, signal?: AbortSignal) => {
      const work = Effect.gen(function* () {
        begun[index]! += 1
        yield* h.http.get("WebhookStore").insert(webhooks[index]!)
        yield* after(index)
      })
      return h.http.exit(h.http.get("UnitOfWork").atomically(scope.tenantId, work, "grouped"), signal)
    }
    /** Which of the webhooks were stored, and by how many transactions. */
    const stored = async () => {
      const rows = await h.sql<{ id: string; by: string }>(
        "select id, xmin::text as by from svc.webhooks where tenant_id = $1",
        [scope.tenantId],
      )
      const ids = new Set(rows.map(({ id }) => id))
      return { which: webhooks.map(({ id }) => ids.has(id)), transactions: new Set(rows.map(({ by }) => by)).size }
    }
    return { scope, run, stored, begun }
  }
  const all = (but?: number) => seven.map((_, index) => index !== but)

  it("is committed together: what came while the first was under way", async () => {
    const { run, stored, begun } = await pieces()
    const exits = await Promise.all(seven.map((_, index) => run(index)))
    expect(exits.every(Exit.isSuccess)).toBe(true)
    const { which, transactions } = await stored()
    expect(which).toEqual(all())
    expect(transactions).toBeLessThan(3)
    expect(begun).toEqual(seven.map(() => 1))
  })

  it.each(["typed", "refused by PostgreSQL", "a defect"])("fails for the one piece that fails: %s", async (how) => {
    const failing =
      how === "typed"
        ? Effect.fail(failure)
        : how === "a defect"
          ? Effect.die(new Error("a bug"))
          : query(h.http.get("Db"), "Test", (q) => sql`select 1 / 0`.execute(q))
    for (const failed of [0, 4]) {
      const { run, stored } = await pieces((index) => (index === failed ? failing : Effect.void))
      const exits = await Promise.all(seven.map((_, index) => run(index)))
      expect(exits.map(Exit.isSuccess)).toEqual(all(failed))
      expect((await stored()).which).toEqual(all(failed))
    }
  })

  it("goes on for the others when one is cut off, the first or another", async () => {
    for (const cut of [0, 4]) {
      const abort = new AbortController()
      const reached = Promise.withResolvers<void>()
      const waits = Effect.andThen(Effect.sync(reached.resolve), Effect.never)
      const { run, stored } = await pieces((index) => (index === cut ? waits : Effect.void))
      const exits = seven.map((_, index) => run(index, index === cut ? abort.signal : undefined))
      await reached.promise
      abort.abort()
      expect((await Promise.all(exits)).map(Exit.isSuccess)).toEqual(all(cut))
      expect((await stored()).which).toEqual(all(cut))
    }
  })

  it("goes on for the others when the one that waits for its turn to begin is cut off", async () => {
    const abort = new AbortController()
    const goesOn = Promise.withResolvers<void>()
    const waits = Effect.promise(() => goesOn.promise)
    const { run, stored } = await pieces((index) => (index === 0 ? waits : Effect.void))
    const exits = [run(0)]
    await expect.poll(() => h.sql("select from pg_stat_activity where state = 'idle in transaction'")).not.toEqual([])
    exits.push(...[1, 2, 3, 4, 5, 6].map((index) => run(index, index === 1 ? abort.signal : undefined)))
    abort.abort()
    goesOn.resolve()
    expect((await Promise.all(exits)).map(Exit.isSuccess)).toEqual(all(1))
    expect((await stored()).which).toEqual(all(1))
  })

  it("leaves a piece to itself that makes an attempt, whose savepoint would hold what others write", async () => {
    const { run, stored, begun } = await pieces((index) =>
      index === 3 ? h.http.get("UnitOfWork").attempt(Effect.fail(failure)).pipe(Effect.ignore) : Effect.void,
    )
    expect((await Promise.all(seven.map((_, index) => run(index)))).every(Exit.isSuccess)).toBe(true)
    expect((await stored()).which).toEqual(all())
    expect(begun[3]).toBe(2)
  })
})
