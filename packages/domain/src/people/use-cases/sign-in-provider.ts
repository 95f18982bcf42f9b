import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { type ProviderWanted, SignInRefused } from "../people.errors.ts"
import { canonicalEmail } from "../person.ts"
import type { OpenIdConnect } from "../ports/open-id-connect.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { TicketStore } from "../ports/ticket-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"
import type { ProvedIdentity, ProviderOwed, SignInProvider, SignInPurpose } from "../sign-in-provider.ts"
import type { SignInPlace } from "../session.ts"
import type { AcceptInvitation } from "./accept-invitation.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"

export interface SignInProviderPorts {
  readonly identity: Pick<Identity, "findUser" | "limitAsking">
  readonly persons: PersonStore
  readonly policies: SignInPolicyStore
  readonly providers: SignInProviderStore
  readonly openIdConnect: OpenIdConnect
  readonly tickets: TicketStore
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The provider's settings that a tenant gives. */
export interface ProviderSettings extends Pick<SignInProvider, "clientId" | "domains" | "issuer" | "name"> {
  /** Keeps the present secret when absent. */
  readonly clientSecret?: string
}

/** The time for a provider that does not tell when the person authenticated, because that may have been long ago. */
const longAgo = 0 as Timestamp

/** The seconds within which a person who has proved the identity by another way must return from the provider. */
const linkSeconds = 600

type Linking = Extract<SignInPurpose, { readonly kind: "Link" }>

/** Signing in at the provider of a tenant (contract G23). */
export const makeSignInProvider = (
  ports: SignInProviderPorts,
  { record, invitations }: { readonly record: RecordSecurityEvent; readonly invitations: AcceptInvitation },
) => {
  const { identity, persons, policies, providers, openIdConnect, tickets, hash, secrets, ids, unitOfWork } = ports
  const known = Effect.fnUntraced(function* (id: string) {
    return (yield* providers.findById(id)) ?? (yield* new ResourceNotFound({ noun: "sign-in provider", id }))
  })

  /**
   * The user of an identity that the provider has confirmed: the linked user, or the user who came to link it; none
   * when that is another user.
   */
  const userOf = Effect.fnUntraced(function* (tenantId: TenantId, proved: ProvedIdentity, linking: UserId | undefined) {
    const found = yield* providers.userOf(tenantId, proved)
    if (found !== undefined || linking === undefined) {
      return { userId: linking === undefined || found === linking ? found : undefined, isNew: false }
    }
    const isNew = yield* providers.link(tenantId, linking, proved, yield* currentTime)
    return { userId: isNew ? linking : undefined, isNew }
  })

  /**
   * Whether the proof with which a person went to the provider still counts, once. The person's credentials may have
   * changed since.
   */
  const redeem = Effect.fnUntraced(function* (tenantId: TenantId, { userId, ticket }: Linking) {
    const key = hash.of(ticket)
    const found = yield* tickets.find(key)
    const user = yield* identity.findUser(tenantId, userId)
    const isGood = found?.personId === user?.personId && (found?.expiresAt ?? 0) > (yield* currentTime)
    return isGood && (yield* tickets.take(key))
  })

  return {
    /** Must be called in the caller's unit of work. */
    signInProvider: ({ tenantId }: Principal) => providers.find(tenantId),
    removeSignInProvider: Effect.fn("people.removeSignInProvider")(function* ({ tenantId }: Principal) {
      if ((yield* policies.find(tenantId)) === "Provider") {
        return yield* fieldRefused(
          "message",
          "Everybody must sign in at the provider: change the sign-in policy first.",
        )
      }
      yield* providers.remove(tenantId)
    }),

    /** Stores the provider of a tenant after one request has confirmed that it is an OpenID provider. */
    putSignInProvider: Effect.fn("people.putSignInProvider")(function* (
      { tenantId }: Principal,
      { clientSecret: given, domains, ...settings }: ProviderSettings,
    ) {
      const before = yield* unitOfWork.atomically(tenantId, providers.find(tenantId))
      // A secret that was given for one issuer is never sent to another.
      const clientSecret = given ?? (before?.issuer === settings.issuer ? before.clientSecret : undefined)
      if (clientSecret === undefined) return yield* fieldRefused("clientSecret", "is required")
      const lower = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))]
      const provider = { ...settings, id: before?.id ?? ids.next(), tenantId, clientSecret, domains: lower }
      yield* Effect.catchTag(openIdConnect.check(provider), "SignInProviderFailed", ({ detail }) =>
        fieldRefused("issuer", `is not a usable provider: it ${detail}`),
      )
      yield* unitOfWork.atomically(tenantId, providers.put(provider))
      return provider
    }),

    /**
     * The providers that are offered to an address: those of tenants in which it is an active user's, and whose domains
     * include its domain. Domains are not verified, so a domain must not lead people of other tenants to a provider.
     * The answer reveals who is a user there, so requests are limited by address. Fails with `TooManyFailures`.
     */
    providersFor: Effect.fn("people.providersFor")(function* (email: string, { address }: SignInPlace) {
      yield* identity.limitAsking("providers", address)
      const name = canonicalEmail(email)
      return yield* providers.ofMember(name, name.split("@").at(-1) ?? "")
    }),

    /**
     * The provider's address at which a person signs in. Fails with `SignInProviderFailed`, `ResourceNotFound`,
     * `TooManyFailures`.
     */
    startSignIn: Effect.fn("people.startSignIn")(function* (
      id: string,
      { to, isFresh }: { readonly to: string | undefined; readonly isFresh: boolean },
      { address }: SignInPlace,
    ) {
      yield* identity.limitAsking("start", address)
      return yield* openIdConnect.begin(yield* known(id), { kind: "SignIn", to }, isFresh)
    }),

    /**
     * The sign-in that is still required of a proven person whose tenant requires its provider. Fails with
     * `ProviderWanted`, `SignInProviderFailed`.
     */
    owedAtProvider: Effect.fn("people.owedAtProvider")(function* (wanted: ProviderWanted) {
      const { tenantId, userId } = wanted
      const asked = Effect.all([providers.find(tenantId), identity.findUser(tenantId, userId)])
      const [provider, user] = yield* unitOfWork.atomically(tenantId, asked)
      if (provider === undefined || user?.personId === undefined) return yield* wanted
      const ticket = secrets.token()
      const expiresAt = secondsAfter(yield* currentTime, linkSeconds)
      yield* tickets.insert({ hash: hash.of(ticket), personId: user.personId, expiresAt })
      const begun = yield* openIdConnect.begin(provider, { kind: "Link", userId, ticket }, false)
      return { next: "Provider", name: provider.name, ...begun } satisfies ProviderOwed
    }),

    /**
     * The provider's address at which a person accepts an invitation. Fails with `InvitationRefused`,
     * `SignInProviderFailed`.
     */
    startJoining: Effect.fn("people.startJoining")(function* (token: string, { address }: SignInPlace) {
      const { tenantId } = yield* invitations.look(token, address)
      const provider = yield* unitOfWork.atomically(tenantId, providers.find(tenantId))
      if (provider === undefined) return yield* new ResourceNotFound({ noun: "sign-in provider", id: tenantId })
      return yield* openIdConnect.begin(provider, { kind: "Join", token }, false)
    }),

    /**
     * The person who returns from the provider, as a user of its tenant. Fails with `SignInRefused` when no user is
     * linked, with `SignInProviderFailed`, and with the errors of accepting an invitation.
     */
    proveByProvider: Effect.fn("people.proveByProvider")(function* (flow: string, query: string, place: SignInPlace) {
      const begun = yield* openIdConnect.purposeOf(flow)
      if (begun === undefined) return yield* new SignInRefused()
      const { purpose, providerId } = begun
      const provider = yield* known(providerId)
      const { tenantId } = provider
      const proved = yield* openIdConnect.finish(provider, flow, query)
      const { provedAt = longAgo } = proved
      if (purpose.kind === "Join") {
        const person = yield* invitations.joinBy(purpose.token, provider, proved, place)
        return { person, tenantId, provedAt, to: undefined, type: "UserJoined" as const }
      }
      const { user, isNew } = yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          if (purpose.kind === "Link" && !(yield* redeem(tenantId, purpose))) return { user: undefined, isNew: false }
          const found = yield* userOf(tenantId, proved, purpose.kind === "Link" ? purpose.userId : undefined)
          return {
            user: found.userId === undefined ? undefined : yield* identity.findUser(tenantId, found.userId),
            isNew: found.isNew,
          }
        }),
      )
      const person =
        user?.state === "Active" && user.personId !== undefined ? yield* persons.find(user.personId) : undefined
      if (user === undefined || person === undefined) {
        yield* record({ type: "SignInRefused", tenantId, about: provider.name }, place)
        return yield* new SignInRefused()
      }
      if (isNew) {
        const about = { tenantId, userId: user.id, personId: person.id, about: `sign-in at ${provider.name}` }
        yield* record({ type: "FactorAdded", ...about }, place)
      }
      const to = purpose.kind === "SignIn" ? purpose.to : undefined
      return { person, tenantId, provedAt, to, type: "SignedIn" as const }
    }),
  }
}
