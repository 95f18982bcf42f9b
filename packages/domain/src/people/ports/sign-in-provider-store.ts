import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ProvedIdentity, SignInProvider } from "../sign-in-provider.ts"

/**
 * Stores the sign-in provider of each tenant, and the users that it knows. `findById` and `ofMember` work before a
 * tenant is known; all other methods need the unit of work of the tenant.
 */
export interface SignInProviderStore {
  readonly findById: (id: string) => Effect.Effect<SignInProvider | undefined, PortUnavailable>
  /**
   * The providers for a domain of the tenants in which the person with the address is an active user; at most five, by
   * name.
   */
  readonly ofMember: (
    email: string,
    domain: string,
  ) => Effect.Effect<readonly Pick<SignInProvider, "id" | "name">[], PortUnavailable>
  readonly find: (tenantId: TenantId) => Effect.Effect<SignInProvider | undefined, PortUnavailable>
  readonly put: (provider: SignInProvider) => Effect.Effect<void, PortUnavailable>
  readonly remove: (tenantId: TenantId) => Effect.Effect<void, PortUnavailable>

  readonly userOf: (tenantId: TenantId, identity: ProvedIdentity) => Effect.Effect<UserId | undefined, PortUnavailable>
  /**
   * Gives `false` when the identity belongs to another user, or the user has a different one of the same issuer. An
   * identity of another issuer is replaced.
   */
  readonly link: (
    tenantId: TenantId,
    userId: UserId,
    identity: ProvedIdentity,
    at: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
}
