import { Effect } from "effect"
import type { Principal, SessionCredential, SessionProof } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import { ResourceNotFound } from "../../shared/errors.ts"
import type { Membership } from "../../identity/user.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import { AccessTokenRefused } from "../../identity/identity.errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { ProviderSession, ProviderWanted, SignInRefused } from "../people.errors.ts"
import type { Person } from "../person.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import { standingOf } from "../sign-in-policy.ts"
import {
  credentialOf,
  formerSecretSeconds,
  isAlive,
  isNoticed,
  longestUserAgent,
  type Session,
  type SessionTimes,
  type SignInPlace,
} from "../session.ts"

export interface SessionPorts {
  readonly identity: Pick<Identity, "findUser" | "membershipsOf">
  readonly persons: PersonStore
  readonly sessions: SessionStore
  readonly policies: SignInPolicyStore
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
  readonly times: SessionTimes
}

/** A new session, or one with a new secret, which only the person's browser holds. */
export interface HeldSession {
  readonly principal: Principal & { readonly credential: { readonly kind: "session" } }
  readonly secret: string
}

/** Sessions: beginning them for a proven person, and finding them by their secret (contract G9, G10). */
export const makeSessions = (ports: SessionPorts) => {
  const { identity, persons, sessions, policies, hash, secrets, ids, unitOfWork, times } = ports

  /** The principal of a session; none when the user is no longer active. */
  const principalOf = Effect.fnUntraced(function* (session: Session, key: string) {
    const { tenantId, userId } = session
    const user = yield* unitOfWork.atomically(tenantId, identity.findUser(tenantId, userId), "one statement")
    if (user?.state !== "Active") return undefined
    const permissions = session.owesFactor ? [] : user.permissions
    return { tenantId, userId, permissions, credential: credentialOf(session, key, times) }
  })

  const renew = Effect.fnUntraced(function* (session: Session, from: string, now: Timestamp) {
    const secret = secrets.token()
    const hashes = { from, to: hash.of(secret), formerUntil: secondsAfter(now, formerSecretSeconds) }
    return (yield* sessions.renew({ ...session, renews: false }, hashes)) ? secret : undefined
  })

  /**
   * Changes a session that a caller holds, and gives it a new secret; `undefined` when it ended or was changed
   * meanwhile.
   */
  const change = Effect.fnUntraced(function* (key: string, changed: (session: Session, now: Timestamp) => Session) {
    const now = yield* currentTime
    const session = yield* sessions.find(key, now)
    const after = session && changed(session, now)
    const next = after && (yield* renew(after, key, now))
    const principal = after && next !== undefined ? yield* principalOf(after, hash.of(next)) : undefined
    if (principal === undefined || next === undefined) return yield* new AccessTokenRefused({ reason: "missing" })
    return { principal, secret: next } satisfies HeldSession
  })

  /** Whether a proof is enough for a tenant of the person (contract G21). */
  const standingIn = Effect.fnUntraced(function* ({ tenantId, userId }: Membership, proof: SessionProof) {
    const asked = Effect.all([policies.find(tenantId), identity.findUser(tenantId, userId)])
    const [demand, user] = yield* unitOfWork.atomically(tenantId, asked)
    return standingOf(demand, proof, user?.permissions ?? [])
  })

  /** The first tenant for which the proof is enough, with the tenant where the person worked last tried first. */
  const choose = Effect.fnUntraced(function* (
    memberships: readonly Membership[],
    last: TenantId | undefined,
    proof: SessionProof,
  ) {
    const ordered = memberships.toSorted((a, b) => Number(b.tenantId === last) - Number(a.tenantId === last))
    for (const membership of ordered) {
      const standing = yield* standingIn(membership, proof)
      if (standing !== "Refused") return { ...membership, owesFactor: standing === "Owed" }
    }
    const [first] = ordered
    return yield* first === undefined
      ? new SignInRefused()
      : new ProviderWanted({ tenant: first.tenantName, tenantId: first.tenantId, userId: first.userId })
  })

  return {
    /**
     * Records that the identity was proved again (contract G12) and, when that proof is stronger than before, its kind;
     * then no second factor is required any more. `key` is the hash of the secret, in all these methods.
     */
    confirm: (key: string, by?: "SecondFactor" | "Passkey") =>
      change(key, (session, now) => ({
        ...session,
        confirmedAt: now,
        ...(by === undefined || (by === "SecondFactor" && session.proof !== "Password")
          ? {}
          : { proof: by, owesFactor: false }),
      })),

    /**
     * Switches to another tenant of the person. Fails with `ResourceNotFound` when the person is no active user of it,
     * and with `ProviderWanted` when the tenant requires another proof.
     */
    switchTenant: Effect.fn("people.switchTenant")(function* (
      { hash: key, personId: person, proof }: SessionCredential,
      tenantId: TenantId,
    ) {
      // The confirmation by one tenant's provider is not valid in another tenant.
      if (proof === "Provider") return yield* new ProviderSession()
      const memberships = yield* identity.membershipsOf(person)
      const chosen = memberships.find((each) => each.tenantId === tenantId)
      if (chosen === undefined) {
        return yield* new ResourceNotFound({ noun: "tenant of yours", id: tenantId })
      }
      const { owesFactor } = yield* choose([chosen], tenantId, proof)
      yield* persons.workIn(person, tenantId)
      return yield* change(key, (session) => ({ ...session, tenantId, userId: chosen.userId, owesFactor }))
    }),

    /** The valid sessions of a person, newest first. */
    sessionsOf: Effect.fn("people.sessionsOf")(function* (person: PersonId) {
      const now = yield* currentTime
      return (yield* sessions.ofPerson(person)).filter((each) => isAlive(each, now, times))
    }),

    /**
     * Begins a session in the tenant where the person worked last. Fails with `SignInRefused` without any tenant, and
     * with `ProviderWanted` when each tenant requires another proof. `within` restricts the choice to one tenant.
     * `provedAt` is the time of the proof, when it is not now.
     */
    begin: Effect.fn("people.beginSession")(function* (
      person: Person,
      proof: SessionProof,
      { address, userAgent }: SignInPlace,
      { within, provedAt }: { readonly within?: TenantId; readonly provedAt?: Timestamp } = {},
    ) {
      const now = yield* currentTime
      const all = yield* identity.membershipsOf(person.id)
      const memberships = within === undefined ? all : all.filter(({ tenantId }) => tenantId === within)
      const chosen = yield* choose(memberships, person.lastTenant, proof)
      const session: Session = {
        id: ids.next(),
        personId: person.id,
        tenantId: chosen.tenantId,
        userId: chosen.userId,
        address,
        userAgent: userAgent.slice(0, longestUserAgent),
        createdAt: now,
        usedAt: now,
        confirmedAt: Math.min(provedAt ?? now, now) as Timestamp,
        expiresAt: secondsAfter(now, times.longestSeconds),
        renews: false,
        proof,
        owesFactor: chosen.owesFactor,
      }
      const secret = secrets.token()
      const key = hash.of(secret)
      const isBegun = yield* unitOfWork.atomically(
        chosen.tenantId,
        Effect.gen(function* () {
          // A new password ends the sessions of the former one. Without the lock, a session that begins at the same
          // time would survive.
          const current = yield* persons.lock(person.id)
          const isProved = proof === "Provider" || current?.passwordHash === person.passwordHash
          return isProved && (yield* sessions.insert(session, key))
        }),
      )
      if (!isBegun) return yield* new SignInRefused()
      if (person.lastTenant !== chosen.tenantId) yield* persons.workIn(person.id, chosen.tenantId)
      const principal = yield* principalOf(session, key)
      return principal === undefined ? yield* new SignInRefused() : ({ principal, secret } satisfies HeldSession)
    }),

    /**
     * Finds the caller by the secret of a session. A background call does not count as use (contract G9). Gives a new
     * secret when the permissions of the user changed.
     */
    authenticate: Effect.fn("people.authenticate")(function* (secret: string, isBackground: boolean) {
      const now = yield* currentTime
      const key = hash.of(secret)
      const session = yield* sessions.find(key, now)
      if (session === undefined || !isAlive(session, now, times)) {
        return yield* new AccessTokenRefused({ reason: "missing" })
      }
      const isUsed = !isBackground && isNoticed(session, now)
      if (isUsed) yield* sessions.markUsed(session.id, now)
      const principal = yield* principalOf(isUsed ? { ...session, usedAt: now } : session, key)
      if (principal === undefined) return yield* new AccessTokenRefused({ reason: "missing" })
      return { principal, renewed: session.renews ? yield* renew(session, key, now) : undefined }
    }),
  }
}
export type Sessions = ReturnType<typeof makeSessions>
