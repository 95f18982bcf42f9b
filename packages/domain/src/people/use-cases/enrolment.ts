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
 * The rule for changing a person's credentials (contract G27). A password alone must not give access that requires
 * more, by adding or removing a factor: neither in the caller's tenant nor in another tenant of the person.
 */
export const makeEnrolment = ({ identity, persons, factors, passkeys, verifier, policies, events }: EnrolmentPorts) => {
  const hasPasskey = (person: Person) =>
    Effect.map(passkeys.ofPerson(person.id), (own) => own.some(({ host }) => host === verifier.host))
  const hasFactor = Effect.fnUntraced(function* (person: Person) {
    const { totp } = yield* factors.ofPerson(person.id)
    return totp?.isActive === true || (yield* hasPasskey(person))
  })

  /** The tenants of a person to which a factor gives access and the password alone does not. */
  const askingTenants = (person: Person) =>
    Effect.map(policies.ofPerson(person.id), (all) =>
      all.filter(({ demand, permissions }) => isOpenedByFactor(demand, permissions)),
    )

  /**
   * The tenants that require more, when the caller proved only a password. Locks the person against concurrent changes.
   */
  const askedOf = Effect.fnUntraced(function* ({ credential }: SignedIn, person: Person) {
    if (credential.proof !== "Password") return []
    yield* persons.lock(person.id)
    const asking = yield* askingTenants(person)
    const [first] = asking
    if (first !== undefined && (yield* hasFactor(person))) {
      return yield* fieldRefused(
        "message",
        `${first.tenantName} asks for more than a password: give the second factor that you have first, by a code or a passkey. If you lost it, ask for a link to reset.`,
      )
    }
    return asking
  })

  return {
    /**
     * Whether a password is not enough to accept an invitation: the person has a passkey, and a tenant requires more
     * than the password.
     */
    needsPasskey: Effect.fnUntraced(function* (person: Person) {
      return (yield* askingTenants(person)).length > 0 && (yield* hasPasskey(person))
    }),

    /**
     * Allows a caller to add a factor, in the caller's unit of work. Tells whether it is the first factor of a person
     * from whom a tenant requires one. Refuses when the person has a factor that must be given first.
     */
    admit: Effect.fn("people.admitEnrolment")(function* (caller: SignedIn, person: Person) {
      const asking = yield* askedOf(caller, person)
      const [other] = asking
      if (other === undefined) return false
      // When the caller's own tenant requires the factor, its administrators are notified.
      if (asking.some(({ tenantId, demand }) => tenantId === caller.tenantId && demand === "SecondFactor")) return true
      return yield* fieldRefused(
        "message",
        other.demand === "SecondFactor"
          ? `${other.tenantName} asks for a second factor: go on in that company, and set it up there.`
          : `${other.tenantName} asks its people to sign in at its own provider, and a second factor set up here would not need it: ask the operator of the service.`,
      )
    }),

    /** Allows a caller to remove a factor. Refuses when a factor must be given first. */
    admitRemoval: (caller: SignedIn, person: Person) => Effect.asVoid(askedOf(caller, person)),

    /**
     * Notifies the administrators of the tenant of the caller's first factor (contract N12), in the unit of work of the
     * change.
     */
    tell: Effect.fnUntraced(function* ({ tenantId, userId }: SignedIn, about: string) {
      const user = yield* identity.findUser(tenantId, userId)
      if (user !== undefined) yield* events.publish({ tenantId }, [{ _tag: "FirstFactorAdded", user, about }])
    }),
  }
}
export type Enrolment = ReturnType<typeof makeEnrolment>
