import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { SignInDemand } from "../sign-in-policy.ts"

export interface SignInPolicyPorts {
  readonly identity: Pick<Identity, "lockUsers">
  readonly policies: SignInPolicyStore
  readonly sessions: SessionStore
}

/** What a tenant asks of those who sign in (contract G21); in the unit of work of the caller. */
export const makeSignInPolicy = ({ policies, sessions }: SignInPolicyPorts) => ({
  signInPolicy: ({ tenantId }: Principal) => policies.find(tenantId),

  /** Says what is asked from now on, of sessions that stand too. */
  changeSignInPolicy: Effect.fn("people.changeSignInPolicy")(function* ({ tenantId }: Principal, demand: SignInDemand) {
    yield* policies.put(tenantId, demand)
    yield* sessions.demandFactor(tenantId, demand === "SecondFactor")
  }),
})
