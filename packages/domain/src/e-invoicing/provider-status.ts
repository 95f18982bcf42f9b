import { DateTime, Option } from "effect"

/** What a status word of the provider means for an entry (specification 3, decisions E4). */
export type StatusVerdict = "pending" | "error" | "delivered" | "unknown"

const verdicts: Readonly<Record<string, StatusVerdict>> = {
  pending: "pending",
  error: "error",
  failed: "error",
  delivered: "delivered",
}

/** The provider's interface and the specification differ in case and word. */
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

/** The provider has no error field: what went wrong is the newest ERROR action (decisions E4). */
export const errorTextOf = (actions: readonly ProviderAction[]): string => {
  const [newest] = actions
    .filter(({ type }) => type.toUpperCase() === "ERROR")
    .toSorted((a, b) => momentOf(b) - momentOf(a))
  return newest?.message?.trim() || newest?.key?.trim() || "Provider reported error"
}

const momentOf = ({ happenedAt = "" }: ProviderAction): number =>
  Option.match(DateTime.make(happenedAt), { onNone: () => 0, onSome: DateTime.toEpochMillis })
