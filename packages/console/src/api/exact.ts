/** A number of the interface with every digit that it was sent with; written back with the same digits. */
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

/** An amount or a rate: whole numbers that a double holds are plain, all others keep their text. */
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

/** Reads JSON without rounding a digit: what a double would change is an `Exact`. */
export const parseExact = (text: string): unknown =>
  parse(text, (_, value, { source }) =>
    typeof value === "number" && source !== undefined && !isPlain(source) ? new Exact(source) : value,
  )

/** The number of digits as the interface writes them; undefined where the text is none. */
export const decimalOf = (digits: string): Decimal | undefined => {
  const text = digits.trim()
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? new Exact(text) : undefined
}

/** The same number with the other sign: a credit note has what is left of its invoice below 0. */
export const negated = (number: Decimal): Decimal => {
  const text = String(number)
  return new Exact(text.startsWith("-") ? text.slice(1) : `-${text}`)
}

/** The difference of two numbers, to the last digit. */
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
