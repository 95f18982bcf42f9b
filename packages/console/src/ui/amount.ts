/** The decimal and group separators of a locale. */
export interface Marks {
  readonly decimal: string
  readonly group: string
  /** True when all groups except the last have two digits: `12,34,567` (en-IN). */
  readonly isIndian: boolean
}

export const marksOf = (locale: string | undefined): Marks => {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(123456789.5)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length)
  return { decimal: mark("decimal") ?? ".", group: kindOf(mark("group") ?? ","), isIndian: groups.at(-2) === 2 }
}

/** All blanks count as one separator, and so do all apostrophes, because people type the ones on their keyboard. */
const kindOf = (mark: string): string => (/\s/.test(mark) ? " " : /['’ʼ]/.test(mark) ? "'" : mark)

const sign = /^[-−–]\s*/
const shape = /^(?:\d+(?:[\s'’ʼ.,]\d+)*|[.,]\d+)$/

/**
 * Reads a typed or pasted number. The result has a decimal point and no groups: `1234.5`. Every unambiguous notation is
 * accepted; a single point or comma before exactly three digits (`1,234`) is read by the locale. Undefined when the
 * text is not a number, or ambiguous.
 */
export const readAmount = (text: string, marks: Marks, currency?: string): string | undefined => {
  const trimmed = text.trim()
  const bare =
    currency !== undefined && trimmed.endsWith(currency) ? trimmed.slice(0, -currency.length).trim() : trimmed
  const digits = bare.replace(sign, "")
  if (!shape.test(digits)) return undefined
  const value = readDigits(digits, marks)
  return value === undefined || digits === bare ? value : `-${value}`
}

const readDigits = (text: string, marks: Marks): string | undefined => {
  const parts = text.split(/[\s'’ʼ.,]/)
  const kinds = Array.from(text.matchAll(/[\s'’ʼ.,]/g), ([mark]) => kindOf(mark))
  const last = kinds.at(-1)
  if (last === undefined) return plain(text)
  const [fraction = "", before] = [parts.at(-1), parts.slice(0, -1)]
  const isWhole = areGroups(parts, kinds, marks)
  const isDecimal =
    /[.,]/.test(last) && !kinds.slice(0, -1).includes(last) && areGroups(before, kinds.slice(0, -1), marks)
  const meansEither = kinds.length === 1 && /[.,]/.test(last) && fraction.length === 3 && !/^0*$/.test(before[0]!)
  // The notation alone does not distinguish 1234 from 1.234.
  if (meansEither && last !== marks.decimal && !(last === marks.group && isWhole)) return undefined
  if (isWhole && !(meansEither && last === marks.decimal)) return plain(parts.join(""))
  return isDecimal ? `${plain(before.join(""))}.${fraction}` : undefined
}

/** True when the parts between equal separators are groups of digits. */
const areGroups = (parts: readonly string[], kinds: readonly string[], { group, isIndian }: Marks): boolean => {
  if (kinds.length === 0) return true
  const [first = "", ...rest] = parts
  const isPlain = rest.every(({ length }) => length === 3) && first.length <= 3
  const isLakh =
    isIndian &&
    kinds[0] === group &&
    rest.at(-1)?.length === 3 &&
    rest.slice(0, -1).every(({ length }) => length === 2) &&
    first.length <= 2
  return new Set(kinds).size === 1 && (isPlain || isLakh) && !first.startsWith("0") && first !== ""
}

const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, "") || "0"
