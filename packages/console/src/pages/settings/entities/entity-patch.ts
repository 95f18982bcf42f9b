import type { components } from "../../../api/schema.gen.ts"
import { textIn } from "../../../ui/form.tsx"
import { numberIn, textOrNull } from "../../../ui/typed.ts"
import { sellerTexts } from "../../seller-texts.ts"
import { accountSettings, type LegalEntity } from "./entity-words.ts"

type Request = components["schemas"]["UpdateLegalEntityRequest"]

const texts = [...sellerTexts.map(([name]) => name), "defaultPaymentTerm", "taxTemplate"] as const
const choices = ["prorationMethod", "taxRateSource", ...accountSettings] as const
const numbers = ["totalRoundingUnit", "paymentTolerance", "fiscalYearStartMonth"] as const
const flags = ["nationalEInvoice", "autoRenew", "matchCreditsOnPost"] as const
const addressParts = ["name", "street", "street2", "zip", "city", "country"] as const

/** How a field of a form reads what is there, by the field's name; a box that is not ticked is empty. */
export const typedOf = (company: LegalEntity): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...texts, ...choices, ...numbers].map((name) => [name, String(company[name] ?? "")])),
  ...Object.fromEntries(flags.map((name) => [name, company[name] ? "on" : ""])),
  ...Object.fromEntries(addressParts.map((part) => [`address.${part}`, company.address?.[part] ?? ""])),
  ...Object.fromEntries(
    company.numberSeries.flatMap(({ format, nextNumber }, index) => [
      [`numberSeries[${index}].format`, format],
      [`numberSeries[${index}].nextNumber`, String(nextNumber)],
    ]),
  ),
})

/**
 * What was changed, and nothing else: numbers are taken meanwhile, and others change other fields. A series without a change
 * keeps its place, so that what is refused is named by the place that it has in the form.
 */
export const patchIn = (data: FormData, company: LegalEntity): Request => {
  const before = typedOf(company)
  const isChanged = (name: string) => textIn(data, name) !== before[name]
  const changed = (names: readonly string[], read: (name: string) => unknown) =>
    Object.fromEntries(names.filter(isChanged).map((name) => [name, read(name)]))
  const address = addressParts.filter((part) => isChanged(`address.${part}`))
  const series = company.numberSeries.map(({ type }, index) => {
    const at = `numberSeries[${index}]`
    return {
      type,
      ...(isChanged(`${at}.format`) ? { format: textIn(data, `${at}.format`) } : {}),
      ...(isChanged(`${at}.nextNumber`) ? { nextNumber: numberIn(data, `${at}.nextNumber`) } : {}),
    }
  })
  return {
    ...changed(texts, (name) => textOrNull(data, name)),
    ...changed(choices, (name) => textIn(data, name)),
    ...changed(numbers, (name) => numberIn(data, name)),
    ...changed(flags, (name) => textIn(data, name) !== ""),
    ...(address.length === 0
      ? {}
      : { address: Object.fromEntries(address.map((part) => [part, textOrNull(data, `address.${part}`)])) }),
    ...(series.every((each) => Object.keys(each).length === 1) ? {} : { numberSeries: series as never }),
  }
}
