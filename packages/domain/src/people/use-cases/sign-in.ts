import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { canonicalPassword } from "../password.ts"
import { SignInRefused } from "../people.errors.ts"
import { canonicalEmail, type Person } from "../person.ts"
import type { PasswordHash } from "../ports/password-hash.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInPlace } from "../session.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"

export interface ProvePersonPorts {
  readonly identity: Pick<Identity, "limitFailures">
  readonly persons: PersonStore
  readonly passwordHash: PasswordHash
}

/** The names under which failures are counted (contract A11): the person from this address, and the address. */
export const failureNames = (who: string, { address }: SignInPlace): readonly string[] => [
  `person:${who}@${address}`,
  `address:${address}`,
]

/** The members of a security event about a failed proof. The tenant where the person worked last gets the event. */
export const ofPerson = ({ id, lastTenant }: Person) => ({
  personId: id,
  ...(lastTenant === undefined ? {} : { tenantId: lastTenant }),
})

/**
 * Proves a person's identity by address and password (contract G6). Every refusal has the same answer and takes the
 * same time.
 */
export const makeProvePerson = ({ identity, persons, passwordHash }: ProvePersonPorts, record: RecordSecurityEvent) => {
  const prove = Effect.fnUntraced(function* (found: Person | undefined, typed: string, place: SignInPlace) {
    const password = canonicalPassword(typed)
    const { isRight, isOutdated } = yield* passwordHash.verify(password, found?.passwordHash)
    if (found === undefined || !isRight) {
      yield* record({ type: "SignInRefused", ...(found === undefined ? {} : ofPerson(found)) }, place)
      return yield* new SignInRefused()
    }
    if (!isOutdated) return found
    const after = yield* passwordHash.of(password)
    // When the password was changed meanwhile, the new one stays, and the given one is outdated.
    if (!(yield* persons.changePassword(found.id, { before: found.passwordHash, after })))
      return yield* new SignInRefused()
    return { ...found, passwordHash: after }
  })

  return Effect.fn("people.prove")(function* (email: string, password: string, place: SignInPlace) {
    const now = yield* currentTime
    const name = canonicalEmail(email)
    const proof = Effect.flatMap(persons.findByEmail(name), (found) => prove(found, password, place))
    return yield* identity.limitFailures("typed", failureNames(name, place), now, proof)
  })
}
export type ProvePerson = ReturnType<typeof makeProvePerson>
