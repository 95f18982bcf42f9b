import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { chooseFrom, press } from "../support/console/keyboard.ts"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { lookAlso } from "../support/console/look-at.ts"
import { moreOf } from "../support/console/more-menu.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type MailRelay, refusal, startMailRelay } from "../support/messages/mail-relay.ts"

let console: LentConsole
let relay: MailRelay
beforeAll(async () => {
  console = await lendConsole()
  relay = await startMailRelay({
    refuseRecipient: (to) => (to.startsWith("nobody") ? refusal("550 5.1.1 no such mailbox") : undefined),
  })
})
afterEach(() => console.endTest())
afterAll(() => relay.close())

test("sets the mail server up and tests it, finds an e-mail that failed, and sends it to another address, by keyboard alone", async () => {
  const tenant = await console.service.createTenant(["Tour AB"])
  const billing = makeBilling(tenant.api)
  const entity = `/console/${tenant.legalEntities[0]!.id}`
  const page = await console.signIn(tenant.tenantId)
  await page.goto(`${entity}/messages`)
  await press(page.getByRole("link", { name: "Set up the mail server" }))
  const form = page.getByRole("form", { name: "Server and sender" })
  await form.getByLabel("Server", { exact: true }).fill("127.0.0.1")
  await form.getByLabel("Port").fill(String(relay.port))
  await form.getByLabel("Protection").selectOption("None")
  await form.getByLabel("Sender's address").fill("billing@alpha.example")
  await form.getByLabel("Sender's name").fill("Tour AB")
  await form.getByLabel("Send posted invoices").check()
  await press(form.getByRole("button", { name: "Save the settings" }))
  const trial = page.getByRole("form", { name: "Test" })
  await trial.getByLabel("Receiver of the test").fill("nobody@customer.example")
  await press(trial.getByRole("button", { name: "Send a test message" }))
  await trial.getByText("550 5.1.1 no such mailbox").waitFor()
  await trial.getByLabel("Receiver of the test").fill("ada@customer.example")
  await press(trial.getByRole("button", { name: "Send a test message" }))
  await trial.getByText(/The server took it: 250/).waitFor()
  await lookAlso(page, "mail-settings")

  const invoiceEmailAddress = "nobody@customer.example"
  const account = await billing.account({ name: "Kund AB", invoiceDeliveryMethod: "Email", invoiceEmailAddress })
  const invoice = await billing.posted(account.id, [billing.line(100)])
  await page.goto(`${entity}/invoices/${invoice.id}`)
  const ofInvoice = page.getByRole("region", { name: "E-mail", exact: true })
  await ofInvoice.getByText("550 5.1.1 no such mailbox").waitFor()
  await press(ofInvoice.getByRole("link", { name: "Failed to nobody@customer.example" }))
  const detail = page.getByRole("region", { name: "Detail" })
  await detail.getByRole("table", { name: "Tries" }).getByText("Refused", { exact: true }).waitFor()
  const shown = detail.frameLocator("iframe[title='Text of the e-mail']")
  await shown.getByText(`Attached is invoice ${invoice.invoiceNumber}`).waitFor()
  await lookAlso(page, "message")
  await press(detail.getByRole("button", { name: "Send again…" }))
  const dialog = page.getByRole("dialog", { name: `Send Invoice ${invoice.invoiceNumber} again` })
  await dialog.getByLabel("Another address").fill("grace@customer.example")
  await press(dialog.getByRole("button", { name: "Send", exact: true }))
  await page.getByText("The e-mail is on its way").waitFor()
  await expect
    .poll(() => relay.received.map(({ to }) => to[0]))
    .toEqual(["ada@customer.example", "grace@customer.example"])

  await page.goto(`${entity}/invoices/${invoice.id}`)
  await ofInvoice.getByRole("link", { name: "Sent to grace@customer.example" }).waitFor()
  await chooseFrom(moreOf(page), page.getByRole("menuitem", { name: "Send by e-mail…" }))
  const sending = page.getByRole("dialog", { name: /^Send .* by e-mail$/ })
  await press(sending.getByRole("button", { name: "Send", exact: true }))
  await expect.poll(() => ofInvoice.getByRole("link", { name: "Failed to nobody@customer.example" }).count()).toBe(2)
})
