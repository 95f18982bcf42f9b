import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

const row = (name: string, price: number | string = 10): object => ({
  name,
  productType: "Simple",
  chargePlans: [{ charges: [{ priceDetails: [{ currency: "SEK", price }] }] }],
})

let service: TestService
let svc: Svc
let api: ApiClient
let tenant: readonly string[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  const made = await service.createTenant()
  api = made.api
  tenant = ["--tenant", made.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(() => service.close())

const importRows = (input: string, ...more: readonly string[]) =>
  svc.run(["products", "import", "-", ...tenant, ...more], { input })
const countProducts = async () => ((await api.get("/Products")).body as { readonly totalCount: number }).totalCount

describe("products import", () => {
  const mixed = [row("One"), { ...row("Two"), productType: "Odd" }, row("Three", -1), { name: "" }, row("Five")]

  it("tries every row and keeps none with --dry-run", async () => {
    const { code, stdout } = await importRows(JSON.stringify(mixed), "--dry-run")
    expect(code).toBe(1)
    expect(stdout).toContain("2 of 5 products can be created, 3 refused.")
    expect(await countProducts()).toBe(0)
  })

  it("creates what is right and says of each other row which field is wrong", async () => {
    const { code, stdout } = await importRows(mixed.map((each) => JSON.stringify(each)).join("\n"))
    expect(code).toBe(1)
    expect(stdout).toMatch(/^row 2: productType /m)
    expect(stdout).toMatch(/^row 3: chargePlans\[0\]\.charges\[0\]\.priceDetails\[0\]\.price /m)
    expect(stdout).toMatch(/^row 4: name /m)
    expect(stdout).toContain("2 of 5 products were created, 3 refused.")
    expect(await countProducts()).toBe(2)
  })

  it("ends with 0 when all were created, and with a sentence when the file is no JSON", async () => {
    expect(await importRows(JSON.stringify([row("Plan", "9.99")]))).toMatchObject({ code: 1 })
    expect(await importRows(JSON.stringify([row("Plan", 9.99)]))).toMatchObject({ code: 0, stderr: "" })
    const { code, stderr } = await importRows("[{]")
    expect(code).toBe(1)
    expect(stderr).toMatch(/^svc: The file is not JSON: .+\n$/)
  })
})

describe("subscriptions", () => {
  it("are listed, shown and renewed when they are due", async () => {
    await api.post("/Accounts", { name: "Customer AB", currency: "SEK" })
    const body = {
      status: "Active",
      account: "A-1001",
      orderDate: "2020-01-01",
      term: 12,
      products: [{ product: "Plan" }],
    }
    const created = await api.post("/Subscriptions", { ...body, isAutoRenewed: true })
    expect(created.status).toBe(201)
    const { orderNumber } = created.body as { readonly orderNumber: string }
    await api.post("/Subscriptions", body)

    const due = await svc.run(["subscriptions", "renew-due", ...tenant])
    expect(due).toMatchObject({ code: 0, stderr: "" })
    expect(due.stdout).toMatch(/^\d+ terms were renewed, 1 subscription has ended, 0 could not be renewed\.\n$/)
    const again = await svc.run(["subscriptions", "renew-due", ...tenant])
    expect(again.stdout).toBe("0 terms were renewed, 0 subscriptions have ended, 0 could not be renewed.\n")

    expect((await api.patch("/LegalEntities", { autoRenew: false })).status).toBe(200)
    await api.post("/Subscriptions", { ...body, isAutoRenewed: true })
    const kept = await svc.run(["subscriptions", "renew-due", ...tenant])
    expect(kept.stdout).toBe("0 terms were renewed, 1 subscription has ended, 0 could not be renewed.\n")

    const { stdout } = await svc.run(["subscriptions", "list", ...tenant, "--status", "Active"])
    expect(stdout).toMatch(new RegExp(`^NUMBER .*\\n${orderNumber} .* yes .* 9\\.99 SEK\\n$`))
    const listed = await svc.json<readonly { readonly status: string }[]>("subscriptions", "list", ...tenant)
    expect(listed.map(({ status }) => status)).toEqual(["Active", "Inactive", "Inactive"])
    const shown = await svc.json<{ readonly version: number; readonly effectiveEndDate: string }>(
      "subscriptions",
      "show",
      orderNumber,
      ...tenant,
    )
    expect(shown.version).toBeGreaterThan(5)
    expect(shown.effectiveEndDate > new Date().toISOString()).toBe(true)
    const unknown = await svc.run(["subscriptions", "show", "O-9999", ...tenant])
    expect(unknown.code).toBe(1)
    expect(unknown.stderr).toContain("O-9999")
  })
})
