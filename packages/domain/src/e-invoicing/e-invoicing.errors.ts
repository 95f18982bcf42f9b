import { Schema } from "effect"
import type { DocumentUnreadable } from "./document-rules/unreadable.ts"

/** A late or repeated result for an entry that has already left the state. */
export class TransitionRefused extends Schema.TaggedError<TransitionRefused>()("TransitionRefused", {
  entryId: Schema.String,
  from: Schema.String,
  command: Schema.String,
}) {}

export class EInvoiceNotFound extends Schema.TaggedError<EInvoiceNotFound>()("EInvoiceNotFound", {
  what: Schema.Literals(["invoice", "entry", "acknowledgement", "document", "cleared document", "reception"]),
  id: Schema.String,
}) {
  override get message() {
    return `There is no ${this.what} ${this.id}.`
  }
}

/** The e-invoicing connection must exist and be active first (contract E2). */
export class ConnectionMissing extends Schema.TaggedError<ConnectionMissing>()("ConnectionMissing", {}) {
  override get message() {
    return "The e-invoicing connection (AutoInvoice) is not connected: connect it first."
  }
}

/** National e-invoicing of the legal entity is off, or has no token (contract E1). */
export class IntegrationInactive extends Schema.TaggedError<IntegrationInactive>()("IntegrationInactive", {}) {
  override get message() {
    return "National e-invoicing of the legal entity is not active: enable it and enter its token first."
  }
}

/** There is nothing to send, or nothing can be done with the invoice or token now. */
export class SubmissionRefused extends Schema.TaggedError<SubmissionRefused>()("SubmissionRefused", {
  what: Schema.Literals(["invoice", "token"]),
  reasons: Schema.Array(Schema.String),
}) {
  override get message() {
    return `The ${this.what} cannot be sent: ${this.reasons.join("; ")}.`
  }
}

/**
 * The provider's token endpoint refuses the credentials. The error has the provider's words, never the credentials
 * themselves.
 */
export class ProviderCredentialsRefused extends Schema.TaggedError<ProviderCredentialsRefused>()(
  "ProviderCredentialsRefused",
  { detail: Schema.String },
) {
  override get message() {
    return `The e-invoicing network provider refused the credentials: ${this.detail}`
  }
}

/** The provider refused the request and did not carry it out: a definite outcome (contract E17). */
export class ProviderRefused extends Schema.TaggedError<ProviderRefused>()("ProviderRefused", {
  status: Schema.Int,
  detail: Schema.String,
  /** Whether the provider already knows the identifier. Then it is unknown to whom the document there belongs. */
  identifierTaken: Schema.optionalKey(Schema.Literal(true)),
}) {
  override get message() {
    return `The e-invoicing network provider refused the request: ${this.detail}`
  }
}

/**
 * There was no answer that tells the outcome of the request: a time-out, a network failure, a busy or broken provider,
 * or a gateway's page (contract E17).
 */
export class ProviderUnanswered extends Schema.TaggedError<ProviderUnanswered>()("ProviderUnanswered", {
  detail: Schema.String,
  retryAfterSeconds: Schema.optionalKey(Schema.Finite),
  /** Whether the answer does not have the provider's form: a gateway's page, or a body that cannot be read. */
  isPage: Schema.optionalKey(Schema.Literal(true)),
}) {
  override get message() {
    return `The e-invoicing network provider did not answer: ${this.detail}`
  }
}

export type ProviderFailure = ProviderCredentialsRefused | ProviderRefused | ProviderUnanswered

/** The errors of this context that a client can see. */
export type EInvoicingError =
  | ConnectionMissing
  | DocumentUnreadable
  | EInvoiceNotFound
  | IntegrationInactive
  | ProviderFailure
  | SubmissionRefused
