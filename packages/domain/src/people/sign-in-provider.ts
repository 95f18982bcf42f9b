import type { TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The external sign-in provider of a tenant (OpenID Connect; contract G23). */
export interface SignInProvider {
  /** The id by which the provider is found before a tenant is known. */
  readonly id: string
  readonly tenantId: TenantId
  /** The name on the button of the sign-in page. */
  readonly name: string
  /** The issuer, exactly as the provider writes it in its tokens. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The domains of e-mail addresses to which the provider is offered, in lower case. */
  readonly domains: readonly string[]
}

/** The identity that a provider has confirmed: issuer and subject together identify it. */
export interface ProvedIdentity {
  readonly issuer: string
  readonly subject: string
  /**
   * The time when the person authenticated at the provider; absent when the provider does not tell and was not asked to
   * authenticate anew.
   */
  readonly provedAt?: Timestamp
}

/** The purpose of a visit to the provider, with the page to return to. The browser keeps it sealed until it returns. */
export type SignInPurpose =
  | { readonly kind: "SignIn"; readonly to: string | undefined }
  | { readonly kind: "Join"; readonly token: string }
  /**
   * A user who has proved the identity by another way and must also be linked to an identity of the provider (contract
   * G24). The ticket becomes invalid when the person's credentials change.
   */
  | { readonly kind: "Link"; readonly userId: UserId; readonly ticket: string }

/** The sign-in is not complete: it continues at the provider of the tenant (contract G24). */
export interface ProviderOwed {
  readonly next: "Provider"
  readonly name: string
  /** The address to which the browser goes. */
  readonly url: string
  /** The value of a cookie for the browser. */
  readonly flow: string
}
