/** A number of the interface with all digits that were sent; printed with the same digits. */
export class Exact {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }

  toJSON(): unknown {
    return rawJson(this.text)
  }
}

/** An amount or a rate: a whole number that a double represents exactly is a plain number, any other keeps its text. */
export type Decimal = Exact | number

interface SourceText {
  readonly source?: string
}
const parse = JSON.parse as (
  text: string,
  revive: (key: string, value: unknown, context: SourceText) => unknown,
) => unknown
const { rawJSON: rawJson } = JSON as unknown as { readonly rawJSON: (text: string) => unknown }

const isPlain = (source: string) => /^-?\d+$/.test(source) && Number.isSafeInteger(Number(source))

/** Parses JSON without rounding: a number that a double would change becomes an `Exact`. */
export const parseExact = (text: string): unknown =>
  parse(text, (_, value, { source }) =>
    typeof value === "number" && source !== undefined && !isPlain(source) ? new Exact(source) : value,
  )

/** Parses the digits of a number in the interface's notation; undefined when the text is not a number. */
export const decimalOf = (digits: string): Decimal | undefined => {
  const text = digits.trim()
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? new Exact(text) : undefined
}

/** The same number with the other sign: the open amount of a credit note is shown below 0. */
export const negated = (number: Decimal): Decimal => {
  const text = String(number)
  return new Exact(text.startsWith("-") ? text.slice(1) : `-${text}`)
}

/** The exact difference of two numbers. */
export const difference = (from: Decimal, other: Decimal): Decimal => {
  const parts = [from, other].map((each) => String(each).split(".") as [string, string?])
  const places = Math.max(...parts.map(([, fraction = ""]) => fraction.length))
  const [minuend = 0n, subtrahend = 0n] = parts.map(([whole, fraction = ""]) =>
    BigInt(`${whole}${fraction.padEnd(places, "0")}`),
  )
  const left = minuend - subtrahend
  const digits = String(left < 0n ? -left : left).padStart(places + 1, "0")
  const whole = digits.slice(0, digits.length - places)
  return new Exact(`${left < 0n ? "-" : ""}${whole}${places === 0 ? "" : `.${digits.slice(-places)}`}`)
}
