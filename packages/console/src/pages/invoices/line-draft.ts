import { decimalOf } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { numberOf, withoutNulls } from "../../ui/typed.ts"
import { nextKey } from "../../ui/next-key.ts"

type LineRequest = NonNullable<components["schemas"]["OnAccountInvoiceCreate"]["invoiceLines"]>[number]

type InvoiceLine = components["schemas"]["InvoiceLine"]
/** The values of a line that have no column in the editor; they are sent unchanged. */
type Unseen = Partial<Omit<LineRequest, Exclude<keyof LineDraft, "key" | "unseen">>>

/** A line in the editor. */
export interface LineDraft {
  readonly key: string
  readonly unseen: Unseen
  readonly productName: string
  readonly quantity: string
  readonly unitOfMeasure: string
  readonly price: string
  readonly discountPercent: string
  readonly taxTemplate: string
  readonly recognizedRevenueAccount: string
}

export const emptyLine = (like: Partial<LineDraft> = {}): LineDraft => ({
  unseen: {},
  productName: "",
  quantity: "1",
  unitOfMeasure: "C62",
  price: "",
  discountPercent: "",
  taxTemplate: "",
  recognizedRevenueAccount: "",
  ...like,
  key: nextKey(),
})

const given = <A extends object>(of: A) =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof A]?: Exclude<A[K], undefined>
  }

/** A new line with the product data of an existing one, without its period and external ids, which are unique to it. */
export const lineLike = (line: InvoiceLine): LineDraft =>
  emptyLine({
    productName: line.productName,
    quantity: String(line.quantity),
    unitOfMeasure: line.unitOfMeasure.unitCode,
    price: String(line.price),
    discountPercent: line.discountPercent === undefined ? "" : String(line.discountPercent),
    taxTemplate: line.taxTemplate ?? "",
    recognizedRevenueAccount: line.recognizedRevenue.code,
    unseen: given({
      description: line.chargeDescription,
      notes: line.notes,
      discountAmount: line.discountPercent === undefined ? line.discountAmount : undefined,
      goodsCodes: line.goodsCodes,
      procedureMarks: line.procedureMarks,
      customFields: Object.keys(line.customFields).length === 0 ? undefined : line.customFields,
    }),
  })

/** A line with all its values. */
export const sameLine = (line: InvoiceLine): LineDraft => {
  const like = lineLike(line)
  const { servicePeriodStartDate, servicePeriodEndDate, externalERPId, externalCRMId } = line
  const own = given({ servicePeriodStartDate, servicePeriodEndDate, externalERPId, externalCRMId })
  return { ...like, unseen: { ...like.unseen, ...own } }
}

/** True when enough is entered for the service to price the line. */
export const isComplete = ({ productName, price, quantity, discountPercent }: LineDraft): boolean =>
  productName.trim() !== "" &&
  [price, quantity, discountPercent === "" ? "0" : discountPercent].every((digits) => decimalOf(digits) !== undefined)

const isUntouched = ({ productName, price }: LineDraft): boolean => productName.trim() === "" && price.trim() === ""

/** Lines keep their positions, by which the service refers to them in refusals; only an empty last line is dropped. */
export const sentLines = (lines: readonly LineDraft[]): readonly LineDraft[] => {
  const last = lines.at(-1)
  return lines.length > 1 && last !== undefined && isUntouched(last) ? lines.slice(0, -1) : lines
}

/** Adds the company's default revenue account to lines without one. */
export const withUsualAccount = (lines: readonly LineDraft[], usual = ""): readonly LineDraft[] =>
  lines.map((line) => (line.recognizedRevenueAccount === "" ? { ...line, recognizedRevenueAccount: usual } : line))

const orNull = (text: string) => (text.trim() === "" ? null : text.trim())

export const lineRequest = (line: LineDraft): LineRequest => {
  const discount = orNull(line.discountPercent)
  const { discountAmount, ...unseen } = line.unseen
  return {
    productName: line.productName.trim(),
    quantity: numberOf(line.quantity),
    unitOfMeasure: line.unitOfMeasure,
    price: numberOf(line.price),
    recognizedRevenueAccount: line.recognizedRevenueAccount,
    ...withoutNulls({
      taxTemplate: orNull(line.taxTemplate),
      discountPercent: discount === null ? null : numberOf(discount),
      // An entered discount in percent replaces a discount given as an amount.
      discountAmount: discount === null ? (discountAmount ?? null) : null,
    }),
    ...unseen,
  }
}
