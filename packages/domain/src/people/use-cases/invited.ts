import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import type { User } from "../../identity/user.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { mayReset } from "../invitation.ts"
import { InvitationRefused } from "../people.errors.ts"
import { parseEmail } from "../person.ts"
import type { InvitationStore } from "../ports/invitation-store.ts"
import type { PersonStore } from "../ports/person-store.ts"

export interface InvitedPorts {
  readonly identity: Pick<Identity, "findUser" | "limitFailures" | "tenantsOf">
  readonly invitations: InvitationStore
  readonly persons: PersonStore
  readonly hash: SecretHash
  readonly unitOfWork: UnitOfWork
}

/** The data about themselves that people give when they accept an invitation. */
export interface Named {
  /** The address, when the invitation has none. */
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** The names of the person who accepts an invitation, by default those of the invited user. */
export const namesOf = (user: User, { firstName, lastName }: Named) => ({
  firstName: firstName ?? user.firstName ?? "",
  lastName: lastName ?? user.lastName ?? "",
})

/** Links that were given out, and the persons whom they let in (contract G5). */
export const makeInvited = ({ identity, invitations, persons, hash, unitOfWork }: InvitedPorts) => {
  const findByHash = Effect.fnUntraced(function* (key: string) {
    const now = yield* currentTime
    const invitation = yield* invitations.find(key)
    if (invitation === undefined || invitation.expiresAt <= now) return yield* new InvitationRefused()
    const { tenantId, userId } = invitation
    const user = yield* unitOfWork.atomically(tenantId, identity.findUser(tenantId, userId))
    if (user === undefined || user.state === "Deactivated") return yield* new InvitationRefused()
    const tenants = user.personId === undefined ? [] : yield* identity.tenantsOf(user.personId)
    if (!mayReset(invitation, tenants)) return yield* new InvitationRefused()
    return { invitation, user }
  })

  return {
    /** The invitation of a valid link, and its user. Fails with `InvitationRefused`, `TooManyFailures`. */
    find: (token: string, address: string) =>
      Effect.flatMap(currentTime, (now) =>
        identity.limitFailures("random", [`address:${address}`], now, findByHash(hash.of(token))),
      ),
    /** The invitation by the hash of its secret, for a caller who gave the secret before. */
    findByHash,

    /** The person whom a reset lets in again. Fails with `InvitationRefused`. */
    personOf: Effect.fnUntraced(function* ({ personId }: User) {
      return (personId === undefined ? undefined : yield* persons.find(personId)) ?? (yield* new InvitationRefused())
    }),

    /** The address of the person who accepts an invitation: the invited one, when there is one. */
    emailOf: Effect.fnUntraced(function* (user: User, given: string | undefined) {
      if (given === undefined) return user.email ?? (yield* fieldRefused("email", "is required"))
      const email = yield* Effect.mapError(Effect.fromResult(parseEmail(given)), (text) => fieldRefused("email", text))
      if (user.email !== undefined && user.email !== email) {
        return yield* fieldRefused("email", "is not the invited address")
      }
      return email
    }),
  }
}
