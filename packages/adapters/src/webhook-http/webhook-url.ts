import { isIP } from "node:net"
import { Result } from "effect"

/** Longest URL of a webhook, in characters (contract W2). */
const MAX_URL_LENGTH = 2_000

/** The parts of a receiver's URL. */
export interface WebhookUrl {
  /** Scheme, host and port, normalised. */
  readonly origin: string
  readonly protocol: "http:" | "https:"
  /** Lower-case name, or IP address in its usual notation without brackets. */
  readonly hostname: string
  readonly hostIsAddress: boolean
  readonly port: number
  /** Path and query exactly as registered (contract W2); only an empty path becomes "/". */
  readonly path: string
}

const forbiddenCharacter = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u
const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i

const notAllowed = (character: string): string =>
  `The URL must not contain ${JSON.stringify(character)}, which is not allowed there in a URL (RFC 3986): percent-encode it, or write a host in its xn-- form`

/**
 * Parses a receiver's URL (contract W2). Only characters that RFC 3986 allows are accepted, since path and query are
 * sent as they stand; brackets in the query are also accepted, because everybody sends them unescaped (`?a[]=1`). The
 * host is read by the WHATWG rules, so that every notation of an address becomes the one that the socket gets.
 *
 * @returns the parts, or a sentence that describes the mistake
 */
export const parseWebhookUrl = (text: string): Result.Result<WebhookUrl, string> => {
  if (text.length > MAX_URL_LENGTH) return Result.fail("The URL must be at most 2,000 characters long")
  const character = forbiddenCharacter.exec(text)?.[0]
  if (character !== undefined) return Result.fail(notAllowed(character))
  if (/%(?![0-9a-f]{2})/i.test(text))
    return Result.fail('The URL must not contain "%" without two hexadecimal digits after it')

  const [, scheme = "", authority = "", path = "", query = "", fragment] = parts.exec(text) ?? []
  if (!/^https?$/i.test(scheme)) return Result.fail("The URL must begin with http:// or https://")
  if (fragment !== undefined) return Result.fail("The URL must not have a fragment (#…)")
  if (authority.includes("@")) return Result.fail("The URL must not contain a user name or password")
  if (authority === "" || authority.startsWith(":")) return Result.fail("The URL must name a host")
  const bracket = /[[\]]/.exec(path)?.[0]
  if (bracket !== undefined) return Result.fail(notAllowed(bracket))

  if (!URL.canParse(text)) return Result.fail("The URL must have a host and a port that can be read")
  const { origin, protocol, hostname, port } = new URL(text)
  if (port === "0") return Result.fail("The URL must not name port 0")
  const host = hostname.replace(/^\[(.*)\]$/, "$1")
  return Result.succeed({
    origin,
    protocol: protocol === "https:" ? "https:" : "http:",
    hostname: host,
    hostIsAddress: isIP(host) !== 0,
    port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
    path: (path === "" ? "/" : path) + query,
  })
}
