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

/** Keeps receptions. Contract (`test/http/e-invoice-purchases.test.ts`): one unfinished for a legal entity, which the database enforces. */
export interface ReceptionStore {
  readonly insert: (reception: Reception) => Effect.Effect<void, PortUnavailable>
  readonly unfinished: (scope: Scope) => Effect.Effect<Reception | undefined, PortUnavailable>
  readonly find: (scope: Scope, id: EInvoiceReceptionId) => Effect.Effect<Reception | undefined, PortUnavailable>
  /** Newest first. */
  readonly list: (
    scope: Scope,
    page: { readonly limit: number; readonly before?: EInvoiceReceptionId },
  ) => Effect.Effect<readonly Reception[], PortUnavailable>
  /** Makes it Running, also one that a lost worker left Running; `undefined` for one that has ended. */
  readonly start: (key: ReceptionKey, at: Timestamp) => Effect.Effect<Reception | undefined, PortUnavailable>
  /** Adds one to a count. */
  readonly count: (key: ReceptionKey, what: "acknowledged" | "received") => Effect.Effect<void, PortUnavailable>
  /** Ends an unfinished one: Failed with a message, Succeeded without. */
  readonly end: (key: ReceptionKey, at: Timestamp, message: string | undefined) => Effect.Effect<void, PortUnavailable>
}
