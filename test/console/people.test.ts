import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { choose, chooseFrom, press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { goodPassword, inviteTo, openBrowser, signedInBrowser } from "../support/people/browser.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { goTo } from "../support/console/walk.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB"])
})
afterEach(() => console.endTest())

test("invites somebody by a link, who comes in and may read alone", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "boss@example.com" })
  await page.goto("/console/settings/users")
  await page.getByRole("button", { name: "Invite…" }).click()
  await page.getByLabel("E-mail", { exact: true }).fill("kim@example.com")
  await page.getByLabel("First name").fill("Kim")
  await page.getByLabel("Last name").fill("Berg")
  const level = page.getByLabel("Journals", { exact: true })
  await page.getByLabel("Preset").selectOption("Finance")
  await expect.poll(() => level.inputValue()).toBe("admin")
  await level.selectOption("write")
  await expect.poll(() => page.getByLabel("Preset").inputValue()).toBe("")
  await page.getByLabel("Preset").selectOption("Read only")
  await expect.poll(() => level.inputValue()).toBe("")
  await lookAlso(page, "user-invite")
  await page.getByRole("button", { name: "Make the link" }).click()
  const link = await page.getByText(/\/console\/invitation#/).innerText()
  await page.getByRole("button", { name: "Done" }).click()
  const row = page.getByRole("row", { name: /Invited.*Kim Berg/ })
  await row.waitFor()
  await lookAt(page, "users")
  // The new link replaces the first one.
  await row.getByRole("button", { name: /^More about / }).click()
  await page.getByRole("menuitem", { name: "New link…" }).click()
  await page.getByRole("dialog", { name: "A link for Kim Berg" }).waitFor()
  const again = await page.getByText(/\/console\/invitation#/).innerText()
  expect(again).not.toBe(link)
  await page.getByRole("button", { name: "Done" }).click()

  const other = await console.openPage(await console.openContext())
  await other.goto(new URL(again).pathname + new URL(again).hash)
  await other.getByLabel("Password").fill(goodPassword)
  await other.getByRole("button", { name: "Join and sign in" }).click()
  await other.getByRole("heading", { name: "Overview" }).waitFor()
  await goTo(other, "/console/settings/users")
  const invite = other.getByRole("button", { name: "Invite…" })
  await expect.poll(() => invite.getAttribute("title")).toBe("needs users:admin")
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
  await expect.poll(() => page.getByRole("dialog", { name: "Your sign-in has ended" }).isVisible()).toBe(true)
})

