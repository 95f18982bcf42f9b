import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { TooManyFailures } from "../../identity/identity.errors.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { afterTry, type CodeTries, isTold } from "../code-tries.ts"
import { SignInRefused } from "../people.errors.ts"
import type { PeopleEvent } from "../people.events.ts"
import type { Person } from "../person.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { TicketStore } from "../ports/ticket-store.ts"
import type { Totp } from "../ports/totp.ts"
import type { SignInPlace } from "../session.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"
import { failureNames, ofPerson } from "./sign-in.ts"

export interface SecondFactorPorts {
  readonly identity: Pick<Identity, "limitFailures" | "membershipsOf">
  readonly persons: PersonStore
  readonly factors: FactorStore
  readonly tickets: TicketStore
  readonly totp: Totp
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly events: EventBus<PeopleEvent, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

/** The ways of giving a second factor. */
export type SecondFactorMethod = "Totp" | "RecoveryCode"

/** The sign-in is not complete: the second factor is required within five minutes. */
export interface SecondFactorOwed {
  readonly next: "SecondFactor"
  readonly methods: readonly SecondFactorMethod[]
  /** The value of a cookie for the browser. */
  readonly ticket: string
}

const ticketSeconds = 300
const recoveryCodeCount = 10
/** The number of codes of a person that may come at the same time and are still counted one after the other. */
const mostRaces = 20

/** Normalises a typed code: spaces, hyphens and the case of letters are ignored. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase()

/** The second factor (contract G8): codes of an authenticator app, and recovery codes in case it is lost. */
export const makeSecondFactor = (
  { identity, persons, factors, tickets, totp, hash, secrets, ids, events, unitOfWork }: SecondFactorPorts,
  record: RecordSecurityEvent,
) => {
  const isRight = Effect.fnUntraced(function* (person: Person, typed: string, place: SignInPlace, now: Timestamp) {
    const { totp: app } = yield* factors.ofPerson(person.id)
    if (app?.isActive !== true) return false
    const code = plain(typed)
    const step = totp.stepOf(app.secret, code, now)
    if (step !== undefined) return yield* factors.takeStep(app.id, step)
    if (!(yield* factors.takeRecoveryCode(person.id, hash.of(code)))) return false
    yield* record({ type: "RecoveryCodeUsed", ...ofPerson(person) }, place)
    return true
  })

  /**
   * Counts a code as wrong before it is checked, so that many codes sent at once are all counted. Fails with
   * `TooManyFailures`.
   */
  const beginTry = Effect.fnUntraced(function* (person: Person, now: Timestamp) {
    for (let race = 0; race < mostRaces; race += 1) {
      const before = yield* factors.tries(person.id)
      const { pausedUntil } = before
      if (pausedUntil !== undefined && now < pausedUntil) {
        return yield* new TooManyFailures({ retryAfterSeconds: Math.ceil((pausedUntil - now) / 1000) })
      }
      const after = afterTry(before, now)
      if (yield* factors.countTry(person.id, before, after)) return after
    }
    return yield* new TooManyFailures({ retryAfterSeconds: 1 })
  })

  /** Notifies the person, in each tenant, that somebody guesses codes (contract N11). */
  const tell = Effect.fnUntraced(function* (person: Person, { failures }: CodeTries) {
    for (const { tenantId, userId } of yield* identity.membershipsOf(person.id)) {
      const told = events.publish({ tenantId }, [{ _tag: "CodesGuessed", tenantId, userId, failures }])
      yield* unitOfWork.atomically(tenantId, told)
    }
  })

  /** Refuses a wrong or used code. Failures count for the person across all sign-ins. */
  const prove = Effect.fnUntraced(function* (person: Person, code: string, place: SignInPlace) {
    const now = yield* currentTime
    const proof = Effect.gen(function* () {
      const tries = yield* beginTry(person, now)
      if (yield* isRight(person, code, place, now)) {
        yield* factors.forgetTries(person.id)
        return person
      }
      yield* record({ type: "SignInRefused", ...ofPerson(person) }, place)
      if (isTold(tries)) yield* tell(person, tries)
      return yield* new SignInRefused()
    })
    // A code has only six digits, so guesses count for the person regardless of their origin.
    const names = [`ticket:${person.id}`, ...failureNames(person.email, place)]
    return yield* identity.limitFailures("typed", names, now, proof)
  })

  return {
    prove,

    /**
     * The second factor that a person must give after the right password; `undefined` when none. The invitation with
     * the hash `invitation` is accepted after the factor is given.
     */
    owed: Effect.fnUntraced(function* (person: Person, invitation?: string) {
      const { totp: app, recoveryCodes } = yield* factors.ofPerson(person.id)
      if (app?.isActive !== true) return undefined
      const ticket = secrets.token()
      const expiresAt = secondsAfter(yield* currentTime, ticketSeconds)
      const joining = invitation === undefined ? {} : { invitation }
      yield* tickets.insert({ hash: hash.of(ticket), personId: person.id, expiresAt, ...joining })
      const methods: readonly SecondFactorMethod[] = recoveryCodes > 0 ? ["Totp", "RecoveryCode"] : ["Totp"]
      return { next: "SecondFactor", methods, ticket } satisfies SecondFactorOwed
    }),

    /** Checks a ticket and a code, and gives the person and the invitation to accept. The ticket is used up. */
    redeem: Effect.fnUntraced(function* (ticket: string, code: string, place: SignInPlace) {
      const key = hash.of(ticket)
      const found = yield* tickets.find(key)
      const person = found && found.expiresAt > (yield* currentTime) ? yield* persons.find(found.personId) : undefined
      if (person === undefined) return yield* new SignInRefused()
      yield* prove(person, code, place)
      if (!(yield* tickets.take(key))) return yield* new SignInRefused()
      return { person, invitation: found?.invitation }
    }),

    /** Begins to set up an app, which is not active until one of its codes was verified. */
    offerTotp: Effect.fnUntraced(function* (person: Person) {
      const { totp: app } = yield* factors.ofPerson(person.id)
      if (app?.isActive === true) return yield* fieldRefused("totp", "is set up already: remove it first")
      const secret = totp.newSecret()
      yield* factors.putTotp(person.id, { id: ids.next(), secret }, yield* currentTime)
      return { secret, uri: totp.uri(secret, person.email) }
    }),

    /** Activates an app by one of its codes, and gives the recovery codes, only once. */
    verifyTotp: Effect.fnUntraced(function* (person: Person, typed: string) {
      const now = yield* currentTime
      const { totp: app } = yield* factors.ofPerson(person.id)
      if (app === undefined || app.isActive)
        return yield* fieldRefused("code", "does not belong to an app that waits for verification")
      const step = totp.stepOf(app.secret, plain(typed), now)
      if (step === undefined || !(yield* factors.takeStep(app.id, step))) {
        return yield* fieldRefused("code", "is not the one that the app shows now")
      }
      yield* factors.activate(app.id)
      const codes = Array.from({ length: recoveryCodeCount }, () => totp.newSecret().slice(0, 16))
      yield* factors.putRecoveryCodes(
        person.id,
        codes.map((code) => ({ id: ids.next(), hash: hash.of(code) })),
        now,
      )
      return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, "$1-"))
    }),

    remove: (person: Person) => factors.removeAll(person.id),
  }
}
export type SecondFactor = ReturnType<typeof makeSecondFactor>
