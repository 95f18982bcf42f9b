import { type Decimal, decimalOf } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { withoutNulls } from "../../ui/typed.ts"

type LineRequest = NonNullable<components["schemas"]["CreateOnAccountInvoiceRequest"]["invoiceLines"]>[number]

/** A line as it is typed. */
export interface LineDraft {
  readonly key: number
  readonly productName: string
  readonly quantity: string
  readonly unitOfMeasure: string
  readonly price: string
  readonly discountPercent: string
  readonly taxTemplate: string
  readonly recognizedRevenueAccount: string
}

let keys = 0

export const emptyLine = (like: Partial<LineDraft> = {}): LineDraft => ({
  productName: "",
  quantity: "1",
  unitOfMeasure: "C62",
  price: "",
  discountPercent: "",
  taxTemplate: "",
  recognizedRevenueAccount: "",
  ...like,
  key: (keys += 1),
})

/** Whether enough is typed for the service to price it. */
export const isComplete = ({ productName, price, quantity }: LineDraft): boolean =>
  productName.trim() !== "" && price.trim() !== "" && quantity.trim() !== ""

export const isUntouched = ({ productName, price }: LineDraft): boolean =>
  productName.trim() === "" && price.trim() === ""

/** What is no number goes as its text, which the service refuses at its field. */
const numberOf = (text: string): Decimal => decimalOf(text.replaceAll(/\s/g, "")) ?? (text as unknown as Decimal)
const orNull = (text: string) => (text.trim() === "" ? null : text.trim())

export const lineRequest = (line: LineDraft): LineRequest => {
  const discount = orNull(line.discountPercent)
  return {
    productName: line.productName.trim(),
    quantity: numberOf(line.quantity),
    unitOfMeasure: line.unitOfMeasure,
    price: numberOf(line.price),
    recognizedRevenueAccount: line.recognizedRevenueAccount,
    ...withoutNulls({
      taxTemplate: orNull(line.taxTemplate),
      discountPercent: discount === null ? null : numberOf(discount),
    }),
  }
}

/** Rows of a sheet: product and price, or product, quantity and price. */
export const pastedLines = (text: string, like: LineDraft): readonly LineDraft[] =>
  text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const [productName = "", ...rest] = row.split("\t").map((cell) => cell.trim())
      const [quantity, price] = rest.length >= 2 ? rest : ["1", rest[0]]
      return emptyLine({ ...like, productName, quantity: quantity ?? "1", price: price ?? "" })
    })
