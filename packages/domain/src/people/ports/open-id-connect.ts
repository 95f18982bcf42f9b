import type { Effect } from "effect"
import type { SignInProviderFailed } from "../people.errors.ts"
import type { ProvedIdentity, SignInProvider, SignInPurpose } from "../sign-in-provider.ts"

/**
 * Signs people in at a provider (OpenID Connect Core 1.0): authorization code with PKCE, state and nonce. Called outside of
 * units of work.
 */
export interface OpenIdConnect {
  /** Reads the description of the provider, and its keys. */
  readonly check: (provider: SignInProvider) => Effect.Effect<void, SignInProviderFailed>
  /** Where the browser goes, and what it keeps until it comes back. `isFresh` asks the provider to ask the person anew. */
  readonly begin: (
    provider: SignInProvider,
    purpose: SignInPurpose,
    isFresh: boolean,
  ) => Effect.Effect<{ readonly url: string; readonly flow: string }, SignInProviderFailed>
  /** What a kept flow was begun for; `undefined` where it is not ours or too old. */
  readonly purposeOf: (
    flow: string,
  ) => Effect.Effect<{ readonly providerId: string; readonly purpose: SignInPurpose } | undefined>
  /** Redeems the answer of the provider, which stands in the query of the address that the browser came back to. */
  readonly finish: (
    provider: SignInProvider,
    flow: string,
    query: string,
  ) => Effect.Effect<ProvedIdentity, SignInProviderFailed>
}
