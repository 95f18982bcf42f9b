import path from "node:path"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { readProject } from "../support/statements/read-record.ts"

// Runs after the suites of HTTP and worker, on the oldest PostgreSQL that the service supports.

const { folder } = inject("recordedStatements")
/**
 * Matches the statements that PostgreSQL can prepare. The suites on the oldest PostgreSQL run transactions and
 * partition statements themselves.
 */
const prepared = /^\s*(?:\/\*.*?\*\/\s*)?(?:with|select|insert|update|delete|merge|values|declare)\b/isu
/** Matches the head of a cursor, whose query is prepared instead. */
const cursor = /^declare \w+ (?:no scroll )?cursor (?:with(?:out)? hold )?for\s/iu

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe.each(["http", "worker"])("every statement that the suite %s sent", (project) => {
  it("is one for the oldest PostgreSQL: its tables, functions, operators and types exist there", async () => {
    const texts = [...new Set(readProject(path.join(folder, project)))].filter((text) => prepared.test(text))
    const refused: string[] = []
    await withClient(database.url, async (client) => {
      await client.query("set search_path = svc")
      for (const text of texts) {
        await client.query(`prepare judged as ${text.replace(cursor, "")}`).then(
          () => client.query("deallocate judged"),
          (error: unknown) => refused.push(`${String(error)}: ${text}`),
        )
      }
    })
    expect(refused).toEqual([])
    expect(texts.length).toBeGreaterThan(50)
  })
})
