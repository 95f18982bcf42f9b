import { withClient } from "@svc/adapters/embedded-postgres/database"
import { startHttp } from "@svc/runtime-http/app"
import type { HttpServer } from "@svc/runtime-http/http-server"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { openConsole, type OpenedConsole } from "../support/console/console.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { press, typeInto } from "../support/console/keyboard.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { goodPassword } from "../support/people/browser.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let console: OpenedConsole
let tenant: TestTenant
let server: HttpServer
let receiver: Receiver
const at = (place: string) => `/console/${tenant.legalEntities[0]!.id}/${place}`

beforeAll(async () => {
  ;[console, receiver] = await Promise.all([
    openConsole({ SVC_ENVIRONMENT: "sandbox", SVC_TEST_CLOCK: "1" }),
    startReceiver(),
  ])
  server = console.service.server
  tenant = await console.service.createTenant(["Tour AB"])
})
afterEach(() => console.endTest())
afterAll(async () => {
  await server.stop()
  await Promise.all([console.close(), receiver.close()])
})

test("a new version under an open page is told, and loaded when one likes", async () => {
  const page = await console.signIn(tenant.tenantId)
  // Answers with another version than the page's from the first request on.
  const told = { now: new Date().toISOString(), next: "", moved: [], unread: 0, build: "another" }
  let isTold = true
  await page.route(/\/Pulse/, (route) => (isTold ? route.fulfill({ json: told }) : route.continue()))
  await page.goto(at("webhooks"))
  const load = page.getByRole("button", { name: "A new version is available: load it" })
  await load.waitFor()
  await lookAt(page, "new-version")
  // The reloaded page gets the real answer. The former page keeps getting the other one, so that its button stays until
  // then.
  page.once("framenavigated", () => (isTold = false))
  await load.click()
  await page.getByRole("switch", { name: "Live" }).waitFor()
  await expect.poll(() => load.count()).toBe(0)
})

test("the overview does not say that all is well where it could not ask", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.route(/\/WebhookSummaries/, (route) => route.fulfill({ status: 503, json: { title: "Busy" } }))
  await page.goto(at(""))
  await page.getByText("The state of some areas could not be loaded.").waitFor()
  await lookAlso(page, "overview-unknown")
  await page.unrouteAll({ behavior: "wait" })
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).first().click()
  await page.getByText("All clear.").waitFor()
  await expect.poll(() => page.getByRole("alert").count()).toBe(0)
})

test("a service that answers slowly is told in one place, until it does not", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(at("webhooks"))
  const slowly = page.getByText("The service answers slowly.")
  // Requests cannot look up their session while the table is locked.
  await withClient(console.service.databaseUrl, async (client) => {
    await client.query("begin; lock table svc.sessions in access exclusive mode")
    await slowly.waitFor()
    await expect.poll(() => slowly.count()).toBe(1)
    await client.query("rollback")
  })
  await slowly.waitFor({ state: "detached" })
})

test("once the session has ended nothing is asked for, also of what is under way; after the sign-in pages renew themselves again", async () => {
  const page = await console.signIn(tenant.tenantId)
  const { id } = await makeBatchCalls(tenant.api).generate()
  const { body: summary } = await tenant.api.get(`/InvoiceBatches/${id}/Summary`)
  await page.route(/\/Summary$/, (route) => route.fulfill({ json: { ...(summary as object), state: "Generating" } }))
  await page.clock.install()
  await page.goto(at(`batches/${id}`))
  await page.locator("[data-detail]").getByText("Generating").waitFor()
  await console.service.sql("update svc.sessions set used_at = used_at - interval '61 minutes'")
  const again = page.getByRole("dialog", { name: "Your sign-in has ended" })
  await again.waitFor()
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(60_000)
  expect(asked.filter((path) => !path.startsWith("/console/"))).toEqual([])
  await page.unrouteAll({ behavior: "wait" })
  await again.getByLabel("Password").fill(goodPassword)
  await page.keyboard.press("Enter")
  await again.waitFor({ state: "detached" })
  await page.locator("[data-detail]").getByText("Generated").waitFor()
  await page.getByRole("link", { name: "Accounts" }).click()
  await page.getByRole("heading", { name: "Accounts" }).waitFor()
  await tenant.api.post("/Accounts", { name: "Late AB", currency: "SEK" })
  await page.getByText("Late AB").or(page.getByText("1 new")).first().waitFor()
})

