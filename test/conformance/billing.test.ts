import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runScenario } from "../support/billing-cases/run-scenario.ts"
import { inOrder, readScenarios } from "../support/billing-cases/scenario.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { givenCases } from "./case-folders.ts"

const folder = givenCases("billing")

/** All files of the folder: a case that is not run would be missed. */
const files = [
  "on-account",
  "proration",
  "changes",
  "life-cycle",
  "prices",
  "usage",
  "invoicing",
  "payments",
  "revenue",
  "metrics",
  "quotes-and-catalogue",
]
const read = (file: string) => readScenarios(folder.read(`${file}.json`).toString())
const all = folder.isAbsent ? [] : inOrder(files.flatMap(read))
const named = (each: (typeof all)[number]) => [each.id, each.title, each] as const

let service: TestService
beforeAll(async () => {
  service = await openService({
    // Nothing falls due in the nights before the first move of the clock.
    clock: Date.parse((all.find(({ today }) => today !== undefined)?.today ?? "2026-01-01").slice(0, 10)),
    worker: true,
    http: true,
    settings: { SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
  })
})
afterAll(() => service.close())

/** A move of the clock by months does what falls due in each night of them. */
const longMove = { timeout: 120_000 }

/** The first difference; a request that the interface does not describe is one. */
const run = (scenario: (typeof all)[number]): Promise<string | undefined> =>
  runScenario(scenario, (entity) => service.createTenant(["Alpha AB"], entity)).catch((error: unknown) => String(error))

describe.skipIf(folder.isAbsent)("a billing case", () => {
  it.each(all.map(named))("%s: %s", longMove, async (_, __, scenario) => {
    expect(await run(scenario)).toBeUndefined()
  })
})
