import { Effect } from "effect"
import type { Person } from "./person.ts"
import type { TenantId, UserId } from "../shared/ids.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import { type Acceptance, type AcceptInvitationPorts, makeAcceptInvitation } from "./use-cases/accept-invitation.ts"
import { type EnrolmentPorts, makeEnrolment } from "./use-cases/enrolment.ts"
import { type InviteUserPorts, makeInviteUser, makeLinkUser } from "./use-cases/invite-user.ts"
import { makeManageUsers, type ManageUsersPorts } from "./use-cases/manage-users.ts"
import { makeOwnAccount, type OwnAccountPorts } from "./use-cases/own-account.ts"
import {
  byCaller,
  makeNoteSecurityEvent,
  makeRecordSecurityEvent,
  type RecordPorts,
} from "./use-cases/record-security-event.ts"
import type { SecurityEventsWanted } from "./ports/security-event-store.ts"
import { makeMe, type MePorts, type SignedIn } from "./use-cases/me.ts"
import { makeSessions, type SessionPorts, type Sessions } from "./use-cases/sessions.ts"
import { makeSignInProvider, type SignInProviderPorts } from "./use-cases/sign-in-provider.ts"
import { makeSignInPolicy, type SignInPolicyPorts } from "./use-cases/sign-in-policy.ts"
import type { SignInPlace } from "./session.ts"
import { makePasskeys, type PasskeyPorts } from "./use-cases/passkeys.ts"
import type { WebAuthnJson } from "./ports/passkey-verifier.ts"
import { makeIsFromNewBrowser } from "./use-cases/known-browsers.ts"
import { makeSecondFactor, type SecondFactorPorts } from "./use-cases/second-factor.ts"
import { makeProvePerson, type ProvePersonPorts } from "./use-cases/sign-in.ts"
import { makeWaysIn } from "./use-cases/ways-in.ts"
import type { SessionProof } from "../identity/access-token.ts"
import type { Identity } from "../identity/identity.ts"
import type { Organisation } from "../organisation/organisation.ts"

export interface PeoplePorts
  extends
    Omit<AcceptInvitationPorts, "identity" | "organisation">,
    Omit<EnrolmentPorts, "identity">,
    Omit<InviteUserPorts, "identity">,
    Omit<ManageUsersPorts, "identity">,
    Omit<MePorts, "identity" | "organisation">,
    Omit<OwnAccountPorts, "identity">,
    Omit<PasskeyPorts, "identity">,
    Omit<SecondFactorPorts, "identity">,
    Omit<ProvePersonPorts, "identity">,
    Omit<SessionPorts, "identity">,
    Omit<SignInPolicyPorts, "identity">,
    Omit<SignInProviderPorts, "identity">,
    RecordPorts {
  readonly identity: Identity
  readonly organisation: Organisation
}

/** The details of a sign-in, besides the person. */
interface Come extends NonNullable<Parameters<Sessions["begin"]>[3]> {
  readonly type: "SignedIn" | "UserJoined"
}

