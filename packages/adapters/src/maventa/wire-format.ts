import { amountDigits, parseDecimal } from "@svc/domain/shared/decimal"
import { parseJsonWith } from "@svc/domain/shared/exact-json"
import type { ProviderInvoice } from "@svc/domain/e-invoicing/ports/network-provider"
import { Option, Schema } from "effect"

// The provider's JSON, as far as it is used. Members that are not used may be there or not, in any shape.

const maybeText = Schema.optionalKey(Schema.NullOr(Schema.String))
/** A number as it was written, see `parseJson`. */
const maybeNumber = Schema.optionalKey(Schema.NullOr(Schema.Struct({ digits: Schema.String })))

const Company = Schema.Struct({ eia: maybeText, bid: maybeText, name: maybeText })
const File = Schema.Struct({ id: Schema.String, filename: maybeText, type: maybeText, mimetype: maybeText })
const Action = Schema.Struct({ type: Schema.String, message: maybeText, key: maybeText, happened_at: maybeText })

/** An identifier of the provider; a text that nobody could store or ask for again is none. */
const Identifier = Schema.String.check(Schema.isPattern(/^\P{Cc}{1,256}$/u))

const Sent = Schema.Struct({ id: Identifier })

/** The identifier in the answer to a document that was taken in. */
export const readIdentifier = (json: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(Sent)(json))?.id

const Invoice = Schema.Struct({
  id: Identifier,
  status: Schema.String,
  number: maybeText,
  currency: maybeText,
  /** The sum with tax; `sum` is the one without. */
  sum_tax: maybeNumber,
  sender: Schema.optionalKey(Schema.NullOr(Company)),
  created_at: maybeText,
  received_at: maybeText,
  date: maybeText,
  date_due: maybeText,
  files: Schema.optionalKey(Schema.NullOr(Schema.Array(File))),
  actions: Schema.optionalKey(Schema.NullOr(Schema.Array(Action))),
})

export const readInvoice = (json: unknown): ProviderInvoice | undefined =>
  Option.getOrUndefined(Option.map(Schema.decodeUnknownOption(Invoice)(json), toInvoice))

export const readInvoices = (json: unknown): readonly ProviderInvoice[] | undefined =>
  Option.getOrUndefined(
    Option.map(Schema.decodeUnknownOption(Schema.Array(Invoice))(json), (invoices) => invoices.map(toInvoice)),
  )

const Token = Schema.Struct({
  access_token: Schema.NonEmptyString,
  expires_in: Schema.optionalKey(Schema.Struct({ digits: Schema.String })),
  scope: maybeText,
})

export interface GrantedToken {
  readonly accessToken: string
  readonly lifetimeSeconds: number
  /** Absent when the provider names no scopes. */
  readonly scopes?: readonly string[]
}

/** Tokens live an hour, as the provider's documentation says. */
const usualLifetime = 3600

export const readToken = (json: unknown): GrantedToken | undefined => {
  const token = Option.getOrUndefined(Schema.decodeUnknownOption(Token)(json))
  if (token === undefined) return undefined
  const seconds = Number(token.expires_in?.digits ?? usualLifetime)
  return {
    accessToken: token.access_token,
    lifetimeSeconds: seconds > 0 ? seconds : usualLifetime,
    ...(token.scope === undefined || token.scope === null ? {} : { scopes: token.scope.split(/\s+/) }),
  }
}

const Problem = Schema.Struct({
  code: maybeText,
  message: maybeText,
  details: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
})

const longestProblem = 2000

/**
 * The text of an error, in one line. Secrets that it repeats are struck out, as they are and as a form encodes them.
 */
export const problemText = (json: unknown, status: number, secrets: readonly (string | undefined)[]): string => {
  const { code, message, details } = Option.getOrElse(
    Schema.decodeUnknownOption(Problem)(json),
    (): typeof Problem.Type => ({}),
  )
  const parts = [code, message, ...(details ?? [])].filter((part) => typeof part === "string" && part.trim() !== "")
  const text = parts.length === 0 ? `status ${status}` : `${status} ${parts.join(": ")}`
  return struckOut(text, secrets).slice(0, longestProblem)
}

/** Strikes the longest secret out first, because one may contain another. */
const struckOut = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets
    .flatMap((secret) =>
      secret === undefined ? [] : [secret, String(new URLSearchParams([[secret, ""]])).slice(0, -1)],
    )
    .filter((secret) => secret !== "")
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, "***"), text)

/**
 * Whether the provider says that the identifier belongs to another document, or to ours since an earlier attempt. The
 * words are inferred, because the provider does not document them.
 */
export const saysIdentifierTaken = (body: string): boolean =>
  /\buuid\b.{0,60}\b(already|taken|exists|in use)\b/is.test(body)

/** Reads JSON with its numbers as they were written; `undefined` for text that is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return parseJsonWith(text, (digits) => ({ digits }))
  } catch {
    return undefined
  }
}

type WireInvoice = typeof Invoice.Type

const toInvoice = (wire: WireInvoice): ProviderInvoice => {
  const gross = parseDecimal(wire.sum_tax?.digits ?? "", amountDigits)
  const senderIds = [wire.sender?.eia, wire.sender?.bid].filter((id) => typeof id === "string" && id !== "") as string[]
  return {
    id: wire.id,
    status: wire.status,
    ...given({
      number: wire.number,
      currency: wire.currency,
      createdAt: wire.created_at,
      receivedAt: wire.received_at,
      senderName: wire.sender?.name,
      date: wire.date,
      dueDate: wire.date_due,
    }),
    ...(gross === undefined ? {} : { gross }),
    senderIds,
    files: (wire.files ?? []).map(({ id, filename, type, mimetype }) => ({
      id,
      ...given({ fileName: filename, type, mediaType: mimetype }),
    })),
    actions: (wire.actions ?? []).map(({ type, message, key, happened_at }) => ({
      type,
      ...given({ message, key, happenedAt: happened_at }),
    })),
  }
}

const given = <A extends Readonly<Record<string, string | null | undefined>>>(values: A) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string" && value !== "")) as {
    readonly [K in keyof A]?: string
  }
