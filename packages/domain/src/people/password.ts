import { commonPasswords } from "./common-passwords.ts"

/** Only the length of a password is required, not kinds of characters (NIST SP 800-63B, section 3.1.1). */
const shortestPassword = 12
export const longestPassword = 200

/** The Unicode normal form of a password, so that the same password typed on another keyboard is equal. */
export const canonicalPassword = (text: string): string => text.normalize("NFKC")

/**
 * The text that is compared with common passwords, which ignores letter case, the ends, and digits in place of letters.
 */
const core = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("0", "o")
    .replaceAll("1", "i")
    .replaceAll("3", "e")
    .replaceAll("4", "a")
    .replaceAll("5", "s")
    .replaceAll("7", "t")

const common: ReadonlySet<string> = new Set(commonPasswords.map(core))

/** Whether a text repeats one part, such as `abcabcabcabc`, or is a sequence such as `123456789012`. */
const isPattern = (text: string): boolean => {
  const points = Array.from(text.toLowerCase(), (each) => each.codePointAt(0)!)
  const steps = new Set(points.slice(1).map((each, index) => (each - points[index]! + 10) % 10))
  const isDigits = /^\d+$/.test(text)
  return /^(.{1,6}?)\1+$/isu.test(text) || (isDigits && steps.size === 1)
}

/**
 * The mistake in a password (contract G7), as a sentence that follows the field's name; `undefined` when there is none.
 * `own` are texts about the person, such as the address.
 */
export const passwordMistake = (password: string, own: readonly string[]): string | undefined => {
  const text = canonicalPassword(password)
  const { length } = Array.from(text)
  if (length < shortestPassword) return `must have ${shortestPassword} characters or more`
  if (length > longestPassword) return `must have ${longestPassword} characters or fewer`
  const plain = core(text)
  const isKnown = [plain, core(text.replaceAll(/^\d+|\d+$/g, ""))].some((each) => common.has(each))
  if (isKnown || isPattern(text)) return "is among the passwords that attackers try first: choose another"
  if (own.some((each) => each !== "" && core(each).length >= 4 && core(each) === plain))
    return "must not be your own name or address"
  return undefined
}
