import { afterEach, beforeAll, expect, test } from "vitest"
import { press } from "../support/console/keyboard.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso } from "../support/console/look-at.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
const entity = () => tenant.legalEntities[0]!.id
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
})
afterEach(() => console.endTest())

test("sets retries by a preset, a secret header and a token, and keeps them when something else is changed", async () => {
  const page = await console.signIn(tenant.tenantId)
  const { body } = await tenant.api.post("/Webhooks", { url: "https://erp.example/hook", events: ["InvoicePosted"] })
  const { id } = body as { readonly id: string }
  const settings = async () => (await tenant.api.get(`/Webhooks/${id}/Settings`)).body
  await page.goto(`/console/${entity()}/webhooks/${id}/settings`)
  await press(page.getByRole("button", { name: "Robust" }))
  await page.getByText("After 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 1 d: 10 attempts in all.").waitFor()
  await press(page.getByRole("button", { name: "Add header" }))
  await page.getByLabel("Name", { exact: true }).fill("X-Api-Key")
  await page.getByLabel("Value", { exact: true }).fill("s3cret-of-the-key")
  await page.getByLabel("Authentication", { exact: true }).selectOption("Bearer")
  await page.getByLabel("Token").fill("the-token-of-svc")
  await lookAlso(page, "webhook-settings")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Saved: requests that begin").waitFor()
  const mark = { set: true, changedAt: expect.any(String) as string }
  const own = {
    headers: [{ name: "X-Api-Key", value: mark, secret: true }],
    authentication: { type: "Bearer", token: mark },
  }
  const saved = await settings()
  expect(saved).toMatchObject({
    version: 1,
    retries: { quickRepeat: true, retryAfter: "Exact", gone: "Disable" },
    ...own,
  })

  await page.goto(`/console/${entity()}/webhooks/${id}/settings`)
  await page.getByLabel("Requests contain").selectOption("Thin")
  await page.getByLabel("Seconds from one attempt").fill("1")
  await press(page.getByRole("button", { name: "Save" }))
  await page.locator("[aria-invalid=true]").waitFor()
  await page.getByLabel("Seconds from one attempt").fill("60")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Saved: requests that begin").waitFor()
  expect(await settings()).toEqual({
    ...(saved as object),
    version: 2,
    payload: { form: "Thin", maxBodyBytes: null, after413: "Thin" },
    retries: { ...(saved as { retries: object }).retries, schedule: [60] },
  })
})
