import { billingChoices, chargeModels, chargeTypes, priceBases } from "@svc/domain/catalogue/charge"
import { mostParts } from "@svc/domain/catalogue/product"
import { chargeTexts, productMembers, productTypes } from "@svc/domain/resources/product.resource"
import type { ProductRequest } from "@svc/domain/catalogue/product-request"
import type { Asked, MemberFacts, Members, RequestOf } from "@svc/domain/listing/members"
import { amountDigits, type Decimal, parseDecimal } from "@svc/domain/shared/decimal"
import { parseJsonWith } from "@svc/domain/shared/exact-json"
import { repeatedMember, unfitPaths, unfitText } from "@svc/domain/shared/json-text"
import { BigDecimal, Result, Schema, SchemaIssue } from "effect"

/** A row of a file: the product in it, or its mistakes by field. */
export interface ProductRow {
  /** Number of the line in a file of lines, or of the element in an array, starting from 1. */
  readonly row: number
  readonly read: Result.Result<ProductRequest, RowMistakes>
}
export type RowMistakes = Readonly<Record<string, readonly string[]>>

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most, { message: `at most ${most} characters` }))
const Name = Text(512).check(Schema.isMinLength(1, { message: "must not be empty" }))
const Amount = Schema.declare(BigDecimal.isBigDecimal, { expected: "a number" })
const Integer = Schema.Int
const Key = Schema.Union([
  Text(500),
  Schema.Struct({ key: Schema.optionalKey(Text(100)), value: Schema.optionalKey(Text(500)) }),
])
const maybe = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const list = <S extends Schema.Top>(item: S) =>
  maybe(Schema.Array(item).check(Schema.isMaxLength(mostParts, { message: `at most ${mostParts}` })))
const customFields = maybe(Schema.Record(Schema.String, Schema.Unknown))

const kinds: { readonly [K in MemberFacts["kind"]]?: (facts: MemberFacts) => Schema.Top } = {
  text: ({ longest = 2000 }) => Text(longest),
  day: () => Schema.String,
  choice: ({ choices = [] }) => Schema.Literals(choices),
  whole: () => Integer,
  flag: () => Schema.Boolean,
  exact: () => Amount,
}

/** The fields of a row that follow from the members of a resource. */
const fieldsOf = <M extends Members>(members: M) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, { facts }]) =>
      facts.isAsked ? [[name, maybe(kinds[facts.kind]!(facts))]] : [],
    ),
  ) as unknown as { readonly [K in Asked<M>]: Schema.optionalKey<Schema.Codec<Exclude<RequestOf<M>[K], undefined>>> }

const Price = Schema.Struct({
  currency: maybe(Key),
  tier: maybe(Integer),
  price: maybe(Amount),
  description: maybe(Text(2000)),
  priceBase: maybe(Schema.Literals(priceBases)),
  toQuantity: maybe(Amount),
  isInfinite: maybe(Schema.Boolean),
})
const Charge = Schema.Struct({
  name: maybe(Name),
  chargeType: maybe(Schema.Literals(chargeTypes)),
  model: maybe(Schema.Literals(chargeModels)),
  unit: maybe(Key),
  defaultQuantity: maybe(Amount),
  pricePeriod: maybe(Schema.Literals(billingChoices.pricePeriod)),
  billingPeriod: maybe(Schema.Literals(billingChoices.billingPeriod)),
  billingTiming: maybe(Schema.Literals(billingChoices.billingTiming)),
  periodAlignment: maybe(Schema.Literals(billingChoices.periodAlignment)),
  billingDay: maybe(Schema.Literals(billingChoices.billingDay)),
  usageRating: maybe(Schema.Literals(billingChoices.usageRating)),
  measurementsRule: maybe(Schema.Literals(billingChoices.measurementsRule)),
  specificBillingDay: maybe(Integer),
  offsetBillingDays: maybe(Integer),
  alignmentDate: maybe(Schema.String),
  taxTemplate: maybe(Key),
  taxIncluded: maybe(Schema.Boolean),
  createInvoiceLinesPerTier: maybe(Schema.Boolean),
  revenueRecognition: maybe(Key),
  deferredRevenueAccount: maybe(Key),
  recognizedRevenueAccount: maybe(Key),
  ...fieldsOf(chargeTexts),
  customFields,
  priceDetails: list(Price),
  features: list(Schema.Struct({ feature: Key })),
})
const ChargePlan = Schema.Struct({
  name: maybe(Name),
  effectiveStartDate: maybe(Schema.String),
  endOfNewSalesDate: maybe(Schema.String),
  effectiveEndDate: maybe(Schema.String),
  customFields,
  charges: list(Charge),
})
/** A product in the format of `POST /Products` (contract K1). */
const Product = Schema.Struct({
  name: Name,
  productType: Schema.Literals(productTypes),
  category: maybe(Key),
  ...fieldsOf(productMembers),
  customFields,
  chargePlans: list(ChargePlan),
})

