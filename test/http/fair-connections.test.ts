import { query } from "@svc/adapters/postgres/base/transaction"
import { type RawBuilder, sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { idleForGood } from "../support/processes/idle-for-good.ts"
import { makeReportReader } from "../support/reports/reports.ts"
import { holdWork } from "../support/service/held-work.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { ofATest } from "../support/statements/of-a-test.ts"
import { until } from "../support/until.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"

let service: TestService
let busy: TestTenant
let other: TestTenant
/**
 * Restores timers. Without `idleForGood`, a request that waits for ten seconds ends with 503, which may happen on a
 * slow machine.
 */
let endWaits: () => void
beforeAll(async () => {
  endWaits = idleForGood()
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_DATABASE_CONNECTIONS: "10", SVC_DATABASE_STATEMENT_TIMEOUT_SECONDS: "600" },
  })
  busy = await service.createTenant(["Alpha AB", "Beta AB"])
  other = await service.createTenant()
})
afterAll(async () => {
  await service.close()
  endWaits()
})

const of = (legalEntity: string) => busy.apiWith(["*:admin"], { "legal-entity": legalEntity })
/** Holds the locks of a statement while `work` runs. */
const holding = async <A>(text: string, values: readonly unknown[], work: () => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: service.databaseUrl })
  await client.connect()
  try {
    await client.query("begin")
    await client.query(text, [...values])
    return await work()
  } finally {
    await client.query("rollback")
    await client.end()
  }
}
const blocked = (atLeast: number) =>
  until(
    () => service.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
    (found) => found.length >= atLeast,
  )
const started = (count: number, ask: () => Promise<{ readonly status: number }>) => {
  const ended: number[] = []
  const all = Array.from({ length: count }, async () => void ended.push((await ask()).status))
  return { ended, all: Promise.all(all) }
}

it("200 slow requests of one tenant hold up no request of another", async () => {
  const api = await of("Alpha AB")
  const { id } = await createWebhook(api, "http://127.0.0.1:9/")
  const slow = await holding("select from svc.webhooks where id = $1 for update", [id], async () => {
    const requests = started(200, () => api.patch(`/Webhooks/${id}`, { description: "slow" }))
    await blocked(4)
    for (const path of ["/Webhooks", "/Accounts", "/Invoices"]) expect((await other.api.get(path)).status).toBe(200)
    expect((await other.api.post("/Accounts", { name: "Customer AB", currency: "SEK" })).status).toBe(201)
    expect(requests.ended).toEqual([])
    return requests
  })
  await slow.all
  expect(new Set(slow.ended)).toEqual(new Set([200]))
})

it("reports of two tenants that take long hold up no list of anybody, and no report of a third one", async () => {
  const third = await service.createTenant()
  const reports = await makeReportReader(other.api)
  const path = reports.path("Booking movement")
  const alpha = await of("Alpha AB")
  const requests = await holding("lock table svc.bookings in access exclusive mode", [], async () => {
    const all = [
      started(40, () => alpha.get(path)),
      started(40, () => other.api.get(path)),
      // The same list as CSV.
      started(40, () => other.api.get(path, { accept: "text/csv" })),
    ]
    await blocked(3)
    for (const list of ["/Webhooks", "/Accounts", "/Invoices"])
      for (const api of [alpha, other.api, third.api]) expect((await api.get(list)).status).toBe(200)
    expect((await third.api.get(reports.path("Invoice journal"))).status).toBe(200)
    expect(all.flatMap(({ ended }) => ended)).toEqual([])
    return all
  })
  await Promise.all(requests.map(({ all }) => all))
  expect(new Set(requests.flatMap(({ ended }) => ended))).toEqual(new Set([200]))
})

it("postings that wait in one legal entity hold up no posting in another of the same tenant", async () => {
  const [alpha, beta] = [await of("Alpha AB"), await of("Beta AB")]
  const [first, second] = [makeBilling(alpha), makeBilling(beta)]
  const draft = async (billing: typeof first) => billing.create((await billing.account()).id, [billing.line(1)])
  const drafts = await Promise.all(Array.from({ length: 10 }, () => draft(first)))
  const mine = await draft(second)
  const entity = busy.legalEntities.find(({ name }) => name === "Alpha AB")!
  const lock = "select from svc.number_series where legal_entity_id = $1 for update"
  const slow = await holding(lock, [entity.id], async () => {
    let next = 0
    const requests = started(drafts.length, () => alpha.post(`/Invoices/${drafts[next++]!.id}/post`))
    await blocked(4)
    expect((await beta.post(`/Invoices/${mine.id}/post`)).status).toBe(201)
    expect(requests.ended).toEqual([])
    return requests
  })
  await slow.all
  expect(new Set(slow.ended)).toEqual(new Set([201]))
})

/** Runs a statement as the service's HTTP side does. */
const runIn = <A>(side: TestService["http"], statement: RawBuilder<A>) =>
  query(side.get("Db"), "test", (db) => sql<A>`${sql.raw(ofATest)} ${statement}`.execute(db))

it("a statement that takes too long is stopped, changes nothing, and its connection serves on", async () => {
  const narrow = await openService({
    http: true,
    beside: service,
    settings: { SVC_DATABASE_STATEMENT_TIMEOUT_SECONDS: "600", SVC_DATABASE_CONNECTIONS: "2" },
  })
  try {
    const limit = await narrow.http.run(
      runIn(narrow.http, sql<{ limit: string }>`select current_setting('statement_timeout') as limit`),
    )
    expect(limit.rows).toEqual([{ limit: "10min" }])
    const owner = await narrow.createTenant()
    const { id } = await createWebhook(owner.api, "http://127.0.0.1:9/")
    const change = () => owner.api.patch(`/Webhooks/${id}`, { description: "changed" })
    const answer = await holding("select from svc.webhooks where id = $1 for update", [id], async () => {
      const asked = change()
      // Cancels the statement as PostgreSQL's time limit would. A real limit of seconds would also end slow statements.
      const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await until(
        () => service.sql(cancel),
        (cancelled) => cancelled.length > 0,
      )
      return asked
    })
    expectProblem(answer, 503)
    expect(answer.body).toMatchObject({ type: "/problems/took-too-long" })
    expect(answer.headers.get("retry-after")).toBe("5")
    expect((await owner.api.get(`/Webhooks/${id}`)).body).not.toMatchObject({ description: "changed" })
    expect((await change()).status).toBe(200)
  } finally {
    await narrow.close()
  }
})

it("a transaction of a request that pauses for too long is ended, so that its locks go", async () => {
  const hasty = await openService({
    http: true,
    beside: service,
    settings: { SVC_DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: "5" },
  })
  try {
    // Only the paused transaction runs on the service with the short limit.
    const { id } = await createWebhook(other.api, "http://127.0.0.1:9/")
    const lock = runIn(hasty.http, sql`select from webhooks where id = ${id} for update`)
    const paused = await holdWork(hasty.http, other.tenantId, lock)
    expect((await other.api.patch(`/Webhooks/${id}`, { description: "changed" })).status).toBe(200)
    await paused.rollBack()
  } finally {
    await hasty.close()
  }
})
