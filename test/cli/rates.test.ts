import { makeUpRates } from "@svc/simulators/rate-book"
import { type Simulators, startSimulators } from "@svc/simulators/server"
import { randomBytes } from "node:crypto"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../support/database/database.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { type MadeTenant, makeSvc, startSvc, type Svc } from "./run-svc.ts"

interface Imported {
  readonly id: string
  readonly state: string
  readonly createdCount: number
  readonly conflictCount: number
  readonly message?: string
  readonly currencies: readonly { readonly currency: string; readonly created: number }[]
}

let database: TestDatabase
let simulators: Simulators
let svc: Svc
let tenant: readonly string[]
const folder = openTemporaryFolder()
beforeAll(async () => {
  database = await createTestDatabase()
  simulators = await startSimulators(
    0,
    makeUpRates(() => Date.now()),
  )
  const url = `http://127.0.0.1:${simulators.port}`
  svc = makeSvc({
    DATABASE_URL: database.url,
    SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    SVC_CENTRAL_BANK_DATA_URL: url,
    SVC_RATES_URL: url,
    SVC_RIKSBANK_URL: url,
  })
  // Creating a legal entity also creates its base currency.
  const entities = ["Alpha AB:SEK:SE", "Beta Inc:USD", "Gamma GmbH:EUR"].flatMap((each) => ["--legal-entity", each])
  const { tenantId } = await svc.json<MadeTenant>("tenants", "create", "--name", "Group", ...entities)
  tenant = ["--tenant", tenantId, "--legal-entity", "Alpha AB"]
})
afterAll(async () => {
  await simulators.close()
  await database.drop()
})

const window = ["--from", "2026-03-02", "--to", "2026-03-06"]

