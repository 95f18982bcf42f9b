/** An event tag, with the other spellings that are accepted for it (contract W4). */
export interface EventTag {
  readonly tag: string
  readonly group: EventGroup
  readonly description: string
  readonly alternatives: readonly string[]
}

export type EventGroup =
  | "Subscriptions"
  | "Sales orders"
  | "Invoices"
  | "Journals"
  | "Accounts"
  | "Quotes"
  | "Payments"
  | "Invoice batches"
  | "Products"
  | "National e-invoices"

const tag = (group: EventGroup, name: string, description: string, ...alternatives: string[]): EventTag => ({
  tag: name,
  group,
  description,
  alternatives,
})

/** All event tags, in the order in which they are listed. */
export const eventTags: readonly EventTag[] = [
  tag("Subscriptions", "SubscriptionActivated", "a new subscription is activated"),
  tag("Subscriptions", "SubscriptionChanged", "a subscription change is activated"),
  tag(
    "Subscriptions",
    "SubscriptionUpdated",
    "information is edited or a stock product delivery is made without a change",
  ),
  tag("Subscriptions", "SubscriptionCancelled", "a subscription is cancelled"),
  tag("Subscriptions", "SubscriptionRenewed", "a subscription is renewed"),
  tag("Subscriptions", "SubscriptionReverted", "a subscription is reverted"),
  tag("Subscriptions", "SubscriptionDeleted", "a subscription is deleted"),
  tag("Sales orders", "SalesOrderActivated", "a new sales order is activated"),
  tag("Sales orders", "SalesOrderUpdated", "information is edited or a stock product delivery is made"),
  tag("Sales orders", "SalesOrderDeleted", "a sales order is deleted"),
  tag("Invoices", "InvoicePosted", "an invoice is posted"),
  tag("Invoices", "InvoiceUpdated", "an invoice is updated"),
  tag("Journals", "JournalPosted", "a journal is posted"),
  tag("Accounts", "AccountsCreated", "an account is created", "AccountCreated"),
  tag("Accounts", "AccountsChanged", "an account is edited", "AccountChanged"),
  tag("Quotes", "QuoteCreated", "a quote is created", "quoteCreated"),
  tag("Quotes", "QuoteEdited", "a quote is edited", "quoteEdited"),
  tag("Quotes", "QuoteConverted", "a quote is converted to an order", "quoteConverted"),
  tag("Payments", "PaymentsCreated", "a payment is created", "PaymentCreated"),
  tag("Payments", "PaymentsPosted", "a payment is posted", "PaymentPosted"),
  tag("Invoice batches", "InvoiceBatchCreated", "a batch is created"),
  tag("Invoice batches", "InvoiceBatchPosted", "a batch is posted"),
  tag("Invoice batches", "InvoiceBatchCancelled", "a batch is cancelled"),
  tag("Products", "ProductsCreated", "a product is created", "ProductCreated"),
  tag("Products", "ProductsUpdated", "a product is updated", "ProductUpdated"),
  tag("Products", "ProductsDeleted", "a product is deleted; the data is {message, id}", "ProductDeleted"),
  tag("National e-invoices", "NationalEInvoiceProcessed", "an invoice has its number in the national system"),
  tag("National e-invoices", "NationalEInvoiceFailed", "a submission to the national system failed"),
  tag("National e-invoices", "NationalEInvoiceReceived", "an invoice of a supplier arrived"),
]

/** Every spelling of every tag, with the canonical one of each tag first. */
export const eventSpellings: readonly string[] = eventTags.flatMap((each) => [each.tag, ...each.alternatives])

const bySpelling: ReadonlyMap<string, EventTag> = new Map(
  eventTags.flatMap((each) => [each.tag, ...each.alternatives].map((spelling) => [spelling, each] as const)),
)

/** The tag of a spelling, which is case-sensitive; `undefined` when there is no such tag (contract W4). */
export const findEventTag = (spelling: string): EventTag | undefined => bySpelling.get(spelling)
