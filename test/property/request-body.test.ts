import { amountDigits, parseDecimal, printDecimal } from "@svc/domain/shared/decimal"
import { fitsDoubles } from "@svc/domain/shared/json-text"
import { checkBody } from "@svc/runtime-http/validation"
import { CreditInvoiceRequest } from "@svc/runtime-http/invoicing/invoice-requests.schema"
import { firstItems } from "@svc/runtime-http/first-items"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

const digits = (max: number) => fc.stringMatching(new RegExp(`^\\d{1,${max}}$`))
/** JSON numbers, including exponents and more digits than a double keeps. */
const written = fc
  .tuple(
    fc.constantFrom("", "-"),
    digits(18).map((text) => text.replace(/^0+(?=\d)/, "")),
    fc.option(digits(12)),
    fc.option(fc.tuple(fc.constantFrom("e", "E"), fc.constantFrom("", "-", "+"), fc.integer({ min: 0, max: 30 }))),
  )
  .map(([sign, whole, fraction, exponent]) =>
    [sign, whole, fraction === null ? "" : `.${fraction}`, ...(exponent ?? [])].join(""),
  )

const check = checkBody(CreditInvoiceRequest)
const id = "0198c1de-7a00-7000-8000-000000000000"

it("an amount of a request keeps every digit, also where a double cannot hold it", () => {
  fc.assert(
    fc.property(
      fc.array(written, { maxLength: 4 }),
      fc.string({ unit: fc.constantFrom("a", "\\", '"', "1", "é") }),
      (numbers, text) => {
        const lines = numbers.map(
          (number) => `{"invoiceLineId":"${id}","amount":${number},"description":${JSON.stringify(text)}}`,
        )
        const json = `{"lines":[${lines.join(", ")}]}`
        const expected = numbers.map((number) => parseDecimal(number, amountDigits))
        const read = check(JSON.parse(json), json)
        const refused = expected.flatMap((decimal, index) => (decimal === undefined ? [`lines[${index}].amount`] : []))
        const outcome = Result.match(read, {
          onFailure: ({ errors }): readonly unknown[] => Object.keys(errors),
          onSuccess: (body) => body.lines!.map(({ amount, description }) => [printDecimal(amount), description]),
        })
        expect(outcome).toEqual(
          refused.length > 0 ? refused : expected.map((decimal) => [printDecimal(decimal!), text]),
        )
      },
    ),
    { numRuns: 2000 },
  )
})

it("a text whose numbers all fit doubles is told from one with a longer number, whatever its strings hold", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          written,
          fc.string().map((text) => JSON.stringify(text)),
        ),
      ),
      (parts) => {
        const fits = parts.every((part) => part.startsWith(`"`) || /^-?(?:\d\.?){1,15}$/.test(part))
        expect(fitsDoubles(`[${parts.join(",")}]`)).toBe(fits)
      },
    ),
  )
})

it("the first items of a body have the body's beginning, and never more than 2,000 values", () => {
  const count = (value: unknown): number =>
    typeof value !== "object" || value === null
      ? 1
      : 1 + Object.values(value).reduce((sum, each) => sum + count(each), 0)
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const some = firstItems(value)
      expect(count(some)).toBeLessThanOrEqual(2000)
      expect(some).toEqual(count(value) <= 20 ? value : some)
    }),
  )
  expect(firstItems([...Array(30).keys()])).toEqual([...Array(20).keys()])
  expect(firstItems(Array(20).fill(Array(20).fill([1, 2, 3, 4, 5])))).toBeUndefined()
  expect(firstItems(Object.fromEntries([...Array(2001).keys()].map((key) => [key, 1])))).toBeUndefined()
})
