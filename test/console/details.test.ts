import type { NotificationId } from "@svc/domain/notifications/notification"
import type { UserId } from "@svc/domain/shared/ids"
import { fromIso } from "@svc/domain/shared/timestamp"
import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { openRow, press, typeInto } from "../support/console/keyboard.ts"
import { lookAlso, lookAt } from "../support/console/look-at.ts"
import { goTo } from "../support/console/walk.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

/** A price that a double cannot represent. */
const price = "900719925474.0993000001"

let console: LentConsole
let tenant: TestTenant
let entity: string
let billing: Billing
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Alpha AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  billing = makeBilling(tenant.api)
  const { id } = await billing.account({ name: "Digits AB" })
  const line = JSON.stringify(await billing.taxedLine(1, "25")).replace('"price":1', `"price":${price}`)
  const body = `{"account":"${id}","currency":"SEK","invoiceLines":[${line}]}`
  const json = { "content-type": "application/json" }
  const made = await tenant.api.send("POST", "/Invoices/onAccountInvoice", body, json)
  await billing.post((made.body as { readonly id: string }).id)
})
afterEach(() => console.endTest())

test("reads every field and digit of what is open as JSON, last of all, and copies it, by keyboard alone", async () => {
  const page = await console.signIn(tenant.tenantId)
  // The JSON is the last part of the page.
  const json = page.locator("[data-detail] > div > details:last-child")
  await page.goto(entity)
  for (const [list, row, field] of [
    ["accounts", /Digits AB/, `"currencyCode": "SEK"`],
    ["journals", /Invoice/, `"journalType": "Invoice"`],
    ["invoices", /Digits AB/, `"price": ${price}`],
  ] as const) {
    await goTo(page, `${entity}/${list}`)
    await openRow(page.getByRole("row", { name: row }).first())
    await press(json.locator("summary"))
    await json.getByText(field).waitFor()
  }
  await press(json.getByRole("button", { name: "Copy json" }))
  await json.getByText("copied").waitFor()
  const copied = await page.evaluate<string>("navigator.clipboard.readText()")
  expect(copied).toContain(`"price":${price}`)
  expect(JSON.parse(copied)).toMatchObject({ account: { name: "Digits AB" } })
})

test("what pages renew by themselves is no use of the session, whatever kind of page they are", async () => {
  const receiver = await startReceiver()
  const webhook = await createWebhook(tenant.api, receiver.url())
  const { data } = (await tenant.api.get("/Invoices")).body as { readonly data: readonly { readonly id: string }[] }
  const invoice = data[0]!.id
  const first = await console.signIn(tenant.tenantId)
  const kinds = [
    ["invoices", "/NationalEInvoices/OfInvoices"],
    ["accounts", "/Accounts/Balances"],
    ["reports/00000005-0000-8000-8000-000000000008", "/Reports/"],
    [`webhooks/${webhook.id}/recover`, `/Webhooks/${webhook.id}/Recover`],
    [`invoices/${invoice}?pdf=1`, `/Invoices/${invoice}/PDF`],
  ] as const
  await first.context().clock.install()
  const pages = [first]
  for (const _ of kinds.slice(1)) pages.push(await console.openPage(first.context()))
  for (const [index, [place, path]] of kinds.entries()) {
    const page = pages[index]!
    const shown = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path))
    await page.goto(`${entity}/${place}`)
    await shown
  }
  // The first page is left unused for some time.
  await first.context().clock.runFor(6000)
  const asked = kinds.map((): string[] => [])
  for (const [index, page] of pages.entries())
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname
      // The browser's PDF viewer loads its own parts.
      if (path.startsWith("/console/") || !request.url().startsWith(`${console.origin}/`)) return
      asked[index]!.push(request.headers()["svc-background"] === "1" ? path : `${path} as if somebody asked for it`)
    })
  await billing.posted((await billing.account({ name: "Renewed AB" })).id, [await billing.taxedLine(1, "25")])
  for (const [index, [, path]] of kinds.entries())
    await expect.poll(() => asked[index]!.filter((each) => each.startsWith(path)), { message: path }).not.toEqual([])
  expect(asked.map((each) => each.filter((path) => path.includes("asked for it")))).toEqual(kinds.map(() => []))
  // After the first use, requests count as made by a user again.
  const used = first.waitForRequest(/\/Journals/)
  await first.getByRole("link", { name: "Journals" }).click()
  expect((await used).headers()).not.toHaveProperty("svc-background")
  await receiver.close()
})

