import { withClient } from "@svc/adapters/embedded-postgres/database"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { type Catalogue, readCatalogue, tenantBreaches, tenantColumns } from "../support/database/tenant-keys.ts"
import { breachesOfCatalogue, functionsAcrossTenants, tablesOfNobody } from "../support/statements/across-tenants.ts"
import { readPlpgsql } from "../support/statements/function-statements.ts"
import { makeJudge } from "../support/statements/judge-statement.ts"

// Checks the rules of docs/architecture.md, "Ready for more than one database", on the catalogue of the migrated
// database.

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const ofNobody = Object.keys(tablesOfNobody)

it("the catalogue is read: tables, and keys of every kind", async () => {
  const { tables, keys, functions } = await readCatalogue(database.sql)
  expect(tables.length).toBeGreaterThan(40)
  expect(functions.map(({ name }) => name)).toContain("events_with")
  const key = (name: string) => keys.find((each) => each.name === name)
  expect(key("delivery_queue_pkey")).toMatchObject({ kind: "primary key", columns: ["delivery_id", "tenant_id"] })
  expect(key("invoices_number")).toMatchObject({ kind: "unique index", table: "invoices" })
  expect(key("exchange_rates_no_overlap")).toMatchObject({
    kind: "exclusion constraint",
    columns: expect.arrayContaining([null]),
  })
  expect(key("users_tenant_id_fkey")?.references).toEqual({ table: "tenants", columns: ["id"] })
})

it("the migrated database keeps the rules, but for the exceptions that are listed", async () => {
  const breaches = tenantBreaches(await readCatalogue(database.sql), ofNobody)
  expect(breaches.toSorted()).toEqual(Object.keys(breachesOfCatalogue).toSorted())
})

it("a function stays within the tenant, or is listed with its reason", async () => {
  const catalogue = await readCatalogue(database.sql)
  const columns = tenantColumns(catalogue)
  const judge = await makeJudge(columns)
  const looksPast = catalogue.functions.filter(({ definition, language, body }) => {
    const namesATable = () => [...columns.keys()].some((table) => new RegExp(`\\b${table}\\b`, "u").test(definition))
    const { statements, values, makesMore } =
      language === "plpgsql"
        ? readPlpgsql(definition)
        : { statements: body === null ? [] : [body], values: new Set<string>(), makesMore: body === null }
    if (makesMore && namesATable()) return true
    return statements.map((text) => judge(text, values)).some((each) => each.breaches.length + each.unrouted.length > 0)
  })
  expect(looksPast.map(({ name }) => name)).toEqual(Object.keys(functionsAcrossTenants).sort())
})

describe("a breach is found:", () => {
  /** The catalogue after a change that is then rolled back. */
  const catalogueWith = (change: string): Promise<Catalogue> =>
    withClient(database.url, async (client) => {
      await client.query("begin")
      await client.query("set local search_path = svc")
      await client.query(change)
      const catalogue = await readCatalogue(async <R>(text: string) => (await client.query(text)).rows as readonly R[])
      await client.query("rollback")
      return catalogue
    })
  const owned = "create table bad (tenant_id uuid not null, id uuid not null, other uuid, primary key (tenant_id, id));"

  it.each([
    ["a table without a tenant", "create table bad (id uuid primary key)", "the table bad has no tenant_id"],
    [
      "a primary key",
      "create table bad (tenant_id uuid, id uuid primary key)",
      "the primary key bad_pkey lacks the tenant",
    ],
    [
      "a unique index",
      `${owned} create unique index bad_other on bad (other) include (tenant_id)`,
      "the unique index bad_other lacks the tenant",
    ],
    [
      "a unique index of an expression",
      `${owned} create unique index bad_other on bad ((other::text))`,
      "the unique index bad_other lacks the tenant",
    ],
    [
      "a primary key in another order",
      "create table bad (tenant_id uuid, id uuid, primary key (id, tenant_id))",
      "the primary key bad_pkey does not begin with the tenant",
    ],
    [
      "a foreign key in another order",
      `${owned} alter table bad add constraint turned foreign key (other, tenant_id) references users (id, tenant_id)`,
      "the foreign key turned does not begin with the tenant",
    ],
    [
      "an exclusion constraint",
      `${owned} alter table bad add constraint bad_other exclude using gist (other with =)`,
      "the exclusion constraint bad_other lacks the tenant",
    ],
    [
      "a foreign key",
      `${owned} create unique index users_id on users (id); alter table bad add foreign key (other) references users (id)`,
      "the foreign key bad_other_fkey lacks the tenant",
    ],
    [
      "a foreign key that compares the tenant with something else",
      `${owned} alter table bad add constraint crossed foreign key (other, tenant_id) references users (tenant_id, id)`,
      "the foreign key crossed lacks the tenant",
    ],
    [
      "a foreign key to a table of nobody",
      `${owned} alter table bad add foreign key (other) references sign_in_failures (id)`,
      "the foreign key bad_other_fkey joins a tenant's table with one of nobody",
    ],
    [
      "a foreign key from a table of nobody",
      "alter table sign_in_failures add foreign key (id) references tenants (id)",
      "the foreign key sign_in_failures_id_fkey joins a tenant's table with one of nobody",
    ],
    ["a sequence", "create sequence bad", "bad counts for all tenants"],
    [
      "an identity column",
      `${owned} alter table bad add column n bigint generated always as identity`,
      "bad.n counts for all tenants",
    ],
    [
      "a default from a sequence elsewhere",
      `create sequence public.elsewhere; ${owned} alter table bad add column n bigint default nextval('public.elsewhere')`,
      "bad.n counts for all tenants",
    ],
    [
      "a view",
      "create view bad as select name from users u where exists (select from signing_keys)",
      "the view bad joins a tenant's table with one of nobody",
    ],
    [
      "a function",
      `create function bad() returns bigint language sql as $$ select count(*) from users, signing_keys $$`,
      "the function bad joins a tenant's table with one of nobody",
    ],
    [
      "a function in SQL with parameters",
      `create function bad(wanted uuid) returns uuid language sql as $$ select tenant_id from users where id = wanted $$`,
      "the function bad is in SQL, has parameters and names a tenant's table",
    ],
    [
      "a trigger that reaches a table of nobody by a function that it calls",
      `${owned}
       create function forget() returns void language plpgsql as $$ begin delete from sessions; end $$;
       create function hear() returns trigger language plpgsql as $$ begin perform forget(); return null; end $$;
       create trigger heard after insert on bad for each row execute function hear()`,
      "the trigger heard of bad joins a tenant's table with one of nobody",
    ],
    ["a name on the list of nobody's tables that is none", "drop table test_clock", "test_clock is no table of nobody"],
    [
      "a table of nobody that has got a tenant",
      "alter table test_clock add column tenant_id uuid",
      "test_clock is no table of nobody",
    ],
  ])("%s", async (_, change, breach) => {
    expect(tenantBreaches(await catalogueWith(change), ofNobody)).toContain(breach)
  })
})
