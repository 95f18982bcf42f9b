import type { Decimal } from "../../../api/exact.ts"
import type { components } from "../../../api/schema.gen.ts"
import { numberIn, textIn, textOrNull } from "../../../ui/typed.ts"
import { addressForm } from "../../address-fields.tsx"
import { sellerTexts } from "../../seller-texts.ts"
import { accountSettings, type LegalEntity } from "./entity-words.ts"

type Request = components["schemas"]["LegalEntityPatch"]
type Values = Readonly<Record<string, unknown>>

const sellerNames = Object.keys(sellerTexts.labels) as (keyof typeof sellerTexts.labels)[]
const texts = [...sellerNames, "defaultPaymentTerm", "taxTemplate"] as const
const choices = ["name", "timeZone", "prorationMethod", "taxRateSource", ...accountSettings] as const
const numbers = ["totalRoundingUnit", "paymentTolerance", "fiscalYearStartMonth"] as const
const flags = ["nationalEInvoice", "autoRenew", "matchCreditsOnPost"] as const
const pagesFlag = "hostedPages.enabled"

/** The editable options of a company, by the names of the form's fields. */
export const valuesOf = (
  company: LegalEntity,
): Readonly<Record<string, Decimal | boolean | number | string | undefined>> => ({
  ...Object.fromEntries([...texts, ...choices, ...numbers, ...flags].map((name) => [name, company[name]])),
  [pagesFlag]: company.hostedPages.enabled,
  ...Object.fromEntries(
    addressForm.fields.map(({ name: part }) => [
      `address.${part}`,
      company.address?.[part as keyof NonNullable<LegalEntity["address"]>],
    ]),
  ),
  ...Object.fromEntries(
    company.numberSeries.flatMap(({ format, nextNumber }, index) => [
      [`numberSeries[${index}].format`, format],
      [`numberSeries[${index}].nextNumber`, nextNumber],
    ]),
  ),
})

/** The stored values as the form's fields would return them, by field name; an unticked box is empty. */
export const typedOf = (company: LegalEntity): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(valuesOf(company)).map(([name, value]) => [
      name,
      typeof value === "boolean" ? (value ? "on" : "") : String(value ?? ""),
    ]),
  )

const isOneOf = (names: readonly string[], name: string) => names.includes(name)

const readField = (data: FormData, name: string): unknown => {
  if (isOneOf(flags, name) || name === pagesFlag) return textIn(data, name) !== ""
  if (isOneOf(numbers, name) || name.endsWith(".nextNumber")) return numberIn(data, name)
  return isOneOf(choices, name) || name.endsWith(".format") ? textIn(data, name) : textOrNull(data, name)
}

/** The changed values only: numbers are taken meanwhile, and others may change other fields. */
export const changedIn = (data: FormData, company: LegalEntity): Values =>
  Object.fromEntries(
    Object.entries(typedOf(company)).flatMap(([name, before]) =>
      textIn(data, name) === before ? [] : [[name, readField(data, name)]],
    ),
  )

/**
 * The request for the changes. An unchanged number series keeps its position, so that a refusal names the position that
 * the form uses.
 */
export const patchOf = (changed: Values, { numberSeries }: LegalEntity): Request => {
  const under = (place: string) =>
    Object.fromEntries(
      Object.entries(changed).flatMap(([name, value]) =>
        name.startsWith(`${place}.`) ? [[name.slice(place.length + 1), value]] : [],
      ),
    )
  const address = under("address")
  const hostedPages = under("hostedPages")
  const series = numberSeries.map(({ type }, index) => ({ type, ...under(`numberSeries[${index}]`) }))
  return {
    ...Object.fromEntries(Object.entries(changed).filter(([name]) => !name.includes("."))),
    ...(Object.keys(address).length === 0 ? {} : { address }),
    ...(Object.keys(hostedPages).length === 0 ? {} : { hostedPages }),
    ...(series.every((each) => Object.keys(each).length === 1) ? {} : { numberSeries: series }),
  }
}