test("a checkbox that was clicked leaves the keys of the list to its row", async () => {
  const { id } = await billing.account({ name: "Keys AB" })
  for (const amount of [1, 2, 3]) await billing.create(id, [await billing.taxedLine(amount, "25")])
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/invoices?status=Draft`)
  const rows = page.locator("tbody [role=row]")
  const focused = page.locator("tbody [role=row]:focus")
  await rows.nth(1).getByRole("checkbox").click()
  await page.getByText("1 chosen").waitFor()
  await page.keyboard.press("j")
  await expect.poll(() => focused.getAttribute("aria-rowindex")).toBe("4")
  await rows.nth(1).getByRole("checkbox").click()
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => focused.getAttribute("aria-rowindex")).toBe("2")
  await rows.nth(2).getByRole("checkbox").click()
  await page.keyboard.press("Space")
  await expect.poll(() => rows.nth(2).getByRole("checkbox").isChecked()).toBe(false)
  await page.keyboard.press("c")
  await page.getByText("Id copied").waitFor()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: "Draft" }).waitFor()
  await page.goBack()
  await page.getByRole("checkbox", { name: "Choose all that are loaded" }).click()
  await page.keyboard.press("j")
  await expect.poll(() => focused.getAttribute("aria-rowindex")).toBe("2")
})

test("marks all that she was told as read, takes it back, and sees what is unread counted", async () => {
  const page = await console.signIn(tenant.tenantId, { email: "told@example.com" })
  const { worker, sql } = console.service
  const [user] = await sql<{ readonly id: UserId }>("select id from svc.users where email = 'told@example.com'")
  const notice = {
    tenantId: tenant.tenantId,
    legalEntityId: tenant.legalEntities[0]!.id,
    userId: user!.id,
    kind: "ExchangeRateImportFailed",
    text: "The key was refused.",
    link: { kind: "RateProvider", id: "riksbank" },
  } as const
  const tell = (subject: string) => {
    const id = worker.get("IdSource").next<NotificationId>()
    const told = { ...notice, id, subject, createdAt: fromIso("2026-11-22T09:00:00Z") }
    return worker.atomically(tenant.tenantId, worker.get("NotificationStore").insertAll([told]))
  }
  for (const subject of ["First", "Second"]) await tell(subject)
  await page.goto("/console/notifications")
  const all = page.getByRole("button", { name: "Mark all read" })
  const unread = (count: number) => page.getByRole("link", { name: new RegExp(`^${count} ?unread notifications`) })
  await unread(2).waitFor()
  await press(all)
  await page.getByText("All are read").waitFor()
  await expect.poll(() => all.getAttribute("title")).toBe("nothing is unread")
  await lookAlso(page, "notifications-read")
  await press(page.getByRole("button", { name: "Undo" }))
  await unread(2).waitFor()
  await expect.poll(() => all.getAttribute("title")).toBeNull()
  await press(all)
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor()
  await tell("Third")
  await unread(1).waitFor()
})

test("sees each filter that a link set, and takes it away", async () => {
  const page = await console.signIn(tenant.tenantId)
  const id = "01a20ab0-0000-7000-8000-000000000001"
  await page.goto(entity)
  for (const [place, words] of [
    [`deliveries?correlation=${id}`, `Same correlation …${id.slice(-8)}`],
    ["deliveries?from=2026-11-22T03:00:00Z&to=2026-11-22T05:00:00Z", "From 22 Nov, 04:00"],
    ["deliveries?to=2026-11-22T05:00:00Z", "To 22 Nov, 06:00"],
    [`events?correlation=${id}`, `Same correlation …${id.slice(-8)}`],
    [`invoices?batch=${id}`, `Of one batch …${id.slice(-8)}`],
    [`journals?invoice=${id}`, `Of one invoice …${id.slice(-8)}`],
  ] as const) {
    await goTo(page, `${entity}/${place}`)
    const chip = page.getByRole("search").getByRole("button", { name: words })
    await chip.waitFor()
    if (place.includes("from=")) await lookAt(page, "deliveries-chips")
    await press(chip)
    await chip.waitFor({ state: "detached" })
    expect(new URL(page.url()).searchParams.size).toBe(place.split("&").length - 1)
  }
  await goTo(page, `${entity}/deliveries`)
  await press(page.getByRole("button", { name: "More filters" }))
  await typeInto(page.getByLabel(/^From \(UTC/), "2099-01-02")
  const asked = page.waitForRequest(/\/WebhookDeliveries\?.*From=2099-01-01T23%3A00%3A00.000Z/)
  await page.keyboard.press("Enter")
  await asked
})

test("is shown what somebody else changed on an account since, and keeps theirs or hers without typing again", async () => {
  const { id } = await billing.account({ name: "Shared AB" })
  const page = await console.signIn(tenant.tenantId)
  const other = await console.openPage(page.context())
  const saved = async () => (await tenant.api.get(`/Accounts/${id}`)).body as Readonly<Record<string, string>>
  const open = async (of: typeof page) => {
    await of.goto(`${entity}/accounts/${id}/edit`)
    await of.getByLabel("Name", { exact: true }).waitFor()
  }
  const save = (of: typeof page, name: string, reference: string) =>
    of
      .getByLabel("Name", { exact: true })
      .fill(name)
      .then(() => of.getByLabel("Your reference").fill(reference))
      .then(() => of.getByRole("button", { name: "Save", exact: true }).click())
  const change = page.getByRole("row", { name: "Name Theirs AB Hers AB" })

  await Promise.all([open(page), open(other)])
  await save(other, "Theirs AB", "")
  await other.getByText("Saved", { exact: true }).waitFor()
  await save(page, "Hers AB", "Ada")
  await change.waitFor()
  await lookAt(page, "account-changed-meanwhile")
  await expect.poll(() => saved()).toMatchObject({ name: "Theirs AB" })
  await press(page.getByRole("button", { name: "Use theirs" }))
  await page.getByText("Saved", { exact: true }).waitFor()
  await expect.poll(() => saved()).toMatchObject({ name: "Theirs AB", yourReference: "Ada" })

  await open(page)
  await tenant.api.patch(`/Accounts/${id}`, { ourReference: "Bo", name: "Third AB" })
  await save(page, "Hers AB", "Ada")
  await page.getByRole("row", { name: "Name Third AB Hers AB" }).waitFor()
  await page.getByRole("row", { name: "Our reference Bo Nothing" }).waitFor()
  await press(page.getByRole("button", { name: "Keep mine" }))
  await page.getByText("Saved", { exact: true }).waitFor()
  await expect.poll(() => saved()).toMatchObject({ name: "Hers AB", yourReference: "Ada" })
  await expect.poll(() => saved()).not.toHaveProperty("ourReference")
})
