import type { Effect } from "effect"
import type { SignInProviderFailed } from "../people.errors.ts"
import type { ProvedIdentity, SignInProvider, SignInPurpose } from "../sign-in-provider.ts"

/**
 * Signs people in at a provider (OpenID Connect Core 1.0) by authorization code with PKCE, state and nonce. Must be
 * called outside of units of work.
 */
export interface OpenIdConnect {
  /** Reads the metadata and keys of the provider. */
  readonly check: (provider: SignInProvider) => Effect.Effect<void, SignInProviderFailed>
  /**
   * The address for the browser, and the data that it keeps until it returns. `isFresh` makes the provider authenticate
   * the person anew.
   */
  readonly begin: (
    provider: SignInProvider,
    purpose: SignInPurpose,
    isFresh: boolean,
  ) => Effect.Effect<{ readonly url: string; readonly flow: string }, SignInProviderFailed>
  /** The purpose for which a flow was begun; `undefined` when the flow is not ours or too old. */
  readonly purposeOf: (
    flow: string,
  ) => Effect.Effect<{ readonly providerId: string; readonly purpose: SignInPurpose } | undefined>
  /** Redeems the provider's answer, which is in the query of the address to which the browser returned. */
  readonly finish: (
    provider: SignInProvider,
    flow: string,
    query: string,
  ) => Effect.Effect<ProvedIdentity, SignInProviderFailed>
}
