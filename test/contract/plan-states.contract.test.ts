import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { copyOrders } from "../bench/billed-orders.ts"
import { hotWork, ofAll, sellFirst } from "../support/company/hot-work.ts"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { explainAll, explained, type PlanMode } from "../support/database/explained-work.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

const few = 20
const many = 800

let database: TestDatabase
let service: TestService
let client: Client
let receiver: Receiver
beforeAll(async () => {
  database = await createTestDatabase()
  await explainAll(database)
  const beside = { databaseUrl: database.url }
  service = await openService({ http: true, worker: true, beside })
  receiver = await startReceiver()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query("set search_path = svc")
  await client.query(`do $$ declare t regclass; begin
    for t in select oid from pg_class where relnamespace = 'svc'::regnamespace and relkind = 'r' loop
      execute format('alter table %s set (autovacuum_enabled = off)', t);
    end loop; end $$`)
})
afterAll(async () => {
  await client.end()
  await service.close()
  await receiver.close()
  await database.drop()
})

/**
 * PostgreSQL's statistics when the tenant, which was filled just before, begins to work, each with the SQL that
 * produces that state.
 */
const states = {
  "what was there before the tenant": "select",
  nothing: `delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'svc'::regnamespace);
    update pg_class set reltuples = -1, relpages = 0 where relnamespace = 'svc'::regnamespace and relkind in ('r', 'i')`,
  everything: "analyze",
} as const

type Round = readonly [state: keyof typeof states, mode: PlanMode]
/** The two most different rounds. The oldest PostgreSQL runs only these, because each takes 10 s of processor time. */
const farthest: readonly Round[] = [
  ["nothing", "generic"],
  ["everything", "custom"],
]
const allRounds: readonly Round[] = [
  ["what was there before the tenant", "custom"],
  ["what was there before the tenant", "generic"],
  ["nothing", "custom"],
  ...farthest,
]

/** Tables that grow with a tenant's customers. In other tables a tenant has few rows. */
const growing =
  /^(?:accounts|orders|order_|invoices|invoice_|invoiced_|journals|journal_|vouchers|events|usage_|revenue_schedule)/u
/** Tables of deliveries. The number of deliveries that the worker claims at once varies. */
const ofDeliveries = /^(?:delivery_|webhook_deliveries)/u
/** Matches the check of a foreign key, which PostgreSQL plans for any values after five runs. */
const ofPostgres = /^SELECT 1 FROM ONLY/u

let tenants = 0
/** Fills a tenant and does its work. Returns, for each statement, the most rows of growing tables that one run read. */
const readsOf = async (count: number, make: string, mode: PlanMode) => {
  const { api, legalEntities, tenantId } = await service.createTenant()
  await sellFirst(api)
  await api.post("/Webhooks", { url: receiver.url(`/${tenantId}`), events: ["InvoicePosted"] })
  const first = (tenants += 1) * 1_000_000
  const numbers = [first + 1, first + count] as const
  await copyOrders({ sql: client }, legalEntities[0]!.id, numbers, { withAccounts: true, analyze: false })
  await client.query(make)
  const reads = new Map<
    string,
    { readonly step: string; readonly rows: number; readonly tables: string; readonly isTaken: boolean }
  >()
  const arrived = () => receiver.requests.filter(({ url }) => url === `/${tenantId}`).length
  const steps = [
    ...hotWork(api),
    [
      "deliver",
      () =>
        until(
          () => Promise.resolve(arrived()),
          (so) => so > count,
        ),
    ] as const,
  ]
  for (const [step, work] of steps) {
    const { statements } = await explained(mode, work)
    for (const { text, reads: all } of statements) {
      if (ofPostgres.test(text)) continue
      const found = all.filter(({ table }) => growing.test(table) || ofDeliveries.test(table))
      const rows = found.reduce((sum, { rows: some }) => sum + some, 0)
      const tables = found.map(({ node, table, rows: some }) => `${node} of ${some} ${table}`).join(", ")
      if (rows > (reads.get(text)?.rows ?? -1))
        reads.set(text, { step, rows, tables, isTaken: found.some(({ table }) => ofDeliveries.test(table)) })
    }
  }
  return reads
}

it("a tenant that was filled a moment before waits for no statement that reads rows in vain, whatever PostgreSQL knows of the tables", async ({
  task,
}) => {
  await readsOf(few, "select", "custom")
  await client.query("analyze")
  const found: { readonly name: string; readonly reads: Awaited<ReturnType<typeof readsOf>> }[] = []
  const rounds = task.file.projectName === "oldest" ? farthest : allRounds
  for (const [state, mode] of rounds)
    found.push({ name: `${state}, ${mode}`, reads: await readsOf(many, states[state], mode) })
  const texts = new Set(found.flatMap(({ reads }) => [...reads.keys()]))
  expect(texts.size).toBeGreaterThan(150)
  const inVain = [...texts].flatMap((text) => {
    const runs = found.flatMap(({ name, reads }) => {
      const run = reads.get(text)
      return run === undefined ? [] : { name, ...run }
    })
    // The limit is twice the best run plus a part of the tenant. Work on all orders may read each row a few times, but
    // not once for every other row.
    const all = runs.some(({ step, isTaken }) => isTaken || ofAll.has(step))
    const most = 2 * Math.min(...runs.map(({ rows }) => rows)) + (all ? 8 * many : many / 2)
    return runs.filter(({ rows }) => rows > most).map((run) => ({ ...run, most, text: text.slice(0, 300) }))
  })
  expect(inVain).toEqual([])
}, 900_000)
