import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { ClientId, TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { given } from "../../shared/given.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { covers, type Permission, printPermission, readPermissions } from "../permissions.ts"
import { AccessTokenRefused } from "../identity.errors.ts"
import { isUsable, type PersonalToken } from "../personal-token.ts"
import type { PersonalTokenStore } from "../ports/personal-token-store.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { UserStore } from "../ports/user-store.ts"

export interface CreatePersonalTokenPorts {
  readonly personalTokens: PersonalTokenStore
  readonly users: UserStore
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewPersonalToken {
  readonly tenantId: TenantId
  readonly name: string
  /** Defaults to the tenant's first person. */
  readonly userId?: UserId
  /** The permissions, each as `area:level`; `*:admin` when absent (contract A2). */
  readonly permissions?: readonly string[]
  /** Absent for a token that is valid until it is revoked. */
  readonly expiresAt?: Timestamp
  /** The permissions of the caller; the token cannot have more (contract G4). Absent for the operator. */
  readonly held?: readonly Permission[]
  /** The caller's token, whose revocation revokes the new one (contract A20). */
  readonly madeBy?: ClientId
}

/** Creates a personal token (contract A1) and gives it with its secret, which cannot be read again. */
export const makeCreatePersonalToken = (ports: CreatePersonalTokenPorts) => {
  const { personalTokens, users, hash, secrets, ids, unitOfWork } = ports
  return Effect.fn("identity.createPersonalToken")(function* (wanted: NewPersonalToken) {
    if (wanted.name.trim() === "") return yield* fieldRefused("name", "must say what the token is for")
    const permissions = yield* Effect.mapError(
      Effect.fromResult(readPermissions(wanted.permissions ?? wanted.held?.map(printPermission) ?? ["*:admin"])),
      (text) => fieldRefused("permissions", text),
    )

    if (wanted.held !== undefined && !covers(wanted.held, permissions)) {
      return yield* fieldRefused("permissions", "must not exceed your own permissions")
    }
    const now = yield* currentTime
    if (wanted.expiresAt !== undefined && wanted.expiresAt <= now) {
      return yield* fieldRefused("expires", "must be in the future")
    }
    return yield* unitOfWork.atomically(
      wanted.tenantId,
      Effect.gen(function* () {
        const people = (yield* users.ofTenant(wanted.tenantId)).filter(({ kind }) => kind === "person")
        const user = wanted.userId === undefined ? people[0] : people.find(({ id }) => id === wanted.userId)
        if (user === undefined) return yield* fieldRefused("user", "must be a person of this tenant")

        const maker = wanted.madeBy && (yield* personalTokens.hold(wanted.tenantId, wanted.madeBy))
        if (wanted.madeBy !== undefined && (maker === undefined || !isUsable(maker, now))) {
          return yield* new AccessTokenRefused({ reason: "revoked" })
        }
        const expiresAt = wanted.expiresAt ?? maker?.expiresAt
        if (expiresAt !== undefined && expiresAt > (maker?.expiresAt ?? Infinity)) {
          return yield* fieldRefused("expires", "must not be after the end of the token that makes this one")
        }

        const token: PersonalToken = {
          clientId: ids.next(),
          tenantId: wanted.tenantId,
          userId: user.id,
          name: wanted.name,
          permissions,
          createdAt: now,
          ...given({ expiresAt, madeBy: maker?.clientId }),
        }
        const secret = secrets.token()
        yield* personalTokens.insert(token, hash.of(secret))
        return { token, secret }
      }),
    )
  })
}
