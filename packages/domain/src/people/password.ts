import { commonPasswords } from "./common-passwords.ts"

/** NIST SP 800-63B, section 3.1.1: length is what counts, and nothing is asked of the kinds of characters. */
const shortestPassword = 12
export const longestPassword = 200

/** One spelling of what looks the same, so that a password typed on another keyboard is the same one. */
export const canonicalPassword = (text: string): string => text.normalize("NFKC")

/** A common password stays one with another letter case, other ends, or letters written as digits. */
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

/** Whether a text is one part again and again, such as `abcabcabcabc`, or a run such as `123456789012`. */
const isPattern = (text: string): boolean => {
  const points = Array.from(text.toLowerCase(), (each) => each.codePointAt(0)!)
  const steps = new Set(points.slice(1).map((each, index) => (each - points[index]! + 10) % 10))
  const isDigits = /^\d+$/.test(text)
  return /^(.{1,6}?)\1+$/isu.test(text) || (isDigits && steps.size === 1)
}

/**
 * What is wrong with a password (contract G7), as a sentence behind the field's name; `undefined` when nothing is. `own`
 * are texts about the person, such as the address.
 */
export const passwordMistake = (password: string, own: readonly string[]): string | undefined => {
  const text = canonicalPassword(password)
  const { length } = Array.from(text)
  if (length < shortestPassword) return `must have ${shortestPassword} characters or more`
  if (length > longestPassword) return `must have ${longestPassword} characters or fewer`
  const plain = core(text)
  const isKnown = [plain, core(text.replaceAll(/^\d+|\d+$/g, ""))].some((each) => common.has(each))
  if (isKnown || isPattern(text)) return "is among those that are tried first: choose another"
  if (own.some((each) => each !== "" && core(each).length >= 4 && core(each) === plain))
    return "must not be your own name or address"
  return undefined
}
