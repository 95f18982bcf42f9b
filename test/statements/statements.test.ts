import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { readCatalogue, tenantColumns } from "../support/database/tenant-keys.ts"
import {
  listedStatement,
  statementsAcrossTenants,
  tablesOfNobody,
  waysUnrouted,
} from "../support/statements/across-tenants.ts"
import { type Judgement, makeJudge } from "../support/statements/judge-statement.ts"
import { readRecord } from "../support/statements/read-record.ts"

// Runs after the suites of HTTP and worker, and checks every statement that they sent (docs/architecture.md, "Ready for
// more than one database").

const record = readRecord(inject("recordedStatements").folder)
const statements = [...new Set([...record.values()].flatMap((texts) => [...texts]))]

let database: TestDatabase
let judged: ReadonlyMap<string, Judgement>
let tables: readonly string[]
beforeAll(async () => {
  database = await createTestDatabase()
  const columns = tenantColumns(await readCatalogue(database.sql))
  tables = [...columns.keys()]
  const judge = await makeJudge(columns, Object.keys(tablesOfNobody))
  judged = new Map(statements.map((text) => [text, judge(text)]))
})
afterAll(() => database.drop())

it.each(["http", "worker"])("the suite %s was recorded: this test needs both of them in its run", (project) => {
  expect(record.get(project)?.size ?? 0).toBeGreaterThan(50)
})

it("the record has seen every table of tenants", () => {
  const seen = new Set([...judged.values()].flatMap((judgement) => [...judgement.tables]))
  // Only a migration's follow-up step reads this table, on its own connection.
  const unseen = ["revenue_schedules_missing"]
  expect(tables.filter((table) => !seen.has(table))).toEqual(unseen)
})

it("every statement on a table of tenants names its tenant, or is listed", () => {
  const found = [...judged].flatMap(([text, { breaches }]) =>
    breaches.length === 0 || listedStatement(text) !== undefined ? [] : [`${breaches.join("; ")}: ${text}`],
  )
  expect(found).toEqual([])
})

it("every statement that is listed was made, and looks past the tenant", () => {
  const listed = new Set(
    [...judged].flatMap(([text, { breaches }]) => (breaches.length === 0 ? [] : [listedStatement(text)])),
  )
  expect(statementsAcrossTenants.filter((each) => !listed.has(each))).toEqual([])
})

it("every other statement goes to the node of its tenant, but in the ways that are listed", () => {
  const found = [...judged].flatMap(([text, { unrouted }]) =>
    listedStatement(text) === undefined ? unrouted.map((way) => ({ way, text })) : [],
  )
  expect(found.filter(({ way }) => !(way in waysUnrouted)).map(({ way, text }) => `${way}: ${text}`)).toEqual([])
  expect(Object.keys(waysUnrouted).filter((way) => !found.some((each) => each.way === way))).toEqual([])
})

it("no statement that is listed locks rows", () => {
  const locking = [...judged.keys()].flatMap((text) => {
    const listed = listedStatement(text)
    return listed !== undefined && /\bfor (?:no key )?(?:update|share)\b/u.test(text) ? [listed] : []
  })
  expect([...new Set(locking)].map(({ reason }) => reason)).toEqual([])
})
