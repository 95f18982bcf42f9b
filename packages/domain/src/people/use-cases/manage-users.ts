import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import { covers } from "../../identity/permissions.ts"
import type { User } from "../../identity/user.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { PeopleEvent } from "../people.events.ts"
import type { InvitationStore } from "../ports/invitation-store.ts"
import { PersonNotFound } from "../people.errors.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import { mayReset } from "../invitation.ts"
import { canonicalEmail, fullName } from "../person.ts"
import { administrators, type KeyPorts, makeHoldsKey } from "./administrators.ts"
import { grantedBy, type LinkUser } from "./invite-user.ts"

export interface ManageUsersPorts extends KeyPorts {
  readonly identity: Pick<
    Identity,
    "limitTokensOf" | "lockUsers" | "membershipsOf" | "revokeTokensOf" | "tenantsOf" | "updateUser"
  >
  readonly events: EventBus<PeopleEvent, TenantOrigin>
  readonly invitations: InvitationStore
  readonly persons: PersonStore
  readonly policies: SignInPolicyStore
  readonly sessions: SessionStore
  readonly unitOfWork: UnitOfWork
}

/** A merge patch (RFC 7396) of a tenant's user. */
export interface UserPatch {
  readonly firstName?: string
  readonly lastName?: string
  readonly permissions?: readonly string[]
  /** `true` reactivates a user. */
  readonly active?: boolean
}

/** The caller; absent for the operator, who may do everything. */
type By = Pick<Principal, "credential" | "permissions"> | undefined

const who = (users: readonly User[]): readonly User[] => users.filter(({ personId }) => personId !== undefined)

/** Whether a change removes a tenant's last administrator, or the last one who can sign in (contract G17). */
const leavesNobody = (before: readonly User[], changed: User): boolean => {
  const after = administrators(before.map((user) => (user.id === changed.id ? changed : user)))
  const held = administrators(before)
  return (held.length > 0 && after.length === 0) || (who(held).length > 0 && who(after).length === 0)
}

/** Managing the rights of a tenant's users (contract G14 to G17). */
export const makeManageUsers = (ports: ManageUsersPorts, linkUser: LinkUser) => {
  const { identity, events, invitations, persons, policies, sessions, unitOfWork } = ports
  const holdsKey = makeHoldsKey(ports)

  /** A user whom the caller may manage: one without more rights than the caller. */
  const managed = Effect.fnUntraced(function* (tenantId: TenantId, id: UserId, by: By) {
    const users = yield* identity.lockUsers(tenantId)
    const user = users.find((each) => each.id === id && each.kind === "person")
    if (user === undefined) return yield* new ResourceNotFound({ noun: "user", id })
    if (by !== undefined && !covers(by.permissions, user.permissions)) {
      return yield* fieldRefused("id", "has more permissions than you")
    }
    return { users, user }
  })

  /**
   * Whether a change removes the last administrator with a passkey from a tenant that requires its provider (contract
   * G24).
   */
  const leavesNoKey = Effect.fnUntraced(function* (users: readonly User[], changed: User) {
    if ((yield* policies.find(changed.tenantId)) !== "Provider") return false
    const after = users.map((user) => (user.id === changed.id ? changed : user))
    return (yield* holdsKey(users)) && !(yield* holdsKey(after))
  })

  const save = Effect.fnUntraced(function* (users: readonly User[], before: User, user: User) {
    if (leavesNobody(users, user)) {
      return yield* fieldRefused("permissions", "would leave nobody who may administer the tenant")
    }
    if (yield* leavesNoKey(users, user)) {
      return yield* fieldRefused(
        "permissions",
        "would leave no administrator with a passkey: one is needed when the sign-in provider does not answer",
      )
    }
    const { tenantId, id } = user
    yield* identity.updateUser(user)
    if (user.state === "Deactivated") {
      yield* sessions.endOfUser(tenantId, id)
      yield* invitations.removeOfUser(tenantId, id)
      yield* identity.revokeTokensOf(tenantId, id, yield* currentTime)
    } else if (JSON.stringify(before.permissions) !== JSON.stringify(user.permissions)) {
      yield* sessions.renewOfUser(tenantId, id)
      yield* identity.limitTokensOf(tenantId, id, yield* currentTime)
      yield* events.publish({ tenantId }, [{ _tag: "PermissionsChanged", user }])
    }
    return user
  })

  return {
    /** Fails with `FieldsRefused`, `ResourceNotFound`, and for the operator `TenantNotFound`. */
    changeUser: Effect.fn("people.changeUser")(function* (tenantId: TenantId, id: UserId, patch: UserPatch, by: By) {
      const permissions = patch.permissions && (yield* grantedBy(by?.permissions, patch.permissions))
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const { users, user } = yield* managed(tenantId, id, by)
          const firstName = patch.firstName?.trim() ?? user.firstName
          const lastName = patch.lastName?.trim() ?? user.lastName
          const isRenamed = patch.firstName !== undefined || patch.lastName !== undefined
          const reached = user.personId === undefined && user.email !== undefined ? "Invited" : "Active"
          return yield* save(users, user, {
            ...user,
            ...(isRenamed ? { name: fullName(firstName ?? "", lastName ?? "", user.email ?? user.name) } : {}),
            ...(firstName === undefined ? {} : { firstName }),
            ...(lastName === undefined ? {} : { lastName }),
            ...(permissions === undefined ? {} : { permissions }),
            ...(patch.active === undefined
              ? {}
              : patch.active
                ? user.state === "Deactivated"
                  ? { state: reached }
                  : {}
                : { state: "Deactivated" as const }),
          })
        }),
      )
    }),

    /** Makes a link for a person who cannot sign in, for the operator. Fails with `PersonNotFound`. */
    resetPerson: Effect.fn("people.resetPerson")(function* (email: string) {
      const person = yield* persons.findByEmail(canonicalEmail(email))
      const [membership] = person === undefined ? [] : yield* identity.membershipsOf(person.id)
      if (membership === undefined) return yield* new PersonNotFound({ email })
      const { tenantId, userId } = membership
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.flatMap(managed(tenantId, userId, undefined), ({ user }) => linkUser(user, { byOperator: true })),
      )
    }),

    /**
     * Makes a new link for a user. When the user already belongs to a person, the link is a reset for somebody who
     * cannot sign in any more.
     */
    inviteAgain: Effect.fn("people.inviteAgain")(function* (tenantId: TenantId, id: UserId, by: By) {
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const { user } = yield* managed(tenantId, id, by)
          if (user.state === "Deactivated") return yield* fieldRefused("id", "is deactivated")
          // A token must not make a reset link: a program with the token, or whoever stole it, could become the person.
          if (by?.credential.kind === "token" && user.personId !== undefined) {
            return yield* fieldRefused(
              "id",
              "is linked to a person already, and a personal token cannot make a reset link: an administrator can make it in the console, or the operator of the service with svc users reset",
            )
          }
          const byOperator = by === undefined
          const tenants = user.personId === undefined ? [] : yield* identity.tenantsOf(user.personId)
          if (!mayReset({ tenantId, byOperator }, tenants)) {
            return yield* fieldRefused(
              "id",
              "belongs to other tenants too: the operator of the service can reset the password",
            )
          }
          return yield* linkUser(user, { byOperator })
        }),
      )
    }),
  }
}
