import { countryOf } from "@svc/domain/reference-data/country"
import type { Address } from "@svc/domain/reference-data/address"
import { minorUnits } from "@svc/domain/shared/currency"
import { type Decimal, printFixed } from "@svc/domain/shared/decimal"
import type { Content } from "pdfmake"

/** The parts that the layouts of documents share. */
export const heading = (text: string): Content => ({ text, color: "#666666", fontSize: 8 })

export const right = (text: string, more: { readonly bold?: boolean; readonly color?: string } = {}) => ({
  text,
  alignment: "right" as const,
  ...more,
})

/** An amount with its digits in groups of three: 1 234 567.80. */
export const money = (value: Decimal, currency: string): string => {
  const [whole = "", fraction] = printFixed(value, minorUnits(currency)).split(".")
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, "\u00a0")
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

export const address = ({ name, street, street2, zip, city, state, country }: Address): readonly string[] =>
  [name, street, street2, [zip, city].filter(Boolean).join(" "), state, country && countryOf(country)?.name].filter(
    (line): line is string => line !== undefined && line !== "",
  )

/** The registration numbers of a company, a line each. */
export const registrations = ({
  organizationNumber,
  taxRegistrationNumber,
}: {
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
}): readonly string[] => [
  ...(organizationNumber === undefined ? [] : [`Organization number ${organizationNumber}`]),
  ...(taxRegistrationNumber === undefined ? [] : [`Tax registration number ${taxRegistrationNumber}`]),
]

/** The number and the page at the foot of each page. */
export const pageFoot = (title: string) => (page: number, pages: number) => ({
  margin: [48, 24] as [number, number],
  fontSize: 8,
  color: "#666666",
  columns: [title, right(`${page} / ${pages}`)],
})
