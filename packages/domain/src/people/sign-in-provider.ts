import type { TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** Where the people of a tenant sign in elsewhere (OpenID Connect; contract G23). */
export interface SignInProvider {
  /** Names it before a tenant is known. */
  readonly id: string
  readonly tenantId: TenantId
  /** On the button of the sign-in page. */
  readonly name: string
  /** As the provider writes it, in its tokens too. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Of e-mail addresses to which it is offered, in lower case. */
  readonly domains: readonly string[]
}

/** Whom a provider says that somebody is: issuer and subject together, and nothing else. */
export interface ProvedIdentity {
  readonly issuer: string
  readonly subject: string
  /** When the person proved it to the provider; absent where it does not tell and was not asked to ask anew. */
  readonly provedAt?: Timestamp
}

/** What somebody goes to the provider for, and the place that they come back to; kept in the browser, sealed, until they come back. */
export type SignInPurpose =
  | { readonly kind: "SignIn"; readonly to: string | undefined }
  | { readonly kind: "Join"; readonly token: string }
  /**
   * A user who proved otherwise who they are, and has to be known at the provider, too (contract G24). The ticket ends when
   * something changes of what the person signs in by.
   */
  | { readonly kind: "Link"; readonly userId: UserId; readonly ticket: string }

/** The sign-in is not done: it goes on at the provider of the tenant (contract G24). */
export interface ProviderOwed {
  readonly next: "Provider"
  readonly name: string
  /** Where the browser goes. */
  readonly url: string
  /** For a cookie of the browser. */
  readonly flow: string
}
