import type { components } from "../../../api/schema.gen.ts"
import type { Words } from "../../../shell/list-page.tsx"

type Schemas = components["schemas"]
export type TaxTemplate = Schemas["TaxTemplate"]
export type TaxDetail = Schemas["TaxTemplateDetail"]
export type TaxDetailRequest = Schemas["TaxTemplateCreate"]["details"][number]

export const termWords: Readonly<Record<Schemas["PaymentTerm"]["termType"], string>> = {
  NetDays: "Days after the invoice",
  EndOfMonthNetDays: "Days after the end of its month",
  NetDaysEndOfMonth: "End of the month in which the days are over",
}

export const ruleWords: Readonly<Record<Schemas["RevenueRecognitionRule"]["distribution"], string>> = {
  OnInvoicing: "When it is invoiced",
  Monthly: "The same for each whole month",
  Days: "By the days of each month",
  FrontLoad: "Months from the first day, each where it starts",
  BackLoad: "Months from the first day, each where it ends",
}

/** Tax categories of EN 16931 (UNTDID 5305). */
export const categoryWords: Readonly<Record<TaxDetailRequest["taxCategory"], string>> = {
  S: "Standard rate",
  Z: "Zero rated",
  E: "Exempt from tax",
  AE: "Reverse charge",
  K: "Intra-community supply",
  G: "Export outside the EU",
  O: "Not subject to tax",
  L: "Canary Islands general indirect tax",
  M: "Tax in Ceuta and Melilla",
}

/** The days that the service uses for a template without explicit bounds. */
const [first, last] = ["1900-01-01", "9999-12-31"]

/** The first and last day of a template, both included. */
export const holdsText = ({ effectiveFrom, effectiveTo }: TaxTemplate, { time }: Words): string => {
  const said = [
    effectiveFrom === first ? "" : `from ${time.date(effectiveFrom)}`,
    effectiveTo === last ? "" : `to ${time.date(effectiveTo)}`,
  ].filter((each) => each !== "")
  return said.length === 0 ? "Always" : said.join(" ").replace(/^./, (letter) => letter.toUpperCase())
}

/** The rates of a tax, which are added. */
export const rateText = ({ tax1, tax2, tax3 }: TaxDetail, { numbers }: Words): string =>
  `${[tax1, tax2, tax3]
    .filter((each) => each !== undefined)
    .map(numbers.exact)
    .join(" + ")} %`

export const placeText = ({ country, state, county, city, zip }: TaxDetail): string => {
  const place = [country?.name, state, county, zip, city].filter((each) => each !== undefined)
  return place.length === 0 ? "Everywhere" : place.join(", ")
}
