import type { EInvoicingError } from "@svc/domain/e-invoicing/e-invoicing.errors"
import type { ExchangeRatesError } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { IdentityError } from "@svc/domain/identity/identity.errors"
import type { InvoicingError } from "@svc/domain/invoicing/invoicing.errors"
import type { MessagesError } from "@svc/domain/messages/messages.errors"
import type { PeopleError } from "@svc/domain/people/people.errors"
import type { ReferenceDataError } from "@svc/domain/reference-data/reference-data.errors"
import type { WebhooksError } from "@svc/domain/webhooks/webhooks.errors"
import type { SharedError } from "@svc/domain/shared/errors"
import type { ChangedMeanwhile, InvalidRequest, NothingHere } from "./invalid-request.ts"

/** Every failure a route can have. */
export type ApiError =
  | ChangedMeanwhile
  | EInvoicingError
  | ExchangeRatesError
  | IdentityError
  | InvalidRequest
  | InvoicingError
  | MessagesError
  | NothingHere
  | PeopleError
  | ReferenceDataError
  | SharedError
  | WebhooksError
