import { Result } from "effect"
import type { EInvoiceEntryId, InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { TransitionRefused } from "./e-invoicing.errors.ts"

/** The states of an entry (contract E10); `Failed` and `Processed` are final. */
export const entryStatuses = ["Pending", "Submitted", "Processed", "Failed"] as const
export type EntryStatus = (typeof entryStatuses)[number]

export const directions = ["Sent", "Received"] as const
export type Direction = (typeof directions)[number]

/**
 * The outcome of a failed entry at the provider (contract E12, E16): nothing was ever sent; the provider refused the
 * document or reported an error; or it is unknown, and the document may be there.
 */
export const outcomes = ["NotSent", "Refused", "Unknown"] as const
export type Outcome = (typeof outcomes)[number]

/**
 * One submission of an invoice to the national system. Several submissions of an invoice form its audit trail (contract
 * E11).
 */
interface Common extends Scope {
  readonly id: EInvoiceEntryId
  readonly invoiceId: InvoiceId
  /** The number that the invoice had when it was submitted. */
  readonly invoiceNumber: string
  readonly direction: Direction
  /**
   * The identifier that we choose for the invoice at the provider, so that a repeated submission finds the first one
   * (contract E14, E15).
   */
  readonly providerUuid: string
  /** Whether the document may already be at the provider under that identifier. */
  readonly asksFirst: boolean
  readonly createdAt: Timestamp
  /**
   * The time by which the invoice must be in the national system (contract E49); absent for entries that are older than
   * this member.
   */
  readonly deadline?: Timestamp
  /** Grows with every claim and every change of state. A change that was decided on an older version is not written. */
  readonly version: number
}

interface Pending extends Common {
  readonly status: "Pending"
  /** The number of attempts claimed so far, including the running one. */
  readonly attempts: number
  /** The time of the next attempt after an unknown outcome; absent before the first attempt. */
  readonly nextAttemptAt?: Timestamp
  /** The reason why the last attempt had no outcome. */
  readonly lastProblem?: string
  /**
   * The invoice whose national number a credit note or a final invoice waits for. The entry cannot be claimed meanwhile
   * (contract E36).
   */
  readonly waitsForInvoice?: InvoiceId
  /** The time when the wait for the invoice ended. */
  readonly releasedAt?: Timestamp
}
interface Submitted extends Common {
  readonly status: "Submitted"
  /** The reference at the network provider. */
  readonly reference: string
  readonly submittedAt: Timestamp
  /** The reason why the entry is not Processed: a reason of `acknowledgement.ts`, or an unknown status word. */
  readonly heldBackBy?: string
}
interface Processed extends Common {
  readonly status: "Processed"
  readonly reference: string
  readonly submittedAt: Timestamp
  readonly processedAt: Timestamp
  readonly nationalEInvoiceId: string
  /** Null when the form of the number has no check digits (contract E34). */
  readonly checkDigitValid: boolean | null
  readonly upoFileName: string
}
interface Failed extends Common {
  readonly status: "Failed"
  readonly reference?: string
  readonly submittedAt?: Timestamp
  readonly failedAt: Timestamp
  readonly errorMessage: string
  readonly outcome: Outcome
  /** The number of the document of which this one is a duplicate, when the error names it (contract E30). */
  readonly originalNationalNumber?: string
}

export type Entry = Pending | Submitted | Processed | Failed
export type EntryIn<S extends EntryStatus> = Extract<Entry, { readonly status: S }>

export type EntryCommand =
  | { readonly _tag: "Accepted"; readonly reference: string; readonly at: Timestamp }
  | { readonly _tag: "Postponed"; readonly problem: string; readonly until: Timestamp }
  | { readonly _tag: "Released"; readonly at: Timestamp }
  | { readonly _tag: "WaitsFor"; readonly invoiceId: InvoiceId }
  | {
      readonly _tag: "Failed"
      readonly error: string
      readonly outcome: Outcome
      readonly originalNationalNumber?: string
      readonly at: Timestamp
    }
  | { readonly _tag: "HeldBack"; readonly reason: string }
  | {
      readonly _tag: "Acknowledged"
      readonly nationalEInvoiceId: string
      readonly checkDigitValid: boolean | null
      readonly upoFileName: string
      readonly at: Timestamp
    }
type Command<T extends EntryCommand["_tag"]> = Extract<EntryCommand, { readonly _tag: T }>

/** The members that all states have. */
const common = (entry: Entry): Common => ({
  tenantId: entry.tenantId,
  legalEntityId: entry.legalEntityId,
  id: entry.id,
  invoiceId: entry.invoiceId,
  invoiceNumber: entry.invoiceNumber,
  direction: entry.direction,
  providerUuid: entry.providerUuid,
  asksFirst: entry.asksFirst,
  createdAt: entry.createdAt,
  ...(entry.deadline === undefined ? {} : { deadline: entry.deadline }),
  version: entry.version + 1,
})

const failed = (
  entry: Pending | Submitted,
  { error, outcome, originalNationalNumber, at }: Command<"Failed">,
): Failed => ({
  ...common(entry),
  status: "Failed",
  ...(entry.status === "Submitted" ? { reference: entry.reference, submittedAt: entry.submittedAt } : {}),
  failedAt: at,
  errorMessage: error,
  outcome,
  ...(originalNationalNumber === undefined ? {} : { originalNationalNumber }),
})

/** The state machine of entries (contract E10). A move that is not in this table is refused. */
const moves: {
  readonly [S in EntryStatus]: {
    readonly [C in EntryCommand["_tag"]]?: (entry: EntryIn<S>, command: Command<C>) => Entry
  }
} = {
  Pending: {
    Accepted: (entry, { reference, at }) => ({ ...common(entry), status: "Submitted", reference, submittedAt: at }),
    Postponed: (entry, { problem, until }) => ({
      ...common(entry),
      status: "Pending",
      attempts: entry.attempts,
      nextAttemptAt: until,
      lastProblem: problem,
      ...(entry.releasedAt === undefined ? {} : { releasedAt: entry.releasedAt }),
    }),
    WaitsFor: (entry, { invoiceId }) => ({
      ...common(entry),
      status: "Pending",
      attempts: entry.attempts,
      waitsForInvoice: invoiceId,
    }),
    Released: (entry, { at }) => ({ ...common(entry), status: "Pending", attempts: entry.attempts, releasedAt: at }),
    Failed: failed,
  },
  Submitted: {
    Failed: failed,
    HeldBack: ({ reference, submittedAt, ...entry }, { reason }) => ({
      ...common({ ...entry, reference, submittedAt }),
      status: "Submitted",
      reference,
      submittedAt,
      heldBackBy: reason,
    }),
    Acknowledged: (entry, { nationalEInvoiceId, checkDigitValid, upoFileName, at }) => ({
      ...common(entry),
      status: "Processed",
      reference: entry.reference,
      submittedAt: entry.submittedAt,
      processedAt: at,
      nationalEInvoiceId,
      checkDigitValid,
      upoFileName,
    }),
  },
  Processed: {},
  Failed: {},
}

export const applyToEntry = (entry: Entry, command: EntryCommand): Result.Result<Entry, TransitionRefused> => {
  const move = moves[entry.status][command._tag] as ((entry: Entry, command: EntryCommand) => Entry) | undefined
  return move === undefined
    ? Result.fail(new TransitionRefused({ entryId: entry.id, from: entry.status, command: command._tag }))
    : Result.succeed(move(entry, command))
}
