const digitsOf = (text: string): readonly number[] => Array.from(text, Number)

const weighted = (digits: readonly number[], weightOf: (index: number) => number): number =>
  digits.reduce((sum, digit, index) => sum + digit * weightOf(index), 0)

/** The digits before the last one, from right to left, and the last digit. */
const beforeCheck = (text: string) => {
  const digits = digitsOf(text)
  return { reversed: digits.slice(0, -1).toReversed(), check: digits.at(-1)! }
}

/** A GLN is checked with weights 3 and 1 from the right (GS1 General Specifications, 7.9). */
const isGln = (id: string): boolean => {
  if (!/^\d+$/.test(id)) return false
  const { reversed, check } = beforeCheck(id)
  return (10 - (weighted(reversed, (index) => (index % 2 === 0 ? 3 : 1)) % 10)) % 10 === check
}

const isNorwegian = (id: string): boolean => {
  if (!/^\d{9}$/.test(id) || Number(id) === 0) return false
  const { reversed, check } = beforeCheck(id)
  return (11 - (weighted(reversed, (index) => (index % 6) + 2) % 11)) % 11 === check
}

const isBelgian = (id: string): boolean =>
  /^\d{10}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8))

/** A Swedish number is checked by the Luhn formula of ISO/IEC 7812-1. */
const isSwedish = (id: string): boolean => {
  if (!/^\d{10}$/.test(id)) return false
  const { reversed, check } = beforeCheck(id)
  const doubled = reversed.map((digit, index) => (index % 2 === 0 ? digit * 2 - (digit > 4 ? 9 : 0) : digit))
  return (10 - (weighted(doubled, () => 1) % 10)) % 10 === check
}

const isAustralian = (id: string): boolean => {
  if (!/^\d{11}$/.test(id)) return false
  const [first = 0, ...rest] = digitsOf(id)
  return ((first - 1) * 10 + weighted(rest, (index) => index * 2 + 1)) % 89 === 0
}

interface AddressCheck {
  readonly rule: string
  readonly name: string
  readonly isValid: (id: string) => boolean
  /** Whether white space at the ends makes an address invalid. */
  readonly isExact?: true
}

/**
 * The forms and check digits of electronic addresses, by scheme (Peppol BIS Billing 3.0, PEPPOL-COMMON-R040 to R053).
 * Italian and Dutch schemes are left out, because Peppol only warns about them.
 */
export const addressChecks: Readonly<Record<string, AddressCheck>> = {
  "0007": { rule: "PEPPOL-COMMON-R049", name: "Swedish organization number", isValid: isSwedish },
  "0088": { rule: "PEPPOL-COMMON-R040", name: "GLN", isValid: isGln },
  "0096": { rule: "PEPPOL-COMMON-R052", name: "Danish P number", isValid: (id) => /^\d{10}$/.test(id), isExact: true },
  "0151": { rule: "PEPPOL-COMMON-R050", name: "Australian business number", isValid: isAustralian },
  "0184": {
    rule: "PEPPOL-COMMON-R042",
    name: "Danish CVR number",
    isValid: (id) => /^(DK)?\d{8}$/.test(id),
    isExact: true,
  },
  "0192": { rule: "PEPPOL-COMMON-R041", name: "Norwegian organization number", isValid: isNorwegian },
  "0198": {
    rule: "PEPPOL-COMMON-R053",
    name: "Danish SE number",
    isValid: (id) => /^DK\d{8}$/.test(id),
    isExact: true,
  },
  "0208": { rule: "PEPPOL-COMMON-R043", name: "Belgian enterprise number", isValid: isBelgian },
}
