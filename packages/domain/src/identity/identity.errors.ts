import { Schema } from "effect"

/**
 * The legal entity is missing although there are several, is unknown, or belongs to another tenant; the answer does not
 * say which (contract Q16).
 */
export class LegalEntityRefused extends Schema.TaggedError<LegalEntityRefused>()("LegalEntityRefused", {}) {}

/** The caller is authenticated, but lacks a permission. */
export class PermissionMissing extends Schema.TaggedError<PermissionMissing>()("PermissionMissing", {
  need: Schema.String,
}) {}

/**
 * The client id is unknown, the secret is wrong, or the token is revoked. The answer is the same for all (contract
 * A10).
 */
export class CredentialsRefused extends Schema.TaggedError<CredentialsRefused>()("CredentialsRefused", {}) {
  override get message() {
    return "The client id or the secret is wrong, or the personal token was revoked."
  }
}

export class TooManyFailures extends Schema.TaggedError<TooManyFailures>()("TooManyFailures", {
  retryAfterSeconds: Schema.Int,
}) {
  override get message() {
    return `Too many failed attempts. Try again in ${this.retryAfterSeconds} seconds.`
  }
}

/** The refresh token is unknown, expired, used or revoked. */
export class RefreshTokenRefused extends Schema.TaggedError<RefreshTokenRefused>()("RefreshTokenRefused", {}) {
  override get message() {
    return "The refresh token is unknown, expired, used or revoked. Request a new token with the client id and the secret."
  }
}

/** The access token cannot be accepted; `reason` is for the `WWW-Authenticate` header (RFC 6750, section 3.1). */
export class AccessTokenRefused extends Schema.TaggedError<AccessTokenRefused>()("AccessTokenRefused", {
  reason: Schema.Literals(["missing", "malformed", "invalid", "expired", "revoked"]),
}) {}

export class TenantNotFound extends Schema.TaggedError<TenantNotFound>()("TenantNotFound", {
  tenantId: Schema.String,
}) {
  override get message() {
    return `There is no tenant ${this.tenantId}.`
  }
}

export class PersonalTokenNotFound extends Schema.TaggedError<PersonalTokenNotFound>()("PersonalTokenNotFound", {
  clientId: Schema.String,
}) {
  override get message() {
    return `There is no personal token ${this.clientId}.`
  }
}

/** The errors of this context that a client can see. */
export type IdentityError =
  | AccessTokenRefused
  | CredentialsRefused
  | LegalEntityRefused
  | PermissionMissing
  | RefreshTokenRefused
  | TooManyFailures
