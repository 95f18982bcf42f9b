import { DateTime, Option } from "effect"

/** The meaning of a status word of the provider for an entry (contract E27). */
export type StatusVerdict = "pending" | "error" | "delivered" | "unknown"

const verdicts: Readonly<Record<string, StatusVerdict>> = {
  pending: "pending",
  error: "error",
  failed: "error",
  delivered: "delivered",
}

/** Judges a status word. The provider's own documents differ in letter case and in words, so all variants are known. */
export const judgeStatus = (word: string): StatusVerdict => {
  const known = word.trim().toLowerCase()
  return Object.hasOwn(verdicts, known) ? verdicts[known]! : "unknown"
}

/** An action of the provider on an invoice, or an event that happened to the invoice. */
export interface ProviderAction {
  readonly type: string
  readonly message?: string
  readonly key?: string
  /** A time in ISO 8601. Actions come in no particular order. */
  readonly happenedAt?: string
}

/**
 * The error text of an invoice. The provider has no error field; the newest ERROR action holds the text (contract E27).
 */
export const errorTextOf = (actions: readonly ProviderAction[]): string => {
  const [newest] = actions
    .filter(({ type }) => type.toUpperCase() === "ERROR")
    .toSorted((a, b) => momentOf(b) - momentOf(a))
  return newest?.message?.trim() || newest?.key?.trim() || "Provider reported error"
}

const momentOf = ({ happenedAt = "" }: ProviderAction): number =>
  Option.match(DateTime.make(happenedAt), { onNone: () => 0, onSome: DateTime.toEpochMillis })
