import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Person } from "../person.ts"
import type { WebAuthnJson } from "../ports/passkey-verifier.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import { type KeyPorts, makeHoldsKey } from "./administrators.ts"
import type { Enrolment } from "./enrolment.ts"
import type { SignedIn } from "./me.ts"
import type { SignInPlace } from "../session.ts"
import type { Passkeys } from "./passkeys.ts"
import { byCaller, type RecordSecurityEvent } from "./record-security-event.ts"
import type { Sessions } from "./sessions.ts"

export interface OwnPasskeyPorts extends KeyPorts {
  readonly identity: Pick<Identity, "lockUsers" | "membershipsOf">
  readonly policies: SignInPolicyStore
  readonly unitOfWork: UnitOfWork
}

interface Helpers<E> {
  readonly personOf: (caller: SignedIn) => Effect.Effect<Person, E>
  readonly passkeys: Passkeys
  readonly held: Sessions
  readonly record: RecordSecurityEvent
  readonly enrolment: Enrolment
}

/** The passkeys of a signed-in person (contract G22). */
export const makeOwnPasskeys = <E>(
  ports: OwnPasskeyPorts,
  { personOf, passkeys, held, record, enrolment }: Helpers<E>,
) => {
  const { identity, policies, unitOfWork } = ports
  const holdsKey = makeHoldsKey(ports)

  /**
   * Whether the removal of a key would leave a tenant that requires its provider without an administrator who has a
   * passkey (contract G24).
   */
  const isLast = (tenantId: TenantId, id: string) =>
    unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        if ((yield* policies.find(tenantId)) !== "Provider") return false
        // The lookup cannot fail, because the tenant is one of the person's.
        const users = yield* Effect.catchTag(identity.lockUsers(tenantId), "TenantNotFound", Effect.die)
        return (yield* holdsKey(users)) && !(yield* holdsKey(users, id))
      }),
    )

  return {
    ownPasskeys: Effect.fn("people.ownPasskeys")(function* (caller: SignedIn) {
      const own = yield* passkeys.ofPerson(yield* personOf(caller))
      return own.map((passkey) => ({ ...passkey, isUsable: passkeys.isUsable(passkey) }))
    }),
    passkeyCreationOptions: Effect.fn("people.passkeyCreationOptions")(function* (caller: SignedIn) {
      const person = yield* personOf(caller)
      yield* enrolment.admit(caller, person)
      return yield* passkeys.creationOptions(person)
    }),
    /** Adds a passkey. The session then counts as proved by a passkey, and gets a new secret. */
    addPasskey: Effect.fn("people.addPasskey")(function* (caller: SignedIn, name: string, credential: WebAuthnJson) {
      const person = yield* personOf(caller)
      const isFirst = yield* enrolment.admit(caller, person)
      const passkey = yield* passkeys.add(person, name, credential)
      if (isFirst) yield* enrolment.tell(caller, `passkey ${passkey.name}`)
      return { passkey: { ...passkey, isUsable: true }, held: yield* held.confirm(caller.credential.hash, "Passkey") }
    }),
    renamePasskey: Effect.fn("people.renamePasskey")(function* (caller: SignedIn, id: string, name: string) {
      const passkey = yield* passkeys.rename(yield* personOf(caller), id, name)
      return { ...passkey, isUsable: passkeys.isUsable(passkey) }
    }),
    removePasskey: Effect.fn("people.removePasskey")(function* (caller: SignedIn, id: string, place: SignInPlace) {
      const person = yield* personOf(caller)
      yield* enrolment.admitRemoval(caller, person)
      const own = yield* passkeys.ofPerson(person)
      const isOnlyWay = !own.some((each) => each.id !== id && passkeys.isUsable(each))
      if (person.passwordHash === undefined && isOnlyWay && own.some((each) => each.id === id)) {
        return yield* fieldRefused(
          "id",
          "is the only one that you have, and you have no password: set one, or add another passkey first",
        )
      }
      for (const { tenantId, tenantName } of yield* identity.membershipsOf(person.id)) {
        if (yield* isLast(tenantId, id)) {
          return yield* fieldRefused(
            "id",
            `is the last passkey of an administrator of ${tenantName}: an administrator needs one when the sign-in provider does not answer`,
          )
        }
      }
      yield* unitOfWork.atomically(
        caller.tenantId,
        Effect.gen(function* () {
          const { name } = yield* passkeys.remove(person, id)
          yield* record({ type: "FactorRemoved", ...byCaller(caller), about: `passkey ${name}` }, place)
        }),
      )
    }),
  }
}
