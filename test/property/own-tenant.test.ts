import { Database } from "@svc/adapters/postgres/base/database"
import { ownTenant } from "@svc/adapters/postgres/base/own-tenant"
import { prepared } from "@svc/adapters/postgres/base/prepared"
import { sql } from "kysely"
import { Pool } from "pg"
import { expect, it } from "vitest"

// Checks that a subquery built before the tenant is known reads only rows of its statement's tenant.

// No connection is made: the texts of statements are built but not sent.
const db = new Database(new Pool())
const account = sql`(select a.name from accounts a where a.tenant_id = ${ownTenant} and a.id = t.account_id)`
const ofInvoices = (tenant: string) => sql`select ${account} from invoices t where t.tenant_id = ${tenant}`
const [one, other] = ["018f6b0e-0000-7000-8000-000000000001", "018f6b0e-0000-7000-8000-000000000002"] as const

it("the subquery takes the tenant that the statement names behind it, or before it", () => {
  const { sql: text, parameters } = ofInvoices(one).compile(db)
  expect(text).toContain("where a.tenant_id = (select $1::uuid) and a.id")
  expect(parameters).toEqual([one, one])
  expect(ofInvoices(other).compile(db).parameters).toEqual([other, other])
  const before = db
    .selectFrom("invoices as t")
    .where("t.tenant_id", "=", other as never)
    .select(account.as("account"))
  expect(new Set(before.compile().parameters)).toEqual(new Set([other]))
})

it("a legal entity is never taken for the tenant", () => {
  const both = sql`select ${account} from invoices t where t.tenant_id = ${one} and t.legal_entity_id = ${other}`
  expect(both.compile(db).parameters).toEqual([one, one, other])
})

it("a statement that names no tenant fails, also right behind one that names some", () => {
  ofInvoices(one).compile(db)
  const [value] = sql`select ${account} from invoices t`.compile(db).parameters
  expect(() => (value as { toPostgres: () => unknown }).toPostgres()).toThrow("which names none")
})

it("a prepared statement takes the tenant of each call", async () => {
  const sent: (readonly unknown[])[] = []
  const recorder = {
    executeQuery: ({ parameters }: { readonly parameters: readonly unknown[] }) => {
      sent.push(parameters)
      return { rows: [] }
    },
  }
  const run = prepared<{ tenant: string }, never>((_, at) => ({
    compile: () => sql<never>`select ${account} from invoices t where t.tenant_id = ${at.tenant}`.compile(db),
  }))
  for (const tenant of [one, other]) await run(recorder as never, { tenant })
  expect(sent).toEqual([
    [one, one],
    [other, other],
  ])
})
