import { Schema } from "effect"
import { TenantId, UserId } from "../shared/ids.ts"

/** Unknown address, wrong password, or a person who is a user of no tenant: one answer for all (contract G6). */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {
  override get message() {
    return "The e-mail address or the password is wrong."
  }
}

/** Unknown, used, replaced or expired (contract G5). */
export class InvitationRefused extends Schema.TaggedError<InvitationRefused>()("InvitationRefused", {}) {
  override get message() {
    return "The link is unknown, used or too old. Ask for a new one."
  }
}

/** Somebody would sign in over a connection that others can read (contract G11). */
export class InsecureConnection extends Schema.TaggedError<InsecureConnection>()("InsecureConnection", {}) {
  override get message() {
    return "Over http people sign in from this machine only: set SVC_BASE_URL to the https address of the service."
  }
}

/** The proof of who calls is too old for what is asked (contract G12). */
export class ConfirmationNeeded extends Schema.TaggedError<ConfirmationNeeded>()("ConfirmationNeeded", {
  /** How old a proof may be. */
  seconds: Schema.Int,
  /** The credential that is to be proved again. */
  of: Schema.Literals(["session", "token"]),
}) {}

/** The operator names somebody who is an active user of no tenant. */
export class PersonNotFound extends Schema.TaggedError<PersonNotFound>()("PersonNotFound", { email: Schema.String }) {
  override get message() {
    return `There is nobody with the address ${this.email} who is an active user.`
  }
}

/** The tenant asks for a second factor that the session did not give: it can do nothing else (contract G21). */
export class SecondFactorMissing extends Schema.TaggedError<SecondFactorMissing>()("SecondFactorMissing", {}) {
  override get message() {
    return "The tenant asks for a second factor: give it, or set one up."
  }
}

/** The person proved who it is, but every tenant of theirs asks for its own sign-in provider (contract G24). */
export class ProviderWanted extends Schema.TaggedError<ProviderWanted>()("ProviderWanted", {
  tenant: Schema.String,
  tenantId: TenantId,
  userId: UserId,
}) {
  override get message() {
    return `${this.tenant} asks its people to sign in at its own provider.`
  }
}

/** A provider did not answer, or not as OpenID Connect says. */
export class SignInProviderFailed extends Schema.TaggedError<SignInProviderFailed>()("SignInProviderFailed", {
  /** What it did, in words that follow "it". */
  detail: Schema.String,
}) {
  override get message() {
    return `The sign-in provider ${this.detail}.`
  }
}

/** Signed in at the provider of one tenant, somebody asks for what is the person's in all of them (contract G23). */
export class ProviderSession extends Schema.TaggedError<ProviderSession>()("ProviderSession", {}) {
  override get message() {
    return "This belongs to you in all tenants: sign in with your password or a passkey, not at the provider of one tenant."
  }
}

/** What a client of this context can be told. */
export type PeopleError =
  | ConfirmationNeeded
  | InsecureConnection
  | InvitationRefused
  | ProviderSession
  | ProviderWanted
  | SecondFactorMissing
  | SignInProviderFailed
  | SignInRefused
