import { readFileSync } from "node:fs"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { expectAccessible } from "../support/console/watched-page.ts"
import { choose, chooseFrom, press, pressAtOnce, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { goodPassword, signedInBrowser } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Tour AB", "Tour Polska Sp. z o.o."])
})
afterEach(() => console.endTest())

test("creates a personal token, copies it, and never sees the secret again, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/settings/tokens")
  await press(page.getByRole("button", { name: "New token…" }).first())
  await typeInto(page.getByLabel("Name"), "ERP")
  await expectAccessible(page)
  await press(page.getByRole("button", { name: "Create token" }))
  await page.getByText("Shown this once.").waitFor()
  await lookAt(page, "token-secret")
  await press(page.getByRole("button", { name: "Done" }))
  await page.getByRole("alertdialog", { name: "Leave without a copy?" }).waitFor()
  await press(page.getByRole("button", { name: "Cancel" }))
  await press(page.getByRole("button", { name: "Copy both" }))
  const copied = await page.evaluate<string>("navigator.clipboard.readText()")
  const [, clientId, secret] = /^SVC_CLIENT_ID=(.+)\nSVC_SECRET=(.+)\n$/.exec(copied)!
  expect((await console.service.anonymous.post("/auth/v2/token", { clientId, secret })).status).toBe(200)
  const download = page.waitForEvent("download")
  await press(page.getByRole("button", { name: "Download .env" }))
  const file = await download
  expect([file.suggestedFilename(), readFileSync(await file.path(), "utf8")]).toEqual(["ERP.env", copied])
  await press(page.getByRole("button", { name: "Done" }))
  await page.getByRole("row", { name: /ERP/ }).waitFor()
  const kept = await page.evaluate<string>(
    "JSON.stringify([localStorage, sessionStorage, document.documentElement.outerHTML])",
  )
  expect(kept).not.toContain(secret)
  await lookAlso(page, "tokens")
  await chooseFrom(
    page.getByRole("button", { name: "More about ERP" }),
    page.getByRole("menuitem", { name: "Revoke…" }),
  )
  await press(page.getByRole("button", { name: "Revoke token" }))
  await page.getByRole("row", { name: /Revoked ERP/ }).waitFor()
  await goTo(page, "/console/notifications")
  await page.getByText(/Programs can act as you by “ERP”/).waitFor()
  await lookAt(page, "notifications")
  await press(page.getByRole("link", { name: "Open" }))
  await page.getByRole("heading", { name: "Security" }).waitFor()
})

test("works in two companies in two tabs, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/")
  const tab = await console.openPage(page.context())
  await tab.goto("/console/")
  await chooseFrom(
    tab.getByRole("button", { name: /^Company: Tour AB/ }),
    tab.getByRole("menuitem", { name: /Polska/ }),
  )
  await tab.waitForURL(new RegExp(tenant.legalEntities[1]!.id))
  const asked = tab.waitForRequest(/\/Events/)
  await tab.goto(`/console/${tenant.legalEntities[1]!.id}/events`)
  expect((await asked).headers()["legal-entity"]).toBe(tenant.legalEntities[1]!.id)
  const here = page.waitForRequest(/\/Events/)
  await page.goto(`/console/${tenant.legalEntities[0]!.id}/events`)
  expect((await here).headers()["legal-entity"]).toBe(tenant.legalEntities[0]!.id)
})

test("goes on in another tenant of hers; a tab of the one before says so and can do nothing", async () => {
  const other = await console.service.createTenant(["Annan AB"])
  await signedInBrowser(console.service, other.tenantId, "two@example.com")
  const page = await console.signIn(tenant.tenantId, { email: "two@example.com" })
  await page.goto("/console/settings/tokens")
  await page.getByRole("button", { name: "New token…" }).first().click()
  await page.getByLabel("Name").fill("For Tour")
  const tab = await console.openPage(page.context())
  await tab.goto("/console/")
  await tab.getByRole("button", { name: /profile and sign out$/ }).click()
  await tab.getByRole("menuitem", { name: /^Continue in / }).click()
  await tab.getByRole("button", { name: /^Company: Annan AB/ }).waitFor()

  await page.getByRole("dialog", { name: /^This browser is in / }).waitFor()
  await expectAccessible(page)
  await page.getByRole("button", { name: /^Continue in / }).click()
  await page.getByRole("button", { name: /^Company: Annan AB/ }).waitFor()
  const { data } = (await tenant.api.get("/PersonalTokens?All=true")).body as { data: readonly { name: string }[] }
  expect(data.map(({ name }) => name)).not.toContain("For Tour")
})

test("is signed out after an hour without touching anything, and goes on where it was with what was typed, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "idle@example.com" })
  await page.goto("/console/settings/tokens")
  await press(page.getByRole("button", { name: "New token…" }).first())
  await typeInto(page.getByLabel("Name"), "Typed before")
  await console.service.sql(
    "update svc.sessions set used_at = used_at - interval '61 minutes' where user_id in (select id from svc.users where email = $1)",
    ["idle@example.com"],
  )
  const again = page.getByRole("dialog", { name: "Your sign-in has ended" })
  await again.waitFor()
  await lookAlso(page, "sign-in-again")
  await typeInto(again.getByLabel("Password"), goodPassword)
  await page.keyboard.press("Enter")
  await again.waitFor({ state: "detached" })
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Typed before")
  await press(page.getByRole("button", { name: "Create token" }))
  await page.getByText("Shown this once.").waitFor()
})

