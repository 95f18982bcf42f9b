import type { Page } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { cutTexts } from "../support/console/cut-text.ts"
import { type FilledTenant, fillTenant, longName } from "../support/console/filled-tenant.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { beyondWindow, laptop, lookAlso, obstaclesOf, wide } from "../support/console/look-at.ts"
import { takeBackEach } from "../support/console/questions.ts"
import { countAsked, goTo, healsAfterRefusal, makeBarrier, type Stop, stopsOf } from "../support/console/walk.ts"
import { until } from "../support/until.ts"
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts"

let console: LentConsole
let receiver: Receiver
let filled: FilledTenant
beforeAll(async () => {
  ;[console, receiver] = await Promise.all([lendConsole(), startReceiver({ respond: () => 503 })])
  filled = await fillTenant(console, receiver.url())
})
afterEach(() => console.endTest())
afterAll(() => receiver.close())

/** Columns with texts of any length. Long texts are cut and shown whole in a tooltip. */
const free = [
  "Account",
  "Name",
  "Payer",
  "Customer",
  "Description",
  "Event",
  "Webhook",
  "URL",
  "Action",
  "Item",
  "Changed by",
  "Changed members",
  "Recipient",
  "Problem",
]

/** A column with numbers, behind which a name may stand, or with paths. Both are cut like the columns above. */
const numbered = "About"

const cutIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate("document.fonts.ready")
  return (await cutTexts(page))
    .filter(([column, text]) => !free.includes(column) && !(column === numbered && /[ /]/.test(text)))
    .map(([column, text]) => `${column} is cut: ${text}`)
}

const detail = "[data-detail]"
const utc = /^\d{4}-\d\d-\d\dT[\d:.]+Z(?:, |$)/

/** Times on a page whose tooltip does not show UTC, and a copied number that differs from the displayed one. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const titles = await page.locator("main time").evaluateAll((all) => all.map((each) => each.getAttribute("title")))
  const faults = titles.filter((title) => !utc.test(title ?? "")).map((title) => `a moment is called ${title}`)
  const copy = page
    .locator(detail)
    .getByRole("button", { name: /^Copy [\w -]*number$/ })
    .first()
  if ((await copy.count()) === 0) return faults
  await page.evaluate("navigator.clipboard.writeText('')")
  await copy.click()
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()")
  const text = await until(copied, ({ length }) => length > 0)
  const isShown = (await page.locator(detail).textContent())!.includes(text)
  return isShown ? faults : [...faults, `copies ${text}`]
}

/** The lists that scroll sideways. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll("[data-list]")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((list) => list.querySelector("table")?.ariaLabel ?? "a list")`)

const isWhole = async (page: Page) => (await page.getByRole("main").getByLabel("Loading").count()) === 0

/** Pages with buttons or menu items that open a dialog (labels with `…`). */
const asks =
  /^(?:invoices|accounts|journals|payments|quotes|subscriptions|sales-orders|products|batches|deliveries|events)/

/**
 * The areas of the console, each with some of its dialogs. A page belongs to the first area whose pattern it matches.
 */
const areas: readonly (readonly [name: string, pages: RegExp, questions: readonly string[]])[] = [
  ["settings", /^(?:settings|notifications)/, []],
  ["accounts, invoices and payments", /^(?:accounts|invoices|journals|payments|batches)/, ["Post…", "New payment…"]],
  ["what is sold and sent", /^/, ["Activate order…", "Close as lost…"]],
]

const openWalk = async (permissions?: readonly string[]) => {
  const page = await console.signIn(filled.tenant.tenantId, {
    context: { locale: "pl-PL" },
    ...(permissions === undefined ? {} : { permissions }),
  })
  await page.clock.install()
  await page.goto("/console/settings/profile")
  await page.getByRole("heading", { name: "Profile" }).first().waitFor()
  return { page, stops: await stopsOf(page, filled.tenant.legalEntities[0]!.id, filled.ids) }
}