test("sees by herself where she is signed in and was refused, signs out all others, and looks after tokens and people, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "vera@example.com" })
  await page.goto("/console/settings/security")
  const others = page.getByRole("button", { name: "Sign out all others…" })
  await others.and(page.locator("[aria-disabled=true]")).waitFor()
  const there = openBrowser(console.service)
  await there.post("/Session", { email: "vera@example.com", password: "not her password" })
  expect((await there.post("/Session", { email: "vera@example.com", password: goodPassword })).status).toBe(200)
  await page.getByText("Sign-in refused").waitFor()
  await others.and(page.locator(":not([aria-disabled])")).waitFor()
  await lookAlso(page, "security-elsewhere")
  await press(others)
  await page.getByRole("alertdialog", { name: "Sign out 1 other session?" }).waitFor()
  expect((await there.get("/Me")).status).toBe(200)
  await press(page.getByRole("button", { name: "Sign out 1 other session" }))
  await page.getByText("Signed out everywhere else").waitFor()
  expect((await there.get("/Me")).status).toBe(401)
  await page.getByText("Signed out elsewhere").waitFor()

  await goTo(page, "/console/settings/tokens")
  await choose(page.getByLabel("Tokens"), "Everybody's")
  await page.waitForURL(/all=1/)
  await page.getByRole("row").nth(1).waitFor()
  await tenant.api.post("/PersonalTokens", { name: "Shop" })
  await press(page.getByRole("button", { name: "1 new" }))
  const more = page.getByRole("button", { name: "More about Shop" })
  await chooseFrom(more, page.getByRole("menuitem", { name: "Rename…" }))
  await typeInto(page.getByRole("dialog").getByRole("textbox", { name: "Name" }), "Warehouse")
  await expectAccessible(page)
  await press(page.getByRole("dialog").getByRole("button", { name: "Rename" }))
  await page.getByRole("row", { name: /Warehouse/ }).waitFor()
  await lookAlso(page, "tokens-of-all")

  const kim = await signedInBrowser(console.service, tenant.tenantId, "kim.alm@example.com", ["accounts:read"])
  const user = page.getByRole("row", { name: /kim\.alm@/ })
  const does = async (what: string) =>
    chooseFrom(user.getByRole("button", { name: /^More about / }), page.getByRole("menuitem", { name: what }))
  await goTo(page, "/console/settings/users")
  await does("Change permissions…")
  await choose(page.getByLabel("Quotes"), "write")
  await expectAccessible(page)
  await press(page.getByRole("button", { name: "Save" }))
  await user.getByText("accounts:read, quotes:write").waitFor()
  const quotes = await kim.get("/Quotes", { "legal-entity": tenant.legalEntities[0]!.id })
  expect(quotes.status, quotes.text).toBe(200)
  await does("Deactivate…")
  await press(page.getByRole("button", { name: "Deactivate user" }))
  await page.getByRole("row", { name: /Deactivated.*kim\.alm@/ }).waitFor()
  expect((await kim.get("/Me")).status).toBe(401)
  await does("Let in again")
  await page.getByRole("row", { name: /Active.*kim\.alm@/ }).waitFor()
})

test("finds people by name or e-mail, state and role, saves them with what they may do, and is shown what somebody else changed meanwhile", async () => {
  const { tenantId, api } = await console.service.createTenant(["Folk AB"])
  await signedInBrowser(console.service, tenantId, "nils@example.com", ["accounts:read"])
  await inviteTo(console.service, tenantId, "olga@example.com", ["quotes:write"])
  const page = await console.signIn(tenantId)
  await page.goto("/console/settings/users")
  const rows = page.locator("tbody [role=row]")
  await rows.nth(2).waitFor()
  const all = await rows.count()
  const only = async (name: RegExp) => {
    await page.getByText("1 in all").waitFor()
    await page.getByRole("row", { name }).waitFor()
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await page.getByText(`${all} in all`).waitFor()
  }
  await page.getByLabel("Name or e-mail").fill("NILS@")
  await page.keyboard.press("Enter")
  await only(/nils@/)
  await page.getByLabel("State").selectOption("Invited")
  await only(/olga@/)
  await page.getByLabel("Role").selectOption("Reader")
  await lookAlso(page, "users-of-a-role")
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()])
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n"),
  ).toEqual([expect.stringMatching(/,permissions$/), expect.stringMatching(/nils@example\.com,.*,accounts:read$/)])
  await only(/nils@/)
  await page.getByLabel("Name or e-mail").fill("ada e")
  await page.keyboard.press("Enter")
  await page.getByText("2 in all").waitFor()

  const nils = page.getByRole("row", { name: /nils@/ })
  await nils.getByRole("button", { name: /^More about / }).click()
  await page.getByRole("menuitem", { name: "Change permissions…" }).click()
  await page.getByLabel("Accounts").selectOption("write")
  const { data } = (await api.get("/Users?Filter=email eq 'nils@example.com'")).body as {
    data: readonly [{ id: string }]
  }
  await api.patch(`/Users/${data[0].id}`, { permissions: ["accounts:read", "quotes:read"] })
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("row", { name: "Permissions accounts:read, quotes:read accounts:write" }).waitFor()
  await lookAlso(page, "user-changed-meanwhile")
  await page.getByRole("button", { name: "Keep mine" }).click()
  await nils.getByText("accounts:write").waitFor()
  expect((await api.get(`/Users/${data[0].id}`)).body).toMatchObject({ permissions: ["accounts:write"] })
})
