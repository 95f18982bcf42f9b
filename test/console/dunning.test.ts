import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { press } from "../support/console/keyboard.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type MailRelay, settingsFor, startMailRelay } from "../support/messages/mail-relay.ts"

let console: LentConsole
let relay: MailRelay
beforeAll(async () => {
  console = await lendConsole()
  relay = await startMailRelay({})
})
afterEach(() => console.endTest())
afterAll(() => relay.close())

test("makes a campaign, looks at its preview, switches it on, disputes an invoice and reminds of it by hand, by keyboard alone", async () => {
  const tenant = await console.service.createTenant(["Tour AB"])
  const { api } = tenant
  const entity = `/console/${tenant.legalEntities[0]!.id}`
  expect((await api.put("/Integrations/Mail", settingsFor(relay.port))).status).toBe(200)
  const billing = makeBilling(api)
  const reminderEmailAddress = "ada@customer.example"
  const account = await billing.account({ name: "Kund AB", invoiceDeliveryMethod: "Print", reminderEmailAddress })
  const invoice = await billing.posted(account.id, [billing.line(100)])
  await console.service.sql("update svc.invoices set due_date = due_date - 400 where id = $1", [invoice.id])
  const page = await console.signIn(tenant.tenantId)

  await page.goto(`${entity}/dunning`)
  await press(page.getByRole("link", { name: "New campaign" }))
  const form = page.getByRole("form", { name: "Create campaign" })
  await form.getByLabel("Name", { exact: true }).fill("Friendly")
  await form.getByLabel("Hour of the day").fill("0")
  await form.getByLabel("Smallest open amount").fill("50")
  await form.getByLabel("Default campaign").check()
  await press(form.getByRole("button", { name: "Create campaign" }))
  const campaigns = page.getByRole("table", { name: "Campaigns" })
  await campaigns.getByRole("row", { name: /Friendly.*Off.*7, 14, 30/ }).waitFor()
  await page.getByText(/^Nobody would be reminded on/).waitFor()
  await page.getByLabel("As if this campaign were on").selectOption("Friendly")
  const preview = page.getByRole("table", { name: "Reminders of the day" })
  await preview.getByRole("row", { name: /Kund AB.*1.*Friendly.*ada@customer.example/ }).waitFor()
  await lookAlso(page, "dunning")

  await page.goto(`${entity}/invoices/${invoice.id}`)
  const card = page.getByRole("region", { name: "Reminders" })
  await press(card.getByRole("button", { name: "Dispute…" }))
  const dialog = page.getByRole("dialog", { name: /is disputed$/ })
  await dialog.getByLabel("Why").fill("The goods were late")
  await press(dialog.getByRole("button", { name: "Dispute", exact: true }))
  await card.getByText("Disputed: The goods were late").waitFor()

  await page.goto(`${entity}/dunning`)
  await press(campaigns.getByRole("link", { name: "Friendly" }))
  const edited = page.getByRole("form", { name: "Save" })
  await edited.getByLabel("Send reminders").check()
  await press(edited.getByRole("button", { name: "Save" }))
  // The daily work is done, and the disputed invoice had no reminder.
  await campaigns.getByRole("row", { name: /Friendly.*On/ }).waitFor()
  await expect
    .poll(async () => ((await api.get("/DunningCampaigns")).body as { data: readonly object[] }).data)
    .toMatchObject([{ name: "Friendly", lastRunOn: expect.any(String) }])
  expect(relay.received).toEqual([])

  await page.goto(`${entity}/invoices/${invoice.id}`)
  await press(card.getByRole("button", { name: "End the dispute…" }))
  await press(page.getByRole("alertdialog").getByRole("button", { name: "End the dispute" }))
  await press(card.getByRole("button", { name: "Remind now…" }))
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Send the reminder" }))
  await page.getByText("The reminder of level 1 is on its way").waitFor()
  await card.getByRole("link", { name: "Level 1" }).waitFor()
  await expect.poll(() => relay.received.map(({ to }) => to[0])).toEqual([reminderEmailAddress])
  await lookAlso(page, "invoice-reminders")

  await press(card.getByRole("link", { name: "Pause the account" }))
  const accountForm = page.getByRole("form", { name: "Save" })
  await accountForm.getByLabel("Pause until").fill("2099-01-01")
  await accountForm.getByLabel("Why it is paused").fill("Agreed by phone")
  await press(accountForm.getByRole("button", { name: "Save" }))
  await page.getByText(/paused until .*2099.*: Agreed by phone/).waitFor()
})
