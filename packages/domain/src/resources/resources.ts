import { accountResource } from "./account.resource.ts"
import { dunningResource } from "./dunning.resource.ts"
import { exchangeRateResource, rateImportResource } from "./exchange-rate.resource.ts"
import { invoiceBatchResource, invoiceResource } from "./invoice.resource.ts"
import { journalResource } from "./journal.resource.ts"
import { messageResource } from "./message.resource.ts"
import { nationalEInvoiceResource } from "./national-e-invoice.resource.ts"
import { orderResource, salesOrderResource, subscriptionResource } from "./order.resource.ts"
import { paymentBatchResource, paymentResource } from "./payment.resource.ts"
import { productResource } from "./product.resource.ts"
import { quoteResource } from "./quote.resource.ts"
import type { Resource } from "./resource.ts"
import { usageResource } from "./usage.resource.ts"
import { deliveryResource, eventResource, recoveryResource, webhookResource } from "./webhook.resource.ts"

/** The resources of the service by kind, in the order in which the console's topics are listed. */
export const resources = {
  Delivery: deliveryResource,
  Webhook: webhookResource,
  Recovery: recoveryResource,
  Event: eventResource,
  Account: accountResource,
  Product: productResource,
  Quote: quoteResource,
  Order: orderResource,
  Subscription: subscriptionResource,
  SalesOrder: salesOrderResource,
  Usage: usageResource,
  Invoice: invoiceResource,
  InvoiceBatch: invoiceBatchResource,
  NationalEInvoice: nationalEInvoiceResource,
  Message: messageResource,
  Dunning: dunningResource,
  Payment: paymentResource,
  PaymentBatch: paymentBatchResource,
  Journal: journalResource,
  ExchangeRate: exchangeRateResource,
  RateImport: rateImportResource,
} as const

type Resources = typeof resources
export type ResourceKind = keyof Resources

/** The kinds of resources that have a certain part, such as `find`. */
export type KindWith<Fact> = { [K in ResourceKind]: Resources[K] extends Fact ? K : never }[ResourceKind]

type FactOf<F extends keyof Resource> = NonNullable<Resources[ResourceKind][F]>
export type Area = Resources[ResourceKind]["area"]
export type SeriesKind = FactOf<"series">[number]["kind"]
type TagsOf<E> = E extends { readonly tags: infer T } ? keyof T & string : never
export type EventTagName = TagsOf<FactOf<"events">>
/** The names of the topics, or of those whose changes are found in the given way. */
export type TopicName<Told = unknown> = Extract<FactOf<"topic">, { readonly told: Told }>["name"]

interface Listed extends Resource {
  readonly kind: ResourceKind
  readonly area: Area
}

/** Every resource with its kind. */
export const allResources: readonly Listed[] = Object.entries(resources).map(
  ([kind, resource]) => ({ ...resource, kind }) as Listed,
)
