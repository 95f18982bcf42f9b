import { Effect } from "effect"
import type { ClientId, PersonId, TenantId, UserId } from "../shared/ids.ts"
import { currentTime, type Timestamp } from "../shared/timestamp.ts"
import { fieldRefused } from "../shared/errors.ts"
import { PersonalTokenNotFound } from "./identity.errors.ts"
import { makeLimitFailures } from "./limit-failures.ts"
import { type AuthenticatePorts, makeAuthenticate } from "./use-cases/authenticate.ts"
import { type CreatePersonalTokenPorts, makeCreatePersonalToken } from "./use-cases/create-personal-token.ts"
import { type IssueTokensPorts, makeIssueTokens } from "./use-cases/issue-tokens.ts"
import type { PersonalToken } from "./personal-token.ts"
import type { User } from "./user.ts"

export interface IdentityPorts extends AuthenticatePorts, CreatePersonalTokenPorts, IssueTokensPorts {}

/** Users, personal tokens, and access and refresh tokens, which identify callers (docs/contract/authentication.md). */
export const makeIdentity = (ports: IdentityPorts) => {
  const { users, personalTokens, refreshTokens, unitOfWork } = ports
  return {
    authenticate: makeAuthenticate(ports),
    ...makeIssueTokens(ports),

    /** Adds users to a tenant, in the unit of work that creates the tenant. */
    addUsers: (added: readonly User[]) => users.insertAll(added),
    /** This method and the next ones must be called in the caller's unit of work. */
    findUser: (tenantId: TenantId, id: UserId) => users.find(tenantId, id),
    /** The users of a tenant, locked until the unit of work ends. Fails with `TenantNotFound`. */
    lockUsers: (tenantId: TenantId) => users.lockAll(tenantId),
    updateUser: (user: User) => users.update(user),
    /** The tenants in which a person is an active user, by name. */
    membershipsOf: (person: PersonId) => users.membershipsOf(person),
    /** The tenants in which a person is or was a user; a deactivated user may be reactivated. */
    tenantsOf: (person: PersonId) => users.tenantsOf(person),
    /** Revokes the personal tokens of a user, and all tokens made from them (contract A4). */
    revokeTokensOf: (tenantId: TenantId, id: UserId, at: Timestamp) =>
      Effect.andThen(personalTokens.revokeOfUser(tenantId, id, at), refreshTokens.revokeOfUser(tenantId, id, at)),
    /**
     * Revokes the refresh tokens of a user, so that programs must sign in again: access tokens still contain the former
     * permissions.
     */
    limitTokensOf: (tenantId: TenantId, id: UserId, at: Timestamp) => refreshTokens.revokeOfUser(tenantId, id, at),
    /** Limits failed proofs, as for signing in with a personal token (contract A11). */
    limitFailures: makeLimitFailures(ports.limiter),
    /**
     * Limits requests that need no proof, by the caller's address: six times the limit of failures (contract A11),
     * because many people may share one address. Fails with `TooManyFailures`.
     */
    limitAsking: Effect.fn("identity.limitAsking")(function* (what: string, address: string) {
      yield* ports.limiter.begin([`${what}:${address}`], yield* currentTime, 6)
    }),
    /** The users of a tenant, oldest first. Fails with `TenantNotFound`. */
    usersOf: (tenantId: TenantId) => unitOfWork.atomically(tenantId, users.ofTenant(tenantId)),

    createPersonalToken: makeCreatePersonalToken(ports),
    /** The personal tokens of a tenant, oldest first. Fails with `TenantNotFound`. */
    personalTokens: Effect.fn("identity.listPersonalTokens")((tenantId: TenantId) =>
      unitOfWork.atomically(tenantId, Effect.andThen(users.ofTenant(tenantId), personalTokens.list(tenantId))),
    ),
    /** A personal token of a tenant. Fails with `PersonalTokenNotFound`. */
    personalToken: Effect.fn("identity.findPersonalToken")(function* (tenantId: TenantId, clientId: ClientId) {
      const all = yield* unitOfWork.atomically(tenantId, personalTokens.list(tenantId))
      const found = all.find((each) => each.clientId === clientId)
      return found ?? (yield* new PersonalTokenNotFound({ clientId }))
    }),
    renamePersonalToken: Effect.fn("identity.renamePersonalToken")(function* (
      { tenantId, clientId }: PersonalToken,
      name: string,
    ) {
      if (name.trim() === "") return yield* fieldRefused("name", "must say what the token is for")
      return yield* unitOfWork.atomically(tenantId, personalTokens.rename(tenantId, clientId, name.trim()))
    }),
    /**
     * Revokes a personal token of any tenant, for the operator, who gives only the token. Fails with
     * `PersonalTokenNotFound`.
     */
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

export type { IssuedTokens } from "./use-cases/issue-tokens.ts"
