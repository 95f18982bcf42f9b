import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { goodPassword } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: OpenedConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await openConsole()
  tenant = await console.service.createTenant(["Tour AB"])
})
afterEach(() => console.endTest())
afterAll(() => console.close())

test("invites somebody by a link, who comes in and may read alone", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "boss@example.com" })
  await page.goto("/console/settings/users")
  await page.getByRole("button", { name: "Invite…" }).click()
  await page.getByLabel("E-mail").fill("kim@example.com")
  await page.getByLabel("First name").fill("Kim")
  await page.getByLabel("Last name").fill("Berg")
  await lookAt(page, "user-invite")
  await page.getByRole("button", { name: "Make the link" }).click()
  const link = await page.getByText(/\/console\/invitation#/).innerText()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("row", { name: /Invited.*Kim Berg/ }).waitFor()
  await lookAt(page, "users")

  const other = await console.openPage(await console.openContext())
  await other.goto(new URL(link).pathname + new URL(link).hash)
  await other.getByLabel("Password").fill(goodPassword)
  await other.getByRole("button", { name: "Join and sign in" }).click()
  await other.getByRole("heading", { name: "Overview" }).waitFor()
  await other.goto("/console/settings/users")
  const invite = other.getByRole("button", { name: "Invite…" })
  expect(await invite.getAttribute("title")).toBe("needs users:admin")
})

test("a user who is deactivated is out of the open page, and not let in again", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "gone@example.com" })
  await page.goto("/console/")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  const { data } = (await tenant.api.get("/Users?Filter=email%20eq%20'gone@example.com'")).body as {
    data: readonly { id: string }[]
  }
  expect((await tenant.api.delete(`/Users/${data[0]!.id}`)).status).toBe(200)
  await page.getByRole("dialog", { name: "Your sign-in has ended" }).waitFor()
  await page.getByLabel("Password").fill(goodPassword)
  await page.keyboard.press("Enter")
  await page.getByText("The e-mail address or the password is wrong.").waitFor()
  expect(await page.getByRole("dialog", { name: "Your sign-in has ended" }).isVisible()).toBe(true)
})
