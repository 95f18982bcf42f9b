import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { PeopleEvent } from "../people.events.ts"
import type { Person } from "../person.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import { isOpenedByFactor } from "../sign-in-policy.ts"
import type { KeyPorts } from "./administrators.ts"
import type { SignedIn } from "./me.ts"

export interface EnrolmentPorts extends KeyPorts {
  readonly identity: Pick<Identity, "findUser">
  readonly persons: PersonStore
  readonly factors: FactorStore
  readonly policies: SignInPolicyStore
  readonly events: EventBus<PeopleEvent, TenantOrigin>
}

/**
 * The rule for changing what a person signs in by (contract G27). A password alone must not open what asks for more by adding a
 * factor, or by taking one away: not in a tenant that asks, and not in another tenant of the person either.
 */
export const makeEnrolment = ({ identity, persons, factors, passkeys, verifier, policies, events }: EnrolmentPorts) => {
  const hasPasskey = (person: Person) =>
    Effect.map(passkeys.ofPerson(person.id), (own) => own.some(({ host }) => host === verifier.host))
  const hasFactor = Effect.fnUntraced(function* (person: Person) {
    const { totp } = yield* factors.ofPerson(person.id)
    return totp?.isActive === true || (yield* hasPasskey(person))
  })

  /** The tenants of a person that a factor opens and the password alone does not. */
  const askingTenants = (person: Person) =>
    Effect.map(policies.ofPerson(person.id), (all) =>
      all.filter(({ demand, permissions }) => isOpenedByFactor(demand, permissions)),
    )

  /** The tenants that ask for more, where the caller proved a password alone; waits for another change of the person. */
  const askedOf = Effect.fnUntraced(function* ({ credential }: SignedIn, person: Person) {
    if (credential.proof !== "Password") return []
    yield* persons.lock(person.id)
    const asking = yield* askingTenants(person)
    const [first] = asking
    if (first !== undefined && (yield* hasFactor(person))) {
      return yield* fieldRefused(
        "message",
        `${first.tenantName} asks for more than a password: give the second factor that you have first, by a code or a passkey. Whoever lost it asks for a link to reset.`,
      )
    }
    return asking
  })

  return {
    /**
     * Whether a password proves too little for taking an invitation up: the person has a passkey, and a tenant asks for more
     * than the password.
     */
    needsPasskey: Effect.fnUntraced(function* (person: Person) {
      return (yield* askingTenants(person)).length > 0 && (yield* hasPasskey(person))
    }),

    /**
     * Admits a caller to adding a factor, in the unit of work of the caller. Gives whether it is the first one of a person of
     * whom a tenant asks for one. Refuses where there is one to be given first.
     */
    admit: Effect.fn("people.admitEnrolment")(function* (caller: SignedIn, person: Person) {
      const asking = yield* askedOf(caller, person)
      const [other] = asking
      if (other === undefined) return false
      // In the tenant that asks its administrators are told.
      if (asking.some(({ tenantId, demand }) => tenantId === caller.tenantId && demand === "SecondFactor")) return true
      return yield* fieldRefused(
        "message",
        other.demand === "SecondFactor"
          ? `${other.tenantName} asks for a second factor: go on in that company, and set it up there.`
          : `${other.tenantName} asks its people to sign in at its own provider, and this would let in without it: ask the operator of the service.`,
      )
    }),

    /** Admits a caller to taking a factor away. Refuses where one is to be given first. */
    admitRemoval: (caller: SignedIn, person: Person) => Effect.asVoid(askedOf(caller, person)),

    /** Tells the administrators of the tenant of the first factor of a caller (contract N12), in the unit of work of the change. */
    tell: Effect.fnUntraced(function* ({ tenantId, userId }: SignedIn, about: string) {
      const user = yield* identity.findUser(tenantId, userId)
      if (user !== undefined) yield* events.publish({ tenantId }, [{ _tag: "FirstFactorAdded", user, about }])
    }),
  }
}
export type Enrolment = ReturnType<typeof makeEnrolment>
