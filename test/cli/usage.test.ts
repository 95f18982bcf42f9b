import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"
import { prepareUsage, type UsageOver } from "../support/usage/usage.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: TestService
let svc: Svc
let usage: UsageOver
let tenant: readonly string[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  const made = await service.createTenant()
  usage = await prepareUsage(made.api)
  tenant = ["--tenant", made.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(() => service.close())

const importRows = (input: string, ...more: readonly string[]) =>
  svc.run(["usage", "import", "-", ...tenant, ...more], { input })
const total = async (path: "/Usage" | "/Measurements") => (await usage.list(path)).totalCount

describe("usage import", () => {
  it("tries every row of CSV, keeps the right ones, and nothing twice", async () => {
    const { chargeNumber } = usage.calls
    const csv = `charge,quantity,fromDate\n${chargeNumber},"1,5",05/01/2024\nOPC-0,1,05/01/2024\n${chargeNumber},1,06/01/2024\n`
    const format = ["--date-format", "dd/MM/yyyy", "--decimal-separator", ","]
    const tried = await importRows(csv, ...format, "--dry-run")
    expect(tried.code).toBe(1)
    expect(tried.stdout).toMatch(/^row 2: charge names no charge .*\n2 of 3 rows can be kept, 1 refused\.\n$/u)
    expect(await total("/Usage")).toBe(0)
    const imported = await importRows(csv, ...format)
    expect(imported.stdout).toContain("2 of 3 rows were kept, 1 refused.")
    expect(await total("/Usage")).toBe(2)
    const again = await importRows(csv, ...format)
    expect(again.stdout).toContain("row 1: was reported before")
    expect(await total("/Usage")).toBe(2)
  })

  it("takes measurements of JSON, and says when the file is none", async () => {
    const rows = [{ charge: usage.disk.chargeNumber, quantity: 0.1, fromDate: "2024-01-31", tag: "node-1" }]
    const json = ["--format", "json", "--measurements"]
    const imported = await importRows(JSON.stringify(rows), ...json)
    expect(imported).toMatchObject({ code: 0, stdout: "1 of 1 row was kept.\n", stderr: "" })
    expect(await total("/Measurements")).toBe(1)
    for (const text of ["[{", '"rows"', "{}"]) {
      const { code, stderr } = await importRows(text, ...json)
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^svc: The file cannot be read: it .+\n$/u)])
    }
  })
})
