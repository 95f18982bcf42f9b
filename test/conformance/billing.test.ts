import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runScenario } from "../support/billing-cases/run-scenario.ts"
import { readScenarios, type Scenario } from "../support/billing-cases/scenario.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { givenCases } from "./case-folders.ts"

const folder = givenCases("billing")

/** All files of the folder, so that no case is missed. */
const files = folder.isAbsent ? [] : readdirSync(folder.path()).filter((name) => name.endsWith(".json"))
const read = (file: string) => readScenarios(folder.read(file).toString())
const all: readonly Scenario[] = files.toSorted().flatMap(read)
const named = (each: Scenario) => [each.id, each.title, each] as const

/**
 * The first difference from the expected answers. An answer that the OpenAPI document does not describe counts as one.
 */
const run = (service: TestService, scenario: Scenario): Promise<string | undefined> =>
  runScenario(scenario, (entity) => service.createTenant(["Alpha AB"], entity)).catch((error: unknown) => String(error))

/** Whether a scenario moves the clock. It gets its own service, because nightly jobs of other tenants would run too. */
const moves = ({ today, steps }: Scenario) => today !== undefined || steps.some((step) => "clock" in step)
const groups = folder.isAbsent
  ? [folder.cases<Scenario>()]
  : [all.filter((each) => !moves(each)), ...all.filter(moves).map((each) => [each])].filter((group) => group.length > 0)

describe.skipIf(folder.isAbsent).each(groups.map((cases) => [cases]))("a billing case", (cases) => {
  let service: TestService
  beforeAll(async () => {
    service = await openService({
      clock: Date.parse(cases[0]!.today ?? "2026-12-01"),
      worker: true,
      http: true,
      settings: { SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
    })
  })
  afterAll(() => service.close())

  it.each(cases.map(named))("%s: %s", async (_, __, scenario) => {
    expect(await run(service, scenario)).toBeUndefined()
  })
})
