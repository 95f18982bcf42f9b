import { Effect } from "effect"
import type { Principal, SessionCredential } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { FieldsRefused } from "../../shared/errors.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { AccessTokenRefused } from "../../identity/identity.errors.ts"
import { ProviderSession } from "../people.errors.ts"
import { fullName, type Person, preferenceMistakes, type Preferences } from "../person.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"

export interface MePorts {
  readonly identity: Pick<Identity, "findUser" | "membershipsOf" | "tenantsOf" | "updateUser">
  readonly organisation: Pick<Organisation, "legalEntitiesOf">
  readonly persons: PersonStore
  readonly providers: SignInProviderStore
  readonly unitOfWork: UnitOfWork
}

/** A caller with a session. */
export type SignedIn = Principal & { readonly credential: SessionCredential }

/** A merge patch (RFC 7396) of a person's own data. */
export interface MePatch {
  readonly firstName?: string
  readonly lastName?: string
  readonly preferences?: { readonly [K in keyof Preferences]: Maybe<Preferences[K]> }
}

/** The person who is signed in, with everything that a page needs at its start (contract G13). */
export const makeMe = ({ identity, organisation, persons, providers, unitOfWork }: MePorts) => {
  const read = Effect.fnUntraced(function* ({ tenantId, userId, credential }: SignedIn) {
    const [person, user] = yield* Effect.all([
      persons.find(credential.personId),
      unitOfWork.atomically(tenantId, identity.findUser(tenantId, userId)),
    ])
    // Both existed when the session was found.
    if (person === undefined || user === undefined) return yield* new AccessTokenRefused({ reason: "missing" })
    return { person, user }
  })

  const me = Effect.fn("people.me")(function* (caller: SignedIn) {
    const found = yield* read(caller)
    const memberships = yield* identity.membershipsOf(found.person.id)
    const isByProvider = caller.credential.proof === "Provider"
    const tenants = isByProvider ? memberships.filter(({ tenantId }) => tenantId === caller.tenantId) : memberships
    const provider = isByProvider
      ? yield* unitOfWork.atomically(caller.tenantId, providers.find(caller.tenantId))
      : undefined
    // A session that still lacks a second factor sees nothing of the tenant.
    const legalEntities = caller.credential.owesFactor ? [] : yield* organisation.legalEntitiesOf(caller.tenantId)
    const now = yield* currentTime
    return {
      ...found,
      tenants,
      legalEntities,
      permissions: caller.permissions,
      session: caller.credential,
      provider,
      now,
    }
  })

  return {
    me,

    /** Changes names and preferences. Each tenant of the person gets the new name. */
    changeMe: Effect.fn("people.changeMe")(function* (caller: SignedIn, patch: MePatch) {
      const { person } = yield* read(caller)
      const changed = patched(person, patch)
      const { firstName, lastName, email } = changed
      const isRenamed = firstName !== person.firstName || lastName !== person.lastName
      // The provider of one tenant must not change a person's name in other tenants.
      if (isRenamed && caller.credential.proof === "Provider" && (yield* identity.tenantsOf(person.id)).length > 1) {
        return yield* new ProviderSession()
      }
      const mistakes = Object.entries(preferenceMistakes(changed.preferences))
      if (mistakes.length > 0) {
        return yield* new FieldsRefused({
          errors: Object.fromEntries(mistakes.map(([field, text]) => [field, [text]])),
        })
      }
      yield* persons.describe(changed)
      const memberships = isRenamed ? yield* identity.membershipsOf(person.id) : []
      yield* Effect.forEach(memberships, ({ tenantId, userId }) =>
        unitOfWork.atomically(
          tenantId,
          Effect.flatMap(identity.findUser(tenantId, userId), (user) =>
            user === undefined
              ? Effect.void
              : identity.updateUser({ ...user, firstName, lastName, name: fullName(firstName, lastName, email) }),
          ),
        ),
      )
      return yield* me(caller)
    }),
  }
}

const patched = (person: Person, { firstName, lastName, preferences = {} }: MePatch): Person => ({
  ...person,
  firstName: firstName?.trim() ?? person.firstName,
  lastName: lastName?.trim() ?? person.lastName,
  preferences: Object.fromEntries(
    Object.entries({ ...person.preferences, ...preferences }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  ),
})