/** Persons, their sessions, and the invitations by which they join (docs/contract/people.md). */
export const makePeople = (ports: PeoplePorts) => {
  const { identity, events, unitOfWork } = ports
  const linkUser = makeLinkUser(ports)
  const note = makeNoteSecurityEvent(ports)
  const record = makeRecordSecurityEvent(ports, note)
  const isFromNewBrowser = makeIsFromNewBrowser(ports)
  const provePerson = makeProvePerson(ports, record)
  const held = makeSessions(ports)
  const passkeys = makePasskeys(ports, record)
  const waysIn = makeWaysIn(ports, { provePerson, passkeys, record, note })
  const secondFactor = makeSecondFactor(ports, record)
  const enrolment = makeEnrolment(ports)
  const invitations = makeAcceptInvitation(ports, { passkeys, waysIn, secondFactor, enrolment, record })
  const { look, accept } = invitations
  const { proveByProvider, owedAtProvider, ...signInProvider } = makeSignInProvider(ports, { record, invitations })
  const beginSession = Effect.fnUntraced(function* (
    person: Person,
    proof: SessionProof,
    place: SignInPlace,
    { type, ...how }: Come = { type: "SignedIn" },
  ) {
    const begun = yield* held.begin(person, proof, place, how)
    const { tenantId, userId } = begun.principal
    const isNew = type === "SignedIn" && (yield* isFromNewBrowser({ tenantId, userId }, place))
    const event = yield* note({ type, ...byCaller(begun.principal) }, place)
    if (isNew) {
      yield* events.publish({ tenantId }, [{ _tag: "SignedInFromNewBrowser", event: { ...event, tenantId, userId } }])
    }
    return begun
  })
  /** Signs a proven person in, or gives the sign-in at the tenant's provider that is still required. */
  const begin = (...come: Parameters<typeof beginSession>) =>
    Effect.catchTag(beginSession(...come), "ProviderWanted", owedAtProvider)
  return {
    authenticate: held.authenticate,

    /** Signs a person in by address and password (contract G6). */
    signIn: Effect.fn("people.signIn")(function* (email: string, password: string, place: SignInPlace) {
      const person = yield* provePerson(email, password, place)
      return (yield* secondFactor.owed(person)) ?? (yield* begin(person, "Password", place))
    }),
    /** Signs a person in by the second factor, with the ticket of the first (contract G8). */
    giveSecondFactor: Effect.fn("people.giveSecondFactor")(function* (
      ticket: string,
      code: string,
      place: SignInPlace,
    ) {
      const { person, invitation } = yield* secondFactor.redeem(ticket, code, place)
      if (invitation === undefined) return yield* begin(person, "SecondFactor", place)
      const joined = yield* invitations.joinProved(invitation, person, place)
      return yield* begin(joined, "SecondFactor", place, { type: "UserJoined" })
    }),
    /** The options for a browser to sign in by a passkey, or to prove the caller again. */
    passkeyRequestOptions: passkeys.requestOptions,
    /** Signs a person in by a passkey alone, which counts as both factors (contract G22). */
    signInByPasskey: Effect.fn("people.signInByPasskey")(function* (credential: WebAuthnJson, place: SignInPlace) {
      const { person } = yield* passkeys.prove(credential, place)
      return yield* begin(person, "Passkey", place)
    }),
    ...signInProvider,
    /** Signs a person in who returns from the provider of a tenant, in that tenant only (contract G23). */
    signInByProvider: Effect.fn("people.signInByProvider")(function* (flow: string, query: string, place: SignInPlace) {
      const { person, tenantId: within, provedAt, to, type } = yield* proveByProvider(flow, query, place)
      return { to, held: yield* beginSession(person, "Provider", place, { type, within, provedAt }) }
    }),
    /**
     * Switches to another tenant; the session gets a new secret. When that tenant requires its provider, gives the
     * sign-in there.
     */
    switchTenant: ({ credential }: SignedIn, tenantId: TenantId) =>
      Effect.catchTag(held.switchTenant(credential, tenantId), "ProviderWanted", owedAtProvider),
    ...makeOwnAccount(ports, { record, provePerson, secondFactor, held, passkeys, enrolment }),

    lookAtInvitation: look,
    invitedPasskeyOptions: invitations.passkeyOptions,
    /** Accepts an invitation and signs the person in (contract G5). A passkey counts as both factors (contract G22). */
    acceptInvitation: Effect.fn("people.accept")(function* (acceptance: Acceptance, place: SignInPlace) {
      const person = yield* accept(acceptance, place)
      if ("ticket" in person) return person
      const proof = acceptance.credential === undefined ? "Password" : "Passkey"
      return yield* begin(person, proof, place, { type: "UserJoined" })
    }),
    ...makeInviteUser(ports, linkUser),
    ...makeSignInPolicy(ports),
    ...makeManageUsers(ports, linkUser),
    /** Records a security event of a caller, in the caller's unit of work. */
    record,
    /** The security events of the unit of work's tenant, newest first. */
    securityEvents: (wanted: SecurityEventsWanted) => ports.securityEvents.list(wanted),
    ...makeMe(ports),

    /** The persons among the users of the caller's tenant, oldest first. */
    users: (tenantId: TenantId) =>
      Effect.map(Effect.catchTag(identity.usersOf(tenantId), "TenantNotFound", Effect.die), (all) =>
        all.filter(({ kind }) => kind === "person"),
      ),
    /** Fails with `ResourceNotFound`. */
    user: Effect.fn("people.user")(function* (tenantId: TenantId, id: UserId) {
      const user = yield* unitOfWork.atomically(tenantId, identity.findUser(tenantId, id))
      return user?.kind === "person" ? user : yield* new ResourceNotFound({ noun: "user", id })
    }),
  }
}
export type People = ReturnType<typeof makePeople>

export type { Invited } from "./use-cases/invite-user.ts"
export type { SignedIn } from "./use-cases/me.ts"
export type { UserPatch } from "./use-cases/manage-users.ts"
export { byCaller } from "./use-cases/record-security-event.ts"
export type { SecondFactorOwed } from "./use-cases/second-factor.ts"
export type { HeldSession } from "./use-cases/sessions.ts"
