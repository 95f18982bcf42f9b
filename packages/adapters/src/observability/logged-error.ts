import { Cause } from "effect"

export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

const deepest = 5
const longestText = 1_000

/** Describes a thrown value that is not an error: of an object, only its own texts, numbers and booleans. */
const plainText = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return String(value)
  const fields = Object.entries(value).filter(([, field]) => typeof field !== "object" && typeof field !== "function")
  return JSON.stringify(Object.fromEntries(fields), (_, field: unknown) =>
    typeof field === "bigint" || typeof field === "symbol" ? String(field) : field,
  ).slice(0, longestText)
}

/**
 * The members of an error that are logged: name, message, code, stack and cause. Nothing else, because drivers attach
 * whole connections, with their credentials, to errors.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  const inner = Cause.isCause(error) ? Cause.squash(error) : error
  if (!(inner instanceof Error)) return { type: typeof inner, message: plainText(inner) }
  const code = "code" in inner && typeof inner.code === "string" ? inner.code : undefined
  return {
    type: inner.name,
    message: inner.message,
    ...(code === undefined ? {} : { code }),
    ...(inner.stack === undefined ? {} : { stack: inner.stack }),
    ...(inner.cause === undefined || depth === deepest ? {} : { cause: loggedError(inner.cause, depth + 1) }),
  }
}