test.each(areas)(
  "each page of %s says that it waits and what it could not load, and can then be read and used by everybody",
  async (area, _, questions) => {
    const { page, stops } = await openWalk()
    const barrier = await makeBarrier(page)
    const found: string[] = []
    const known = new Set<string>()
    let isFirst = true
    const main = page.getByRole("main")
    const isHere = ({ name }: Stop) => areas.find(([, pages]) => pages.test(name))![0] === area
    const walkTo = async (address: string) => {
      await goTo(page, address)
      await expect.poll(() => isWhole(page), { message: address }).toBe(true)
    }
    const here = stops.filter((stop) => isHere(stop) && !stop.leadsOn)
    for (const { addressOfNothing, name } of here.filter(({ needs }) => needs.includes("answer"))) {
      // The console caches what other pages have read. After six hours the cache is empty, so this page has to wait for
      // an answer.
      await goTo(page, "/console/settings/profile")
      await page.clock.fastForward("06:00")
      barrier.hold()
      await goTo(page, addressOfNothing)
      await expect.poll(() => isWhole(page), { message: `${name} waits` }).toBe(false)
      if ((await beyondWindow(page)) > 0) found.push(`${name} is wider than its window while it waits`)
      await barrier.refuse()
      await healsAfterRefusal(page, name, barrier)
    }
    for (const { address, name } of here) {
      await walkTo(address)
      const part = isFirst ? {} : { part: "#content" }
      isFirst = false
      found.push(
        ...(await obstaclesOf(page, name, {
          alsoIn: () => cutIn(page),
          ...part,
        })),
      )
      found.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
      await page.setViewportSize(laptop)
      await expect.poll(() => sideways(page), { message: `${name} scrolls sideways at 1280 px` }).toEqual([])
      await page.setViewportSize(wide)
      if (asks.test(name)) await takeBackEach(page, main, known)
      if (name !== "invoices-one") continue
      for (const id of filled.otherInvoices) {
        await walkTo(`${filled.entity}/invoices/${id}`)
        await takeBackEach(page, page.locator(detail), known)
      }
    }
    expect(found).toEqual([])
    expect([...known]).toEqual(expect.arrayContaining([...questions]))
    await page.unrouteAll({ behavior: "ignoreErrors" })
  },
)

test("each page says which permission it needs and does not ask again and again, and nothing leads to it", async () => {
  const { page, stops } = await openWalk(["tokens:read"])
  const asked = countAsked(page)
  const main = page.getByRole("main")
  for (const { address } of stops.filter(({ needs }) => needs.includes("permission"))) {
    await goTo(page, address)
    await main.getByText("Somebody who manages users can give you the permission.").first().waitFor()
    expect(await main.innerText(), address).toMatch(/[a-z]+:(read|write)/)
    expect(asked(), `requests of ${address}`).toBeLessThanOrEqual(10)
  }
  await lookAlso(page, "forbidden")
  const places = await page.getByRole("navigation").first().getByRole("link").allInnerTexts()
  expect(places.map((each) => each.trim())).toEqual(["Overview", "Settings"])
  await goTo(page, "/console/settings/profile")
  await expect
    .poll(() => page.getByRole("link", { name: /Legal entities|Custom fields|Reference data/ }).count())
    .toBe(0)
})

const lists = [
  "invoices",
  "accounts",
  "journals",
  "payments",
  "rates",
  "quotes",
  "subscriptions",
  "sales-orders",
  "products",
  "usage",
  "usage?kind=measurements",
  "batches",
  "deliveries",
  "events",
  "messages",
  "webhooks",
]

test("reads every number, amount and day of each list as a whole, in en-US too", async () => {
  const page = await console.signIn(filled.tenant.tenantId, { context: { locale: "en-US" } })
  const found: string[] = []
  await page.goto(filled.entity)
  for (const list of lists) {
    await goTo(page, `${filled.entity}/${list}`)
    await page.locator("tbody [role=row]").first().waitFor()
    await expect.poll(() => isWhole(page)).toBe(true)
    found.push(...(await cutIn(page)).map((cut) => `${list}: ${cut}`))
  }
  expect(found).toEqual([])
})

test("a text that is cut says the whole of it where one points at it", async () => {
  const page = await console.signIn(filled.tenant.tenantId)
  await page.goto(`${filled.entity}/invoices`)
  const account = page.getByRole("row").getByText(longName).first()
  await account.hover()
  await expect.poll(() => account.getAttribute("title")).toBe(longName)
  const number = page.getByRole("row").last().getByText("FV/2025/09/000001")
  await number.hover()
  await expect.poll(() => number.getAttribute("title")).toBeNull()
})

test("a list without room leaves out the less important columns; one that she chooses stays, and the list scrolls", async () => {
  const page = await console.signIn(filled.tenant.tenantId)
  await page.goto(`${filled.entity}/invoices`)
  const column = (name: string) => page.getByRole("columnheader", { name, exact: true })
  await column("Type").waitFor()
  await page.setViewportSize({ width: 1024, height: 768 })
  await column("Type").waitFor({ state: "detached" })
  await column("Balance").waitFor({ state: "detached" })
  await page.getByRole("button", { name: "4 hidden columns" }).click()
  await page.getByRole("menuitem", { name: "Balance" }).click()
  await column("Balance").waitFor()
  await page.getByRole("button", { name: "3 hidden columns" }).waitFor()
  await lookAlso(page, "invoices-columns")
  await page.reload()
  await column("Balance").scrollIntoViewIfNeeded()
  await expect.poll(async () => (await cutTexts(page)).map(([head]) => head)).not.toContain("Balance")
  await page.getByRole("button", { name: "3 hidden columns" }).click()
  await page.getByRole("menuitem", { name: "Balance" }).click()
  await column("Balance").waitFor({ state: "detached" })
})