describe("rates", () => {
  test("import stores what a provider has, and says what became of each currency", async () => {
    const done = await svc.json<Imported>("rates", "import", "central-bank", ...tenant, ...window)
    expect(done).toMatchObject({ state: "Succeeded", createdCount: 10, conflictCount: 0 })
    expect(done.currencies).toMatchObject([
      { currency: "USD", observations: 5, created: 5 },
      { currency: "EUR", observations: 5, created: 5 },
    ])
    const again = await svc.run(["rates", "import", "central-bank", ...tenant, ...window])
    expect([again.code, again.stderr]).toEqual([0, ""])
    expect(again.stdout).toMatch(/created +0\nconflicts +10\n/)
    expect(again.stdout).toMatch(/\nUSD +5 +0 +5\n/)
  })

  test("import from the Swedish central bank, whose values are in the way of none but their own days", async () => {
    const swedish = ["--from", "2026-03-05", "--to", "2026-03-10"]
    const done = await svc.json<Imported>("rates", "import", "riksbank", ...tenant, ...swedish)
    expect(done).toMatchObject({ state: "Succeeded", createdCount: 4, conflictCount: 4 })
  })

  test("import that fails ends with 1 and tells why", async () => {
    const euro = tenant.with(3, "Gamma GmbH")
    const { code, stdout } = await svc.run(["rates", "import", "riksbank", ...euro])
    expect([code, stdout]).toEqual([1, expect.stringMatching(/state +Failed/) as string])
    const noKey = await svc.run(["rates", "import", "commercial", ...tenant])
    expect([noKey.code, noKey.stderr]).toEqual([1, expect.stringMatching(/^svc: No API key .*\n$/) as string])
  })

  test.each([
    [["import", "nobody"], /'nobody' is invalid/],
    [["import", "commercial", "--from", "2026-01-01"], /omit --from and --to/],
    [["import", "central-bank", "--from", "2026-02-30"], /Write a date/],
    [["as-of", "--from", "XYZ"], /Write an ISO 4217 code/],
    [["convert", "--from", "USD", "--amount", "1,5"], /Write an amount/],
    [["list", "--limit", "0"], /Write a whole number/],
  ])("%j is refused before anything is asked", async (args, message) => {
    const { code, stderr } = await svc.run(["rates", ...args, ...tenant])
    expect([code, stderr]).toEqual([64, expect.stringMatching(message) as string])
  })

  test("import refuses dates in the wrong order", async () => {
    const { code, stderr } = await svc.run([
      "rates",
      "import",
      "central-bank",
      ...tenant,
      "--from",
      "2026-03-06",
      "--to",
      "2026-03-02",
    ])
    expect([code, stderr]).toEqual([1, "svc: from: from date is after to date\n"])
  })

  test("as-of and convert are exact, and say when there is no rate", async () => {
    const found = await svc.run(["rates", "as-of", ...tenant, "--from", "usd", "--date", "2026-03-08", "--json"])
    const [, rate = ""] = /"rate":(\d+\.\d{10,})/.exec(found.stdout) ?? []
    expect(rate.replace(/^0?\./, "").length, found.stdout).toBeGreaterThan(15)
    const worth = await svc.run([
      "rates",
      "convert",
      ...tenant,
      "--from",
      "USD",
      "--amount",
      "1000",
      "--date",
      "2026-03-08",
    ])
    expect(worth.stdout).toMatch(
      new RegExp(`amount +1000 USD\nworth +\\d+(\\.\\d\\d?)? SEK\nrate +${rate.replace(".", "\\.")}`),
    )
    const none = await svc.run(["rates", "as-of", ...tenant, "--from", "USD", "--date", "2020-01-01"])
    expect([none.code, none.stderr]).toEqual([1, "svc: There is no rate from USD to SEK that holds on 2020-01-01.\n"])
  })

  test("list shows them in pages, of one currency when asked", async () => {
    const all = await svc.json<readonly object[]>("rates", "list", ...tenant)
    expect(all).toHaveLength(14)
    const { stdout } = await svc.run(["rates", "list", ...tenant, "--currency", "EUR", "--limit", "2"])
    expect(stdout).toMatch(/^FROM +TO +CURRENCIES +RATE +SOURCE\n2026-03-02 +EUR to SEK +[\d.]+ +central-bank\n/)
    expect(stdout).toMatch(/\n2 of 7\.\n$/)
  })

  test("history imports the bank's own file, also from standard input", async () => {
    const history = "Date,USD,SEK,\n2020-01-03,1.1147,10.4728,\n2020-01-02,1.1193,10.4728,\n"
    const file = path.join(folder, "eurofxref-hist.csv")
    writeFileSync(file, history)
    const done = await svc.json<Imported>("rates", "history", "--file", file, ...tenant)
    expect(done).toMatchObject({ state: "Succeeded", from: "2020-01-02", to: "2020-01-03", createdCount: 4 })
    const again = await svc.run(["rates", "history", "--file", "-", ...tenant, "--json"], { input: history })
    expect(JSON.parse(again.stdout)).toMatchObject({ createdCount: 0, conflictCount: 4 })
    const broken = await svc.run(["rates", "history", "--file", "-", ...tenant], { input: "PK nonsense" })
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringMatching(/is not the bank's history/) as string])
    expect((await svc.run(["rates", "history", "--file", "nowhere.zip", ...tenant])).code).toBe(1)
  })
})

test("simulators are a program of their own that ends with the command", async () => {
  const running = startSvc([
    "simulators",
    ...["", "network-provider-", "sign-in-provider-"].flatMap((of) => [`--${of}port`, "0"]),
  ])
  await until(running.said, (text) => text.includes("PUT /SignInProvider"))
  running.kill("SIGINT")
  const { code, stderr } = await running.outcome
  expect(stderr).toMatch(
    /^The rate providers listen at http:\/\/127\.0\.0\.1:\d+: SVC_CENTRAL_BANK_DATA_URL=.*\nThe e-invoicing network provider listens at http:\/\/127\.0\.0\.1:\d+: SVC_NETWORK_PROVIDER_URL=.*\nThe sign-in provider listens at http:\/\/127\.0\.0\.1:\d+: /,
  )
  expect(code).toBe(0)
})
