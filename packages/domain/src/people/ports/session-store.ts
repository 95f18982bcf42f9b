import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, SessionId, TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Session } from "../session.ts"

/**
 * Stores sessions by the hash of their secret, before a tenant is known. Methods for a tenant's user need the unit of
 * work of the tenant.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a replaced secret finds its session until `formerUntil`.
 * When two callers replace one secret at the same time, one succeeds and the other gets `false`.
 */
export interface SessionStore {
  /** Tells whether the session was stored, which needs an active user of the person. */
  readonly insert: (session: Session, hash: string) => Effect.Effect<boolean, PortUnavailable>
  readonly find: (hash: string, now: Timestamp) => Effect.Effect<Session | undefined, PortUnavailable>
  readonly markUsed: (id: SessionId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  /** Gives the session with this secret a new one, and writes its other changes. */
  readonly renew: (
    session: Session,
    hashes: { readonly from: string; readonly to: string; readonly formerUntil: Timestamp },
  ) => Effect.Effect<boolean, PortUnavailable>
  /** All stored sessions, newest first. */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly Session[], PortUnavailable>
  /** Makes the sessions of a user get a new secret at their next call. */
  readonly renewOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
  /**
   * Marks the sessions of a tenant that lack a required second factor: those with a password alone, or none (contract
   * G21).
   */
  readonly demandFactor: (tenantId: TenantId, isDemanded: boolean) => Effect.Effect<void, PortUnavailable>
  /** Ends the sessions of a tenant that were proved neither by its provider nor by a passkey of one of these users. */
  readonly endWithoutProvider: (tenantId: TenantId, admitted: readonly UserId[]) => Effect.Effect<void, PortUnavailable>
  readonly end: (id: SessionId) => Effect.Effect<void, PortUnavailable>
  /** Ends all sessions of a person except one. */
  readonly endOthers: (person: PersonId, kept: SessionId) => Effect.Effect<void, PortUnavailable>
  readonly endOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
  readonly endOfPerson: (person: PersonId) => Effect.Effect<void, PortUnavailable>
}
