import { Schema } from "effect"
import { TenantId, UserId } from "../shared/ids.ts"

/**
 * The address is unknown, the password is wrong, or the person is a user of no tenant. The answer is the same for all
 * (contract G6).
 */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  override get message() {
    return "The e-mail address or the password is wrong."
  }
}

/** The link is unknown, used, replaced or expired (contract G5). */
export class InvitationRefused extends Schema.TaggedError<InvitationRefused>()("InvitationRefused", {}) {
  override get message() {
    return "The link is unknown, used or too old. Ask for a new one."
  }
}

/** A sign-in was attempted over a connection that others can read (contract G11). */
export class InsecureConnection extends Schema.TaggedError<InsecureConnection>()("InsecureConnection", {}) {
  override get message() {
    return "Over http, people can sign in only from this machine: set SVC_BASE_URL to the https address of the service."
  }
}

/** The proof of the caller's identity is too old for the request (contract G12). */
export class ConfirmationNeeded extends Schema.TaggedError<ConfirmationNeeded>()("ConfirmationNeeded", {
  /** The maximum age of the proof in seconds. */
  seconds: Schema.Int,
  /** The credential that must be proved again. */
  of: Schema.Literals(["session", "token"]),
}) {}

/** The operator named a person who is an active user of no tenant. */
export class PersonNotFound extends Schema.TaggedError<PersonNotFound>()("PersonNotFound", { email: Schema.String }) {
  override get message() {
    return `There is no active user with the address ${this.email}.`
  }
}

/**
 * The tenant requires a second factor that the session lacks. The session can do nothing else until it is given
 * (contract G21).
 */
export class SecondFactorMissing extends Schema.TaggedError<SecondFactorMissing>()("SecondFactorMissing", {}) {
  override get message() {
    return "The tenant asks for a second factor: give it, or set one up."
  }
}

/** The person's identity is proved, but every tenant of the person requires its own sign-in provider (contract G24). */
export class ProviderWanted extends Schema.TaggedError<ProviderWanted>()("ProviderWanted", {
  tenant: Schema.String,
  tenantId: TenantId,
  userId: UserId,
}) {
  override get message() {
    return `${this.tenant} asks its people to sign in at its own provider.`
  }
}

/** The provider did not answer, or not as OpenID Connect requires. */
export class SignInProviderFailed extends Schema.TaggedError<SignInProviderFailed>()("SignInProviderFailed", {
  /** A description of what the provider did, in words that follow "it". */
  detail: Schema.String,
}) {
  override get message() {
    return `The sign-in provider ${this.detail}.`
  }
}

/** A session from the provider of one tenant requests data that belongs to the person in all tenants (contract G23). */
export class ProviderSession extends Schema.TaggedError<ProviderSession>()("ProviderSession", {}) {
  override get message() {
    return "This belongs to you in all tenants: sign in with your password or a passkey, not at the provider of one tenant."
  }
}

/** The errors of this context that a client can see. */
export type PeopleError =
  | ConfirmationNeeded
  | InsecureConnection
  | InvitationRefused
  | ProviderSession
  | ProviderWanted
  | SecondFactorMissing
  | SignInProviderFailed
  | SignInRefused
