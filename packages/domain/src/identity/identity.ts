import { Effect } from "effect"
import type { ClientId, TenantId } from "../shared/ids.ts"
import { currentTime } from "../shared/timestamp.ts"
import { PersonalTokenNotFound } from "./identity.errors.ts"
import { type AuthenticatePorts, makeAuthenticate } from "./use-cases/authenticate.ts"
import { type CreatePersonalTokenPorts, makeCreatePersonalToken } from "./use-cases/create-personal-token.ts"
import { type IssueTokensPorts, makeIssueTokens } from "./use-cases/issue-tokens.ts"
import type { User } from "./user.ts"

export interface IdentityPorts extends AuthenticatePorts, CreatePersonalTokenPorts, IssueTokensPorts {}

/** Users, personal tokens, access and refresh tokens: who calls (docs/contract/authentication.md). */
export const makeIdentity = (ports: IdentityPorts) => {
  const { users, personalTokens, unitOfWork } = ports
  return {
    authenticate: makeAuthenticate(ports),
    ...makeIssueTokens(ports),

    /** Adds users to a tenant, in the unit of work that makes the tenant. */
    addUsers: (added: readonly User[]) => users.insertAll(added),
    /** The users of a tenant, oldest first. Fails with `TenantNotFound`. */
    usersOf: (tenantId: TenantId) => unitOfWork.atomically(tenantId, users.ofTenant(tenantId)),

    createPersonalToken: makeCreatePersonalToken(ports),
    /** The personal tokens of a tenant, oldest first. Fails with `TenantNotFound`. */
    personalTokens: Effect.fn("identity.listPersonalTokens")((tenantId: TenantId) =>
      unitOfWork.atomically(tenantId, Effect.andThen(users.ofTenant(tenantId), personalTokens.list(tenantId))),
    ),
    /** Revokes for the operator, who names the token alone: it may be any tenant's. Fails with `PersonalTokenNotFound`. */
    revokePersonalToken: Effect.fn("identity.revokePersonalToken")(function* (clientId: ClientId) {
      const now = yield* currentTime
      const found = yield* personalTokens.findByClientId(clientId)
      if (found === undefined) return yield* new PersonalTokenNotFound({ clientId })
      const { tenantId } = found.token
      return yield* unitOfWork.atomically(tenantId, personalTokens.revoke(tenantId, clientId, now))
    }),
  }
}
export type Identity = ReturnType<typeof makeIdentity>
