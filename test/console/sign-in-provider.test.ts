import { startSignInProviderSimulator, type SignInProviderSimulator } from "@svc/simulators/sign-in-provider"
import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { addAuthenticator } from "../support/console/virtual-authenticator.ts"
import { providerSettings } from "../support/people/at-provider.ts"
import { goodPassword, inviteTo } from "../support/people/browser.ts"

let console: LentConsole
let elsewhere: SignInProviderSimulator
beforeAll(async () => {
  ;[console, elsewhere] = await Promise.all([lendConsole(), startSignInProviderSimulator(0)])
  console.admit(elsewhere.issuer)
})
afterEach(() => console.endTest())
afterAll(() => elsewhere.close())

/** Enters a subject at the provider and signs in. */
const signInThere = async (page: Page, subject: string) => {
  await page.getByLabel("Sign in as").waitFor()
  await page.keyboard.type(subject)
  await page.keyboard.press("Enter")
}
test("a sign-in provider is set, refused beside its field, joined by an invitation, and signs in and proves from then on, by keyboard alone", async () => {
  const tenant = await console.service.createTenant(["Tour AB"])
  const admin = await console.signIn(tenant.tenantId)
  await admin.goto("/console/settings/sign-in")
  await typeInto(admin.getByLabel("Name"), "Tour ID")
  await typeInto(admin.getByLabel("Issuer"), "http://127.0.0.1:9")
  await typeInto(admin.getByLabel("Client id"), elsewhere.clientId)
  await typeInto(admin.getByLabel("Client secret"), elsewhere.clientSecret)
  await typeInto(admin.getByLabel("Domains"), "tour.example\nno domain")
  await press(admin.getByRole("button", { name: "Set the provider" }))
  await admin.getByLabel("Domains").and(admin.locator("[aria-invalid=true]")).waitFor()
  await admin.keyboard.press("Control+a")
  await admin.keyboard.type("tour.example")
  await press(admin.getByRole("button", { name: "Set the provider" }))
  await admin.getByLabel("Issuer").and(admin.locator("[aria-invalid=true]")).waitFor()
  await admin.getByText("gave no answer").waitFor()
  await expect.poll(() => admin.getByLabel("Client secret").inputValue()).toBe(elsewhere.clientSecret)
  await lookAlso(admin, "sign-in-provider-refused")
  // The refused field has the focus.
  await admin.keyboard.press("Control+a")
  await admin.keyboard.type(elsewhere.issuer)
  await admin.keyboard.press("Enter")
  await admin.getByRole("button", { name: "Remove…" }).waitFor()
  await expect.poll(() => admin.getByLabel("Client secret").inputValue()).toBe("")
  expect(await admin.content()).not.toContain(elsewhere.clientSecret)
  await lookAt(admin, "sign-in-provider")

  const { secret } = await inviteTo(console.service, tenant.tenantId, "oda@tour.example")
  const page = await console.openPage(await console.openContext())
  await page.goto(`/console/invitation#${secret}`)
  await page.getByRole("button", { name: "Join with Tour ID" }).waitFor()
  await lookAt(page, "invitation-provider")
  await press(page.getByRole("button", { name: "Join with Tour ID" }))
  await signInThere(page, "oda")
  await page.getByRole("heading", { name: "Overview" }).waitFor()

  await page.context().clearCookies()
  await page.goto("/console/settings/tokens")
  await page.getByLabel("E-mail").waitFor()
  await page.keyboard.type("oda@tour.example")
  await page.getByRole("link", { name: "Sign in with Tour ID" }).waitFor()
  await press(page.getByRole("link", { name: "Sign in with Tour ID" }))
  await signInThere(page, "somebody else")
  await page.getByRole("alert").getByText("The sign-in at the provider failed").waitFor()
  await page.goto("/console/sign-in?refused=provider&to=%2Fsettings%2Ftokens%3Fdo%3Dnew")
  await page.getByLabel("E-mail").waitFor()
  await page.keyboard.type("oda@tour.example")
  await page.getByRole("link", { name: "Sign in with Tour ID" }).waitFor()
  await lookAlso(page, "sign-in-provider-offered")
  await press(page.getByRole("link", { name: "Sign in with Tour ID" }))
  await signInThere(page, "oda")

  // The last proof of identity is too old. The user signs in again at the provider in another tab, and the typed name
  // stays.
  await page.getByLabel("Name").waitFor()
  await page.keyboard.type("By Tour ID")
  await console.service.sql("update svc.sessions set confirmed_at = confirmed_at - interval '11 minutes'")
  await page.keyboard.press("Enter")
  await page.getByRole("link", { name: "Go to Tour ID" }).waitFor()
  await lookAlso(page, "proof-provider")
  const opened = page.context().waitForEvent("page")
  await press(page.getByRole("link", { name: "Go to Tour ID" }))
  await signInThere(await opened, "oda")
  await (await opened).getByRole("heading", { name: "You are signed in" }).waitFor()
  await page.getByText("Shown this once.").waitFor()
})

test("a sign-in provider is asked of everybody once an administrator has a passkey; who has a password goes there, and is known there", async () => {
  const strict = await console.service.createTenant(["Strikt AB"])
  const admin = await console.signIn(strict.tenantId)
  const page = await console.signIn(strict.tenantId, { email: "per@tour.example" })
  const settings = providerSettings(elsewhere, "Strikt ID")
  expect((await strict.api.put("/SignInProvider", settings)).status).toBe(200)
  await page.goto("/console/settings/profile")
  await page.getByLabel("First name").fill("Typed before")
  const demand = async () => {
    await admin.goto("/console/settings/sign-in")
    await admin.getByRole("radio", { name: "The sign-in provider" }).focus()
    await admin.keyboard.press("Space")
    await admin.getByRole("alertdialog").waitFor()
    await press(admin.getByRole("button", { name: "Change" }))
  }
  await demand()
  await admin.getByText("This needs an administrator with a passkey").waitFor()
  await lookAlso(admin, "sign-in-demand-refused")
  await addAuthenticator(admin)
  await admin.goto("/console/settings/security")
  await press(admin.getByRole("button", { name: "Add a passkey…" }))
  await admin.getByLabel("Device").waitFor()
  await admin.keyboard.press("Enter")
  await admin.getByText("never used").waitFor()
  await demand()
  await admin.getByRole("radio", { name: "The sign-in provider", checked: true }).waitFor()

  await press(page.getByRole("button", { name: "Save" }))
  await page.getByRole("dialog", { name: "Your sign-in has ended" }).waitFor()
  await page.keyboard.type(goodPassword)
  await page.keyboard.press("Enter")
  await page.getByRole("link", { name: "Continue with Strikt ID" }).waitFor()
  await lookAlso(page, "sign-in-at-provider")
  const opened = page.context().waitForEvent("page")
  await press(page.getByRole("link", { name: "Continue with Strikt ID" }))
  await signInThere(await opened, "per")
  await (await opened).getByRole("heading", { name: "Overview" }).waitFor()
  await page.bringToFront()
  await page.evaluate("dispatchEvent(new Event('focus'))")
  await page.getByRole("dialog", { name: "Your sign-in has ended" }).waitFor({ state: "detached" })
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Typed before")
})
