import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { chooseFrom, press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
let webhook: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Alpha AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  const hook = { url: "https://receiver.example/hook", events: ["InvoicePosted"] }
  webhook = ((await tenant.api.post("/Webhooks", hook)).body as { readonly id: string }).id
})
afterEach(() => console.endTest())

test("keeps the filters of deliveries, events, webhooks, security events, tokens, users and a report under a name", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.goto(entity)
  for (const [list, query] of [
    ["deliveries", "?status=Failed"],
    ["events", "?event=InvoicePosted"],
    ["webhooks", "?health=Failing"],
    [`webhooks/${webhook}`, "?status=Failed"],
    ["reports/mrr", "?from=2026-01-01"],
    ["settings/audit", "?type=TokenCreated&from=2026-01-01"],
    ["settings/tokens", "?all=1"],
    ["settings/users", "?state=Active"],
  ] as const) {
    const path = list.startsWith("settings") ? `/console/${list}` : `${entity}/${list}`
    await goTo(page, `${path}${query}`)
    await page.getByRole("button", { name: "Saved views" }).click()
    await page.getByRole("menuitem", { name: "Save this view…" }).click()
    await page.getByLabel("Name", { exact: true }).fill(`Mine of ${list}`)
    await page.getByRole("button", { name: "Save the view" }).click()
    await page.getByText(`“Mine of ${list}” is saved`).waitFor()
    await goTo(page, path)
    await page.getByRole("button", { name: "Saved views" }).click()
    await page.getByRole("menuitem", { name: `Mine of ${list}` }).click()
    await expect.poll(() => new URL(page.url()).search).toBe(query)
    await lookAlso(page, `${list.replaceAll("/", "-")}-views`)
  }
})

test("forgets a view at once, and takes it back to its place while that is said, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  const menu = page.getByRole("button", { name: "Saved views" })
  await page.goto(entity)
  for (const [name, type] of [
    ["Customers", "Customer"],
    ["Prospects", "Prospect"],
    ["Resellers", "Reseller"],
  ] as const) {
    await goTo(page, `${entity}/accounts?type=${type}`)
    await chooseFrom(menu, page.getByRole("menuitem", { name: "Save this view…" }))
    await typeInto(page.getByRole("dialog").getByLabel("Name"), name)
    await press(page.getByRole("button", { name: "Save the view" }))
    await page.getByText(`“${name}” is saved`).waitFor()
  }
  const names = async () => {
    await press(menu)
    await page.getByRole("menuitem", { name: "Save this view…" }).waitFor()
    const all = await page.getByRole("menuitem").allInnerTexts()
    await page.keyboard.press("Escape")
    await page.getByRole("menu").waitFor({ state: "detached" })
    return all.map((each) => each.trim()).filter((each) => each.endsWith("s"))
  }
  await goTo(page, `${entity}/accounts?type=Prospect`)
  await chooseFrom(menu, page.getByRole("menuitem", { name: "Forget “Prospects”" }))
  await page.getByText("“Prospects” is forgotten").waitFor()
  // A view is deleted without a question before, and the list stays as it is.
  await expect.poll(() => page.getByRole("alertdialog").count()).toBe(0)
  await expect.poll(() => names()).toEqual(["Customers", "Resellers"])
  // The message stays while it has the focus.
  await page.keyboard.press("F6")
  await lookAlso(page, "view-forgotten")
  await press(page.getByRole("button", { name: "Undo" }))
  await page.getByText("“Prospects” is back").waitFor()
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" })
  await expect.poll(() => names()).toEqual(["Customers", "Prospects", "Resellers"])
  await page.reload()
  await expect.poll(() => names()).toEqual(["Customers", "Prospects", "Resellers"])
})

