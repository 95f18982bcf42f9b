/** The bounds of the headers that a webhook adds to its requests (contract W48), in characters. */
export const mostHeaders = 20
export const longestHeaderName = 100
export const longestHeaderValue = 2_000
const mostHeaderCharacters = 8_192
/** A token of RFC 9110, section 5.6.2. */
export const headerNamePattern = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
/** Visible ASCII characters, with spaces between them. */
export const headerValuePattern = "^[!-~]([ -~]*[!-~])?$"

/** The bounds of the credentials that a webhook sends to its receiver (contract W49), in characters. */
export const longestUsername = 255
export const longestPassword = 255
export const longestToken = 4_096
/** A user name without a colon, which would end it (RFC 7617, section 2), and without control characters. */
export const usernamePattern = "^[^:\\u0000-\\u001f\\u007f-\\u009f]*$"
export const passwordPattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"
/** A `b64token` of RFC 6750, section 2.1. */
export const tokenPattern = "^[A-Za-z0-9._~+/-]+=*$"

/** A secret member as it is stored and shown. Its value is encrypted and stored elsewhere, and never shown. */
export interface SecretMark {
  readonly set: true
  /** The time of the value's last change. */
  readonly changedAt: string
}

/** A header that a webhook adds to its requests. Its name keeps the letter case in which it was given. */
export type OwnHeader =
  | { readonly name: string; readonly value: string; readonly secret: false }
  | { readonly name: string; readonly value: SecretMark; readonly secret: true }

export const authenticationTypes = ["Basic", "Bearer"] as const
export type Authentication =
  | { readonly type: "Basic"; readonly username: string; readonly password: SecretMark }
  | { readonly type: "Bearer"; readonly token: SecretMark }

/** The values of the secret members. */
export interface SettingsSecrets {
  /** The values by the name of the header in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The password or the token. */
  readonly authentication?: string
}
export const noSecrets: SettingsSecrets = { headers: {} }

/** A secret in a request. The mark that an answer shows, or no value at all, keeps the present value. */
type SecretPatch = string | Partial<SecretMark>

const givenText = (value: SecretPatch | undefined): string | undefined =>
  typeof value === "string" ? value : undefined

/** A header in a request. Without a value, the header keeps its present one. */
export interface HeaderPatch {
  readonly name: string
  readonly value?: SecretPatch
  /** True when absent. */
  readonly secret?: boolean
}

/** The authentication in a request. An absent member stays as it is, unless the type changes. */
export interface AuthenticationPatch {
  readonly type?: Authentication["type"]
  readonly username?: string
  readonly password?: SecretPatch
  readonly token?: SecretPatch
}

/** The mistakes in a change, by the path of the member. */
export type Mistakes = Record<string, readonly string[]>

/**
 * Names of headers that control how a request is carried, that a proxy sets, or to which the service gives a meaning.
 */
const reservedNames = new Set(
  "host transfer-encoding connection keep-alive te trailer upgrade expect accept-encoding date via forwarded x-real-ip cookie traceparent tracestate baggage".split(
    " ",
  ),
)
const reservedBeginnings = ["content-", "x-forwarded-", "proxy-", "sec-", "webhook-", "svc-", "ce-"]

const isReserved = (name: string): boolean =>
  reservedNames.has(name) || reservedBeginnings.some((beginning) => name.startsWith(beginning))

interface ChangedHeaders {
  readonly headers: readonly OwnHeader[]
  readonly secrets: SettingsSecrets["headers"]
}

/** The headers after a change that lists all of them. Mistakes are added to `mistakes`. */
export const changeHeaders = (
  before: ChangedHeaders,
  patch: readonly HeaderPatch[],
  changedAt: string,
  mistakes: Mistakes,
): ChangedHeaders => {
  const secrets: Record<string, string> = {}
  const seen = new Set<string>()
  let characters = 0
  const headers = patch.flatMap(({ name, value: asked, secret = true }, index): readonly OwnHeader[] => {
    const key = name.toLowerCase()
    const given = givenText(asked)
    const refuse = (member: string, text: string): readonly OwnHeader[] => {
      mistakes[`headers[${index}].${member}`] = [text]
      return []
    }
    if (isReserved(key)) return refuse("name", "is reserved: the service or the network sets this header")
    if (seen.has(key)) return refuse("name", "must not be given twice; letter case makes no difference")
    seen.add(key)
    const was = before.headers.find((each) => each.name.toLowerCase() === key)
    if (given === undefined && was === undefined) return refuse("value", "must be given for a new header")
    if (given === undefined && was?.secret === true && !secret)
      return refuse("value", "must be given for a header that is no longer secret")
    const value = given ?? (was?.secret === false ? was.value : before.secrets[key]) ?? ""
    characters += name.length + value.length
    if (!secret) return [{ name, value, secret }]
    secrets[key] = value
    const mark = given === undefined && was?.secret === true ? was.value : { set: true as const, changedAt }
    return [{ name, value: mark, secret }]
  })
  if (characters > mostHeaderCharacters)
    mistakes["headers"] = [`must have at most ${mostHeaderCharacters} characters in all, names and values together`]
  return { headers, secrets }
}

interface ChangedAuthentication {
  readonly authentication: Authentication
  readonly secret: string
}

const membersOf = { Basic: ["username", "password"], Bearer: ["token"] } as const

/** The authentication after a change; undefined when the change has mistakes, which are added to `mistakes`. */
export const changeAuthentication = (
  before: { readonly authentication?: Authentication | undefined; readonly secret?: string | undefined },
  patch: AuthenticationPatch,
  changedAt: string,
  mistakes: Mistakes,
): ChangedAuthentication | undefined => {
  const type = patch.type ?? before.authentication?.type
  const refuse = (member: string, text: string): undefined => {
    mistakes[`authentication.${member}`] = [text]
  }
  if (type === undefined) return refuse("type", `is required: ${authenticationTypes.join(" or ")}`)
  const was = before.authentication?.type === type ? before.authentication : undefined
  const foreign = (["username", "password", "token"] as const).filter(
    (member) => patch[member] !== undefined && !membersOf[type].some((own) => own === member),
  )
  for (const member of foreign) refuse(member, `must be left out with the type ${type}`)
  const given = givenText(type === "Basic" ? patch.password : patch.token)
  const secret = given ?? (was === undefined ? undefined : before.secret)
  const username = patch.username ?? (was?.type === "Basic" ? was.username : undefined)
  if (type === "Basic" && username === undefined) refuse("username", "is required")
  if (secret === undefined) return refuse(type === "Basic" ? "password" : "token", "is required")
  const fresh = { set: true as const, changedAt }
  if (type === "Bearer")
    return {
      authentication: { type, token: given === undefined && was?.type === "Bearer" ? was.token : fresh },
      secret,
    }
  if (username === undefined) return undefined
  const password = given === undefined && was?.type === "Basic" ? was.password : fresh
  return { authentication: { type, username, password }, secret }
}
