import { Base64 } from "effect/encoding"
import type { Authentication, OwnHeader, SettingsSecrets } from "./own-headers.ts"

/** The members that a webhook of some settings adds to its requests (contract W48, W49). */
export interface Additions {
  /** The headers by name in lower case, which is how requests name them. */
  readonly headers: Readonly<Record<string, string>>
  /** The names of the headers whose values the log does not show. */
  readonly secretNames: readonly string[]
  /** The texts that the log does not show, the longest first, because one may contain another. */
  readonly secretTexts: readonly string[]
}

/** The length from which a text is masked. A shorter one would be found by chance in unrelated answers. */
const shortestMasked = 8

const authorization = (authentication: Authentication, secret: string): string =>
  authentication.type === "Bearer"
    ? `Bearer ${secret}`
    : `Basic ${Base64.encode(`${authentication.username}:${secret}`)}`

/** The forms in which a receiver may repeat a text: as it was sent, and escaped within JSON. */
const formsOf = (text: string): readonly string[] => [text, JSON.stringify(text).slice(1, -1)]

/** The additions of a webhook's settings; undefined when there are none. */
export const additionsOf = (
  {
    headers,
    authentication,
  }: { readonly headers: readonly OwnHeader[]; readonly authentication: Authentication | null },
  secrets: SettingsSecrets,
): Additions | undefined => {
  if (headers.length === 0 && authentication === null) return undefined
  const own = headers.map((header) => {
    const name = header.name.toLowerCase()
    return [name, header.secret ? (secrets.headers[name] ?? "") : header.value] as const
  })
  const secretNames = headers.flatMap(({ name, secret }) => (secret ? [name.toLowerCase()] : []))
  const texts = secretNames.map((name) => secrets.headers[name] ?? "")
  if (authentication !== null) {
    const secret = secrets.authentication ?? ""
    const value = authorization(authentication, secret)
    own.push(["authorization", value])
    secretNames.push("authorization")
    // A receiver may repeat the value without its scheme.
    texts.push(secret, value.slice(value.indexOf(" ") + 1))
  }
  const secretTexts = [...new Set(texts.flatMap(formsOf))]
    .filter((text) => text.length >= shortestMasked)
    .toSorted((a, b) => b.length - a.length)
  return { headers: Object.fromEntries(own), secretNames, secretTexts }
}
