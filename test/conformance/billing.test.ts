import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runScenario } from "../support/billing-cases/run-scenario.ts"
import { inOrder, readScenarios } from "../support/billing-cases/scenario.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { givenCases } from "./case-folders.ts"

const folder = givenCases("billing")

/** Files of which every scenario works. Those of all others wait for a part that is not built. */
const worksWhole: ReadonlySet<string> = new Set([
  "on-account",
  "proration",
  "changes",
  "prices",
  "usage",
  "quotes-and-catalogue",
])
/** Scenarios that work in files that do not work whole. */
const works: readonly string[] =
  "iv-01 iv-02 iv-03 iv-04 iv-07 iv-09 rv-14 lc-01 lc-02 lc-03 lc-04 lc-06 lc-07 lc-09 lc-13 lc-15 lc-16 lc-17 me-08 me-01 me-03 me-04 me-07 pm-11 pm-12 qc-02 qc-04 qc-06".split(
    " ",
  )

const files = [
  "on-account",
  "proration",
  "changes",
  "life-cycle",
  "prices",
  "usage",
  "usage",
  "invoicing",
  "payments",
  "revenue",
  "metrics",
  "quotes-and-catalogue",
]
const read = (file: string) => readScenarios(folder.read(`${file}.json`).toString())
const all = folder.isAbsent ? [] : inOrder(files.flatMap(read))
const working: ReadonlySet<string> = new Set(
  folder.isAbsent
    ? []
    : [...works, ...files.filter((file) => worksWhole.has(file)).flatMap((file) => read(file).map(({ id }) => id))],
)
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
  it.each(all.filter(({ id }) => working.has(id)).map(named))("%s: %s", longMove, async (_, __, scenario) => {
    expect(await run(scenario)).toBeUndefined()
  })

  it.each(all.filter(({ id }) => !working.has(id)).map(named))(
    "%s waits for what is not built: %s",
    longMove,
    async (id, _, scenario) => {
      expect(await run(scenario), `${id} passes: it is to be listed as one that works`).toBeDefined()
    },
  )
})
