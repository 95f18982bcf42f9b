import { afterEach, beforeAll, expect, test } from "vitest"
import { type LentConsole, lendConsole } from "../support/console/lent-console.ts"
import { goTo } from "../support/console/walk.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let console: LentConsole
let tenant: TestTenant
let entity: string
let invoice: string
let payment: string
beforeAll(async () => {
  console = await lendConsole()
  tenant = await console.service.createTenant(["Days AB"])
  entity = `/console/${tenant.legalEntities[0]!.id}`
  const billing = makeBilling(tenant.api)
  const { id } = await billing.account({ name: "Customer AB" })
  const dates = { invoiceDate: "2026-03-01", paymentTerm: "30 days", deliveryDate: "2026-02-28" }
  invoice = (await billing.posted(id, [billing.line(100)], dates)).id
  payment = (await makePayments(tenant.api, billing).draft(40, { payerName: "Early AB", paymentDate: "2026-01-01" })).id
})
afterEach(() => console.endTest())

test.each(["Pacific/Auckland", "America/Los_Angeles", "Europe/Warsaw"])(
  "reads the days of the company in %s as they stand in its books",
  async (timezoneId) => {
    const page = await console.signIn(tenant.tenantId, { context: { timezoneId } })
    await page.goto(`${entity}/invoices/${invoice}`)
    const detail = page.getByRole("region", { name: "Detail" })
    const fact = (name: RegExp) =>
      detail.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]").innerText()
    await expect.poll(() => fact(/^Date$/)).toBe("1 Mar 2026")
    await expect.poll(() => fact(/^Delivered$/)).toBe("28 Feb 2026")
    await detail.getByText("31 Mar 2026").first().waitFor()
    await goTo(page, `${entity}/payments/${payment}`)
    await detail.getByText("1 Jan 2026").first().waitFor()
    await goTo(page, `${entity}/periods`)
    await page.getByRole("region", { name: "Close Mar 2026" }).waitFor()
    // A time is that of the person's zone, and says which that is.
    await goTo(page, `${entity}/events`)
    const zone = page.getByRole("columnheader", { name: /^Time \(UTC/ })
    const offset = /UTC[^)]*/.exec((await zone.innerText()).trim())![0]
    const [part] = new Intl.DateTimeFormat("en-GB", { timeZone: timezoneId, timeZoneName: "shortOffset" })
      .formatToParts(new Date())
      .filter(({ type }) => type === "timeZoneName")
    expect(offset).toBe(part!.value.replace("GMT", "UTC"))
  },
)
