import { Effect } from "effect"
import type { Principal } from "../../identity/access-token.ts"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { SessionStore } from "../ports/session-store.ts"
import type { SignInPolicyStore } from "../ports/sign-in-policy-store.ts"
import type { SignInProviderStore } from "../ports/sign-in-provider-store.ts"
import type { SignInDemand } from "../sign-in-policy.ts"
import { administrators, type KeyPorts, makeHoldsKey } from "./administrators.ts"

export interface SignInPolicyPorts extends KeyPorts {
  readonly identity: Pick<Identity, "lockUsers">
  readonly policies: SignInPolicyStore
  readonly providers: SignInProviderStore
  readonly sessions: SessionStore
}

type OfTenant = Pick<Principal, "tenantId">

/** The sign-in policy of a tenant (contract G21, G24), in the caller's unit of work. */
export const makeSignInPolicy = (ports: SignInPolicyPorts) => {
  const { identity, policies, providers, sessions } = ports
  const holdsKey = makeHoldsKey(ports)

  return {
    signInPolicy: ({ tenantId }: OfTenant) => policies.find(tenantId),

    /** Changes the policy, also for existing sessions. Fails with `FieldsRefused`. */
    changeSignInPolicy: Effect.fn("people.changeSignInPolicy")(function* (
      { tenantId }: OfTenant,
      demand: SignInDemand,
    ) {
      // The lookup cannot fail, because the tenant is that of the caller.
      const users = yield* Effect.catchTag(identity.lockUsers(tenantId), "TenantNotFound", Effect.die)
      if (demand === "Provider") {
        if ((yield* providers.find(tenantId)) === undefined) {
          return yield* fieldRefused("requires", "needs a sign-in provider: set it first")
        }
        if (!(yield* holdsKey(users))) {
          return yield* fieldRefused(
            "requires",
            "needs an administrator with a passkey, who can sign in when the provider does not answer",
          )
        }
      }
      yield* policies.put(tenantId, demand)
      yield* sessions.demandFactor(tenantId, demand === "SecondFactor")
      if (demand === "Provider") {
        const admitted = administrators(users).map(({ id }) => id)
        yield* sessions.endWithoutProvider(tenantId, admitted)
      }
    }),
  }
}
