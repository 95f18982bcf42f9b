import { amountDigits, parseDecimal } from "@svc/domain/shared/decimal"
import { parseJsonWith } from "@svc/domain/shared/exact-json"
import type { ProviderInvoice } from "@svc/domain/e-invoicing/ports/network-provider"
import { Option, Schema } from "effect"

// The used part of the provider's JSON. Unused members may be present or absent, in any shape.

const maybeText = Schema.optionalKey(Schema.NullOr(Schema.String))
/** A number with its original digits, see `parseJson`. */
const maybeNumber = Schema.optionalKey(Schema.NullOr(Schema.Struct({ digits: Schema.String })))

const Company = Schema.Struct({ eia: maybeText, bid: maybeText, name: maybeText })
const File = Schema.Struct({ id: Schema.String, filename: maybeText, type: maybeText, mimetype: maybeText })
const Action = Schema.Struct({ type: Schema.String, message: maybeText, key: maybeText, happened_at: maybeText })

/** An identifier of the provider. A text that could not be stored or sent back counts as no identifier. */
const Identifier = Schema.String.check(Schema.isPattern(/^\P{Cc}{1,256}$/u))

const Sent = Schema.Struct({ id: Identifier })

/** The identifier in the answer to an accepted document. */
export const readIdentifier = (json: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(Sent)(json))?.id

const Invoice = Schema.Struct({
  id: Identifier,
  status: Schema.String,
  number: maybeText,
  currency: maybeText,
  /** The sum including tax; `sum` is the sum without tax. */
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

/** The lifetime of a token according to the provider's documentation: one hour. */
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

/** The message of an error, in one line. Secrets that it repeats are removed, both as written and in form encoding. */
export const problemText = (json: unknown, status: number, secrets: readonly (string | undefined)[]): string => {
  const { code, message, details } = Option.getOrElse(
    Schema.decodeUnknownOption(Problem)(json),
    (): typeof Problem.Type => ({}),
  )
  const parts = [code, message, ...(details ?? [])].filter((part) => typeof part === "string" && part.trim() !== "")
  const text = parts.length === 0 ? `status ${status}` : `${status} ${parts.join(": ")}`
  return struckOut(text, secrets).slice(0, longestProblem)
}

/** Removes the longest secret first, because one may contain another. */
const struckOut = (text: string, secrets: readonly (string | undefined)[]): string =>
  secrets
    .flatMap((secret) =>
      secret === undefined ? [] : [secret, String(new URLSearchParams([[secret, ""]])).slice(0, -1)],
    )
    .filter((secret) => secret !== "")
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, secret) => left.replaceAll(secret, "***"), text)

/**
 * True when the provider says that the identifier is already in use, by another document or by ours from an earlier
 * attempt. The provider does not document the message, so its words are inferred.
 */
export const saysIdentifierTaken = (body: string): boolean =>
  /\buuid\b.{0,60}\b(already|taken|exists|in use)\b/is.test(body)

/** Reads JSON and keeps the digits of its numbers; `undefined` for text that is not JSON. */
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
