import { Clock, Effect, Result } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { ClientId, TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { parsePermission } from "../permissions.ts"
import type { PersonalToken } from "../personal-token.ts"
import type { PersonalTokenStore } from "../ports/personal-token-store.ts"
import type { SecretHash } from "../ports/secret-hash.ts"
import type { TenantStore } from "../ports/tenant-store.ts"

export interface ManagePersonalTokensDeps {
  readonly personalTokens: PersonalTokenStore
  readonly tenants: TenantStore
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewPersonalToken {
  readonly tenantId: TenantId
  readonly name: string
  /** The tenant's first person when absent. */
  readonly userId?: UserId
  /** `area:level` each; `*:admin` when absent (decisions C1). */
  readonly permissions?: readonly string[]
}

/** Creating, listing and revoking personal tokens (specification 5.2, decisions C1). */
export const makeManagePersonalTokens = (deps: ManagePersonalTokensDeps) => {
  const { personalTokens, tenants, hash, secrets, ids, unitOfWork } = deps
  return {
    /** Gives the secret; it cannot be had again. */
    create: Effect.fn("identity.createPersonalToken")(function* (wanted: NewPersonalToken) {
      if (wanted.name.trim() === "") return yield* fieldRefused("name", "must say what the token is for")
      const permissions = yield* Effect.fromResult(
        Result.all((wanted.permissions ?? ["*:admin"]).map(parsePermission)),
      ).pipe(Effect.mapError((text) => fieldRefused("permissions", text)))
      if (permissions.length === 0) return yield* fieldRefused("permissions", "must name at least one permission")

      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* unitOfWork.atomically(
        allTenants,
        Effect.gen(function* () {
          const people = (yield* tenants.users(wanted.tenantId)).filter(({ kind }) => kind === "person")
          const user = wanted.userId === undefined ? people[0] : people.find(({ id }) => id === wanted.userId)
          if (user === undefined) return yield* fieldRefused("user", "is not a person of this tenant")

          const token: PersonalToken = {
            clientId: ids.next() as ClientId,
            tenantId: wanted.tenantId,
            userId: user.id,
            name: wanted.name,
            permissions,
            createdAt: now,
          }
          const secret = secrets.token()
          yield* personalTokens.insert(token, hash.of(secret))
          return { token, secret }
        }),
      )
    }),

    list: Effect.fn("identity.listPersonalTokens")((tenantId: TenantId) =>
      unitOfWork.atomically(allTenants, Effect.andThen(tenants.users(tenantId), personalTokens.list(tenantId))),
    ),

    revoke: Effect.fn("identity.revokePersonalToken")(function* (clientId: ClientId) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* unitOfWork.atomically(allTenants, personalTokens.revoke(clientId, now))
    }),
  }
}
export type ManagePersonalTokens = ReturnType<typeof makeManagePersonalTokens>
