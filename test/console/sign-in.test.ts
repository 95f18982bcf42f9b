import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { goodPassword, inviteTo } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: OpenedConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await openConsole()
  tenant = await console.service.createTenant(["Tour AB", "Tour Polska Sp. z o.o."])
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test("signs in for the first time by the link of an invitation, signs out, and in again where it was", async () => {
  const { secret } = await inviteTo(console.service, tenant.tenantId, "jo@example.com")
  const page = await console.openPage(await console.openContext())
  await page.goto(`/console/invitation#${secret}`)
  await page.getByRole("heading", { name: /^Join / }).waitFor()
  expect(page.url()).not.toContain(secret)
  await lookAt(page, "invitation")
  await page.getByLabel("First name").fill("Jo")
  await page.getByLabel("Last name").fill("Kowalska")
  await page.getByLabel("Password").fill("password1234")
  await page.getByRole("button", { name: "Join and sign in" }).click()
  await page.getByLabel("Password").and(page.locator("[aria-invalid=true]")).waitFor()
  expect(await page.getByLabel("First name").inputValue()).toBe("Jo")
  await page.getByLabel("Password").fill(goodPassword)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await lookAt(page, "frame")
  expect(page.url()).toMatch(new RegExp(`/console/${tenant.legalEntities[0]!.id}$`))

  const here = page.url()
  await page.getByRole("button", { name: /^Jo Kowalska/ }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await page.getByRole("heading", { name: "Sign in" }).waitFor()
  await page.goto(here)
  await page.getByRole("heading", { name: "Sign in" }).waitFor()
  await lookAt(page, "sign-in")
  await page.getByLabel("E-mail").fill("jo@example.com")
  await page.getByLabel("Password").fill("not her password")
  await page.keyboard.press("Enter")
  await page.getByText("The e-mail address or the password is wrong.").waitFor()
  await page.getByLabel("Password").fill(goodPassword)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  expect(page.url()).toBe(here)
})

test("a link that was used already says so", async () => {
  const page = await console.openPage(await console.openContext())
  await page.goto("/console/invitation#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
  await page.getByRole("heading", { name: "This link cannot be used" }).waitFor()
  expect(await page.getByRole("textbox").count()).toBe(0)
})
