import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import type { User } from "../../identity/user.ts"
import { fieldRefused, type PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type Invitation, mayReset } from "../invitation.ts"
import type { Passkey } from "../passkey.ts"
import { InvitationRefused, SignInRefused } from "../people.errors.ts"
import { fullName, type Person } from "../person.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { InvitationStore } from "../ports/invitation-store.ts"
import type { PasskeyStore } from "../ports/passkey-store.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPlace } from "../session.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"
import type { NewWay, WaysIn } from "./ways-in.ts"

export interface TakeUpPorts {
  readonly identity: Pick<Identity, "lockUsers" | "tenantsOf" | "updateUser">
  readonly invitations: InvitationStore
  readonly persons: PersonStore
  readonly factors: FactorStore
  readonly passkeys: PasskeyStore
  readonly sessions: SessionStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

interface Helpers {
  readonly waysIn: Pick<WaysIn, "keep">
  readonly record: RecordSecurityEvent
}

/** A link that is being accepted, with its user as it was found. */
interface TakenUp {
  readonly invitation: Invitation
  readonly user: User
  readonly place: SignInPlace
}

/** The proven person, with the passkey if one was used for the proof. */
interface Proved {
  readonly person: Person
  readonly passkey: Passkey | undefined
}

/**
 * The effects of a link once everything required is given, each in a unit of work of the link's tenant (contract G5,
 * G28).
 */
export const makeTakeUp = (ports: TakeUpPorts, { waysIn, record }: Helpers) => {
  const { identity, invitations, persons, factors, passkeys, sessions, ids, unitOfWork } = ports

  /** Uses up a link and gives its user as it is now, because permissions may have been removed since it was found. */
  const take = Effect.fnUntraced(function* ({ hash, tenantId, userId }: Invitation, email: string) {
    if (!(yield* invitations.take(hash))) return yield* new InvitationRefused()
    // The lookup cannot fail, because the tenant is that of a user who was found.
    const users = yield* Effect.catchTag(identity.lockUsers(tenantId), "TenantNotFound", Effect.die)
    const user = users.find(({ id }) => id === userId)
    if (user === undefined || user.state === "Deactivated" || user.personId !== undefined) {
      return yield* new InvitationRefused()
    }
    if (users.some((other) => other.id !== user.id && other.email === email)) {
      return yield* fieldRefused("email", "belongs to another user of the tenant")
    }
    return user
  })

  const join = (user: User, { id, email, firstName, lastName }: Omit<Person, "preferences">) => {
    const name = fullName(firstName, lastName, email)
    return identity.updateUser({ ...user, state: "Active", personId: id, email, name, firstName, lastName })
  }

  /**
   * Runs when a person of one tenant joins a second one. The administrators of the first tenant could until now make
   * links that let somebody in as this person, so all credentials are removed except the proof that was just given.
   */
  const becomeOwn = Effect.fnUntraced(function* (
    { person, passkey }: Proved,
    user: { readonly tenantId: TenantId; readonly userId: UserId },
    place: SignInPlace,
  ) {
    const ended = (about: string) => record({ type: "FactorRemoved", ...user, personId: person.id, about }, place)
    yield* sessions.endOfPerson(person.id)
    for (const { id, name } of yield* passkeys.ofPerson(person.id)) {
      if (id !== passkey?.id) yield* ended(`passkey ${name}`)
    }
    yield* passkeys.removeAll(person.id, passkey?.id)
    if (passkey === undefined) return person
    const { passwordHash: before, ...rest } = person
    if (before !== undefined) yield* ended("password")
    yield* persons.changePassword(person.id, { before, after: undefined })
    yield* factors.removeAll(person.id)
    return rest
  })

  return {
    /** Links the user of a link to a new person, whose credential is `way`. */
    asNew: Effect.fnUntraced(function* (
      { invitation, place }: TakenUp,
      named: Pick<Person, "email" | "firstName" | "lastName">,
      way: NewWay,
      alsoKeep: (user: User) => Effect.Effect<boolean, PortUnavailable> = () => Effect.succeed(true),
    ) {
      const { tenantId } = invitation
      const person: Person = {
        id: way.passkey?.personId ?? ids.next(),
        ...named,
        ...(way.passwordHash === undefined ? {} : { passwordHash: way.passwordHash }),
        preferences: {},
        lastTenant: tenantId,
      }
      yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const user = yield* take(invitation, person.email)
          if (!(yield* persons.insert(person, yield* currentTime))) {
            return yield* fieldRefused("email", "was taken by a person just now: open the link again")
          }
          if (!(yield* alsoKeep(user))) return yield* new InvitationRefused()
          yield* waysIn.keep(way, user, place)
          yield* join(user, person)
        }),
      )
      return person
    }),

    /** Links the user of a link to the proven owner of its address. */
    asKnown: Effect.fnUntraced(function* ({ invitation, user: found, place }: TakenUp, proved: Proved) {
      const { tenantId } = invitation
      const { id, email } = proved.person
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const person = yield* persons.lock(id)
          const own = yield* passkeys.ofPerson(id)
          const isLost = proved.passkey !== undefined && !own.some((each) => each.id === proved.passkey?.id)
          // The password or passkey of the proof was replaced since.
          if (person === undefined || person.passwordHash !== proved.person.passwordHash || isLost) {
            return yield* new SignInRefused()
          }
          const user = yield* take(invitation, email)
          const isFirstOther = (yield* identity.tenantsOf(id)).length === 1
          const joined = { tenantId, userId: found.id }
          const after = isFirstOther ? yield* becomeOwn({ ...proved, person }, joined, place) : person
          yield* join(user, after)
          yield* persons.workIn(id, tenantId)
          return { ...after, lastTenant: tenantId }
        }),
      )
    }),

    /**
     * Lets a person in again with a new password or passkey. All former credentials and the second factor are removed,
     * because they may have been lost, and all sessions of the person end.
     */
    again: Effect.fnUntraced(function* ({ invitation, user, place }: TakenUp, { id }: Person, way: NewWay) {
      const { tenantId, hash } = invitation
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          const person = yield* persons.lock(id)
          const isMine = mayReset(invitation, yield* identity.tenantsOf(id))
          if (person === undefined || !isMine || !(yield* invitations.take(hash))) return yield* new InvitationRefused()
          yield* persons.changePassword(id, { before: person.passwordHash, after: way.passwordHash })
          yield* factors.removeAll(id)
          yield* passkeys.removeAll(id)
          yield* waysIn.keep(way, user, place)
          if (way.passwordHash !== undefined) {
            yield* record({ type: "PasswordChanged", tenantId, userId: user.id, personId: id }, place)
          }
          yield* sessions.endOfPerson(id)
          const { passwordHash: _before, ...rest } = person
          return { ...rest, ...(way.passwordHash === undefined ? {} : { passwordHash: way.passwordHash }) }
        }),
      )
    }),
  }
}
