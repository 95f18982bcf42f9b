import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { lookAt, openConsole, type OpenedConsole } from "../support/console/console.ts"
import { chooseFrom, press, typeInto } from "../support/console/keyboard.ts"
import { addAuthenticator } from "../support/console/virtual-authenticator.ts"
import { codeOf } from "../support/people/authenticator-app.ts"
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

test("signs in for the first time by the link of an invitation, signs out, and in again where it was, by keyboard alone", async () => {
  const { secret } = await inviteTo(console.service, tenant.tenantId, "jo@example.com")
  const page = await console.openPage(await console.openContext())
  await page.goto(`/console/invitation#${secret}`)
  await page.getByRole("heading", { name: /^Join / }).waitFor()
  expect(page.url()).not.toContain(secret)
  await lookAt(page, "invitation")
  await typeInto(page.getByLabel("First name"), "Jo")
  await typeInto(page.getByLabel("Last name"), "Kowalska")
  await typeInto(page.getByLabel("Password"), "password1234")
  await press(page.getByRole("button", { name: "Join and sign in" }))
  await page.getByLabel("Password").and(page.locator("[aria-invalid=true]")).waitFor()
  expect(await page.getByLabel("First name").inputValue()).toBe("Jo")
  await typeInto(page.getByLabel("Password"), goodPassword)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await lookAt(page, "frame")
  expect(page.url()).toMatch(new RegExp(`/console/${tenant.legalEntities[0]!.id}$`))

  const here = page.url()
  await chooseFrom(page.getByRole("button", { name: /^Jo Kowalska/ }), page.getByRole("menuitem", { name: "Sign out" }))
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

test("signs in for the first time by the link of the start, with a passkey, by keyboard alone", async () => {
  const { tenantId, userId } = await console.service.createTenant(["Start AB"])
  const people = console.service.worker.get("People")
  const { secret } = await console.service.worker.run(people.inviteAgain(tenantId, userId, undefined))
  const page = await console.openPage(await console.openContext())
  const keys = await addAuthenticator(page)
  await page.goto(`/console/invitation#${secret}`)
  await typeInto(page.getByLabel("E-mail"), "start@example.com")
  await press(page.getByRole("button", { name: "Join with a passkey" }))
  await page.getByLabel("First name").and(page.locator("[aria-invalid=true]")).waitFor()
  expect(await keys()).toBe(0)
  await typeInto(page.getByLabel("First name"), "Siv")
  await typeInto(page.getByLabel("Last name"), "Ek")
  await press(page.getByRole("button", { name: "Join with a passkey" }))
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  expect(await keys()).toBe(1)
  await chooseFrom(page.getByRole("button", { name: /^Siv Ek/ }), page.getByRole("menuitem", { name: "Sign out" }))
  await press(page.getByRole("button", { name: "Sign in with a passkey" }))
  await page.getByRole("button", { name: /^Siv Ek/ }).waitFor()
})

test("sets up an authenticator app by keyboard alone, signs in with its code, and with a recovery code when it is lost", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "tove@example.com" })
  await page.goto("/console/settings/security")
  await page.getByRole("button", { name: "Set up…" }).focus()
  await page.keyboard.press("Enter")
  const secret = (await page.getByTitle(/^[A-Z2-7]{32}$/).getAttribute("title"))!
  await lookAt(page, "app-set-up")
  await page.keyboard.type("000000")
  await page.keyboard.press("Enter")
  await page.getByText("is not the one that the app shows now").waitFor()
  await page.getByLabel("Code from the app").fill(codeOf(secret, Date.now()))
  await page.keyboard.press("Enter")
  await page.getByText("Each of these recovery codes").waitFor()
  await lookAt(page, "recovery-codes")
  const codes = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByText("10 recovery codes are left").waitFor()
  await lookAt(page, "security-app")

  const signIn = async () => {
    const other = await console.openPage(await console.openContext())
    await other.goto("/console/sign-in")
    await other.getByLabel("E-mail").fill("tove@example.com")
    await other.getByLabel("Password").fill(goodPassword)
    await other.keyboard.press("Enter")
    await other.getByLabel("Code from your authenticator app").waitFor()
    return other
  }
  const here = await signIn()
  await lookAt(here, "sign-in-code")
  // The step of now was used up: apps whose clock is ahead show the next one.
  await here.keyboard.type(codeOf(secret, Date.now() + 30_000))
  await here.keyboard.press("Enter")
  await here.getByRole("heading", { name: "Overview" }).waitFor()
  const lost = await signIn()
  await lost.getByRole("button", { name: "Use a recovery code" }).click()
  await lost.getByLabel("Recovery code").fill(codes[0]!)
  await lost.keyboard.press("Enter")
  await lost.getByRole("heading", { name: "Overview" }).waitFor()
})

