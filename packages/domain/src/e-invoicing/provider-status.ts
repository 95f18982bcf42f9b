import { DateTime, Option } from "effect"

/** The meaning of the provider's status word for an entry (contract E27). */
export type StatusVerdict = "pending" | "error" | "delivered" | "unknown"

const verdicts: Readonly<Record<string, StatusVerdict>> = {
  pending: "pending",
  error: "error",
  failed: "error",
  delivered: "delivered",
}

/** The provider's own descriptions of its interface differ in letter case and in words, so all of them are known. */
export const judgeStatus = (word: string): StatusVerdict => {
  const known = word.trim().toLowerCase()
  return Object.hasOwn(verdicts, known) ? verdicts[known]! : "unknown"
}

/** Something the provider did with an invoice, or that happened to it. */
export interface ProviderAction {
  readonly type: string
  readonly message?: string
  readonly key?: string
  /** ISO 8601; actions are not promised in order. */
  readonly happenedAt?: string
}

/** The provider has no error field: the newest ERROR action says what went wrong (contract E27). */
export const errorTextOf = (actions: readonly ProviderAction[]): string => {
  const [newest] = actions
    .filter(({ type }) => type.toUpperCase() === "ERROR")
    .toSorted((a, b) => momentOf(b) - momentOf(a))
  return newest?.message?.trim() || newest?.key?.trim() || "Provider reported error"
}

const momentOf = ({ happenedAt = "" }: ProviderAction): number =>
  Option.match(DateTime.make(happenedAt), { onNone: () => 0, onSome: DateTime.toEpochMillis })
