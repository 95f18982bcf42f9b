import type { EInvoiceReceptionId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"

/** Queued until a worker takes it up; Succeeded and Failed are final. */
export const receptionStates = ["Queued", "Running", "Succeeded", "Failed"] as const
type ReceptionState = (typeof receptionStates)[number]

/** A fetch of the invoices of suppliers that somebody asked for (contract E55). */
export interface Reception extends Scope {
  readonly id: EInvoiceReceptionId
  readonly state: ReceptionState
  readonly requestedAt: Timestamp
  readonly startedAt?: Timestamp
  readonly finishedAt?: Timestamp
  /** Invoices that it kept so far. */
  readonly received: number
  /** Invoices of which the provider was told so far that they are here; those of earlier fetches count too. */
  readonly acknowledged: number
  /** Why it failed. */
  readonly message?: string
}

const instant = (at: Timestamp | undefined) => (at === undefined ? undefined : toIso(at))

/** A reception as people and programs are shown it. */
export const receptionView = (reception: Reception) => ({
  id: reception.id,
  state: reception.state,
  requested: toIso(reception.requestedAt),
  started: instant(reception.startedAt),
  finished: instant(reception.finishedAt),
  received: reception.received,
  acknowledged: reception.acknowledged,
  message: reception.message,
})
