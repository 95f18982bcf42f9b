import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ProvedIdentity, SignInProvider } from "../sign-in-provider.ts"

/**
 * Keeps the sign-in providers of tenants, one each, and whom they know. `findById` and `ofMember` work before a tenant is
 * known; everything else is in the unit of work of the tenant.
 */
export interface SignInProviderStore {
  readonly findById: (id: string) => Effect.Effect<SignInProvider | undefined, PortUnavailable>
  /** Providers for the domain, of tenants whose active user is the person with the address; five at most, by name. */
  readonly ofMember: (
    email: string,
    domain: string,
  ) => Effect.Effect<readonly Pick<SignInProvider, "id" | "name">[], PortUnavailable>
  readonly find: (tenantId: TenantId) => Effect.Effect<SignInProvider | undefined, PortUnavailable>
  readonly put: (provider: SignInProvider) => Effect.Effect<void, PortUnavailable>
  readonly remove: (tenantId: TenantId) => Effect.Effect<void, PortUnavailable>

  readonly userOf: (tenantId: TenantId, identity: ProvedIdentity) => Effect.Effect<UserId | undefined, PortUnavailable>
  /** `false` where the identity is another user's, or the user has another one of its issuer; one of another issuer is replaced. */
  readonly link: (
    tenantId: TenantId,
    userId: UserId,
    identity: ProvedIdentity,
    at: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
}