test("who changes a webhook is shown what somebody else changed of it, and is not asked where both go together", async () => {
  const { api } = tenant
  const path = `/Webhooks/${webhook}`
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/webhooks/${webhook}/edit`)
  await page.getByLabel("Description").fill("Bookkeeping")
  await api.patch(path, { description: "The ledger", events: ["JournalPosted"] })
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("row", { name: "Description The ledger Bookkeeping" }).waitFor()
  await page.getByRole("row", { name: "Events JournalPosted InvoicePosted" }).waitFor()
  await page.getByRole("button", { name: "Use theirs" }).click()
  await page.getByText("Saved", { exact: true }).waitFor()
  expect((await api.get(path)).body).toMatchObject({ description: "The ledger", events: ["JournalPosted"] })

  await page.goto(`${entity}/webhooks/${webhook}/edit`)
  await page.getByLabel("Description").fill("Bookkeeping")
  await api.patch(path, { webhookStatus: "Disabled" })
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Saved", { exact: true }).waitFor()
  expect((await api.get(path)).body).toMatchObject({ description: "Bookkeeping", webhookStatus: "Disabled" })
})

test("finds an invoice by its number, a customer by an e-mail, a webhook by its id, and what can be begun, as far as she may", async () => {
  const billing = makeBilling(tenant.api)
  const account = await billing.account({ name: "Found AB", invoiceEmailAddress: "Billing@found.example" })
  const { id, invoiceNumber } = await billing.posted(account.id, [await billing.taxedLine(1, "25")])
  const page = await console.signIn(tenant.tenantId)
  // On a Mac the page shows the names of the Mac's keys.
  await page.addInitScript(() => Object.defineProperty(navigator, "platform", { value: "MacIntel" }))
  await page.goto(`${entity}/events`)
  await page.getByRole("button", { name: "Find ⌘ K" }).waitFor()
  const find = async (text: string, name: RegExp) => {
    await page.keyboard.press("Meta+k")
    await page.getByLabel("Find a page, an id or a number").fill(text)
    const option = page.getByRole("option", { name }).first()
    const isChosen = async () => (await option.getAttribute("aria-selected")) === "true"
    while (!(await isChosen())) await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
  }
  await find(invoiceNumber!, /Invoice$/)
  await page.waitForURL(`**${entity}/invoices/${id}`)
  await find("billing@found.example", /Found AB.*Account$/)
  await page.waitForURL(`**${entity}/accounts/${account.id}`)
  await find(webhook, /Webhook$/)
  await page.waitForURL(`**${entity}/webhooks/${webhook}`)
  await find("Raise an", /Action$/)
  await page.getByRole("dialog", { name: "Raise an event" }).waitFor()
  await page.waitForURL(/events\?do=raise$/)
  await page.keyboard.press("Escape")
  await find("Invite", /Action$/)
  await page.waitForURL(/settings\/users\?do=new$/)

  // Find offers a page to a user who may see only a part of the page.
  const reader = await console.signIn(tenant.tenantId, { permissions: ["einvoices:read"] })
  await reader.goto(`${entity}/e-invoices`)
  await reader.getByRole("link", { name: "Integrations" }).click()
  await reader.getByRole("heading", { name: "National e-invoices" }).waitFor()
  await reader.keyboard.press("Control+k")
  await reader.getByLabel("Find a page, an id or a number").fill("users")
  await reader.getByText("Nothing has this name, or you may not see it.").waitFor()
  await expect.poll(() => reader.getByRole("option").count()).toBe(0)
})

test("pages stay as they are while Live is off", async () => {
  const page = await console.signIn(tenant.tenantId)
  await page.clock.install()
  await page.goto(`${entity}/events?q=quiet`)
  await page.getByText("No events match").waitFor()
  await page.getByRole("switch", { name: "Live" }).click()
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await tenant.api.post("/Events", { eventType: "InvoicePosted", data: { invoiceNumber: "quiet" } })
  await page.clock.runFor(60_000)
  expect(asked.filter((path) => path === "/Events")).toEqual([])
  await page.getByText("No events match").waitFor()
  await page.getByRole("switch", { name: "Live" }).click()
  await page.getByRole("row", { name: /quiet/ }).waitFor()
})
