import type { Page } from "playwright-core"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { goodPassword } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Typed AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
})
afterEach(() => console.endTest())

/** Answers the next dialog of the browser, and resolves with the dialog's kind. */
const answerNext = (page: Page, isLeaving: boolean): Promise<string> =>
  new Promise((asked) => {
    page.once("dialog", (dialog) => {
      asked(dialog.type())
      void (isLeaving ? dialog.accept() : dialog.dismiss())
    })
  })

test("a half-typed form is not lost by Back, a link or the end of the tab without one question; Cancel and sending ask nothing", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/webhooks`)
  await page.getByRole("link", { name: "New webhook" }).first().click()
  const url = page.getByLabel("URL")
  await url.fill("https://receiver.example/hook")
  for (const leave of [
    () => page.goBack(),
    () => page.getByRole("link", { name: "Events", exact: true }).click(),
    () => page.close({ runBeforeUnload: true }),
  ]) {
    const asked = answerNext(page, false)
    await leave().catch(() => undefined)
    await asked
    await expect.poll(() => page.url()).toContain("/webhooks/new")
    await expect.poll(() => url.inputValue()).toBe("https://receiver.example/hook")
  }
  const asked = answerNext(page, true)
  await page.goBack()
  expect(await asked).toBe("confirm")
  await page.getByRole("heading", { name: "Webhooks" }).first().waitFor()

  let questions = 0
  page.on("dialog", (dialog) => {
    questions += 1
    void dialog.dismiss()
  })
  await page.goto(`${entity}/accounts/new`)
  await page.getByLabel("Name", { exact: true }).fill("Sent AB")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByRole("heading", { name: "Sent AB" }).first().waitFor()
  await page.goto(`${entity}/accounts/new`)
  await page.getByLabel("Name", { exact: true }).fill("Given up AB")
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.getByRole("heading", { name: "Accounts" }).first().waitFor()
  expect(questions).toBe(0)
})

test("a half-typed invoice outlives a reload, the end of the session and a lost network, and is sent once; another one begins empty", async () => {
  const billing: Billing = makeBilling(tenant.api)
  const { id: account } = await billing.account({ name: "Typed twice AB" })
  const email = "typed@example.com"
  const page = await console.signIn(tenant.tenantId, { email })
  await page.goto(`${entity}/invoices/new?account=${account}`)
  await page.getByLabel("Product of line 1").fill("Hours")
  await page.getByLabel("Price of line 1").fill("1200.5")
  await page.getByRole("button", { name: "Add a line" }).click()
  await page.getByLabel("Product of line 2").fill("Travel")
  await page.getByLabel("Price of line 2").fill("80")
  await page.getByLabel("Notes on the invoice").fill("As agreed")
  const isThere = async () => {
    const texts = ["Product of line 1", "Price of line 1", "Product of line 2", "Notes on the invoice"]
    return Promise.all(texts.map((label) => page.getByLabel(label).inputValue()))
  }
  const typed = ["Hours", "1200.5", "Travel", "As agreed"]
  const asked = answerNext(page, true)
  await page.reload()
  expect(await asked).toBe("beforeunload")
  await expect.poll(isThere).toEqual(typed)

  await console.service.sql(
    "update svc.sessions set used_at = used_at - interval '61 minutes' where user_id in (select id from svc.users where email = $1)",
    [email],
  )
  const again = page.getByRole("dialog", { name: "Your sign-in has ended" })
  await again.waitFor()
  await again.getByLabel("Password").fill(goodPassword)
  await page.keyboard.press("Enter")
  await again.waitFor({ state: "detached" })
  expect(await isThere()).toEqual(typed)

  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.getByText("The service cannot be reached").last().waitFor()
  await page.getByText("Send it again when the service answers: it takes effect only once.").waitFor()
  await page.context().setOffline(false)
  expect(await billing.page("/Invoices")).toMatchObject({ totalCount: 0 })
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.waitForURL(/\/invoices\/[0-9a-f-]{36}$/)
  const { data } = await billing.page("/Invoices")
  expect(data).toMatchObject([{ subtotal: 1280.5, notes: "As agreed" }])

  await page.goto(`${entity}/invoices/new?account=${account}`)
  await page.getByLabel("Product of line 1").waitFor()
  await expect
    .poll(() => page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('typed'))"))
    .toEqual([])
  await expect.poll(() => page.getByLabel("Product of line 1").inputValue()).toBe("")
})

test("Escape does not throw away what was typed in a dialog without a question", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/events?do=raise`)
  const dialog = page.getByRole("dialog", { name: "Raise an event" })
  const data = dialog.getByRole("textbox").last()
  await data.fill('{"invoiceNumber":"1"}')
  const kept = answerNext(page, false)
  await page.keyboard.press("Escape")
  await kept
  await expect.poll(() => data.inputValue()).toBe('{"invoiceNumber":"1"}')
  const left = answerNext(page, true)
  await page.keyboard.press("Escape")
  await left
  await dialog.waitFor({ state: "detached" })
  expect(new URL(page.url()).search).toBe("")
})

test("finds what was typed while Find was still loading", async () => {
  const page = await console.signIn(tenant.tenantId)
  let load = () => {}
  const typed = new Promise<void>((resolve) => (load = resolve))
  await page.route(/(find-list|dialog-part)[^/]*\.js/, async (route) => {
    await typed
    await route.fallback()
  })
  await page.goto(`${entity}/events`)
  await page.getByRole("button", { name: /^Find/ }).waitFor()
  await page.keyboard.press("Control+k")
  await page.keyboard.type("reporx")
  await page.keyboard.press("Backspace")
  load()
  const field = page.getByLabel("Find a page, an id or a number")
  await field.waitFor()
  await page.keyboard.type("ts")
  await expect.poll(() => field.inputValue()).toBe("reports")
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/reports$/)
  await page.unrouteAll({ behavior: "wait" })
})
