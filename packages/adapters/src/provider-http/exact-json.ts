import { parseJsonWith } from "@svc/domain/shared/exact-json"
import { jsonExcess, maxJsonDepth } from "@svc/domain/shared/json-text"
import { unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"

/** A JSON number with its original digits. */
export class JsonNumber {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** Reads JSON with every number as a `JsonNumber`. Throws `ProviderFailed`. */
export const parseExactJson = (text: string): unknown => {
  if (text.trim() === "") throw unreadable("empty")
  const excess = jsonExcess(text, { depth: maxJsonDepth })
  if (excess !== undefined) throw unreadable(excess)
  try {
    return parseJsonWith(text, (digits) => new JsonNumber(digits))
  } catch {
    throw unreadable("not JSON")
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber)

/** A value as it appears in the answer, for a message. */
export const jsonText = (value: unknown): string =>
  value instanceof JsonNumber ? value.source : value === undefined ? "(missing)" : JSON.stringify(value)

/** `HTTP 403: …` with the `message` of the refusal, if it has one. */
export const explainByMessage = (status: number, body: string): string => {
  try {
    const { message } = JSON.parse(body) as { readonly message?: unknown }
    return typeof message === "string" && message.trim() !== "" ? `HTTP ${status}: ${message.trim()}` : `HTTP ${status}`
  } catch {
    return `HTTP ${status}`
  }
}
