import { isNothing } from "../ui/numbers.ts"
import type { components } from "../api/schema.gen.ts"
import type { Decimal } from "../api/exact.ts"
import type { Words } from "../shell/list-page.tsx"

type Detail = Pick<components["schemas"]["OrderChargeDetails"], "price" | "priceBase" | "fromQuantity" | "toQuantity">

interface Priced {
  readonly priceModel: "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated"
  readonly priceDetails: readonly Detail[]
  readonly pricePeriod: "Monthly" | "Quarterly" | "Annual"
  readonly chargeType: "OneOff" | "Recurring" | "Usage" | "Measured"
  readonly unitCode: string
}

const periods = { Monthly: "a month", Quarterly: "a quarter", Annual: "a year" } as const

/** The quantities of a tier: `to 10`, `above 10 to 100`. */
export const tierText = ({ fromQuantity, toQuantity }: Omit<Detail, "price">, { numbers }: Words): string => {
  const part = (word: string, of: Decimal | undefined) => (of === undefined ? "" : `${word} ${numbers.exact(of)}`)
  const from = fromQuantity === undefined || isNothing(fromQuantity) ? undefined : fromQuantity
  return [part("above", from), part("to", toQuantity)].filter((each) => each !== "").join(" ")
}

/** The code of a unit (UN/ECE Recommendation 20); empty for pieces, because a number alone means pieces. */
export const unitText = (code: string): string => (code === "C62" || code === "EA" ? "" : code)

/** The quantity with its unit; empty for a flat price, whose quantity does not matter. */
export const quantityText = (
  { priceModel, quantity, unitCode }: Pick<Priced, "priceModel" | "unitCode"> & { readonly quantity?: Decimal },
  { numbers }: Words,
): string | undefined =>
  quantity === undefined || priceModel === "Flat"
    ? undefined
    : `${numbers.exact(quantity)} ${unitText(unitCode)}`.trim()

/** A price in words: `100 a month`, `5 each a month`, or its tiers. */
export const priceText = (
  { priceModel, priceDetails, pricePeriod, chargeType, unitCode }: Priced,
  words: Words,
): string => {
  const period = chargeType === "Recurring" ? ` ${periods[pricePeriod]}` : ""
  const unit = unitText(unitCode)
  const each = unit === "" ? " each" : ` a ${unit}`
  const isEach = ({ priceBase }: Detail) => priceModel !== "Flat" && priceBase === "PerUnit"
  const one = (detail: Detail) => `${words.numbers.exact(detail.price)}${isEach(detail) ? each : ""}`
  const [first] = priceDetails
  if (first === undefined) return "as reported"
  if (priceDetails.length === 1) return `${one(first)}${period}`
  return `${priceDetails.map((detail) => `${tierText(detail, words)}: ${one(detail)}`.replace(/^: /, "")).join("; ")}${period}`
}
