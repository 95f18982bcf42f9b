import type {
  ConnectionMissing,
  EInvoiceNotFound,
  ProviderCredentialsRefused,
  ProviderRefused,
  ProviderUnanswered,
  SubmissionRefused,
} from "@svc/domain/e-invoicing/e-invoicing.errors"
import type {
  AccessTokenRefused,
  CredentialsRefused,
  LegalEntityRefused,
  PermissionMissing,
  RefreshTokenRefused,
  TooManyFailures,
} from "@svc/domain/identity/identity.errors"
import type {
  ApiKeyMissing,
  CurrencyInUse,
  CurrencyNotFound,
  ExchangeRateNotFound,
  ImportUnderWay,
  ProviderNotFound,
  RateConflicts,
  RateImportNotFound,
  RateMissing,
} from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { ActionRefused, ResourceNotFound } from "@svc/domain/billing/billing.errors"
import type { FieldsRefused, PortUnavailable } from "@svc/domain/shared/errors"
import type { IdempotencyKeyReused } from "@svc/domain/shared/idempotency"
import type {
  DeliveryNotFound,
  RecoveryNotFound,
  WebhookNotFound,
  WebhookNotSendable,
} from "@svc/domain/webhooks/webhooks.errors"
import type { InvalidRequest, NothingHere } from "./invalid-request.ts"

/** Every failure a route can have. */
export type ApiError =
  | AccessTokenRefused
  | ActionRefused
  | ApiKeyMissing
  | ConnectionMissing
  | CredentialsRefused
  | CurrencyInUse
  | CurrencyNotFound
  | DeliveryNotFound
  | EInvoiceNotFound
  | ExchangeRateNotFound
  | FieldsRefused
  | IdempotencyKeyReused
  | ImportUnderWay
  | InvalidRequest
  | LegalEntityRefused
  | NothingHere
  | PermissionMissing
  | PortUnavailable
  | ProviderCredentialsRefused
  | ProviderNotFound
  | ProviderRefused
  | ProviderUnanswered
  | RateConflicts
  | RateImportNotFound
  | RateMissing
  | RecoveryNotFound
  | RefreshTokenRefused
  | ResourceNotFound
  | SubmissionRefused
  | TooManyFailures
  | WebhookNotFound
  | WebhookNotSendable
