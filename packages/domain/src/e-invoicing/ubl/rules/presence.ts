import { accountOf, buyerReferenceOf } from "../document.ts"
import { allowanceReasons } from "../code-lists/allowance-reasons.ts"
import { chargeReasons } from "../code-lists/charge-reasons.ts"
import { countries } from "../code-lists/countries.ts"
import { currencies } from "../code-lists/currencies.ts"
import { exemptionReasons } from "../code-lists/exemption-reasons.ts"
import { mediaTypes } from "../code-lists/media-types.ts"
import { paymentMeans } from "../code-lists/payment-means.ts"
import { units } from "../code-lists/units.ts"
import type { Allowance, Party, PostedInvoice } from "../posted-invoice.ts"
import { isBlank, lineName, type OfBuyer, type Rule, rule, ruleAt } from "./rule.ts"

/** Whether a text is an existing date without a zone (PEPPOL-EN16931-F001). */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (day === undefined) return false
  const isLeap = (Number(year) % 4 === 0 && Number(year) % 100 !== 0) || Number(year) % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0
  return Number(day) >= 1 && Number(day) <= days
}

const isBefore = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && a < b

const datesOf = (invoice: PostedInvoice): readonly (readonly [place: string, date: string | undefined])[] => [
  ["issue date", invoice.issueDate],
  ["due date", invoice.dueDate],
  ["tax point date", invoice.taxPointDate],
  ["start of the period", invoice.period?.start],
  ["end of the period", invoice.period?.end],
  ["delivery date", invoice.delivery?.date],
  ...invoice.preceding.map(({ number, issueDate }) => [`date of ${number}`, issueDate] as const),
  ...invoice.lines.flatMap((line) => [
    [`start of the period of ${lineName(line)}`, line.period?.start] as const,
    [`end of the period of ${lineName(line)}`, line.period?.end] as const,
  ]),
]

/** Every allowance and charge with its place in the document. */
export const allowancesOf = (invoice: PostedInvoice): readonly (readonly [place: string, allowance: Allowance])[] => [
  ...invoice.allowances.map((each, index) => [`document allowance ${index + 1}`, each] as const),
  ...invoice.lines.flatMap((line) =>
    line.allowances.map((each, index) => [`allowance ${index + 1} of ${lineName(line)}`, each] as const),
  ),
]

const allowancesWhere = (invoice: PostedInvoice, onLines: boolean, charges: boolean, test: (a: Allowance) => boolean) =>
  allowancesOf(invoice)
    .filter(([place]) => place.includes(" of ") === onLines)
    .filter(([, each]) => (each.isCharge ?? false) === charges && test(each))
    .map(([place]) => place)

const withoutReason = ({ reason, reasonCode }: Allowance) => isBlank(reason) && isBlank(reasonCode)

const partyRules = <Of>(
  who: "Seller" | "Buyer",
  of: (invoice: Of) => Party,
  ids: Readonly<Record<string, string>>,
): readonly Rule<Of>[] => [
  rule(ids["name"]!, `${who} name is missing`, (invoice) => isBlank(of(invoice).name)),
  rule(ids["address"]!, `${who} country is missing`, (invoice) => isBlank(of(invoice).address.country)),
  rule("BR-CL-14", `${who} country is not an ISO 3166-1 code`, (invoice) => {
    const { country = "" } = of(invoice).address
    return !isBlank(country) && !countries.codes.has(country)
  }),
  rule("BR-CO-09", `${who} VAT identifier does not begin with its country`, (invoice) => {
    const { vatNumber } = of(invoice)
    return !isBlank(vatNumber) && !isVatPrefix(vatNumber!.slice(0, 2))
  }),
]

/** Whether a text is the prefix of a VAT number. Greece uses EL. */
const isVatPrefix = (prefix: string) => prefix === "EL" || countries.codes.has(prefix)

/** Rules on required data of the buyer. */
export const buyerPresenceRules = partyRules("Buyer", ({ buyer }: OfBuyer) => buyer, {
  name: "BR-07",
  address: "BR-11",
})