test("a page of another site makes the browser post, with its cookie kept back and nothing done", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/settings/tokens")
  const before = await console.service.sql("select count(*)::int as n from svc.personal_tokens")
  // The page has another host, so it is another site. It is not watched, because it does not belong to the console.
  const evil = await page.context().newPage()
  await evil.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" enctype="text/plain" action="${console.origin}/PersonalTokens"><input name='{"name":"evil","x":"' value='"}'></form>`,
    }),
  )
  await evil.goto("http://evil.example/")
  const sent = evil.waitForResponse((response) => response.url().endsWith("/PersonalTokens"))
  await evil.evaluate("document.forms[0].submit()")
  const answer = await sent
  expect(answer.status()).toBe(401)
  expect((await answer.request().allHeaders())["cookie"]).toBeUndefined()
  expect(await console.service.sql("select count(*)::int as n from svc.personal_tokens")).toEqual(before)
  // The same browser is still signed in on a page of the service.
  await page.reload()
  await page.getByRole("button", { name: "New token…" }).first().waitFor()
})

test("chooses how things are shown, what one is told of, and where one is signed in", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/settings/profile")
  await page.getByLabel("Theme").selectOption("dark")
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("UTC+9").waitFor()
  await expect.poll(() => page.evaluate<string>("document.documentElement.dataset.theme")).toBe("dark")
  await goTo(page, "/console/settings/audit")
  const row = page.locator("tbody [role=row]").first()
  const height = async () => (await row.boundingBox())?.height
  await row.waitFor()
  await expect.poll(() => height()).toBe(32)
  await goTo(page, "/console/settings/profile")
  await page.getByLabel("Theme").selectOption("system")
  await page.getByLabel("Rows of lists").selectOption("comfortable")
  await page.getByRole("button", { name: "Save" }).click()
  await expect.poll(() => page.evaluate("document.documentElement.dataset.theme ?? null")).toBeNull()
  await lookAlso(page, "profile")
  await goTo(page, "/console/settings/notifications")
  await expect.poll(() => page.getByLabel(/^Security/).isChecked()).toBe(true)
  const refused = { status: 400, json: { title: "Refused", status: 400, errors: { message: ["Try it later."] } } }
  await page.route("**/NotificationSettings", (route) =>
    route.request().method() === "PUT" ? route.fulfill(refused) : route.fallback(),
  )
  await page.getByLabel(/^Webhooks/).click()
  await page.getByRole("alert").getByText("Try it later.").waitFor()
  await expect.poll(() => page.getByLabel(/^Webhooks/).isChecked()).toBe(false)
  await lookAlso(page, "notification-settings-refused")
  await page.unroute("**/NotificationSettings")
  const saved = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/NotificationSettings"),
  )
  await page.getByLabel(/^Webhooks/).check()
  expect((await saved).status()).toBe(200)
  await page.getByText("Saved").last().waitFor()
  await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  await lookAlso(page, "notification-settings")
  await page.getByRole("link", { name: "Security", exact: true }).click()
  await page.getByText("(here)").waitFor()
  await lookAlso(page, "security")
  await goTo(page, "/console/settings/audit")
  await page
    .getByRole("row", { name: /User joined|Signed in/ })
    .first()
    .waitFor()
  await expect.poll(() => height()).toBe(40)
  await page.getByRole("button", { name: "More filters" }).click()
  await page.getByLabel(/^To \(/).fill("2020-01-01")
  await page.keyboard.press("Enter")
  await page.getByText("No events match these filters.").waitFor()
  await page.getByRole("button", { name: "Clear the filters" }).click()
  await row.waitFor()
  await lookAlso(page, "audit")
  await goTo(page, "/console/notifications")
  await page.getByText("Nothing so far.").waitFor()
  await lookAlso(page, "notifications-empty")
})

test("finds pages by keys, and reads the sheet of keys", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto("/console/")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("deliv")
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Deliveries" }).waitFor()
  await pressAtOnce(page, "gw")
  await page.getByRole("heading", { name: "Webhooks" }).waitFor()
  await pressAtOnce(page, "gy")
  await page.getByRole("heading", { name: "Payments" }).waitFor()
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").fill("new inv")
  await page.keyboard.press("Enter")
  await page.waitForURL(/invoices\/new$/)
  await page.getByRole("heading", { name: "New invoice" }).click()
  await page.keyboard.press("?")
  const sheet = page.getByRole("dialog", { name: "Keys" })
  await sheet.waitFor()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await sheet.waitFor({ state: "detached" })
  await pressAtOnce(page, "gs")
  await choose(page.getByLabel("Single-letter keys"), "Off")
  await press(page.getByRole("button", { name: "Save" }))
  await page.getByText("Saved").waitFor()
  await page.keyboard.press("?")
  await pressAtOnce(page, "gw")
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox").waitFor()
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => page.url()).toContain("/settings/profile")
})
