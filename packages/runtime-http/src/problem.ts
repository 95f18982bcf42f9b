import type { ApiError } from "./api-error.ts"
import type { AccessTokenRefused } from "@svc/domain/identity/identity.errors"

/** RFC 9457 problem details as specification 2.3 has them. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

export interface Refusal {
  readonly problem: Problem
  readonly headers?: Readonly<Record<string, string>>
  /** The failure was handled, not merely refused: an idempotency key keeps it as its answer (decisions A6). */
  readonly handled?: true
}

const problem = (
  status: number,
  slug: string,
  title: string,
  errors?: Problem["errors"],
  detail?: string,
): Problem => ({
  type: `/problems/${slug}`,
  title,
  status,
  ...(detail === undefined ? {} : { detail }),
  ...(errors === undefined ? {} : { errors }),
})

/** Errors of fields sit under the field, those of the business under `message` (decisions A5). */
const business = (error: { readonly message: string }) => ({ message: [error.message] })
const invalid = (errors: Problem["errors"], status = 400) =>
  problem(status, "invalid-request", "The request is not valid", errors)

/** RFC 6750, section 3. */
const challenge = ({ reason }: AccessTokenRefused): Readonly<Record<string, string>> => ({
  "www-authenticate":
    reason === "missing"
      ? `Bearer realm="svc"`
      : reason === "malformed"
        ? `Bearer realm="svc", error="invalid_request", error_description="the Authorization header must be: Bearer ACCESS_TOKEN"`
        : `Bearer realm="svc", error="invalid_token", error_description="the access token is ${reason}"`,
})

/** One row per error; a new error does not compile until it has a row. */
const refusals: { readonly [E in ApiError as E["_tag"]]: (error: E) => Refusal } = {
  AccessTokenRefused: (error) => ({
    problem: problem(401, "unauthenticated", "A valid access token is needed"),
    headers: challenge(error),
  }),
  ApiKeyMissing: (error) => ({
    problem: problem(400, "api-key-missing", "No API key is stored", business(error)),
    handled: true,
  }),
  ActionRefused: (error) => ({
    problem: problem(400, "action-refused", "This cannot be done now", business(error)),
    handled: true,
  }),
  ConnectionMissing: (error) => ({
    problem: problem(400, "connection-missing", "The e-invoicing connection is not connected", business(error)),
    handled: true,
  }),
  CredentialsRefused: (error) => ({ problem: problem(401, "wrong-credentials", "Wrong credentials", business(error)) }),
  CurrencyInUse: (error) => ({
    problem: problem(400, "currency-in-use", "The currency is in use", business(error)),
    handled: true,
  }),
  CurrencyNotFound: (error) => ({
    problem: problem(404, "currency-not-found", "No such currency", business(error)),
    handled: true,
  }),
  DeliveryNotFound: (error) => ({
    problem: problem(404, "delivery-not-found", "No such webhook delivery", business(error)),
    handled: true,
  }),
  ExchangeRateNotFound: (error) => ({
    problem: problem(404, "exchange-rate-not-found", "No such exchange rate", business(error)),
    handled: true,
  }),
  EInvoiceNotFound: (error) => ({
    problem: problem(404, "e-invoicing-not-found", `No such ${error.what}`, business(error)),
    handled: true,
  }),
  FieldsRefused: ({ errors }) => ({ problem: invalid(errors) }),
  IdempotencyKeyReused: (error) => ({
    problem: problem(
      400,
      "idempotency-key-reused",
      "The idempotency key was used for another request",
      business(error),
    ),
  }),
  ImportUnderWay: (error) => ({
    problem: problem(400, "import-under-way", "An import is under way", business(error)),
    handled: true,
  }),
  InvalidRequest: ({ status, errors }) => ({ problem: invalid(errors, status) }),
  LegalEntityRefused: () => ({ problem: problem(403, "legal-entity", "The legal entity is missing or unknown") }),
  NothingHere: () => ({ problem: notFoundProblem }),
  PermissionMissing: () => ({ problem: problem(403, "permission", "The personal token lacks a permission") }),
  PortUnavailable: () => ({
    problem: problem(503, "unavailable", "The service cannot do this right now; try again"),
    headers: { "retry-after": "5" },
  }),
  RecoveryNotFound: (error) => ({
    problem: problem(404, "recovery-not-found", "No such recovery", business(error)),
    handled: true,
  }),
  ProviderNotFound: (error) => ({
    problem: problem(404, "provider-not-found", "No settings of this provider", business(error)),
    handled: true,
  }),
  RateConflicts: (error) => ({
    problem: problem(400, "rate-conflict", "A rate exists in another interval", business(error)),
    handled: true,
  }),
  RateImportNotFound: (error) => ({
    problem: problem(404, "import-not-found", "No such import", business(error)),
    handled: true,
  }),
  RateMissing: (error) => ({
    problem: problem(404, "rate-missing", "No rate holds on that day", business(error)),
    handled: true,
  }),
  ProviderCredentialsRefused: (error) => ({
    problem: problem(400, "provider-credentials", "The provider refused the credentials", business(error)),
  }),
  ProviderRefused: (error) => ({
    problem: problem(400, "provider-refused", "The provider refused the request", business(error)),
  }),
  ProviderUnanswered: (error) => ({
    problem: problem(503, "provider-unanswered", "The provider did not answer; try again", business(error)),
    headers: { "retry-after": String(error.retryAfterSeconds ?? 30) },
  }),
  RefreshTokenRefused: (error) => ({
    problem: problem(400, "refresh-token", "The refresh token is refused", business(error)),
  }),
  ResourceNotFound: (error) => ({
    problem: problem(404, "resource-not-found", "No such resource", business(error)),
    handled: true,
  }),
  SubmissionRefused: ({ what, reasons }) => ({
    problem: problem(400, "not-sendable", `The ${what} cannot be sent`, { message: reasons }),
    handled: true,
  }),
  TooManyFailures: (error) => ({
    problem: problem(429, "too-many-failures", "Too many failed attempts", business(error)),
    headers: { "retry-after": String(error.retryAfterSeconds) },
  }),
  // Specification 4, rule 2: not 404.
  WebhookNotFound: (error) => ({
    problem: problem(400, "webhook-not-found", "No such webhook", business(error)),
    handled: true,
  }),
  WebhookNotSendable: (error) => ({
    problem: problem(400, "webhook-not-sendable", "Nothing can be sent to this webhook", business(error)),
    handled: true,
  }),
}

export const toRefusal = (error: ApiError): Refusal => (refusals[error._tag] as (error: ApiError) => Refusal)(error)

export const internalProblem = problem(500, "internal", "Something went wrong on our side")
export const unreadableProblem = (status: number, errors: Problem["errors"]) =>
  problem(status, "unreadable-request", "The request cannot be read", errors)
export const notFoundProblem = problem(
  404,
  "not-found",
  "There is nothing at this address",
  undefined,
  "GET /openapi.json lists the operations.",
)
export const methodProblem = problem(405, "method-not-allowed", "This address does not take this method")

/** A problem as plain sentences, for answers that have no room for fields; at least one. */
export const problemTexts = ({ title, errors = {} }: Problem): readonly string[] => {
  const texts = Object.entries(errors).flatMap(([field, all]) =>
    all.map((text) => (field === "message" ? text : `${field} ${text}`)),
  )
  return texts.length === 0 ? [title] : texts
}