/** Rules on required data, and on codes that must be in their lists. */
export const presenceRules: readonly Rule[] = [
  rule("BR-02", "Invoice number is missing", ({ number }) => isBlank(number)),
  rule("BR-16", "An invoice needs at least one line", ({ lines }) => lines.length === 0),
  rule("BR-CL-04", "Currency is not an ISO 4217 code", ({ currency }) => !currencies.codes.has(currency)),
  rule(
    "BR-CL-05",
    "Accounting currency is not an ISO 4217 code",
    ({ accountingTax }) => accountingTax !== undefined && !currencies.codes.has(accountingTax.currency),
  ),
  rule(
    "PEPPOL-EN16931-R003",
    "Buyer reference and order reference are both missing",
    (invoice) => isBlank(buyerReferenceOf(invoice)) && isBlank(invoice.orderReference),
  ),
  ruleAt("PEPPOL-EN16931-F001", "is not a date yyyy-MM-dd", (invoice) =>
    datesOf(invoice)
      .filter(([, date]) => date !== undefined && !isDate(date))
      .map(([place]) => place),
  ),
  ...partyRules("Seller", ({ seller }: PostedInvoice) => seller, {
    name: "BR-06",
    address: "BR-09",
  }),
  ...buyerPresenceRules,
  rule(
    "BR-CO-26",
    "Seller has neither a VAT identifier nor a registration",
    ({ seller }) => isBlank(seller.vatNumber) && isBlank(seller.organizationNumber),
  ),
  rule("BR-CL-14", "Delivery country is not an ISO 3166-1 code", ({ delivery }) => {
    const { country = "" } = delivery?.address ?? {}
    return !isBlank(country) && !countries.codes.has(country)
  }),
  rule(
    "BR-57",
    "Delivery address has no country",
    ({ delivery }) => delivery?.address !== undefined && isBlank(delivery.address.country),
  ),
  // EN 16931 dropped this rule with CEN 1.3.16, but a payer still needs to know when to pay.
  rule(
    "BR-CO-25",
    "An amount is to be paid, but the due date and the payment terms are missing",
    (invoice) =>
      invoice.kind === "Invoice" &&
      invoice.totals.payable.value > 0n &&
      isBlank(invoice.dueDate) &&
      isBlank(invoice.paymentTerms),
  ),
  rule(
    "BR-CL-16",
    "Payment means code is not of UNTDID 4461",
    ({ payment }) => payment !== undefined && !paymentMeans.codes.has(payment.code),
  ),
  rule(
    "BR-61",
    "A credit transfer needs an account",
    ({ payment }) => payment !== undefined && ["30", "58"].includes(payment.code) && accountOf(payment) === undefined,
  ),
  rule("PEPPOL-EN16931-R061", "Direct debit needs a mandate, which is not supported", ({ payment }) =>
    ["49", "59"].includes(payment?.code ?? ""),
  ),
  ruleAt("BR-CL-24", "media type is not allowed", badAttachments),
  ruleAt("PEPPOL-EN16931-CL001", "media type is not allowed", badAttachments),
  ruleAt("BR-25", "Item name is missing", ({ lines }) => lines.filter(({ name }) => isBlank(name)).map(lineName)),
  ruleAt("BR-27", "Price must not be negative", ({ lines }) =>
    lines.filter(({ price }) => price.value < 0n).map(lineName),
  ),
  ruleAt("BR-CL-23", "Unit is not of UN/ECE Recommendation 20", ({ lines }) =>
    lines.filter(({ unitCode }) => !units.codes.has(unitCode)).map(lineName),
  ),
  rule("BR-29", "Period ends before it begins", ({ period }) => isBefore(period?.end, period?.start)),
  ruleAt("BR-30", "Period ends before it begins", ({ lines }) =>
    lines.filter(({ period }) => isBefore(period?.end, period?.start)).map(lineName),
  ),
  ruleAt("PEPPOL-EN16931-R110", "Period begins before that of the invoice", ({ lines, period }) =>
    lines.filter((line) => isBefore(line.period?.start, period?.start)).map(lineName),
  ),
  ruleAt("PEPPOL-EN16931-R111", "Period ends after that of the invoice", ({ lines, period }) =>
    lines.filter((line) => isBefore(period?.end, line.period?.end)).map(lineName),
  ),
  ...(["BR-33", "BR-CO-21"] as const).map((id) =>
    ruleAt(id, "has neither a reason nor its code", (invoice) => allowancesWhere(invoice, false, false, withoutReason)),
  ),
  ...(["BR-38", "BR-CO-22"] as const).map((id) =>
    ruleAt(id, "has neither a reason nor its code", (invoice) => allowancesWhere(invoice, false, true, withoutReason)),
  ),
  ...(["BR-42", "BR-CO-23"] as const).map((id) =>
    ruleAt(id, "has neither a reason nor its code", (invoice) => allowancesWhere(invoice, true, false, withoutReason)),
  ),
  ...(["BR-44", "BR-CO-24"] as const).map((id) =>
    ruleAt(id, "has neither a reason nor its code", (invoice) => allowancesWhere(invoice, true, true, withoutReason)),
  ),
  ruleAt("BR-CL-19", "reason code is not of UNTDID 5189", (invoice) =>
    [false, true].flatMap((onLines) =>
      allowancesWhere(
        invoice,
        onLines,
        false,
        ({ reasonCode }) => reasonCode !== undefined && !allowanceReasons.codes.has(reasonCode),
      ),
    ),
  ),
  ruleAt("BR-CL-20", "reason code is not of UNTDID 7161", (invoice) =>
    [false, true].flatMap((onLines) =>
      allowancesWhere(
        invoice,
        onLines,
        true,
        ({ reasonCode }) => reasonCode !== undefined && !chargeReasons.codes.has(reasonCode),
      ),
    ),
  ),
  ruleAt("BR-CL-22", "Exemption reason code is not of VATEX", ({ taxes }) =>
    taxes
      .filter(({ reasonCode }) => !isBlank(reasonCode) && !exemptionReasons.codes.has(reasonCode!.toUpperCase()))
      .map(({ category }) => `VAT category ${category}`),
  ),
]

function badAttachments({ attachments }: PostedInvoice): readonly string[] {
  return attachments.filter(({ mediaType }) => !mediaTypes.codes.has(mediaType)).map(({ fileName }) => fileName)
}
