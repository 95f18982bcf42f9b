import { Result } from "effect"

/** The longest address (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
const longestAddress = 254
/** The most addresses that get a copy (contract Y6). */
const mostCopies = 10

const localPart = /^[^\s@"(),:;<>[\]\\\p{C}]{1,64}$/u
const domainPart = /^[^\s@"(),:;<>[\]\\_.\p{C}]{1,63}(\.[^\s@"(),:;<>[\]\\_.\p{C}]{1,63})+$/u

/**
 * Reads one address such as `ada@example.com`, without a name, a comment or a group (contract Y3). A line break or
 * another control character is refused, because it could add headers or recipients. The failure is a sentence that
 * follows the name of the field.
 */
export const parseMailbox = (text: string): Result.Result<string, string> => {
  const address = text.replaceAll(/^ +| +$/g, "").normalize("NFC")
  const at = address.lastIndexOf("@")
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  const isDotted = !local.startsWith(".") && !local.endsWith(".") && !local.includes("..")
  return at > 0 && address.length <= longestAddress && isDotted && localPart.test(local) && domainPart.test(domain)
    ? Result.succeed(address)
    : Result.fail("must be one e-mail address such as ada@example.com")
}

/** Reads addresses separated by commas or semicolons. The failure names the first that is none. */
export const parseMailboxes = (text: string): Result.Result<readonly string[], string> => {
  const parts = text.split(/[,;]/).filter((part) => part.trim() !== "")
  if (parts.length > mostCopies) return Result.fail(`must be at most ${mostCopies} e-mail addresses`)
  const read = Result.all(parts.map(parseMailbox))
  return Result.isSuccess(read)
    ? Result.succeed([...new Set(read.success)])
    : Result.fail("must be e-mail addresses such as ada@example.com, separated by commas")
}
