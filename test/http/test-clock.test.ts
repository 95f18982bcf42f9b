import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { readDocument } from "../support/service/operations.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let service: TestService
let tenant: TestTenant
let api: ApiClient
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
  api = tenant.api
})
afterAll(() => service.close())

const now = async () => Date.parse(((await api.get("/TestClock")).body as { readonly now: string }).now)

it("the test clock stands still until it is moved", async () => {
  const before = await now()
  const wall = Date.now()
  await until(Date.now, (at) => at > wall)
  expect(await now()).toBe(before)

  expect((await api.post("/TestClock", { advanceSeconds: 1.5 })).body).toEqual({
    from: new Date(before).toISOString(),
    now: new Date(before + 1_500).toISOString(),
    attempts: { succeeded: 0, failed: 0 },
    jobs: expect.any(Number),
  })
  const target = new Date(before + 60_000)
  expect((await api.post("/TestClock", { now: target.toISOString().replace("Z", "+00:00") })).status).toBe(200)
  expect(await now()).toBe(target.getTime())
})

it("the test clock stamps what is configured, so that polling by its time finds it", async () => {
  const { api: own } = await service.createTenant()
  const { from } = (await api.post("/TestClock", { advanceSeconds: 3600 })).body as { readonly from: string }
  const since = new Date(Date.parse(from) + 1).toISOString()
  const found = async (list: string, after = since) =>
    ((await own.get(`/${list}?ModifiedAfter=${after}`)).body as { readonly totalCount: number }).totalCount
  const made = [
    ["CustomFieldConfigurations", { entity: "Account", key: "region", fieldType: "Text" }],
    ["ChartOfAccounts", { code: "9999", name: "Sundries" }],
    ["PaymentTerms", { name: "20 days", description: "In 20 days", days: 20 }],
  ] as const
  for (const [list, body] of made) {
    expect(await found(list)).toBe(0)
    expect((await own.post(`/${list}`, body)).status).toBe(201)
    expect(await found(list)).toBe(1)
  }
  await api.post("/TestClock", { advanceSeconds: 3600 })
  const later = new Date(await now()).toISOString()
  expect(await found("CustomFieldConfigurations", later)).toBe(0)
  await own.patch("/CustomFieldConfigurations/Account/region", { name: "Region" })
  expect(await found("CustomFieldConfigurations", later)).toBe(1)
})

describe("the test clock refuses", () => {
  it.each([
    [{}, "body"],
    [{ advanceSeconds: 1, now: "2100-01-01T00:00:00Z" }, "body"],
    [{ advanceSeconds: -1 }, "advanceSeconds"],
    [{ advanceSeconds: "1" }, "advanceSeconds"],
    [{ advanceSeconds: 400_000_000 }, "advanceSeconds"],
    [{ now: "2000-01-01T00:00:00Z" }, "now"],
    [{ now: "2100-01-01T00:00:00Z" }, "now"],
    [{ now: "9999-12-31T23:59:59Z" }, "now"],
    [{ now: "tomorrow" }, "now"],
    [{ now: "2030-12-31T23:59:60Z" }, "now"],
    [{ now: "2030-01-01T00:00:00+01" }, "now"],
    [{ now: 1_900_000_000 }, "now"],
  ])("%j and stays where it is", async (body, field) => {
    const before = await now()
    expectProblem(await api.post("/TestClock", body), 400, field)
    expect(await now()).toBe(before)
  })

  it("who has no admin permission", async () => {
    const reader = await tenant.apiWith(["*:write"])
    expectBare(await reader.get("/TestClock"), 403)
    expectBare(await reader.post("/TestClock", { advanceSeconds: 1 }), 403)
    expectBare(await service.anonymous.post("/TestClock", { advanceSeconds: 1 }), 401)
  })
})

it("there is no test clock where none is set", async () => {
  expect((await readDocument(service)).paths).toHaveProperty("/TestClock")
  const without = await openService({ worker: true, http: true })
  try {
    expect((await readDocument(without)).paths).not.toHaveProperty("/TestClock")
    expect((await (await without.createTenant()).api.get("/TestClock")).status).toBe(404)
  } finally {
    await without.close()
  }
})
