import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { covers, type Permission, readPermissions } from "../../identity/permissions.ts"
import type { User } from "../../identity/user.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { type Invitation, type InvitationKind, invitationSeconds } from "../invitation.ts"
import { fullName, parseEmail } from "../person.ts"
import type { PeopleEvent } from "../people.events.ts"
import type { InvitationStore } from "../ports/invitation-store.ts"

export interface InviteUserPorts {
  readonly identity: Pick<Identity, "addUsers" | "lockUsers">
  readonly invitations: InvitationStore
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly events: EventBus<PeopleEvent, TenantOrigin>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface NewUser {
  readonly tenantId: TenantId
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  /** The permissions, each as `area:level`; `*:admin` when absent, as for personal tokens (contract A2). */
  readonly permissions?: readonly string[]
}

/** A new link, with its secret, which is given only once (contract G5). */
export interface Invited {
  readonly user: User
  readonly kind: InvitationKind
  readonly secret: string
  readonly expiresAt: Timestamp
}

/** Reads the permissions for a user. Callers cannot grant permissions that they do not have (contract G4). */
export const grantedBy = (held: readonly Permission[] | undefined, texts: readonly string[]) =>
  Effect.gen(function* () {
    const wanted = yield* Effect.mapError(Effect.fromResult(readPermissions(texts)), (text) =>
      fieldRefused("permissions", text),
    )
    if (held !== undefined && !covers(held, wanted))
      return yield* fieldRefused("permissions", "must not exceed your own permissions")
    return wanted
  })

/** Makes the link of a user in the caller's unit of work, and replaces an earlier one (contract G5). */
export const makeLinkUser = ({
  invitations,
  hash,
  secrets,
}: Pick<InviteUserPorts, "hash" | "invitations" | "secrets">) =>
  Effect.fnUntraced(function* (user: User, { byOperator }: Pick<Invitation, "byOperator">) {
    const now = yield* currentTime
    const kind = user.personId === undefined ? "Invitation" : "Reset"
    const secret = secrets.token()
    const expiresAt = secondsAfter(now, invitationSeconds[kind])
    const { tenantId, id: userId } = user
    yield* invitations.put({ hash: hash.of(secret), kind, tenantId, userId, byOperator, createdAt: now, expiresAt })
    return { user, kind, secret, expiresAt } satisfies Invited
  })
export type LinkUser = ReturnType<typeof makeLinkUser>

/** Adding users to a tenant (contract G3, G5). */
export const makeInviteUser = ({ identity, events, ids, unitOfWork }: InviteUserPorts, linkUser: LinkUser) => {
  return {
    /** Adds a user to a tenant and gives the link. `held` are the caller's permissions; absent for the operator. */
    invite: Effect.fn("people.inviteUser")(function* (wanted: NewUser, held?: readonly Permission[]) {
      const { tenantId, firstName = "", lastName = "" } = wanted
      const email = yield* Effect.mapError(Effect.fromResult(parseEmail(wanted.email)), (text) =>
        fieldRefused("email", text),
      )
      const permissions = yield* grantedBy(held, wanted.permissions ?? ["*:admin"])
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const users = yield* identity.lockUsers(tenantId)
          if (users.some((user) => user.email === email))
            return yield* fieldRefused("email", "already belongs to a user of this tenant")
          const user: User = {
            id: ids.next(),
            tenantId,
            kind: "person",
            state: "Invited",
            name: fullName(firstName, lastName, email),
            email,
            firstName,
            lastName,
            permissions,
          }
          yield* identity.addUsers([user])
          yield* events.publish({ tenantId }, [{ _tag: "UserInvited", user }])
          return yield* linkUser(user, { byOperator: held === undefined })
        }),
      )
    }),
  }
}
