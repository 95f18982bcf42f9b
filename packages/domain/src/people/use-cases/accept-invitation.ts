import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import type { User } from "../../identity/user.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import type { Invitation } from "../invitation.ts"
import { canonicalPassword, passwordMistake } from "../password.ts"
import { InvitationRefused } from "../people.errors.ts"
import { fullName, parseEmail, type Person } from "../person.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { InvitationStore } from "../ports/invitation-store.ts"
import type { PasskeyStore } from "../ports/passkey-store.ts"
import type { PasswordHash } from "../ports/password-hash.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"
import type { ProvedIdentity, SignInProvider } from "../sign-in-provider.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { ProvePerson } from "./sign-in.ts"
import type { SignInPlace } from "../session.ts"

export interface AcceptInvitationPorts {
  readonly identity: Pick<Identity, "findUser" | "limitFailures" | "lockUsers" | "updateUser">
  readonly organisation: Pick<Organisation, "tenant">
  readonly invitations: InvitationStore
  readonly persons: PersonStore
  readonly policies: SignInPolicyStore
  readonly providers: SignInProviderStore
  readonly factors: FactorStore
  readonly passkeys: PasskeyStore
  readonly sessions: SessionStore
  readonly passwordHash: PasswordHash
  readonly hash: SecretHash
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** What somebody fills in who takes an invitation up. */
export interface Acceptance {
  readonly token: string
  /** Where the invitation names no address. */
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  /** The new password; that of before where the address is a person's already. */
  readonly password: string
}

/** Taking up links that let somebody in (contract G5). */
export const makeAcceptInvitation = (ports: AcceptInvitationPorts, provePerson: ProvePerson) => {
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
    passwordHash,
    hash,
    ids,
    unitOfWork,
  } = ports

  const find = Effect.fnUntraced(function* (token: string, now: Timestamp) {
    const invitation = yield* invitations.find(hash.of(token))
    if (invitation === undefined || invitation.expiresAt <= now) return yield* new InvitationRefused()
    const { tenantId, userId } = invitation
    const user = yield* unitOfWork.atomically(tenantId, identity.findUser(tenantId, userId))
    if (user === undefined || user.state === "Deactivated") return yield* new InvitationRefused()
    return { invitation, user }
  })
  const findLimited = (token: string, address: string) =>
    Effect.flatMap(currentTime, (now) =>
      identity.limitFailures("random", [`address:${address}`], now, find(token, now)),
    )

  const newPassword = Effect.fnUntraced(function* (password: string, own: readonly string[]) {
    const mistake = passwordMistake(password, own)
    if (mistake !== undefined) return yield* fieldRefused("password", mistake)
    return yield* passwordHash.of(canonicalPassword(password))
  })

  /** A person who is let in again gets a new password, and no second factor or passkey, because they may be what was lost; whoever is signed in as that person is not any more. */
  const reset = Effect.fnUntraced(function* ({ tenantId, hash: key }: Invitation, user: User, password: string) {
    const person = user.personId === undefined ? undefined : yield* persons.find(user.personId)
    if (person === undefined) return yield* new InvitationRefused()
    const changed = {
      ...person,
      passwordHash: yield* newPassword(password, [person.email, person.firstName, person.lastName]),
    }
    yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        if (!(yield* invitations.take(key))) return yield* new InvitationRefused()
        yield* persons.update(changed)
        yield* factors.removeAll(changed.id)
        yield* passkeys.removeAll(changed.id)
        yield* sessions.endOfPerson(changed.id)
      }),
    )
    return changed
  })

  const emailOf = Effect.fnUntraced(function* (user: User, given: string | undefined) {
    if (given === undefined) return user.email ?? (yield* fieldRefused("email", "is required"))
    const email = yield* Effect.mapError(Effect.fromResult(parseEmail(given)), (text) => fieldRefused("email", text))
    if (user.email !== undefined && user.email !== email) return yield* fieldRefused("email", "is not the invited one")
    return email
  })

  /** Ties the user to a person, who is new or proves to be the one with that address. */
  const join = Effect.fnUntraced(function* (
    { tenantId, hash: key }: Invitation,
    user: User,
    { email: given, firstName, lastName, password }: Acceptance,
    place: SignInPlace,
  ) {
    if (user.personId !== undefined) return yield* new InvitationRefused()
    const email = yield* emailOf(user, given)
    const names = { firstName: firstName ?? user.firstName ?? "", lastName: lastName ?? user.lastName ?? "" }
    const isKnown = (yield* persons.findByEmail(email)) !== undefined
    const person: Person = isKnown
      ? { ...(yield* provePerson(email, password, place)), lastTenant: tenantId }
      : {
          id: ids.next(),
          email,
          ...names,
          passwordHash: yield* newPassword(password, [email, ...Object.values(names)]),
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
    const { invitation, user } = yield* findLimited(token, place.address)
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
      const { invitation, user } = yield* findLimited(token, address)
      const person = user.email === undefined ? undefined : yield* persons.findByEmail(user.email)
      const tenant = yield* organisation.tenant(invitation.tenantId)
      if (tenant === undefined) return yield* new InvitationRefused()
      const isKnown = person !== undefined
      // Only a new person can be made by the provider's word, and only for an address that was invited.
      const mayJoinThere = invitation.kind === "Invitation" && user.email !== undefined && !isKnown
      const provider = mayJoinThere ? yield* offered(invitation.tenantId) : undefined
      return { ...invitation, tenantName: tenant.name, user, isKnown, provider }
    }),

    /** Takes a link up, once, and gives the person who may be signed in. */
    accept: Effect.fn("people.acceptInvitation")(function* (acceptance: Acceptance, place: SignInPlace) {
      const { invitation, user } = yield* findLimited(acceptance.token, place.address)
      return invitation.kind === "Reset"
        ? yield* reset(invitation, user, acceptance.password)
        : yield* join(invitation, user, acceptance, place)
    }),
  }
}
export type AcceptInvitation = ReturnType<typeof makeAcceptInvitation>
