import type { DunningJobs } from "@svc/domain/dunning/dunning.jobs"
import type { EInvoicingJobs } from "@svc/domain/e-invoicing/e-invoicing.jobs"
import type { ExchangeRatesJobs } from "@svc/domain/exchange-rates/exchange-rates.jobs"
import type { InvoicingJobs } from "@svc/domain/invoicing/invoicing.jobs"
import type { MessagesJobs } from "@svc/domain/messages/messages.jobs"
import type { OrdersJobs } from "@svc/domain/orders/orders.jobs"
import type { SharedJobs } from "@svc/domain/shared/shared.jobs"
import type { WebhooksJobs } from "@svc/domain/webhooks/webhooks.jobs"

/** Every background job, by the name of its queue. */
export interface AllJobs
  extends
    SharedJobs,
    WebhooksJobs,
    ExchangeRatesJobs,
    EInvoicingJobs,
    OrdersJobs,
    InvoicingJobs,
    MessagesJobs,
    DunningJobs {}
