import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, SessionId, TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Session } from "../session.ts"

/**
 * Keeps sessions by the hash of their secret, before a tenant is known; what is of a tenant's user is in the unit of work of the
 * tenant.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a replaced secret finds its session until `formerUntil`;
 * of two that replace one secret at the same time one does, and the other is told `false`.
 */
export interface SessionStore {
  /** Whether it was kept: a session is of a person's active user. */
  readonly insert: (session: Session, hash: string) => Effect.Effect<boolean, PortUnavailable>
  readonly find: (hash: string, now: Timestamp) => Effect.Effect<Session | undefined, PortUnavailable>
  readonly markUsed: (id: SessionId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  /** Gives a session that has this secret another, and writes what else of it changes. */
  readonly renew: (
    session: Session,
    hashes: { readonly from: string; readonly to: string; readonly formerUntil: Timestamp },
  ) => Effect.Effect<boolean, PortUnavailable>
  /** All that are kept, newest first. */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly Session[], PortUnavailable>
  /** Has the sessions of a user get another secret at their next call. */
  readonly renewOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
  /** Notes which sessions of a tenant owe a second factor: those of a password alone, or none (contract G21). */
  readonly demandFactor: (tenantId: TenantId, isDemanded: boolean) => Effect.Effect<void, PortUnavailable>
  /** Ends those of a tenant that neither its provider nor a passkey of one of these users proved. */
  readonly endWithoutProvider: (tenantId: TenantId, admitted: readonly UserId[]) => Effect.Effect<void, PortUnavailable>
  readonly end: (id: SessionId) => Effect.Effect<void, PortUnavailable>
  /** Ends all of a person but one. */
  readonly endOthers: (person: PersonId, kept: SessionId) => Effect.Effect<void, PortUnavailable>
  readonly endOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
  readonly endOfPerson: (person: PersonId) => Effect.Effect<void, PortUnavailable>
}