test("is asked what moved every three seconds: each second while something is under way, each half minute without anybody there, never where nobody sees it", async () => {
  const first = await console.signIn(tenant.tenantId)
  await first.goto(at("accounts"))
  const { id } = await makeBatchCalls(tenant.api).generate()
  const { body: summary } = await tenant.api.get(`/InvoiceBatches/${id}/Summary`)
  // The page uses another name than localhost, which also answers when the network is switched off.
  const other = console.origin.replace("localhost", "svc.localhost")
  console.admit(other)
  const context = first.context()
  await context.addCookies(
    (await context.cookies()).map(({ name, value }) => ({
      name,
      value,
      url: other,
      httpOnly: true,
      sameSite: "Strict",
    })),
  )
  const page = await console.openPage(context)
  await page.clock.install()
  let [asked, answered] = [0, 0]
  page.on("request", (request) => (asked += Number(request.url().includes("/Pulse"))))
  page.on("requestfinished", (request) => (answered += Number(request.url().includes("/Pulse"))))
  // A request that is under way fails when its page is left.
  page.on("requestfailed", (request) => (answered += Number(request.url().includes("/Pulse"))))
  await page.goto(other + at("accounts"))
  await page.getByRole("heading", { name: "Accounts" }).waitFor()
  await expect.poll(() => answered).toBeGreaterThan(0)
  /** How many requests are made within the given seconds of the page's clock. */
  const asksIn = async (seconds: number): Promise<number> => {
    const before = asked
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000)
      // Waits until earlier requests of the page have been answered.
      await page.evaluate("fetch('/health/live').then(() => 0, () => 0)")
      await expect.poll(() => asked - answered, { interval: 10 }).toBe(0)
    }
    return asked - before
  }
  await page.clock.pauseAt(new Date(Date.now() + 20_000))
  await asksIn(3)
  expect(await asksIn(9)).toBe(3)

  await page.clock.fastForward("06:00")
  await asksIn(31)
  expect(await asksIn(60)).toBe(2)
  const away = asked
  await page.keyboard.press("Shift")
  await asksIn(7)
  expect(asked - away).toBe(3)

  const hide = (isHidden: boolean) =>
    page.evaluate(`Object.defineProperty(document, "hidden", { configurable: true, get: () => ${isHidden} })
      document.dispatchEvent(new Event("visibilitychange"))`)
  await hide(true)
  expect(await asksIn(40)).toBe(0)
  await hide(false)
  await expect.poll(() => answered).toBe(asked)
  await context.setOffline(true)
  await page.getByText(/^You are offline\. The page shows the state of /).waitFor()
  expect(await asksIn(10)).toBe(0)
  await page.clock.resume()
  await lookAt(page, "offline")
  const seen = asked
  await context.setOffline(false)
  await expect.poll(() => asked).toBe(seen + 1)
  await page.getByText(/^You are offline/).waitFor({ state: "detached" })

  await page.route(/\/Summary$/, (route) => route.fulfill({ json: { ...(summary as object), state: "Generating" } }))
  await page.goto(other + at(`batches/${id}`))
  await page.locator("[data-detail]").getByText("Generating").waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.keyboard.press("Shift")
  await asksIn(3)
  expect(await asksIn(5)).toBe(5)
  await page.unrouteAll({ behavior: "wait" })
})

test("is told on every page that this is no production, and finds one of eight companies by its name, by keyboard alone", async () => {
  const names = ["Adam", "Bertil", "Cesar", "David", "Erik", "Filip", "Gustav", "Helge"] as const
  const { tenantId, legalEntities } = await console.service.createTenant(names)
  const page = await console.signIn(tenantId)
  await page.goto(`/console/${legalEntities[0]!.id}/products`)
  const band = page.getByText("This is sandbox. The time is that of a test clock.")
  await band.waitFor()
  await press(page.getByRole("button", { name: /^Company: Adam/ }))
  await typeInto(page.getByLabel("Find a company"), "gus")
  await expect.poll(() => page.getByRole("option").allInnerTexts()).toEqual([expect.stringContaining("Gustav")])
  await lookAt(page, "company-search")
  await page.keyboard.press("Enter")
  await page.waitForURL(`**/${legalEntities[6]!.id}/products`)
  await page.getByRole("button", { name: /^Company: Gustav/ }).waitFor()
  await goTo(page, "/console/settings/profile")
  await band.waitFor()
})

test("a service that is down is told in one place; what was typed stays and is sent once, and pages heal by themselves", async () => {
  // This browser has not cached the console's scripts yet.
  const page = await console.signIn(tenant.tenantId, { context: {} })
  await page.goto(at("webhooks/new"))
  await page.getByLabel("URL").fill(receiver.url("/typed"))
  await page.getByRole("checkbox", { name: "InvoicePosted" }).check()
  const other = await console.openPage(page.context())
  await other.goto(at("deliveries"))
  await other.getByRole("searchbox").first().waitFor()

  await server.stop()
  const down = page.getByText(/^The service does not answer; .* The page shows the state of \d\d:\d\d:\d\d\./)
  await down.waitFor()
  await lookAt(page, "service-down")
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.getByText("The service cannot be reached").waitFor()
  await page.getByText("Send it again when the service answers: it takes effect only once.").waitFor()
  await expect.poll(() => page.getByLabel("URL").inputValue()).toBe(receiver.url("/typed"))
  // The scripts of other pages cannot be loaded.
  await other.getByRole("link", { name: "Events" }).click()
  await other.getByRole("heading", { name: "The service does not answer" }).waitFor()
  // While `Live` is off, the page sends no request, and so says nothing about the service.
  const live = page.getByRole("switch", { name: "Live" })
  await live.click()
  await down.waitFor({ state: "detached" })
  await live.click()
  await page.getByText(/^The service does not answer/).waitFor()

  server = await startHttp(console.service.httpGraph, "127.0.0.1")
  await Promise.all([page, other].map((each) => each.getByText(/^The service does not/).waitFor({ state: "detached" })))
  await other.getByRole("heading", { name: "Events" }).waitFor()
  await page.getByRole("button", { name: "Create webhook" }).click()
  await page.getByText("Signing secret").waitFor()
  const { body } = await tenant.api.get("/Webhooks")
  expect((body as readonly { readonly url: string }[]).map(({ url }) => url)).toEqual([receiver.url("/typed")])
})
