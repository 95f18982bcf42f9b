import type { EInvoiceReceptionId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"

/** The states of a reception. Queued lasts until a worker starts it; Succeeded and Failed are final. */
export const receptionStates = ["Queued", "Running", "Succeeded", "Failed"] as const
type ReceptionState = (typeof receptionStates)[number]

/** A fetch of the invoices of suppliers that somebody requested (contract E55). */
export interface Reception extends Scope {
  readonly id: EInvoiceReceptionId
  readonly state: ReceptionState
  readonly requestedAt: Timestamp
  readonly startedAt?: Timestamp
  readonly finishedAt?: Timestamp
  /** The number of invoices that it has stored so far. */
  readonly received: number
  /** The number of invoices that it has acknowledged at the provider so far, including invoices of earlier fetches. */
  readonly acknowledged: number
  /** The reason why it failed. */
  readonly message?: string
}

const instant = (at: Timestamp | undefined) => (at === undefined ? undefined : toIso(at))

/** A reception as the interface shows it. */
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