test("adds a passkey, signs in with it alone, and proves by it who calls, by keyboard alone; removed, it lets nobody in", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "pia@example.com" })
  const removed = await addAuthenticator(page)
  await page.goto("/console/settings/security")
  await press(page.getByRole("button", { name: "Add a passkey…" }))
  await page.getByLabel("Device").fill("Blue key")
  await lookAt(page, "passkey-add")
  await page.keyboard.press("Enter")
  await page.getByText("Blue key").waitFor()
  await page.getByText("never used").waitFor()
  await lookAt(page, "security-passkey")

  await page.context().clearCookies()
  await page.goto("/console/sign-in")
  await press(page.getByRole("button", { name: "Sign in with a passkey" }))
  await page.getByRole("heading", { name: "Overview" }).waitFor()

  // An old proof is asked for again, and the passkey is one.
  await console.service.sql("update svc.sessions set confirmed_at = confirmed_at - interval '11 minutes'")
  await page.goto("/console/settings/tokens?new=1")
  await typeInto(page.getByLabel("Name"), "By passkey")
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Confirm that it is you" }).waitFor()
  await lookAt(page, "proof")
  await press(page.getByRole("button", { name: "Use a passkey" }))
  await page.getByText("Shown this once.").waitFor()

  await page.goto("/console/settings/security")
  await page.getByRole("button", { name: "More about Blue key" }).click()
  await page.getByRole("menuitem", { name: "Remove…" }).click()
  await page.getByRole("button", { name: "Remove passkey" }).click()
  await page.getByText("The passkey is removed").waitFor()
  await page.context().clearCookies()
  await page.goto("/console/sign-in")
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await page.getByText("This passkey is not known here").waitFor()
  expect(await removed()).toBe(1)
})

test("a tenant that asks for a second factor leads everybody to set one up, under an open page too", async () => {
  const strict = await console.service.createTenant(["Strikt AB"])
  const [admin, page] = [await console.signIn(strict.tenantId), await console.signIn(strict.tenantId)]
  await page.goto("/console/")
  await page.getByRole("heading", { name: "Overview" }).waitFor()
  await admin.goto("/console/settings/sign-in")
  await admin.getByRole("radio").first().waitFor()
  await admin.getByRole("button", { name: "Set the provider" }).waitFor()
  await lookAt(admin, "sign-in-settings")
  await admin.getByLabel("Password and a second factor").click()
  await admin.getByRole("alertdialog").waitFor()
  await admin.getByRole("button", { name: "Change", exact: true }).click()
  await admin.getByRole("heading", { name: "A second factor is needed" }).waitFor()

  await page.getByRole("heading", { name: "A second factor is needed" }).waitFor()
  await lookAt(page, "second-factor-needed")
  await page.getByRole("button", { name: "Set up an authenticator app" }).click()
  const secret = (await page.getByTitle(/^[A-Z2-7]{32}$/).getAttribute("title"))!
  await lookAt(page, "second-factor-set-up")
  expect(await page.getByRole("navigation").count()).toBe(0)
  await page.getByLabel("Code from the app").fill(codeOf(secret, Date.now()))
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("heading", { name: "Overview" }).waitFor()
})

test("a link that was used already says so", async () => {
  const page = await console.openPage(await console.openContext())
  await page.goto("/console/invitation#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
  await page.getByRole("heading", { name: "This link cannot be used" }).waitFor()
  expect(await page.getByRole("textbox").count()).toBe(0)
})
