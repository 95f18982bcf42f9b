import { Effect } from "effect"
import type { User } from "../../identity/user.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Invitation } from "../invitation.ts"
import { InvitationRefused } from "../people.errors.ts"
import type { Person } from "../person.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"
import type { ProvedIdentity, SignInProvider } from "../sign-in-provider.ts"
import type { SignInPlace } from "../session.ts"
import type { Enrolment } from "./enrolment.ts"
import { type InvitedPorts, makeInvited, type Named, namesOf } from "./invited.ts"
import type { Passkeys } from "./passkeys.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"
import type { SecondFactor } from "./second-factor.ts"
import { makeTakeUp, type TakeUpPorts } from "./take-up.ts"
import type { WayIn, WaysIn } from "./ways-in.ts"

export interface AcceptInvitationPorts extends InvitedPorts, TakeUpPorts {
  readonly identity: InvitedPorts["identity"] & TakeUpPorts["identity"]
  readonly organisation: Pick<Organisation, "tenant">
  readonly policies: SignInPolicyStore
  readonly providers: SignInProviderStore
}

/** The data with which a person accepts an invitation. */
export interface Acceptance extends Named, WayIn {
  readonly token: string
}

interface Helpers {
  readonly passkeys: Pick<Passkeys, "invitedOptions">
  readonly waysIn: WaysIn
  readonly secondFactor: Pick<SecondFactor, "owed">
  readonly enrolment: Pick<Enrolment, "needsPasskey">
  readonly record: RecordSecurityEvent
}

/** Accepting links that let a person in (contract G5, G26). */
export const makeAcceptInvitation = (
  ports: AcceptInvitationPorts,
  { waysIn, passkeys: { invitedOptions }, secondFactor, enrolment, record }: Helpers,
) => {
  const { organisation, persons, policies, providers, ids, unitOfWork } = ports
  const invited = makeInvited(ports)
  const takeUp = makeTakeUp(ports, { waysIn, record })

  const reset = Effect.fnUntraced(function* (
    invitation: Invitation,
    user: User,
    given: Acceptance,
    place: SignInPlace,
  ) {
    const person = yield* invited.personOf(user)
    const way = yield* waysIn.choose(invitation.hash, given, [person.email, person.firstName, person.lastName])
    return yield* takeUp.again({ invitation, user, place }, person, way)
  })

  /**
   * Links the user to a person, either a new one or the proven owner of the address. Otherwise gives what is still
   * required.
   */
  const join = Effect.fnUntraced(function* (invitation: Invitation, user: User, given: Acceptance, place: SignInPlace) {
    if (user.personId !== undefined) return yield* new InvitationRefused()
    const email = yield* invited.emailOf(user, given.email)
    if ((yield* persons.findByEmail(email)) === undefined) {
      const names = namesOf(user, given)
      const way = yield* waysIn.choose(invitation.hash, given, [email, ...Object.values(names)])
      return yield* takeUp.asNew({ invitation, user, place }, { email, ...names }, way)
    }
    const proved = yield* waysIn.prove(email, given, place)
    if (proved.passkey === undefined) {
      if (yield* enrolment.needsPasskey(proved.person)) {
        return yield* fieldRefused("password", "is not enough here: accept the invitation with one of your passkeys")
      }
      const owed = yield* secondFactor.owed(proved.person, invitation.hash)
      if (owed !== undefined) return owed
    }
    return yield* takeUp.asKnown({ invitation, user, place }, proved)
  })

  /** Links the user to a new person without a password, whom the tenant's provider has confirmed. */
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
    if (!isForProvider || email === undefined) return yield* new InvitationRefused()
    const now = yield* currentTime
    const link = ({ id }: User) => providers.link(tenantId, id, proved, now)
    // The address belongs to a person with a password, who must prove the identity by it.
    return yield* Effect.catchTag(
      takeUp.asNew({ invitation, user, place }, { email, firstName, lastName }, {}, link),
      "FieldsRefused",
      () => new InvitationRefused(),
    )
  })

  /** Accepts an invitation for a person who has given the required second factor. */
  const joinProved = Effect.fn("people.joinProved")(function* (hash: string, person: Person, place: SignInPlace) {
    const { invitation, user } = yield* invited.findByHash(hash)
    if (invitation.kind !== "Invitation" || (yield* invited.emailOf(user, person.email)) !== person.email) {
      return yield* new InvitationRefused()
    }
    return yield* takeUp.asKnown({ invitation, user, place }, { person, passkey: undefined })
  })

  /** The provider of a tenant, and whether all users must sign in there. */
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
    joinProved,

    /** The purpose of a link, without accepting it. Fails with `InvitationRefused`. */
    look: Effect.fn("people.lookAtInvitation")(function* (token: string, address: string) {
      const { invitation, user } = yield* invited.find(token, address)
      const person = user.email === undefined ? undefined : yield* persons.findByEmail(user.email)
      const tenant = yield* organisation.tenant(invitation.tenantId)
      if (tenant === undefined) return yield* new InvitationRefused()
      const isKnown = person !== undefined
      // The provider's confirmation is enough only for a new person, and only for an address that was invited.
      const mayJoinThere = invitation.kind === "Invitation" && user.email !== undefined && !isKnown
      const provider = mayJoinThere ? yield* offered(invitation.tenantId) : undefined
      return { ...invitation, tenantName: tenant.name, user, isKnown, provider }
    }),

    /** The options for a browser to make the passkey with which a link is accepted. Fails with `InvitationRefused`. */
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
          "belongs to a person already: accept the invitation with that person's password or passkey",
        )
      }
      const person = { id: ids.next<PersonId>(), email, ...namesOf(user, given), preferences: {} }
      return yield* invitedOptions(person, invitation.hash)
    }),

    /** Accepts a link, once, and gives the person who may be signed in; or what is required before. */
    accept: Effect.fn("people.acceptInvitation")(function* (acceptance: Acceptance, place: SignInPlace) {
      const { invitation, user } = yield* invited.find(acceptance.token, place.address)
      return invitation.kind === "Reset"
        ? yield* reset(invitation, user, acceptance, place)
        : yield* join(invitation, user, acceptance, place)
    }),
  }
}
export type AcceptInvitation = ReturnType<typeof makeAcceptInvitation>
