import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EInvoiceReceptionId, TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Reception } from "../reception.ts"

export interface ReceptionKey {
  readonly tenantId: TenantId
  readonly id: EInvoiceReceptionId
}

/**
 * Stores receptions. Contract (`test/http/e-invoice-purchases.test.ts`): a legal entity has at most one unfinished
 * reception, which the database enforces.
 */
export interface ReceptionStore {
  readonly insert: (reception: Reception) => Effect.Effect<void, PortUnavailable>
  readonly unfinished: (scope: Scope) => Effect.Effect<Reception | undefined, PortUnavailable>
  readonly find: (scope: Scope, id: EInvoiceReceptionId) => Effect.Effect<Reception | undefined, PortUnavailable>
  /** The receptions, newest first. */
  readonly list: (
    scope: Scope,
    page: { readonly limit: number; readonly before?: EInvoiceReceptionId },
  ) => Effect.Effect<readonly Reception[], PortUnavailable>
  /**
   * Sets a reception to Running, also one that a lost worker left Running; `undefined` for a reception that has ended.
   */
  readonly start: (key: ReceptionKey, at: Timestamp) => Effect.Effect<Reception | undefined, PortUnavailable>
  /** Adds one to a count of the reception. */
  readonly count: (key: ReceptionKey, what: "acknowledged" | "received") => Effect.Effect<void, PortUnavailable>
  /** Ends an unfinished reception: as Failed with a message, as Succeeded without one. */
  readonly end: (key: ReceptionKey, at: Timestamp, message: string | undefined) => Effect.Effect<void, PortUnavailable>
}
