import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import type { User } from "../../identity/user.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Invitation } from "../invitation.ts"
import { InvitationRefused } from "../people.errors.ts"
import { fullName, type Person } from "../person.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { PasskeyStore } from "../ports/passkey-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"
import type { ProvedIdentity, SignInProvider } from "../sign-in-provider.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPlace } from "../session.ts"
import { type InvitedPorts, makeInvited, type Named, namesOf } from "./invited.ts"
import type { Passkeys } from "./passkeys.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"
import type { NewWay, WayIn, WaysIn } from "./ways-in.ts"

export interface AcceptInvitationPorts extends InvitedPorts {
  readonly identity: Pick<Identity, "findUser" | "limitFailures" | "lockUsers" | "updateUser">
  readonly organisation: Pick<Organisation, "tenant">
  readonly policies: SignInPolicyStore
  readonly providers: SignInProviderStore
  readonly factors: FactorStore
  readonly passkeys: PasskeyStore
  readonly sessions: SessionStore
  readonly ids: IdSource
}

/** What somebody fills in who takes an invitation up. */
export interface Acceptance extends Named, WayIn {
  readonly token: string
}

interface Helpers {
  readonly passkeys: Pick<Passkeys, "invitedOptions">
  readonly waysIn: WaysIn
  readonly record: RecordSecurityEvent
}

