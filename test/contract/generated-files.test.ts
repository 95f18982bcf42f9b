import { aboutRelease } from "@svc/adapters/installation/assets"
import { readFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readFragments } from "../../bin/release/fragments.ts"
import { describeInterface } from "../../bin/release/interface.ts"
import { readReleased, undeclaredBreaks, untoldChange } from "../../bin/release/promises.ts"
import { consoleConstraints, consoleTypes } from "../support/console/console-api.ts"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { changedMigrations, migrationsFolder, printSums, sumsFile } from "../support/database/migration-sums.ts"
import { schemaSql } from "../support/database/schema-sql.ts"
import { tableTypes } from "../support/database/table-types.ts"
import { repository } from "../support/repository.ts"
import { pythonSdk } from "../support/sdks/python-sdk.ts"
import { typescriptSdk } from "../support/sdks/typescript-sdk.ts"
import { wholeDocument } from "../support/service/answer-check.ts"
import { openService } from "../support/service/service.ts"
import { dashboardJson, dashboardNames } from "../support/watching/dashboards.ts"
import { metricsPage } from "../support/watching/metrics-page.ts"

/** The folder of the files that `npm run generate` writes. Without it, the tests compare the files. */
const postgres = path.join(repository, "packages", "adapters", "src", "postgres")

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test("the table types are those of the migrated database", async () => {
  await expect(await tableTypes(database.sql)).toMatchFileSnapshot(path.join(postgres, "base", "tables.gen.ts"))
})

test("schema.sql is that of the migrated database", async () => {
  await expect(await schemaSql(database.sql)).toMatchFileSnapshot(path.join(postgres, "migrations", "schema.sql"))
})

test("the list of checksums has each migration, and one that was changed stays out of it", async () => {
  expect(changedMigrations(migrationsFolder)).toEqual([])
  await expect(printSums(migrationsFolder)).toMatchFileSnapshot(path.join(migrationsFolder, sumsFile))
})

test("the console and the SDKs know the interface as it is described", async () => {
  const service = await openService({ clock: "manual", http: true })
  try {
    const { text } = await service.anonymous.get(wholeDocument)
    const api = path.join(repository, "packages", "console", "src", "api")
    await expect(await consoleTypes(text)).toMatchFileSnapshot(path.join(api, "schema.gen.ts"))
    await expect(consoleConstraints(text)).toMatchFileSnapshot(path.join(api, "constraints.gen.ts"))
    const sdk = path.join(repository, "sdks", "typescript", "src")
    const { text: document } = await service.anonymous.get("/openapi.json")
    const modules = typescriptSdk(document)
    for (const [name, module] of Object.entries(modules)) await expect(module).toMatchFileSnapshot(path.join(sdk, name))
    const python = path.join(repository, "sdks", "python", "src", "svc_client")
    const core = readFileSync(path.join(python, "async_core.py"), "utf8")
    for (const [name, module] of Object.entries(pythonSdk(document, core)))
      await expect(module).toMatchFileSnapshot(path.join(python, name))
  } finally {
    await service.close()
  }
})

test("the page of the metrics has every metric", async () => {
  await expect(metricsPage()).toMatchFileSnapshot(path.join(repository, "docs", "operations", "metrics.md"))
})

test.each(dashboardNames)("the dashboard %s is that of its queries", async (name) => {
  await expect(dashboardJson(name)).toMatchFileSnapshot(path.join(repository, "deploy", "grafana", `${name}.json`))
})

test("no client of the last release loses an operation, a field or a value without being told", async () => {
  const today = { version: aboutRelease().version, document: await describeInterface() }
  const fragments = readFragments(path.join(repository, "changes"))
  expect(undeclaredBreaks(readReleased(repository), today, fragments)).toEqual([])
  expect(untoldChange(readReleased(repository), today.document, fragments)).toBeUndefined()
})
