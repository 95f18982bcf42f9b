import type { DueAccountsAsked } from "@svc/domain/orders/due-accounts"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { AccountId, LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { copyRows, sortedIds } from "../bench/copy-rows.ts"
import { openBatchHouse } from "../support/invoicing/batch-house.ts"
import { atMost } from "../support/listing/plan-house.ts"
import { explainedReads, statementsOf } from "../support/listing/plans.ts"
import { openService } from "../support/service/service.ts"

const few = 400
const many = 3000

let service: Awaited<ReturnType<typeof openService<{ http: true }>>>
let client: Client
beforeAll(async () => {
  service = await openService({ http: true })
  client = new Client({ connectionString: service.databaseUrl })
  await client.connect()
  await client.query("set search_path = svc")
  const tables =
    "'svc.order_charges', 'svc.order_versions', 'svc.orders', 'svc.accounts', 'svc.usage_rows', 'svc.invoices'"
  await client.query(`do $$ declare t text; begin
    foreach t in array array[${tables}] loop execute 'alter table ' || t || ' set (autovacuum_enabled = off)'; end loop; end $$`)
})
afterAll(async () => {
  await client.end()
  await service.close()
})

/**
 * Makes a tenant with `count` accounts that have one subscription each, with three charges and a usage row that is not
 * invoiced.
 */
const tenantWith = async (count: number) => {
  const { orders } = await openBatchHouse(service, 1)
  const [order] = await service.sql<{ tenantId: TenantId; legalEntityId: LegalEntityId; id: string }>(
    `select tenant_id as "tenantId", legal_entity_id as "legalEntityId", order_id as id from svc.order_versions where version_id = $1`,
    [orders[0]!.id],
  )
  const { tenantId, legalEntityId, id } = order!
  const made = Number((await service.sql<{ n: string }>("select count(*) as n from svc.orders"))[0]!.n)
  const first = made * 1_000_000
  const copy = (table: Parameters<typeof copyRows>[1], changes: string, where = `c.order_id = '${id}'`) =>
    copyRows({ sql: client }, table, {
      beside: sortedIds(first + 1, first + count),
      where: `c.tenant_id = '${tenantId}' and ${where}`,
      changes,
    })
  const ofAccount = "'account_id', copy"
  // Triggers are off, because the copies refer to accounts and orders that are copied later.
  await client.query("set session_replication_role = replica")
  await copy(
    "accounts",
    "'id', copy, 'account_number', 'F' || n",
    `c.id = (select account_id from orders where id = '${id}')`,
  )
  await copy("orders", `'id', copy, 'order_number', 'F' || n, ${ofAccount}`, `c.id = '${id}'`)
  await copy(
    "order_versions",
    `'version_id', copy, 'order_id', copy, 'order_number', 'F' || n, ${ofAccount}, 'invoice_account_id', copy`,
  )
  await copy(
    "order_charges",
    "'id', gen_random_uuid(), 'order_id', copy, 'order_product_id', copy, 'charge_number', c.charge_number || '-' || n",
  )
  await client.query(
    `insert into usage_rows (tenant_id, legal_entity_id, id, kind, order_id, account_id, charge_number, from_date, quantity, custom_fields, created_at, modified_at)
     select tenant_id, legal_entity_id, gen_random_uuid(), 'Usage', order_id, account_id, 'U', '2024-01-05', 1, '{}', created_at, created_at
     from order_versions where tenant_id = $1`,
    [tenantId],
  )
  await client.query("set session_replication_role = origin")
  return { tenantId, legalEntityId }
}

it("a batch finds what is due in a tenant that was filled a moment before, whatever PostgreSQL knows of the tables", async () => {
  await tenantWith(few)
  await client.query("analyze")
  const scope = await tenantWith(many)
  const day = "2024-02-01" as CalendarDate
  const targets = { oneOff: day, recurringInAdvance: day, recurringInArrears: day, usage: day, measured: day }
  const [account] = await service.sql<{ id: AccountId }>(
    "select id from svc.accounts where tenant_id = $1 order by id desc limit 1",
    [scope.tenantId],
  )
  const all = { targets, limit: 20_000 }
  const named: DueAccountsAsked = { ...all, accounts: [account!.id] }
  const { worker } = service
  const orders = worker.get("OrderStore")
  const usage = worker.get("UsageToBill")
  const batches = worker.get("InvoiceBatchStore")
  const questions = {
    // For each account: three charges, the order and the account. A read of the whole table includes the other tenant's
    // charges.
    charges: { ask: orders.dueAccounts(scope, all), found: many + 1, most: 5 * many + 3 * few + 50 },
    usage: { ask: usage.accountsWaiting(scope, all), found: many + 1, most: 3 * many + few + 50 },
    chargesOfOne: { ask: orders.dueAccounts(scope, named), found: 1, most: 50 },
    usageOfOne: { ask: usage.accountsWaiting(scope, named), found: 1, most: 50 },
    notes: { ask: batches.accountsWithNotes(scope, 100, undefined, undefined), found: 0, most: 50 },
  }
  const states = {
    "analyzed before the tenant came": "select",
    "never analyzed": `delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'svc'::regnamespace);
      update pg_class set reltuples = -1, relpages = 0 where relnamespace = 'svc'::regnamespace and relkind in ('r', 'i')`,
    analyzed: "analyze",
  }
  for (const [state, make] of Object.entries(states)) {
    await client.query(make)
    for (const [question, { ask, found, most }] of Object.entries(questions)) {
      const { result, statements } = await statementsOf(() => worker.atomically(scope.tenantId, ask))
      expect({ state, question, found: result.length }).toEqual({ state, question, found })
      const asked = statements.filter(({ text }) => text.includes("accounts"))
      expect(asked).toHaveLength(1)
      const read = (await explainedReads(client, asked[0]!)).reduce((sum, { rows }) => sum + rows, 0)
      expect({ state, question, read }).toEqual({ state, question, read: atMost(most) })
    }
  }
})