const decode = Schema.decodeUnknownResult(Product, { onExcessProperty: "error", errors: "all" })
const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** A path in the notation of the interface's problems: `chargePlans[0].charges[1].name`. */
const pathOf = (path: readonly unknown[]): string =>
  path
    .map((key) => (typeof key === "object" && key !== null && "key" in key ? key.key : key))
    .map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`))
    .join("")

const readRow = (value: unknown): ProductRow["read"] => {
  const unfit = unfitPaths(withoutAmounts(value), mostMistakes)
  if (unfit.length > 0) return Result.fail(Object.fromEntries(unfit.map((path) => [path || "row", [unfitText]])))
  return Result.mapError(decode(value), ({ issue }) => {
    const mistakes: Record<string, string[]> = {}
    for (const { path = [], message } of format(issue).issues) (mistakes[pathOf(path) || "row"] ??= []).push(message)
    return mistakes
  })
}
const mostMistakes = 20

/** Replaces amounts, because an amount is an object that refers to itself. */
const withoutAmounts = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return null
  if (Array.isArray(value)) return value.map(withoutAmounts)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutAmounts(part)]))
}

/** Members that are whole numbers instead of amounts. */
const wholes: ReadonlySet<string> = new Set(["tier", "specificBillingDay", "offsetBillingDays"])

/** The value with whole numbers where the request needs them, and prices under their documented name (contract K14). */
const prepared = (value: unknown, name = ""): unknown => {
  if (BigDecimal.isBigDecimal(value)) return wholes.has(name) ? wholeOf(value) : value
  if (Array.isArray(value)) return value.map((item) => prepared(item))
  if (typeof value !== "object" || value === null || name === "customFields") return value
  const members = Object.entries(value).map(([key, member]) => [key, prepared(member, key)] as const)
  const isOld = Object.hasOwn(value, "PriceDetails") && !Object.hasOwn(value, "priceDetails")
  return Object.fromEntries(
    members.map(([key, member]) => [isOld && key === "PriceDetails" ? "priceDetails" : key, member]),
  )
}
const wholeOf = (value: Decimal): unknown =>
  BigDecimal.normalize(value).scale <= 0 ? Number(BigDecimal.format(value)) : value

/** Stands for a number with more digits than an amount may have, so that the schema refuses it in its place. */
const unreadable = "a number with too many digits"
const parse = (text: string): Result.Result<unknown, string> => {
  try {
    const parsed = parseJsonWith(text, (digits) => parseDecimal(digits, amountDigits) ?? unreadable)
    const repeated = repeatedMember(text)
    return repeated === undefined ? Result.succeed(prepared(parsed)) : Result.fail(`${repeated} may be given only once`)
  } catch (error) {
    return Result.fail(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The products of a text: one JSON array, or one JSON object per line (NDJSON); blank lines are skipped. An array that
 * is not JSON fails as a whole, with the reason; a line fails by itself.
 */
export const readProductRows = (text: string): Result.Result<readonly ProductRow[], string> => {
  if (!text.trimStart().startsWith("["))
    return Result.succeed(
      text.split("\n").flatMap((line, index) => {
        if (line.trim() === "") return []
        const read = Result.mapError(parse(line), (message): RowMistakes => ({ row: [`is not JSON: ${message}`] }))
        return [{ row: index + 1, read: Result.flatMap(read, readRow) }]
      }),
    )
  return Result.map(parse(text), (items) =>
    (items as readonly unknown[]).map((item, index) => ({ row: index + 1, read: readRow(item) })),
  )
}
