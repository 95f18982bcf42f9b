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

/** The ways in which a second factor may be given. */
export type SecondFactorMethod = "Totp" | "RecoveryCode"

/** The sign-in is not done: the second factor is owed, for five minutes. */
export interface SecondFactorOwed {
  readonly next: "SecondFactor"
  readonly methods: readonly SecondFactorMethod[]
  /** For a cookie of the browser. */
  readonly ticket: string
}

const ticketSeconds = 300
const recoveryCodeCount = 10
/** So many codes of a person that come at the same time are counted one after the other. */
const mostRaces = 20

/** Codes as a person may type them: spaces, hyphens and the case of letters mean nothing. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase()

/** The second factor (contract G8): codes of an app, and recovery codes for when it is lost. */
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

  /** Counts a code as wrong before it is looked at, so that many at once do not slip through. Fails with `TooManyFailures`. */
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

  /** Tells the person, wherever a user, that somebody guesses (contract N11). */
  const tell = Effect.fnUntraced(function* (person: Person, { failures }: CodeTries) {
    for (const { tenantId, userId } of yield* identity.membershipsOf(person.id)) {
      const told = events.publish({ tenantId }, [{ _tag: "CodesGuessed", tenantId, userId, failures }])
      yield* unitOfWork.atomically(tenantId, told)
    }
  })

  /** Refuses a wrong or used code; failures count for the person, whichever sign-in they belong to. */
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
    // A code has six digits, so guesses count for the person from wherever they come.
    const names = [`ticket:${person.id}`, ...failureNames(person.email, place)]
    return yield* identity.limitFailures("typed", names, now, proof)
  })

  return {
    prove,

    /**
     * The factor that a person who gave the right password still owes; `undefined` for nothing. The invitation with the hash
     * `invitation` is taken up when it is given.
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

    /** Proves by ticket and code who signs in, and which invitation is taken up; the ticket is used up. */
    redeem: Effect.fnUntraced(function* (ticket: string, code: string, place: SignInPlace) {
      const key = hash.of(ticket)
      const found = yield* tickets.find(key)
      const person = found && found.expiresAt > (yield* currentTime) ? yield* persons.find(found.personId) : undefined
      if (person === undefined) return yield* new SignInRefused()
      yield* prove(person, code, place)
      if (!(yield* tickets.take(key))) return yield* new SignInRefused()
      return { person, invitation: found?.invitation }
    }),

    /** Begins with an app: nothing counts until one of its codes was seen. */
    offerTotp: Effect.fnUntraced(function* (person: Person) {
      const { totp: app } = yield* factors.ofPerson(person.id)
      if (app?.isActive === true) return yield* fieldRefused("totp", "is there already: remove it first")
      const secret = totp.newSecret()
      yield* factors.putTotp(person.id, { id: ids.next(), secret }, yield* currentTime)
      return { secret, uri: totp.uri(secret, person.email) }
    }),

    /** Makes an app count by one of its codes, and gives the recovery codes, which cannot be had again. */
    verifyTotp: Effect.fnUntraced(function* (person: Person, typed: string) {
      const now = yield* currentTime
      const { totp: app } = yield* factors.ofPerson(person.id)
      if (app === undefined || app.isActive) return yield* fieldRefused("code", "belongs to no app that waits for one")
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
