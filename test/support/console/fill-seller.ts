import type { Page } from "playwright-core"
import { seller } from "../e-invoicing/ubl-parties.ts"

/** Enters on the readiness page the data that a Polish company needs for e-invoices. */
export const fillSeller = async (page: Page) => {
  for (const [label, value] of [
    ["Tax number", seller.vat],
    ["Organisation number", seller.org],
    ["IBAN", "PL61109010140000071219812874"],
    ["BIC", "WBKPPLPP"],
    ["Electronic address", seller.endpoint],
    ["Scheme", seller.scheme],
    ["Street", seller.street],
    ["Postcode", seller.zip],
    ["City", seller.city],
  ] as const)
    await page
      .getByLabel(label, { exact: false })
      .first()
      .fill(value ?? "")
  await page.getByLabel("Country").selectOption("Poland")
}