/** Taking up links that let somebody in (contract G5, G26). */
export const makeAcceptInvitation = (
  ports: AcceptInvitationPorts,
  { waysIn, passkeys: { invitedOptions }, record }: Helpers,
) => {
  const {
    identity,
    organisation,
    invitations,
    persons,
    policies,
    providers,
    factors,
    passkeys,
    sessions,
    ids,
    unitOfWork,
  } = ports
  const invited = makeInvited(ports)

  /**
   * A person who is let in again gets a new password or passkey, and none of before, nor a second factor, because they may
   * be what was lost; whoever is signed in as that person is not any more.
   */
  const reset = Effect.fnUntraced(function* (
    { tenantId, hash: key }: Invitation,
    user: User,
    given: Acceptance,
    place: SignInPlace,
  ) {
    const { passwordHash: _before, ...person } = yield* invited.personOf(user)
    const way = yield* waysIn.choose(key, given, [person.email, person.firstName, person.lastName])
    const changed = { ...person, ...(way.passwordHash === undefined ? {} : { passwordHash: way.passwordHash }) }
    yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        if (!(yield* invitations.take(key))) return yield* new InvitationRefused()
        yield* persons.update(changed)
        yield* factors.removeAll(changed.id)
        yield* passkeys.removeAll(changed.id)
        yield* waysIn.keep(way, user, place)
        if (way.passwordHash !== undefined) {
          yield* record({ type: "PasswordChanged", tenantId, userId: user.id, personId: changed.id }, place)
        }
        yield* sessions.endOfPerson(changed.id)
      }),
    )
    return changed
  })

  /** Ties the user to a person, who is new or proves to be the one with that address. */
  const join = Effect.fnUntraced(function* (
    { tenantId, hash: key }: Invitation,
    user: User,
    given: Acceptance,
    place: SignInPlace,
  ) {
    if (user.personId !== undefined) return yield* new InvitationRefused()
    const email = yield* invited.emailOf(user, given.email)
    const names = namesOf(user, given)
    const isKnown = (yield* persons.findByEmail(email)) !== undefined
    const way: NewWay = isKnown ? {} : yield* waysIn.choose(key, given, [email, ...Object.values(names)])
    const person: Person = isKnown
      ? { ...(yield* waysIn.prove(email, given, place)), lastTenant: tenantId }
      : {
          id: way.passkey?.personId ?? ids.next(),
          email,
          ...names,
          ...(way.passwordHash === undefined ? {} : { passwordHash: way.passwordHash }),
          preferences: {},
          lastTenant: tenantId,
        }
    yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        if (!(yield* invitations.take(key))) return yield* new InvitationRefused()
        // The tenant is that of a user who was found.
        const users = yield* Effect.catchTag(identity.lockUsers(tenantId), "TenantNotFound", Effect.die)
        const others = users.filter(({ id }) => id !== user.id)
        if (others.some((other) => other.email === email)) {
          return yield* fieldRefused("email", "is that of another user of the tenant")
        }
        if (isKnown) yield* persons.update(person)
        else if (!(yield* persons.insert(person, yield* currentTime))) {
          return yield* fieldRefused("email", "is a person's since a moment ago: open the link again")
        }
        yield* waysIn.keep(way, user, place)
        const name = fullName(names.firstName, names.lastName, email)
        yield* identity.updateUser({ ...user, state: "Active", personId: person.id, email, name, ...names })
      }),
    )
    return person
  })

  /** Ties the user to a new person without a password, whom the provider of the tenant knows. */
  const joinBy = Effect.fn("people.joinByProvider")(function* (
    token: string,
    { tenantId, issuer }: SignInProvider,
    proved: ProvedIdentity,
    place: SignInPlace,
  ) {
    const { invitation, user } = yield* invited.find(token, place.address)
    const isForProvider =
      invitation.kind === "Invitation" && invitation.tenantId === tenantId && proved.issuer === issuer
    const { email, firstName = "", lastName = "" } = user
    if (!isForProvider || email === undefined || user.personId !== undefined) return yield* new InvitationRefused()
    const person: Person = { id: ids.next(), email, firstName, lastName, preferences: {}, lastTenant: tenantId }
    const now = yield* currentTime
    yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        if (!(yield* invitations.take(invitation.hash))) return yield* new InvitationRefused()
        // Somebody with that address has a password, and proves by it to be the same.
        if (!(yield* persons.insert(person, now))) return yield* new InvitationRefused()
        if (!(yield* providers.link(tenantId, user.id, proved, now))) return yield* new InvitationRefused()
        yield* identity.updateUser({ ...user, state: "Active", personId: person.id })
      }),
    )
    return person
  })

  /** The provider of a tenant, and whether everybody has to sign in there. */
  const offered = (tenantId: TenantId) =>
    unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const provider = yield* providers.find(tenantId)
        const isRequired = (yield* policies.find(tenantId)) === "Provider"
        return provider && { name: provider.name, isRequired }
      }),
    )

  return {
    joinBy,

    /** What a link is for, before it is taken up. Fails with `InvitationRefused`. */
    look: Effect.fn("people.lookAtInvitation")(function* (token: string, address: string) {
      const { invitation, user } = yield* invited.find(token, address)
      const person = user.email === undefined ? undefined : yield* persons.findByEmail(user.email)
      const tenant = yield* organisation.tenant(invitation.tenantId)
      if (tenant === undefined) return yield* new InvitationRefused()
      const isKnown = person !== undefined
      // Only a new person can be made by the provider's word, and only for an address that was invited.
      const mayJoinThere = invitation.kind === "Invitation" && user.email !== undefined && !isKnown
      const provider = mayJoinThere ? yield* offered(invitation.tenantId) : undefined
      return { ...invitation, tenantName: tenant.name, user, isKnown, provider }
    }),

    /** What a browser is asked for making the passkey that a link is taken up by. Fails with `InvitationRefused`. */
    passkeyOptions: Effect.fn("people.invitedPasskeyOptions")(function* (
      { token, ...given }: Named & { readonly token: string },
      address: string,
    ) {
      const { invitation, user } = yield* invited.find(token, address)
      if (invitation.kind === "Reset") return yield* invitedOptions(yield* invited.personOf(user), invitation.hash)
      if (user.personId !== undefined) return yield* new InvitationRefused()
      const email = yield* invited.emailOf(user, given.email)
      if ((yield* persons.findByEmail(email)) !== undefined) {
        return yield* fieldRefused(
          "email",
          "is a person's already, who comes in by the password or a passkey of before",
        )
      }
      const person = { id: ids.next<PersonId>(), email, ...namesOf(user, given), preferences: {} }
      return yield* invitedOptions(person, invitation.hash)
    }),

    /** Takes a link up, once, and gives the person who may be signed in. */
    accept: Effect.fn("people.acceptInvitation")(function* (acceptance: Acceptance, place: SignInPlace) {
      const { invitation, user } = yield* invited.find(acceptance.token, place.address)
      return invitation.kind === "Reset"
        ? yield* reset(invitation, user, acceptance, place)
        : yield* join(invitation, user, acceptance, place)
    }),
  }
}
export type AcceptInvitation = ReturnType<typeof makeAcceptInvitation>
