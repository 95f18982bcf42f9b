// Made from /openapi.json by `npm run generate`.

import { at, type Core, type Options } from "./core.ts"
import type * as T from "./types.gen.ts"

export const accountingPeriods = (c: Core) => ({
  /** Get accounting periods */
  list: (query?: {
  /** OData 2 `$filter` of: `description`, `fiscalYear`, `fiscalPeriod`, `fiscalQuarter`, `calendarYear`, `calendarMonth`, `startDate`, `endDate`, `status` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingPeriod>("/AccountingPeriods", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Verify the books */
  getVerification: (options?: Options) => c.send<T.BooksVerification>("GET", "/AccountingPeriods/Verification", options),
  /** Get an accounting period */
  get: (year: string | number, period: string | number, options?: Options) => c.send<T.AccountingPeriod>("GET", at`/AccountingPeriods/${year}/${period}`, options),
  /** Get the vouchers of an accounting period as a file */
  export: (year: string | number, period: string | number, options?: Options) => c.send<unknown>("GET", at`/AccountingPeriods/${year}/${period}/Export`, options),
  /** Close an accounting period */
  close: (year: string | number, period: string | number, body?: Readonly<Record<string, unknown>>, options?: Options) => c.send<T.AccountingPeriod>("POST", at`/AccountingPeriods/${year}/${period}/Close`, options, { body, keyed: true }),
  /** Open the last closed accounting period again */
  reopen: (year: string | number, period: string | number, body?: Readonly<Record<string, unknown>>, options?: Options) => c.send<T.AccountingPeriod>("POST", at`/AccountingPeriods/${year}/${period}/Reopen`, options, { body, keyed: true }),
})

export const accounts = (c: Core) => ({
  /** Get the statement of an account */
  getStatement: (id: string | number, query?: {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Default: that of the account */
  readonly currency?: string | undefined
}, options?: Options) => c.send<T.AccountStatement>("GET", at`/Accounts/${id}/Statement`, options, { query: { From: query?.from, To: query?.to, Currency: query?.currency } }),
  /** Get accounts */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `accountNumber`, `name`, `accountType`, `inactive`, `invoiceDeliveryMethod`, `currencyCode`, `organizationNumber`, `taxRegistrationNumber`, `electronicInvoiceAddress`, `invoiceEmailAddress`, `ourReference`, `yourReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `defaultInvoiceAddress/street`, `defaultInvoiceAddress/city`, `defaultInvoiceAddress/zip`, `defaultInvoiceAddress/country`, `defaultDeliveryAddress/street`, `defaultDeliveryAddress/city`, `defaultDeliveryAddress/zip`, `defaultDeliveryAddress/country`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Account>("/Accounts", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create an account */
  create: (body: T.AccountCreate, options?: Options) => c.send<T.Account>("POST", "/Accounts", options, { body, keyed: true }),
  /** Get an account */
  get: (id: string | number, options?: Options) => c.send<T.Account>("GET", at`/Accounts/${id}`, options),
  /** Change an account */
  update: (id: string | number, body: T.AccountPatch, options?: Options) => c.send<T.Account>("PATCH", at`/Accounts/${id}`, options, { body }),
  /** Delete an account */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Accounts/${id}`, options),
  /** Get the subscriptions of an account */
  listSubscriptions: (id: string | number, query?: {
  /** As in `GET /Subscriptions` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Subscription>(at`/Accounts/${id}/Subscriptions`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the sales orders of an account */
  listSalesOrders: (id: string | number, query?: {
  /** As in `GET /SalesOrders` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.SalesOrder>(at`/Accounts/${id}/SalesOrders`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the metrics and the balance of an account */
  getSummary: (id: string | number, options?: Options) => c.send<T.AccountSummary>("GET", at`/Accounts/${id}/Summary`, options),
  /** Get the invoices of an account */
  listInvoices: (id: string | number, query?: {
  /** As in `GET /Invoices` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Invoice>(at`/Accounts/${id}/Invoices`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the data that an account lacks as the buyer of national e-invoices */
  checkNationalEInvoice: (id: string | number, options?: Options) => c.send<T.NationalEInvoiceBuyerValidation>("GET", at`/Accounts/${id}/NationalEInvoiceValidation`, options),
})

export const auditLog = (c: Core) => ({
  /** Get the audit log */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  readonly from?: string | undefined
  /** Exclusive */
  readonly to?: string | undefined
  readonly userId?: string | undefined
  readonly operation?: string | undefined
  readonly resourceKind?: "Account" | "AccountingPeriod" | "Booking" | "Currency" | "CustomField" | "DunningCampaign" | "EInvoice" | "EInvoiceConnection" | "EInvoiceReception" | "EInvoiceSettings" | "EventConsumer" | "ExchangeRate" | "FinancialAccount" | "Invoice" | "InvoiceBatch" | "InvoiceBatchGroup" | "Journal" | "LegalEntity" | "MailSettings" | "Message" | "NotificationSettings" | "NumberSeries" | "Order" | "Payment" | "PaymentImport" | "PaymentMethod" | "PaymentTerm" | "Product" | "ProductCategory" | "ProductFeature" | "Quote" | "RateImport" | "RateProvider" | "ReceivedEInvoice" | "RevenueRecognitionRule" | "SignInPolicy" | "SignInProvider" | "TaxTemplate" | "Tenant" | "Token" | "Usage" | "User" | "Webhook" | "WebhookRecovery" | (string & {}) | undefined
  readonly resourceId?: string | undefined
  readonly address?: string | undefined
  /** A changed member */
  readonly path?: string | undefined
}, options?: Options) => c.list<T.AuditRow>("/AuditLog", { PageSize: query?.pageSize, Cursor: query?.cursor, From: query?.from, To: query?.to, UserId: query?.userId, Operation: query?.operation, ResourceKind: query?.resourceKind, ResourceId: query?.resourceId, Address: query?.address, Path: query?.path }, options, "cursor"),
  /** Get a row of the audit log */
  get: (id: string | number, options?: Options) => c.send<T.AuditRow>("GET", at`/AuditLog/${id}`, options),
})

export const autoInvoice = (c: Core) => ({
  /** Get the e-invoicing connection */
  get: (options?: Options) => c.send<T.AutoInvoiceConnection>("GET", "/Integrations/AutoInvoice", options),
  /** Connect to the e-invoicing network provider */
  set: (body: T.AutoInvoiceConnectionRequest, options?: Options) => c.send<T.AutoInvoiceConnection>("PUT", "/Integrations/AutoInvoice", options, { body }),
  /** Remove the e-invoicing connection */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/AutoInvoice", options),
})

export const bookings = (c: Core) => ({
  /** Get bookings */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `order/id`, `order/orderNumber`, `bookingType`, `accountCategory`, `changeType`, `classification/classificationType`, `effectiveDate`, `currency`, `cmrr/amount`, `created`, `modified`, `bookingLines/charge/id`, `bookingLines/charge/chargeNumber` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Booking>("/Bookings", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a booking */
  get: (id: string | number, options?: Options) => c.send<T.Booking>("GET", at`/Bookings/${id}`, options),
  /** Override the classification of a booking */
  update: (id: string | number, body: T.BookingPatch, options?: Options) => c.send<void>("PATCH", at`/Bookings/${id}`, options, { body, keyed: true }),
})

export const centralBankRates = (c: Core) => ({
  /** Get the settings of the euro-area central bank */
  get: (options?: Options) => c.send<T.CentralBankRates>("GET", "/Integrations/CentralBankRates", options),
  /** Switch the euro-area central bank on or off */
  set: (body?: T.RateProviderRequest, options?: Options) => c.send<T.CentralBankRates>("PUT", "/Integrations/CentralBankRates", options, { body }),
  /** Remove the settings of the euro-area central bank */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/CentralBankRates", options),
  /** Import from the euro-area central bank now */
  import: (body?: T.RateImportRequest, options?: Options) => c.send<T.RateImport>("POST", "/Integrations/CentralBankRates/Import", options, { body, keyed: true }),
  /** Get the imports from the euro-area central bank */
  listImports: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.RateImport>("/Integrations/CentralBankRates/Imports", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get an import from the euro-area central bank */
  getImport: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.send<T.RateImportResult>("GET", at`/Integrations/CentralBankRates/Imports/${id}`, options, { query: { PageSize: query?.pageSize, Cursor: query?.cursor } }),
})

export const commercialRates = (c: Core) => ({
  /** Get the settings of the commercial provider */
  get: (options?: Options) => c.send<T.CommercialRates>("GET", "/Integrations/CommercialRates", options),
  /** Save the key of the commercial provider, or switch it on or off */
  set: (body?: T.CommercialRatesRequest, options?: Options) => c.send<T.CommercialRates>("PUT", "/Integrations/CommercialRates", options, { body }),
  /** Remove the settings of the commercial provider */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/CommercialRates", options),
  /** Import from the commercial provider now */
  import: (body?: Readonly<Record<string, unknown>>, options?: Options) => c.send<T.RateImport>("POST", "/Integrations/CommercialRates/Import", options, { body, keyed: true }),
  /** Get the imports from the commercial provider */
  listImports: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.RateImport>("/Integrations/CommercialRates/Imports", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get an import from the commercial provider */
  getImport: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.send<T.RateImportResult>("GET", at`/Integrations/CommercialRates/Imports/${id}`, options, { query: { PageSize: query?.pageSize, Cursor: query?.cursor } }),
})

export const countries = (c: Core) => ({
  /** Get countries */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `twoAlphaCode`, `threeAlphaCode`, `active` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Country>("/Countries", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a country */
  get: (id: string | number, options?: Options) => c.send<T.Country>("GET", at`/Countries/${id}`, options),
})

export const currencies = (c: Core) => ({
  /** Get currencies */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `code`, `description` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Currency>("/Currency", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a currency */
  create: (body: T.CurrencyCreate, options?: Options) => c.send<T.Currency>("POST", "/Currency", options, { body, keyed: true }),
  /** Get the base currency of the legal entity */
  getBase: (options?: Options) => c.send<T.Currency>("GET", "/Currency/BaseCurrency", options),
  /** Get a currency */
  get: (id: string | number, options?: Options) => c.send<T.Currency>("GET", at`/Currency/${id}`, options),
  /** Delete a currency */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Currency/${id}`, options),
})

export const customFields = (c: Core) => ({
  /** Get custom fields */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `key`, `name`, `entity`, `fieldType`, `defaultValue` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.CustomFieldConfiguration>("/CustomFieldConfigurations", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a custom field */
  create: (body: T.CustomFieldConfigurationCreate, options?: Options) => c.send<T.CustomFieldConfiguration>("POST", "/CustomFieldConfigurations", options, { body, keyed: true }),
  /** Get a custom field */
  get: (id: string | number, options?: Options) => c.send<T.CustomFieldConfiguration>("GET", at`/CustomFieldConfigurations/${id}`, options),
  /** Change a custom field */
  update: (id: string | number, body: T.CustomFieldConfigurationPatch, options?: Options) => c.send<T.CustomFieldConfiguration>("PATCH", at`/CustomFieldConfigurations/${id}`, options, { body }),
  /** Get a custom field */
  getByKey: (id: string | number, key: string | number, options?: Options) => c.send<T.CustomFieldConfiguration>("GET", at`/CustomFieldConfigurations/${id}/${key}`, options),
  /** Change a custom field */
  updateByKey: (id: string | number, key: string | number, body: T.CustomFieldConfigurationPatch, options?: Options) => c.send<T.CustomFieldConfiguration>("PATCH", at`/CustomFieldConfigurations/${id}/${key}`, options, { body }),
})

export const documentTemplates = (c: Core) => ({
  /** Get document templates */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `description`, `documentType` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.DocumentTemplate>("/DocumentTemplate", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a document template */
  get: (id: string | number, options?: Options) => c.send<T.DocumentTemplate>("GET", at`/DocumentTemplate/${id}`, options),
})

export const dunning = (c: Core) => ({
  /** Get dunning campaigns */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.DunningCampaign>("/DunningCampaigns", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Create a dunning campaign */
  create: (body: T.DunningCampaignRequest, options?: Options) => c.send<T.DunningCampaign>("POST", "/DunningCampaigns", options, { body, keyed: true }),
  /** Get a dunning campaign */
  get: (id: string | number, options?: Options) => c.send<T.DunningCampaign>("GET", at`/DunningCampaigns/${id}`, options),
  /** Change a dunning campaign */
  update: (id: string | number, body: T.DunningCampaignRequest, options?: Options) => c.send<T.DunningCampaign>("PATCH", at`/DunningCampaigns/${id}`, options, { body, keyed: true }),
  /** Delete a dunning campaign */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/DunningCampaigns/${id}`, options),
  /** Get the reminders of an invoice */
  getDunning: (id: string | number, options?: Options) => c.send<T.InvoiceDunning>("GET", at`/Invoices/${id}/Dunning`, options),
  /** Dispute an invoice */
  createDispute: (id: string | number, body: T.DisputeRequest, options?: Options) => c.send<T.InvoiceDunning>("POST", at`/Invoices/${id}/Dispute`, options, { body, keyed: true }),
  /** End the dispute of an invoice */
  deleteDispute: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Invoices/${id}/Dispute`, options),
  /** Send a reminder of an invoice now */
  sendReminder: (id: string | number, body: T.RemindRequest, options?: Options) => c.send<T.InvoiceDunning>("POST", at`/Invoices/${id}/Remind`, options, { body, keyed: true }),
  /** Preview the reminders of a day */
  listDue: (body: T.DunningPreviewRequest, options?: Options) => c.send<T.DunningPreview>("POST", "/Dunning/Preview", options, { body }),
})

export const events = (c: Core) => ({
  /** Read events in order */
  listFeed: (query?: {
  /** `nextCursor` or `cursor` */
  readonly cursor?: string | undefined
  /** Now when absent */
  readonly start?: "Now" | "Beginning" | (string & {}) | undefined
  /** Seconds; 0 when absent */
  readonly wait?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** Up to 40 tags with commas */
  readonly eventTypes?: string | undefined
  /** Events whose data has this account's id */
  readonly accountId?: string | undefined
  /** Begins after its acknowledged position */
  readonly consumer?: string | undefined
}, options?: Options) => c.send<T.FeedPage>("GET", "/Events/Feed", options, { query: { Cursor: query?.cursor, Start: query?.start, Wait: query?.wait, PageSize: query?.pageSize, EventTypes: query?.eventTypes, AccountId: query?.accountId, Consumer: query?.consumer } }),
  /** Get the consumers of events */
  listConsumers: (options?: Options) => c.send<T.EventConsumerList>("GET", "/EventConsumers", options),
  /** Make a consumer of events, or move it */
  setConsumer: (name: string | number, body: T.PutEventConsumerRequest, options?: Options) => c.send<T.EventConsumer>("PUT", at`/EventConsumers/${name}`, options, { body }),
  /** Delete a consumer of events */
  deleteConsumer: (name: string | number, options?: Options) => c.send<void>("DELETE", at`/EventConsumers/${name}`, options),
  /** Acknowledge events */
  updateConsumer: (name: string | number, body: T.AcknowledgeEventsRequest, options?: Options) => c.send<T.EventConsumer>("POST", at`/EventConsumers/${name}/Ack`, options, { body }),
  /** Raise an event */
  create: (body: T.EmitEventRequest, options?: Options) => c.send<T.Event>("POST", "/Events", options, { body, keyed: true }),
  /** Get events */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  /** An event tag or one of its spellings; GET /EventTypes lists them */
  readonly eventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded" | (string & {}) | undefined
  readonly correlationId?: string | undefined
  /** A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing */
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly source?: "Paywall" | (string & {}) | undefined
}, options?: Options) => c.list<T.EventEntry>("/Events", { PageSize: query?.pageSize, Cursor: query?.cursor, EventType: query?.eventType, CorrelationId: query?.correlationId, Search: query?.search, From: query?.from, To: query?.to, Source: query?.source }, options, "cursor"),
  /** Get an event with its data and its deliveries */
  get: (id: string | number, options?: Options) => c.send<T.EventWithDeliveries>("GET", at`/Events/${id}`, options),
  /** Get the data of an event */
  getData: (id: string | number, options?: Options) => c.send<T.EventData>("GET", at`/Events/${id}/Data`, options),
  /** Erase the data of an event */
  deleteData: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Events/${id}/Data`, options),
  /** Send an event again */
  replay: (id: string | number, body?: T.ReplayEventRequest, options?: Options) => c.send<T.ReplayedEvent>("POST", at`/Events/${id}/Replay`, options, { body, keyed: true }),
  /** Get the event tags */
  listTypes: (options?: Options) => c.send<readonly (T.EventType)[]>("GET", "/EventTypes", options),
})

export const exchangeRates = (c: Core) => ({
  /** Get exchange rates */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `fromCurrency`, `toCurrency`, `rate`, `effectiveFromDate`, `effectiveToDate`, `source` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.ExchangeRateResponse>("/ExchangeRate", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create an exchange rate */
  create: (body: T.ExchangeRateCreate, options?: Options) => c.send<T.ExchangeRateResponse>("POST", "/ExchangeRate", options, { body, keyed: true }),
  /** Get the rate that is valid on a day */
  getAsOf: (query: {
  /** Code of the foreign currency */
  readonly from: string
  readonly date?: string | undefined
}, options?: Options) => c.send<T.ExchangeRateAsOf>("GET", "/ExchangeRate/AsOf", options, { query: { from: query?.from, date: query?.date } }),
  /** Get the rates of all currencies that are valid on a day */
  getTable: (query?: {
  readonly date?: string | undefined
}, options?: Options) => c.send<T.ExchangeRateTable>("GET", "/ExchangeRate/Table", options, { query: { date: query?.date } }),
  /** Convert an amount to the base currency */
  convert: (query: {
  /** Code of the foreign currency */
  readonly from: string
  readonly date?: string | undefined
  /** In the foreign currency */
  readonly amount: string
}, options?: Options) => c.send<T.Conversion>("GET", "/ExchangeRate/Convert", options, { query: { from: query?.from, date: query?.date, amount: query?.amount } }),
  /** Get the rates of a currency ordered by day */
  getSeries: (query: {
  /** Code of the foreign currency */
  readonly currency: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}, options?: Options) => c.send<T.ExchangeRateSeries>("GET", "/ExchangeRate/Series", options, { query: { Currency: query?.currency, From: query?.from, To: query?.to } }),
  /** Get an exchange rate */
  get: (id: string | number, options?: Options) => c.send<T.ExchangeRateResponse>("GET", at`/ExchangeRate/${id}`, options),
})

export const financialAccounts = (c: Core) => ({
  /** Get the chart of accounts */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `code`, `name`, `description`, `externalERPId`, `externalCRMId` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.FinancialAccount>("/ChartOfAccounts", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a financial account */
  create: (body: T.FinancialAccountCreate, options?: Options) => c.send<T.FinancialAccount>("POST", "/ChartOfAccounts", options, { body, keyed: true }),
  /** Get a financial account */
  get: (id: string | number, options?: Options) => c.send<T.FinancialAccount>("GET", at`/ChartOfAccounts/${id}`, options),
})

export const integrationLog = (c: Core) => ({
  /** Get the integration log */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  readonly level?: "Information" | "Warning" | "Error" | (string & {}) | undefined
  readonly invoiceId?: string | undefined
}, options?: Options) => c.list<T.IntegrationLogRecord>("/IntegrationLog", { PageSize: query?.pageSize, Cursor: query?.cursor, Level: query?.level, InvoiceId: query?.invoiceId }, options, "cursor"),
})

export const invoiceBatchGroups = (c: Core) => ({
  /** Get invoice batch groups */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `code`, `description` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.InvoiceBatchGroup>("/InvoiceBatchGroups", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create an invoice batch group */
  create: (body: T.InvoiceBatchGroupCreate, options?: Options) => c.send<T.InvoiceBatchGroup>("POST", "/InvoiceBatchGroups", options, { body, keyed: true }),
  /** Get an invoice batch group */
  get: (id: string | number, options?: Options) => c.send<T.InvoiceBatchGroup>("GET", at`/InvoiceBatchGroups/${id}`, options),
})

export const invoiceBatches = (c: Core) => ({
  /** Get invoice batches */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `batchNumber`, `targetDate`, `invoiceDate`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  readonly state?: "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled" | (string & {}) | undefined
}, options?: Options) => c.list<T.InvoiceBatch>("/InvoiceBatches", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize, State: query?.state }, options, "page"),
  /** Generate an invoice batch */
  create: (body: T.GenerateInvoiceBatchRequest, options?: Options) => c.send<T.InvoiceBatchJob>("POST", "/InvoiceBatches", options, { body, keyed: true }),
  /** Get an invoice batch */
  get: (id: string | number, options?: Options) => c.send<T.InvoiceBatch>("GET", at`/InvoiceBatches/${id}`, options),
  /** Get the log of an invoice batch */
  listLog: (id: string | number, query?: {
  /** OData 2 `$filter` of: `entityId`, `entityName`, `reference`, `errorMessage`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.InvoiceBatchLog>(at`/InvoiceBatches/${id}/BatchLog`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the status of the generation of a batch */
  getGenerated: (batchReference: string | number, options?: Options) => c.send<T.GeneratedBatchJobStatus>("GET", at`/InvoiceBatches/BatchJobStatus/${batchReference}/Generated`, options),
  /** Get the status of the last posting of a batch */
  getPosted: (batchReference: string | number, options?: Options) => c.send<T.PostedBatchJobStatus>("GET", at`/InvoiceBatches/BatchJobStatus/${batchReference}/Posted`, options),
  /** Post an invoice batch */
  post: (id: string | number, body: T.JobRequest, options?: Options) => c.send<T.InvoiceBatchJob>("POST", at`/InvoiceBatches/${id}/Post`, options, { body, keyed: true }),
  /** Post the drafts that match a filter */
  postDrafts: (body: T.PostDraftsRequest, options?: Options) => c.send<T.InvoiceBatchJob>("POST", "/InvoiceBatches/PostDrafts", options, { body, keyed: true }),
  /** Stop the posting of an invoice batch */
  stop: (id: string | number, options?: Options) => c.send<T.InvoiceBatch>("POST", at`/InvoiceBatches/${id}/Stop`, options, { keyed: true }),
  /** Cancel an invoice batch */
  cancel: (id: string | number, options?: Options) => c.send<T.InvoiceBatch>("POST", at`/InvoiceBatches/${id}/Cancel`, options, { keyed: true }),
})

export const invoices = (c: Core) => ({
  /** Make a link to the page of an invoice */
  createLink: (id: string | number, body?: T.InvoiceLinkRequest, options?: Options) => c.send<T.InvoiceLink>("POST", at`/Invoices/${id}/Links`, options, { body, keyed: true }),
  /** Get the links to the page of an invoice */
  listLinks: (id: string | number, options?: Options) => c.send<readonly (T.InvoiceLink)[]>("GET", at`/Invoices/${id}/Links`, options),
  /** Revoke a link */
  deleteLink: (id: string | number, linkId: string | number, options?: Options) => c.send<void>("DELETE", at`/Invoices/${id}/Links/${linkId}`, options),
  /** Get the PDF of a posted invoice */
  getPdf: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Invoices/${id}/PDF`, options),
  /** Get the PDF of a posted invoice */
  getFile: (invoiceId: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Invoices/invoiceDownloadAttachment/${invoiceId}`, options),
  /** Get the attachments of an invoice */
  listAttachments: (id: string | number, query?: {
  /** OData 2 `$filter` of: `id`, `name`, `contentType`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** Number of hours for which the addresses work: 1 to 168; 24 when absent */
  readonly expirationTimeSpanHours?: string | undefined
}, options?: Options) => c.list<T.InvoiceAttachment>(at`/Invoices/${id}/Attachments`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize, ExpirationTimeSpanHours: query?.expirationTimeSpanHours }, options, "page"),
  /** Get the PDFs of posted invoices */
  listFiles: (query?: {
  /** OData 2 `$filter` of: `id`, `invoiceId`, `name`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** Number of hours for which the addresses work: 1 to 168; 24 when absent */
  readonly expirationTimeSpanHours?: string | undefined
}, options?: Options) => c.list<T.InvoiceAttachment>("/Invoices/PostedInvoiceDocumentAttachments", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize, ExpirationTimeSpanHours: query?.expirationTimeSpanHours }, options, "page"),
  /** Get an address of a posted invoice's PDF that works without a token */
  getFileAddress: (invoiceId: string | number, query?: {
  /** Number of hours for which the addresses work: 1 to 168; 24 when absent */
  readonly expirationTimeSpanHours?: string | undefined
}, options?: Options) => c.send<string>("GET", at`/Invoices/generateAttachmentURL/${invoiceId}`, options, { query: { ExpirationTimeSpanHours: query?.expirationTimeSpanHours } }),
  /** Get the document at an issued address */
  getDocument: (document: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Documents/${document}`, options),
  /** Get an attachment */
  getAttachment: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Invoices/DownloadAttachment/${id}`, options),
  /** Match an invoice with a credit note */
  match: (id: string | number, body: T.MatchInvoiceRequest, options?: Options) => c.send<T.Invoice>("POST", at`/Invoices/${id}/Match`, options, { body, keyed: true }),
  /** Take a match back */
  deleteMatch: (id: string | number, creditInvoiceId: string | number, options?: Options) => c.send<void>("DELETE", at`/Invoices/${id}/Match/${creditInvoiceId}`, options),
  /** Write an invoice off as a bad debt */
  createWriteOff: (id: string | number, body: T.WriteOffInvoiceRequest, options?: Options) => c.send<T.InvoiceWriteOff>("POST", at`/Invoices/${id}/WriteOff`, options, { body, keyed: true }),
  /** Get the write-offs of an invoice */
  listWriteOffs: (id: string | number, options?: Options) => c.send<T.InvoiceWriteOffs>("GET", at`/Invoices/${id}/WriteOffs`, options),
  /** Take a write-off back */
  deleteWriteOff: (id: string | number, writeOffId: string | number, query?: {
  readonly date?: string | undefined
}, options?: Options) => c.send<void>("DELETE", at`/Invoices/${id}/WriteOffs/${writeOffId}`, options, { query: { Date: query?.date } }),
  /** Get invoices */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `invoiceNumber`, `status`, `invoiceType`, `account/id`, `account/accountNumber`, `account/name`, `invoiceDate`, `dueDate`, `paymentDate`, `paymentTerm/name`, `currency`, `subtotal`, `tax`, `totalAmount`, `totalBaseAmount`, `settledAmount`, `balancedAmount`, `taxIncluded`, `invoiceDeliveryMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `referenceNumber`, `ocrNumber`, `creditedInvoiceId`, `correctedInvoiceId`, `invoiceBatchId`, `notes`, `externalERPId`, `externalCRMId`, `created`, `modified`, `invoiceLines/id`, `invoiceLines/productName`, `invoiceLines/quantity`, `invoiceLines/price`, `invoiceLines/subtotal`, `invoiceLines/tax`, `invoiceLines/taxRate`, `invoiceLines/taxCategoryCode`, `invoiceLines/servicePeriodStartDate`, `invoiceLines/servicePeriodEndDate`, `invoiceLines/externalERPId`, `invoiceLines/externalCRMId`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** Invoices whose last e-invoice is in this state; needs `einvoices:read` too */
  readonly nationalEInvoiceState?: "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown" | (string & {}) | undefined
}, options?: Options) => c.list<T.Invoice>("/Invoices", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize, NationalEInvoiceState: query?.nationalEInvoiceState }, options, "page"),
  /** Change an invoice */
  updateByBody: (body: T.InvoicePatchById, options?: Options) => c.send<T.Invoice>("PATCH", "/Invoices", options, { body }),
  /** Create an invoice on an account */
  create: (body: T.OnAccountInvoiceCreate, options?: Options) => c.send<T.GeneratedInvoiceResponse>("POST", "/Invoices/onAccountInvoice", options, { body, keyed: true }),
  /** Create an invoice on an account: what would come of it, and nothing is written */
  createPreview: (body: T.OnAccountInvoiceCreate, options?: Options) => c.send<T.InvoicePreview>("POST", "/Invoices/onAccountInvoice", options, { body, query: { preview: true } }),
  /** Mark an invoice as paid */
  setPaid: (body: T.InvoicePaidRequest, options?: Options) => c.send<T.OperationResponse>("POST", "/Invoices/paid", options, { body, keyed: true }),
  /** Get an invoice */
  get: (id: string | number, options?: Options) => c.send<T.Invoice>("GET", at`/Invoices/${id}`, options),
  /** Change an invoice */
  update: (id: string | number, body: T.InvoicePatch, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.Invoice>("PATCH", at`/Invoices/${id}`, options, { body, query: { preview: query?.preview } }),
  /** Post an invoice */
  post: (id: string | number, options?: Options) => c.send<T.OperationResponse>("POST", at`/Invoices/${id}/post`, options, { keyed: true }),
  /** Post an invoice: what would come of it, and nothing is written */
  postPreview: (id: string | number, options?: Options) => c.send<T.InvoicePreview>("POST", at`/Invoices/${id}/post`, options, { query: { preview: true } }),
  /** Cancel an invoice */
  cancel: (id: string | number, options?: Options) => c.send<T.OperationResponse>("POST", at`/Invoices/${id}/cancel`, options, { keyed: true }),
  /** Credit an invoice */
  credit: (id: string | number, body: T.CreditInvoiceRequest, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.GeneratedInvoiceResponse | T.InvoicePreview>("POST", at`/Invoices/${id}/credit`, options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Correct an invoice */
  correct: (id: string | number, body: T.CorrectInvoiceRequest, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.GeneratedInvoiceResponse | T.InvoicePreview>("POST", at`/Invoices/${id}/Correct`, options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Replace an invoice */
  replace: (id: string | number, body: T.ReplaceInvoiceRequest, options?: Options) => c.send<T.ReplacedInvoiceResponse>("POST", at`/Invoices/${id}/Replace`, options, { body, keyed: true }),
  /** Get related invoices */
  listRelated: (id: string | number, options?: Options) => c.send<T.RelatedInvoicePage>("GET", at`/Invoices/${id}/RelatedInvoices`, options),
  /** Invoice an order */
  createOfOrder: (id: string | number, body: T.GenerateInvoiceRequest, query?: {
  /** Default: false */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.GeneratedInvoiceResponse | T.NothingIsDue | T.InvoicePreview>("POST", at`/Invoices/orders/${id}`, options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Get invoice lines by charge type */
  listLinesByChargeType: (type: string | number, query?: {
  /** As in `GET /Invoices/invoiceLines/Usage/{usageId}` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.InvoiceLine>(at`/Invoices/invoiceLines/ChargeType/${type}`, { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the invoice of usage */
  listByUsage: (usageId: string | number, query?: {
  /** As in `GET /Invoices` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Invoice>(at`/Invoices/Usage/${usageId}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the invoice line of usage */
  listLinesByUsage: (usageId: string | number, query?: {
  /** OData 2 `$filter` of: `id`, `invoiceId`, `productName`, `chargeNumber`, `orderChargeId`, `quantity`, `price`, `subtotal`, `tax`, `servicePeriodStartDate`, `servicePeriodEndDate` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.InvoiceLine>(at`/Invoices/invoiceLines/Usage/${usageId}`, { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
})

export const journals = (c: Core) => ({
  /** Get journals */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `journalNumber`, `journalType`, `externalERPId`, `postedDate`, `created`, `modified`, `vouchers/invoiceId`, `vouchers/invoiceNumber`, `vouchers/paymentId` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  readonly fiscalYear?: number | undefined
  /** A period of `FiscalYear`, which is then required */
  readonly fiscalPeriod?: number | undefined
  /** Code or id of an account: only journals that book on it */
  readonly financialAccount?: string | undefined
}, options?: Options) => c.list<T.Journal>("/Journals", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize, FiscalYear: query?.fiscalYear, FiscalPeriod: query?.fiscalPeriod, FinancialAccount: query?.financialAccount }, options, "page"),
  /** Get journals without their vouchers */
  listDetails: (query?: {
  /** OData 2 `$filter` of: `id`, `journalNumber`, `journalType`, `externalERPId`, `postedDate`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.JournalDetails>("/Journals/JournalDetails", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a journal */
  get: (id: string | number, options?: Options) => c.send<T.Journal>("GET", at`/Journals/${id}`, options),
  /** Change a journal */
  update: (id: string | number, body: T.JournalPatch, options?: Options) => c.send<T.Journal>("PATCH", at`/Journals/${id}`, options, { body }),
  /** Get the sums of a journal by account */
  listSummary: (id: string | number, options?: Options) => c.send<T.JournalSummaryPage>("GET", at`/Journals/${id}/JournalSummary`, options),
  /** Get accounting transactions of a fiscal year */
  listTransactionsOfYear: (year: string | number, query?: {
  /** OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingTransaction>(at`/Journals/AccountingTransactions/${year}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get accounting transactions of a period of a fiscal year */
  listTransactionsOfPeriod: (year: string | number, period: string | number, query?: {
  /** OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingTransaction>(at`/Journals/AccountingTransactions/${year}/FiscalPeriod/${period}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get accounting transactions of a quarter of a fiscal year */
  listTransactionsOfQuarter: (year: string | number, quarter: string | number, query?: {
  /** OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingTransaction>(at`/Journals/AccountingTransactions/${year}/FiscalQuarter/${quarter}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get accounting transactions of a fiscal year and a financial account */
  listTransactionsOfAccount: (year: string | number, financialAccount: string | number, query?: {
  /** OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingTransaction>(at`/Journals/AccountingTransactions/${year}/FinancialAccounts/${financialAccount}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get accounting transactions of a journal */
  listTransactions: (id: string | number, query?: {
  /** OData 2 `$filter` of: `transactionNumber`, `effectiveDate`, `source`, `orderChargeNumber`, `orderChargeId`, `revenueScheduleItemId`, `invoiceId`, `invoiceLineId`, `invoiceAccountId`, `paymentId`, `paymentSettlementId`, `journalId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.AccountingTransaction>(at`/Journals/${id}/AccountingTransactions`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
})

export const legalEntities = (c: Core) => ({
  /** Get the legal entities */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `baseCurrency`, `organizationNumber`, `taxRegistrationNumber`, `nationalEInvoice` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.LegalEntity>("/LegalEntities", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Add a legal entity */
  create: (body: T.LegalEntityCreate, options?: Options) => c.send<T.LegalEntity>("POST", "/LegalEntities", options, { body }),
  /** Change a legal entity */
  updateByBody: (body: T.LegalEntityPatchById, options?: Options) => c.send<T.LegalEntity>("PATCH", "/LegalEntities", options, { body }),
  /** Get a legal entity */
  get: (id: string | number, options?: Options) => c.send<T.LegalEntity>("GET", at`/LegalEntities/${id}`, options),
  /** Change a legal entity */
  update: (id: string | number, body: T.LegalEntityPatch, options?: Options) => c.send<T.LegalEntity>("PATCH", at`/LegalEntities/${id}`, options, { body }),
  /** Get the data that a legal entity lacks for national e-invoicing */
  checkNationalEInvoice: (id: string | number, options?: Options) => c.send<T.NationalEInvoiceValidation>("GET", at`/LegalEntities/${id}/NationalEInvoiceValidation`, options),
})

export const mail = (c: Core) => ({
  /** Get the mail settings */
  get: (options?: Options) => c.send<T.MailSettings>("GET", "/Integrations/Mail", options),
  /** Save the mail settings */
  set: (body: T.MailSettingsRequest, options?: Options) => c.send<T.MailSettings>("PUT", "/Integrations/Mail", options, { body }),
  /** Remove the mail settings */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/Mail", options),
  /** Send a test message now */
  test: (body: T.MailTest, options?: Options) => c.send<T.MailTestAnswer>("POST", "/Integrations/Mail/Test", options, { body }),
})

export const measurements = (c: Core) => ({
  /** Get measurements */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `account/id`, `account/accountNumber`, `account/name`, `order/orderNumber`, `product/id`, `charge/chargeNumber`, `fromDate`, `quantity`, `importDate`, `created`, `modified`, `tag`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Measurement>("/Measurements", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Report a measurement */
  create: (body: T.MeasurementCreate, options?: Options) => c.send<T.Measurement>("POST", "/Measurements", options, { body, keyed: true }),
  /** Get a measurement */
  get: (id: string | number, options?: Options) => c.send<T.Measurement>("GET", at`/Measurements/${id}`, options),
  /** Import measurements */
  import: (body: T.ImportMeasurementRequest, options?: Options) => c.send<T.ImportDataResponse>("POST", "/Measurements/import", options, { body, keyed: true }),
})

export const messages = (c: Core) => ({
  /** Get messages */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  readonly kind?: "Invoice" | "CreditNote" | "Reminder" | (string & {}) | undefined
  readonly status?: "Queued" | "Sending" | "Deferred" | "Sent" | "Failed" | "Unknown" | "Skipped" | "Cancelled" | (string & {}) | undefined
  /** Events whose data has this account's id */
  readonly accountId?: string | undefined
  readonly invoiceId?: string | undefined
  /** The whole address */
  readonly recipient?: string | undefined
  readonly from?: string | undefined
  /** Exclusive */
  readonly to?: string | undefined
}, options?: Options) => c.list<T.Message>("/Messages", { PageSize: query?.pageSize, Cursor: query?.cursor, Kind: query?.kind, Status: query?.status, AccountId: query?.accountId, InvoiceId: query?.invoiceId, Recipient: query?.recipient, From: query?.from, To: query?.to }, options, "cursor"),
  /** Get a message with its attempts */
  get: (id: string | number, options?: Options) => c.send<T.Message>("GET", at`/Messages/${id}`, options),
  /** Get the texts of a message */
  getPreview: (id: string | number, options?: Options) => c.send<T.MessagePreview>("GET", at`/Messages/${id}/Preview`, options),
  /** Send a message again */
  createResend: (id: string | number, body?: T.SendRequest, options?: Options) => c.send<T.Message>("POST", at`/Messages/${id}/Resend`, options, { body, keyed: true }),
  /** Cancel a message that waits */
  cancel: (id: string | number, options?: Options) => c.send<T.Message>("POST", at`/Messages/${id}/Cancel`, options, { keyed: true }),
  /** Get the messages of an invoice */
  listMessages: (id: string | number, options?: Options) => c.send<T.MessagePage>("GET", at`/Invoices/${id}/Messages`, options),
  /** Send an invoice by e-mail */
  createMessages: (id: string | number, body?: T.SendRequest, options?: Options) => c.send<T.Message>("POST", at`/Invoices/${id}/Messages`, options, { body, keyed: true }),
})

export const metrics = (c: Core) => ({
  /** Calculate the metrics of an order */
  calculateOrder: (body: T.CalculateOrderMetricsRequest, options?: Options) => c.send<T.OrderMetricsResponse>("POST", "/Metrics/CalculateMetrics/Order", options, { body, keyed: true }),
  /** Calculate the metrics of a charge */
  calculateCharge: (body: T.CalculateChargeMetricsRequest, options?: Options) => c.send<T.ChargeMetricsResponse>("POST", "/Metrics/CalculateMetrics/Charge", options, { body, keyed: true }),
  /** Get the monthly recurring revenue by month */
  getMRR: (query: {
  /** A day of the first month */
  readonly from: string
  /** A day of the last month */
  readonly to: string
}, options?: Options) => c.send<T.RecurringRevenue>("GET", "/Metrics/MRR", options, { query: { From: query?.from, To: query?.to } }),
})

export const nationalEInvoice = (c: Core) => ({
  /** Get the national e-invoice settings */
  get: (options?: Options) => c.send<T.NationalEInvoiceSettings>("GET", "/Integrations/NationalEInvoice", options),
  /** Save the national e-invoice settings */
  set: (body: T.NationalEInvoiceSettingsRequest, options?: Options) => c.send<T.NationalEInvoiceSettings>("PUT", "/Integrations/NationalEInvoice", options, { body }),
  /** Remove the national e-invoice settings */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/NationalEInvoice", options),
  /** Send the stored token to the provider again */
  sendToken: (options?: Options) => c.send<T.NationalEInvoiceSettings>("POST", "/Integrations/NationalEInvoice/SendToken", options),
})

export const nationalEInvoices = (c: Core) => ({
  /** Check a UBL document */
  check: (body: string | Uint8Array, options?: Options) => c.send<T.DocumentVerdict>("POST", "/NationalEInvoices/Check", options, { body, type: "application/xml" }),
  /** Fetch suppliers' invoices now */
  receive: (body?: Readonly<Record<string, unknown>>, options?: Options) => c.send<T.NationalEInvoiceReception>("POST", "/NationalEInvoices/Receive", options, { body, keyed: true }),
  /** Get the fetches of suppliers' invoices */
  listReceptions: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.NationalEInvoiceReception>("/NationalEInvoices/Receptions", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get a fetch of suppliers' invoices with its progress */
  getReception: (id: string | number, options?: Options) => c.send<T.NationalEInvoiceReception>("GET", at`/NationalEInvoices/Receptions/${id}`, options),
  /** Get national e-invoice entries */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  /** Received: suppliers' invoices */
  readonly direction?: "Sent" | "Received" | (string & {}) | undefined
  readonly status?: "Pending" | "Submitted" | "Processed" | "Failed" | (string & {}) | undefined
  /** Finer than Status, as in the counts; each entry has one state. Failed and Unknown contain only entries after which nothing was submitted */
  readonly state?: "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown" | (string & {}) | undefined
  readonly invoiceId?: string | undefined
  /** For sent ones: the start of the invoice number, or the whole national number */
  readonly search?: string | undefined
  readonly from?: string | undefined
  /** Exclusive */
  readonly to?: string | undefined
  /** Invoices whose deadline is before this time and that are not accepted yet; exclusive */
  readonly deadlineBefore?: string | undefined
}, options?: Options) => c.list<T.NationalEInvoiceEntry>("/NationalEInvoices", { PageSize: query?.pageSize, Cursor: query?.cursor, Direction: query?.direction, Status: query?.status, State: query?.state, InvoiceId: query?.invoiceId, Search: query?.search, From: query?.from, To: query?.to, DeadlineBefore: query?.deadlineBefore }, options, "cursor"),
  /** Get a national e-invoice entry with its history */
  get: (id: string | number, options?: Options) => c.send<T.NationalEInvoiceEntryWithHistory>("GET", at`/NationalEInvoices/${id}`, options),
  /** Download the official acknowledgement of an entry */
  getAcknowledgement: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/NationalEInvoices/${id}/Acknowledgement`, options),
  /** Get the official acknowledgement of an entry as a PDF */
  getAcknowledgementPdf: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/NationalEInvoices/${id}/Acknowledgement/PDF`, options),
  /** Download the document of an entry */
  getDocument: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/NationalEInvoices/${id}/Document`, options),
  /** Download the document that the national system cleared */
  getClearedDocument: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/NationalEInvoices/${id}/ClearedDocument`, options),
  /** Get every submission of an invoice */
  listOfInvoice: (id: string | number, options?: Options) => c.send<readonly (T.NationalEInvoiceEntryWithHistory)[]>("GET", at`/Invoices/${id}/NationalEInvoices`, options),
  /** Submit an invoice again after a failure */
  resubmit: (id: string | number, options?: Options) => c.send<T.NationalEInvoiceEntry>("POST", at`/Invoices/${id}/NationalEInvoices/Resubmit`, options, { keyed: true }),
  /** Get the UBL document of a posted invoice */
  getUbl: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Invoices/${id}/UBL`, options),
})

export const orders = (c: Core) => ({
  /** Get a version of a subscription or a sales order */
  get: (id: string | number, options?: Options) => c.send<T.Subscription | T.SalesOrder>("GET", at`/Orders/${id}`, options),
  /** Get a charge of an order */
  getCharge: (id: string | number, options?: Options) => c.send<T.OrderProductCharge>("GET", at`/Orders/Charges/${id}`, options),
  /** Change the description of a charge */
  updateCharge: (id: string | number, body: T.OrderProductChargePatch, options?: Options) => c.send<T.OrderProductCharge>("PATCH", at`/Orders/Charges/${id}`, options, { body }),
  /** Get the charges of an order */
  listCharges: (id: string | number, query?: {
  /** OData 2 `$filter` of: `id`, `chargeNumber`, `version`, `name`, `chargeType`, `priceModel`, `effectiveStartDate`, `effectiveEndDate`, `chargedThroughDate`, `externalERPId`, `externalCRMId`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.OrderProductCharge>(at`/Orders/${id}/charges`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get the charges of a product of an order */
  listChargesOfProduct: (id: string | number, query?: {
  /** As in `GET /Orders/{id}/charges` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.OrderProductCharge>(at`/Orders/Products/${id}/charges`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Set the day up to which a charge is invoiced */
  setChargeInvoicedTo: (id: string | number, body: T.InvoicedToDatePatch, options?: Options) => c.send<void>("POST", at`/Orders/Charges/${id}/InvoicedTo`, options, { body, keyed: true }),
  /** Deliver a part of a charge */
  deliverCharge: (id: string | number, body: T.DeliverRequest, options?: Options) => c.send<T.OrderProductCharge>("POST", at`/Orders/Charges/${id}/Deliver`, options, { body, keyed: true }),
  /** Close the delivery of a charge */
  closeDelivery: (id: string | number, options?: Options) => c.send<T.OrderProductCharge>("POST", at`/Orders/Charges/${id}/CloseDelivery`, options, { keyed: true }),
})

export const paymentMethods = (c: Core) => ({
  /** Get payment methods */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.PaymentMethod>("/PaymentMethods", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a payment method */
  create: (body: T.PaymentMethodCreate, options?: Options) => c.send<T.PaymentMethod>("POST", "/PaymentMethods", options, { body, keyed: true }),
  /** Get a payment method */
  get: (id: string | number, options?: Options) => c.send<T.PaymentMethod>("GET", at`/PaymentMethods/${id}`, options),
})

export const paymentTerms = (c: Core) => ({
  /** Get payment terms */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `description`, `termType`, `days` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.PaymentTerm>("/PaymentTerms", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a payment term */
  create: (body: T.PaymentTermCreate, options?: Options) => c.send<T.PaymentTerm>("POST", "/PaymentTerms", options, { body, keyed: true }),
  /** Get a payment term */
  get: (id: string | number, options?: Options) => c.send<T.PaymentTerm>("GET", at`/PaymentTerms/${id}`, options),
})

export const payments = (c: Core) => ({
  /** Get payments */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `paymentDate`, `postedDate`, `reference`, `payerName`, `description`, `externalBankId`, `amount/amount`, `amount/currencyCode`, `isFullyAllocated`, `paymentMethodName`, `paymentBatchId`, `paymentBatchNumber`, `created`, `modified`, `paymentSettlements/invoice/id`, `paymentSettlements/invoice/invoiceNumber` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Payment>("/Payments", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a payment */
  create: (body: T.PaymentCreate, options?: Options) => c.send<T.Payment>("POST", "/Payments", options, { body, keyed: true }),
  /** Create and post a payment of one invoice */
  createAndPost: (body: T.CreateAndPostPaymentRequest, options?: Options) => c.send<T.EventResponse>("POST", "/Payments/CreateAndPost", options, { body, keyed: true }),
  /** Change the settlements of a payment */
  updateSettlements: (body: T.PaymentSettlementsPatch, options?: Options) => c.send<T.Payment>("PATCH", "/Payments/Settlements", options, { body }),
  /** Get a payment */
  get: (id: string | number, options?: Options) => c.send<T.Payment>("GET", at`/Payments/${id}`, options),
  /** Change a payment */
  update: (id: string | number, body: T.PaymentPatch, options?: Options) => c.send<T.Payment>("PATCH", at`/Payments/${id}`, options, { body }),
  /** Post a payment */
  post: (id: string | number, options?: Options) => c.send<T.Payment>("POST", at`/Payments/${id}/Post`, options, { keyed: true }),
  /** Pay an advance back */
  createRefund: (id: string | number, body: T.RefundPaymentRequest, options?: Options) => c.send<T.Payment>("POST", at`/Payments/${id}/Refund`, options, { body, keyed: true }),
  /** Import a bank file */
  import: (body: string | Uint8Array, options?: Options) => c.send<T.PaymentImportResponse>("POST", "/Payments/import", options, { body, type: "application/xml", keyed: true }),
})

export const personalTokens = (c: Core) => ({
  /** Get personal tokens */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  /** Default: false */
  readonly all?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.list<T.PersonalToken>("/PersonalTokens", { PageSize: query?.pageSize, Cursor: query?.cursor, All: query?.all }, options, "cursor"),
  /** Create a personal token */
  create: (body: T.PersonalTokenCreate, options?: Options) => c.send<T.CreatedPersonalToken>("POST", "/PersonalTokens", options, { body }),
  /** Rename a personal token */
  update: (clientId: string | number, body: T.PersonalTokenPatch, options?: Options) => c.send<T.PersonalToken>("PATCH", at`/PersonalTokens/${clientId}`, options, { body }),
  /** Revoke a personal token */
  delete: (clientId: string | number, options?: Options) => c.send<T.PersonalToken>("DELETE", at`/PersonalTokens/${clientId}`, options),
})

export const polishCentralBankRates = (c: Core) => ({
  /** Get the settings of the National Bank of Poland */
  get: (options?: Options) => c.send<T.PolishCentralBankRates>("GET", "/Integrations/NationalBankOfPoland", options),
  /** Switch the National Bank of Poland on or off */
  set: (body?: T.RateProviderRequest, options?: Options) => c.send<T.PolishCentralBankRates>("PUT", "/Integrations/NationalBankOfPoland", options, { body }),
  /** Remove the settings of the National Bank of Poland */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/NationalBankOfPoland", options),
  /** Import from the National Bank of Poland now */
  import: (body?: T.RateImportRequest, options?: Options) => c.send<T.RateImport>("POST", "/Integrations/NationalBankOfPoland/Import", options, { body, keyed: true }),
  /** Get the imports from the National Bank of Poland */
  listImports: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.RateImport>("/Integrations/NationalBankOfPoland/Imports", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get an import from the National Bank of Poland */
  getImport: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.send<T.RateImportResult>("GET", at`/Integrations/NationalBankOfPoland/Imports/${id}`, options, { query: { PageSize: query?.pageSize, Cursor: query?.cursor } }),
})

export const products = (c: Core) => ({
  /** Get products */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `productNumber`, `name`, `productType`, `category`, `activationDate`, `endOfNewSalesDate`, `endOfRenewalDate`, `endOfLifeDate`, `externalERPId`, `externalCRMId`, `created`, `modified`, `chargePlans/id`, `chargePlans/chargePlanNumber`, `chargePlans/name`, `chargePlans/charges/id`, `chargePlans/charges/chargeNumber`, `chargePlans/charges/name`, `chargePlans/charges/chargeType`, `chargePlans/charges/model`, `chargePlans/charges/externalERPId`, `chargePlans/charges/externalCRMId`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Product>("/Products", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a product */
  create: (body: T.ProductCreate, options?: Options) => c.send<T.EventResponse>("POST", "/Products", options, { body, keyed: true }),
  /** Get product features */
  listFeatures: (query?: {
  /** OData 2 `$filter` of: `code`, `description` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Feature>("/Products/productFeatures", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a product */
  get: (id: string | number, options?: Options) => c.send<T.Product>("GET", at`/Products/${id}`, options),
  /** Change a product */
  update: (id: string | number, body: T.ProductPatch, options?: Options) => c.send<void>("PATCH", at`/Products/${id}`, options, { body }),
  /** Delete a product */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Products/${id}`, options),
  /** Get the product of a charge plan */
  getByChargePlan: (id: string | number, options?: Options) => c.send<T.Product>("GET", at`/Products/FromChargePlan/${id}`, options),
  /** Get the product of a charge */
  getByCharge: (id: string | number, options?: Options) => c.send<T.Product>("GET", at`/Products/FromCharge/${id}`, options),
  /** Change a charge */
  updateCharge: (id: string | number, body: T.ChargePatch, options?: Options) => c.send<void>("PATCH", at`/Products/charges/${id}`, options, { body }),
  /** Delete a charge */
  deleteCharge: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Products/charges/${id}`, options),
  /** Delete a charge plan */
  deleteChargePlan: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Products/chargePlans/${id}`, options),
})

export const quotes = (c: Core) => ({
  /** Get quotes */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `number`, `version`, `status`, `quoteType`, `orderType`, `termType`, `customer/id`, `customer/accountNumber`, `customer/name`, `invoiceCustomer/id`, `currency`, `quoteDate`, `validToDate`, `description`, `yourReference`, `ourReference`, `effectiveStartDate`, `created`, `modified`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Quote>("/Quotes", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a quote */
  create: (body: T.QuoteCreate, options?: Options) => c.send<T.Quote>("POST", "/Quotes", options, { body, keyed: true }),
  /** Create a quote: what would come of it, and nothing is written */
  createPreview: (body: T.QuoteCreate, options?: Options) => c.send<T.Quote>("POST", "/Quotes", options, { body, query: { preview: true } }),
  /** Convert a quote */
  convertToOrder: (body: T.ConvertQuoteToOrderRequest, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.QuoteConverted>("POST", "/Quotes/convertToOrder", options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Get the PDF of a quote */
  getPDF: (id: string | number, options?: Options) => c.send<string | Uint8Array>("GET", at`/Quotes/${id}/PDF`, options),
  /** Get a quote */
  get: (id: string | number, options?: Options) => c.send<T.Quote>("GET", at`/Quotes/${id}`, options),
  /** Change a quote */
  update: (id: string | number, body: T.QuotePatch, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.Quote>("PATCH", at`/Quotes/${id}`, options, { body, query: { preview: query?.preview } }),
  /** Delete a quote */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Quotes/${id}`, options),
  /** Close a quote */
  close: (id: string | number, options?: Options) => c.send<T.Quote>("POST", at`/Quotes/${id}/Close`, options, { keyed: true }),
})

export const reports = (c: Core) => ({
  /** Get reports */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `description`, `entityName` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.ReportResponse>("/Reports", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a report */
  get: (id: string | number, options?: Options) => c.send<T.ReportResponse>("GET", at`/Reports/${id}`, options),
  /** Get the rows of a report */
  listData: (id: string | number, query?: {
  /** OData 2 `$filter` of: the fields of the items */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** A field of the report; use `OrderBy` for several fields */
  readonly sortByField?: string | undefined
  /** Direction for `SortByField`, or for the first field of the report */
  readonly sortDirection?: "asc" | "desc" | (string & {}) | undefined
  /** The first day of a period. Default: that of this month */
  readonly from?: string | undefined
  /** The last day of a period. Default: that of this month */
  readonly to?: string | undefined
  /** For a report as of a day: the day. Default: today */
  readonly date?: string | undefined
}, options?: Options) => c.list<T.StringObjectDictionary>(at`/Reports/${id}/Data`, { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize, SortByField: query?.sortByField, SortDirection: query?.sortDirection, From: query?.from, To: query?.to, Date: query?.date }, options, "page"),
})

export const revenue = (c: Core) => ({
  /** Get revenue schedule by invoice line id */
  listOfInvoiceLine: (id: string | number, query?: {
  /** OData 2 `$filter` of: `id`, `accountingPeriod/startDate`, `recognizedRevenue/amount`, `recognizedRevenue/baseCurrencyAmount`, `invoiceLine/id`, `created`, `modified` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.RevenueScheduleItem>(at`/RevenueSchedule/InvoiceLine/${id}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get revenue schedule by charge number */
  listOfCharge: (chargeNumber: string | number, query?: {
  /** As in `GET /RevenueSchedule/InvoiceLine/{id}` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.RevenueScheduleItem>(at`/RevenueSchedule/Charge/${chargeNumber}`, { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Recognise the revenue up to a period */
  recognize: (year: string | number, period: string | number, body?: T.RecognizeRevenueRequest, options?: Options) => c.send<T.RecognizedRevenue>("POST", at`/AccountingPeriods/${year}/${period}/RecognizeRevenue`, options, { body }),
})

export const revenueRecognitionRules = (c: Core) => ({
  /** Get revenue recognition rules */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `distribution`, `upfrontPercent` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.RevenueRecognitionRule>("/RevenueRecognitionRules", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a revenue recognition rule */
  create: (body: T.RevenueRecognitionRuleCreate, options?: Options) => c.send<T.RevenueRecognitionRule>("POST", "/RevenueRecognitionRules", options, { body, keyed: true }),
  /** Get a revenue recognition rule */
  get: (id: string | number, options?: Options) => c.send<T.RevenueRecognitionRule>("GET", at`/RevenueRecognitionRules/${id}`, options),
})

export const salesOrders = (c: Core) => ({
  /** Get sales orders */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `orderNumber`, `version`, `account/id`, `account/accountNumber`, `account/name`, `invoiceAccount/id`, `currency`, `orderDate`, `orderPaymentMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `status`, `products/id`, `products/productNumber`, `products/name`, `products/charges/id`, `products/charges/chargeNumber`, `products/charges/name`, `products/charges/chargeType`, `products/charges/priceModel`, `products/charges/chargeId`, `products/charges/externalERPId`, `products/charges/externalCRMId`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.SalesOrder>("/SalesOrders", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a sales order */
  create: (body: T.SalesOrderCreate, options?: Options) => c.send<T.SalesOrder>("POST", "/SalesOrders", options, { body, keyed: true }),
  /** Get a sales order */
  get: (id: string | number, options?: Options) => c.send<T.SalesOrder>("GET", at`/SalesOrders/${id}`, options),
  /** Delete a sales order */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/SalesOrders/${id}`, options),
  /** Get a version of a sales order */
  getVersionNumber: (id: string | number, options?: Options) => c.send<T.SalesOrder>("GET", at`/SalesOrders/${id}/version`, options),
  /** Get the versions of a sales order */
  listVersions: (id: string | number, options?: Options) => c.send<readonly (T.SalesOrder)[]>("GET", at`/SalesOrders/${id}/versions`, options),
  /** Get a version of a sales order by its number */
  getVersion: (id: string | number, version: string | number, options?: Options) => c.send<T.SalesOrder>("GET", at`/SalesOrders/${id}/versions/${version}`, options),
  /** Activate a sales order */
  activate: (id: string | number, options?: Options) => c.send<T.EventResponse>("POST", at`/SalesOrders/activate/${id}`, options, { keyed: true }),
})

export const simpleProducts = (c: Core) => ({
  /** Get simple products */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `productNumber`, `name`, `category`, `activationDate`, `endOfNewSalesDate`, `endOfRenewalDate`, `endOfLifeDate`, `externalCRMId`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.SimpleProduct>("/SimpleProducts", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a simple product */
  get: (id: string | number, options?: Options) => c.send<T.SimpleProduct>("GET", at`/SimpleProducts/${id}`, options),
})

export const subscriptions = (c: Core) => ({
  /** Get subscriptions */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `orderNumber`, `version`, `account/id`, `account/accountNumber`, `account/name`, `invoiceAccount/id`, `currency`, `orderDate`, `orderPaymentMethod`, `yourReference`, `ourReference`, `yourOrderNumber`, `buyerReference`, `externalERPId`, `externalCRMId`, `created`, `modified`, `status`, `effectiveStartDate`, `effectiveEndDate`, `noticePeriodDate`, `lastRenewalDate`, `cancellationDate`, `isAutoRenewed`, `termType`, `term`, `cmrr/amount`, `acv/amount`, `tcv/amount`, `products/id`, `products/productNumber`, `products/name`, `products/charges/id`, `products/charges/chargeNumber`, `products/charges/name`, `products/charges/chargeType`, `products/charges/priceModel`, `products/charges/chargeId`, `products/charges/externalERPId`, `products/charges/externalCRMId`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Subscription>("/Subscriptions", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a subscription */
  create: (body: T.SubscriptionCreate, options?: Options) => c.send<T.Subscription>("POST", "/Subscriptions", options, { body, keyed: true }),
  /** Get a subscription */
  get: (id: string | number, options?: Options) => c.send<T.Subscription>("GET", at`/Subscriptions/${id}`, options),
  /** Change the description of a subscription */
  update: (id: string | number, body: T.SubscriptionPatch, options?: Options) => c.send<T.Subscription>("PATCH", at`/Subscriptions/${id}`, options, { body }),
  /** Delete a subscription */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Subscriptions/${id}`, options),
  /** Get a version of a subscription */
  getVersionNumber: (id: string | number, options?: Options) => c.send<T.Subscription>("GET", at`/Subscriptions/${id}/version`, options),
  /** Get the versions of a subscription */
  listVersions: (id: string | number, options?: Options) => c.send<readonly (T.Subscription)[]>("GET", at`/Subscriptions/${id}/versions`, options),
  /** Get a version of a subscription by its number */
  getVersion: (id: string | number, version: string | number, options?: Options) => c.send<T.Subscription>("GET", at`/Subscriptions/${id}/versions/${version}`, options),
  /** Get the milestones of a subscription */
  listMilestones: (id: string | number, options?: Options) => c.send<readonly (T.SubscriptionMilestone)[]>("GET", at`/Subscriptions/${id}/milestones`, options),
  /** Activate a subscription */
  activate: (id: string | number, options?: Options) => c.send<T.EventResponse>("POST", at`/Subscriptions/activate/${id}`, options, { keyed: true }),
  /** Change a subscription */
  change: (id: string | number, body: T.ChangeSubscriptionRequest, options?: Options) => c.send<T.Subscription>("POST", at`/Subscriptions/${id}/change`, options, { body, keyed: true }),
  /** Change a subscription: what would come of it, and nothing is written */
  changePreview: (id: string | number, body: T.ChangeSubscriptionRequest, options?: Options) => c.send<T.Subscription>("POST", at`/Subscriptions/${id}/change`, options, { body, query: { preview: true } }),
  /** Renew and change a subscription */
  renewAndChange: (id: string | number, body: T.RenewAndChangeSubscriptionRequest, options?: Options) => c.send<T.EventResponse>("POST", at`/Subscriptions/${id}/RenewAndChange`, options, { body, keyed: true }),
  /** Renew a subscription */
  renew: (id: string | number, body: T.RenewSubscriptionRequest, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.Subscription>("POST", at`/Subscriptions/renew/${id}`, options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Cancel a subscription */
  cancel: (id: string | number, body: T.CancelSubscriptionRequest, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.Subscription>("POST", at`/Subscriptions/cancel/${id}`, options, { body, query: { preview: query?.preview }, keyed: true }),
  /** Revert a subscription */
  revert: (id: string | number, query?: {
  /** Returns the result without writing anything */
  readonly preview?: "true" | "false" | (string & {}) | undefined
}, options?: Options) => c.send<T.EventResponse | T.Subscription>("POST", at`/Subscriptions/revert/${id}`, options, { query: { preview: query?.preview }, keyed: true }),
  /** Set the date of a milestone */
  setMilestone: (id: string | number, body: T.SetSubscriptionMilestoneRequest, options?: Options) => c.send<T.SubscriptionMilestone>("POST", at`/Subscriptions/milestones/set/${id}`, options, { body, keyed: true }),
  /** Create, change and remove discounts of a subscription */
  setOrderDiscounts: (id: string | number, body: T.OrderDiscountsOrder, options?: Options) => c.send<T.Subscription>("POST", at`/Subscriptions/${id}/OrderDiscounts`, options, { body, keyed: true }),
  /** Preview a subscription with its invoices */
  createPreview: (body: T.PreviewSubscriptionRequest, options?: Options) => c.send<T.SubscriptionPreview>("POST", "/Subscriptions/Preview", options, { body }),
})

export const swedishCentralBankRates = (c: Core) => ({
  /** Get the settings of the Swedish central bank */
  get: (options?: Options) => c.send<T.SwedishCentralBankRates>("GET", "/Integrations/SwedishCentralBankRates", options),
  /** Switch the Swedish central bank on or off */
  set: (body?: T.RateProviderRequest, options?: Options) => c.send<T.SwedishCentralBankRates>("PUT", "/Integrations/SwedishCentralBankRates", options, { body }),
  /** Remove the settings of the Swedish central bank */
  delete: (options?: Options) => c.send<void>("DELETE", "/Integrations/SwedishCentralBankRates", options),
  /** Import from the Swedish central bank now */
  import: (body?: T.RateImportRequest, options?: Options) => c.send<T.RateImport>("POST", "/Integrations/SwedishCentralBankRates/Import", options, { body, keyed: true }),
  /** Get the imports from the Swedish central bank */
  listImports: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.RateImport>("/Integrations/SwedishCentralBankRates/Imports", { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get an import from the Swedish central bank */
  getImport: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.send<T.RateImportResult>("GET", at`/Integrations/SwedishCentralBankRates/Imports/${id}`, options, { query: { PageSize: query?.pageSize, Cursor: query?.cursor } }),
})

export const taxTemplates = (c: Core) => ({
  /** Get tax templates */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `description`, `effectiveFrom`, `effectiveTo`, `created`, `modified`, `details/tax1`, `details/taxCategory/externalCode` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.TaxTemplate>("/TaxTemplates", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Create a tax template */
  create: (body: T.TaxTemplateCreate, options?: Options) => c.send<T.TaxTemplate>("POST", "/TaxTemplates", options, { body, keyed: true }),
  /** Get a tax template */
  get: (id: string | number, options?: Options) => c.send<T.TaxTemplate>("GET", at`/TaxTemplates/${id}`, options),
})

export const unitsOfMeasure = (c: Core) => ({
  /** Get units of measurement */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `unitCode`, `name`, `displayName` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.UnitOfMeasure>("/UnitOfMeasurements", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a unit of measurement */
  get: (id: string | number, options?: Options) => c.send<T.UnitOfMeasure>("GET", at`/UnitOfMeasurements/${id}`, options),
})

export const usage = (c: Core) => ({
  /** Get usage */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `account/id`, `account/accountNumber`, `account/name`, `order/orderNumber`, `product/id`, `charge/chargeNumber`, `fromDate`, `quantity`, `importDate`, `created`, `modified`, `toDate`, `unit`, `description`, `source`, `processed`, `ratedPrice`, `customFields/key` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** Only items that were changed, themselves or in a part, at this time or later */
  readonly modifiedAfter?: string | undefined
  /** Only items last changed before this time */
  readonly modifiedBefore?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.Usage>("/Usage", { Filter: query?.filter, OrderBy: query?.orderBy, ModifiedAfter: query?.modifiedAfter, ModifiedBefore: query?.modifiedBefore, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Report usage */
  create: (body: T.UsageCreate, options?: Options) => c.send<T.Usage>("POST", "/Usage", options, { body, keyed: true }),
  /** Get one row of usage */
  get: (id: string | number, options?: Options) => c.send<T.Usage>("GET", at`/Usage/${id}`, options),
  /** Change usage */
  update: (id: string | number, body: T.UsagePatch, options?: Options) => c.send<void>("PATCH", at`/Usage/${id}`, options, { body }),
  /** Delete usage */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Usage/${id}`, options),
  /** Import usage */
  import: (body: T.ImportUsageRequest, options?: Options) => c.send<T.ImportDataResponse>("POST", "/Usage/import", options, { body, keyed: true }),
})

export const users = (c: Core) => ({
  /** Get the roles */
  listRoles: (query?: {
  /** OData 2 `$filter` of: `id`, `name`, `description` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.RoleWithPermissionsResponse>("/Users/roles", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Get a role */
  getRole: (id: string | number, options?: Options) => c.send<T.RoleWithPermissionsResponse>("GET", at`/Users/roles/${id}`, options),
  /** Get the users */
  list: (query?: {
  /** OData 2 `$filter` of: `id`, `firstName`, `lastName`, `email`, `userName`, `active`, `state`, `personId`, `permissions` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
}, options?: Options) => c.list<T.UserWithRolesResponse>("/Users", { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize }, options, "page"),
  /** Invite a user */
  create: (body: T.InviteUserRequest, options?: Options) => c.send<T.InvitedUser>("POST", "/Users", options, { body }),
  /** Get the users of a role */
  listByRole: (roleId: string | number, query?: {
  /** As in `GET /Users` */
  readonly filter?: string | undefined
  /** Fields separated by commas, each optionally followed by `asc` or `desc` */
  readonly orderBy?: string | undefined
  /** The first page when absent */
  readonly pageNumber?: number | undefined
  /** 20 when absent */
  readonly pageSize?: number | undefined
  readonly legalEntityId?: string | undefined
}, options?: Options) => c.list<T.UserWithRolesResponse>(at`/Users/ByRole/${roleId}`, { Filter: query?.filter, OrderBy: query?.orderBy, PageNumber: query?.pageNumber, PageSize: query?.pageSize, legalEntityId: query?.legalEntityId }, options, "page"),
  /** Get a user */
  get: (id: string | number, options?: Options) => c.send<T.UserWithRolesResponse>("GET", at`/Users/${id}`, options),
  /** Change a user */
  update: (id: string | number, body: T.UserPatch, options?: Options) => c.send<T.UserWithRolesResponse>("PATCH", at`/Users/${id}`, options, { body }),
  /** Deactivate a user */
  delete: (id: string | number, options?: Options) => c.send<T.UserWithRolesResponse>("DELETE", at`/Users/${id}`, options),
  /** Make another link for a user */
  sendInvitation: (id: string | number, options?: Options) => c.send<T.InvitedUser>("POST", at`/Users/${id}/Invitation`, options),
})

export const webhookDeliveries = (c: Core) => ({
  /** Get deliveries */
  list: (query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  /** An event tag or one of its spellings; GET /EventTypes lists them */
  readonly eventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded" | (string & {}) | undefined
  readonly correlationId?: string | undefined
  /** A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing */
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** One or several of Pending, InFlight, Held, Delivered, Failed, Cancelled, with commas between */
  readonly status?: string | undefined
  /** HTTP status of the answer to the last attempt, such as 503, or a class such as 5xx */
  readonly statusCode?: string | undefined
  /** Reason for the failure of the last attempt */
  readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal" | (string & {}) | undefined
  readonly order?: "asc" | "desc" | (string & {}) | undefined
  readonly webhookId?: string | undefined
}, options?: Options) => c.list<T.WebhookDelivery>("/WebhookDeliveries", { PageSize: query?.pageSize, Cursor: query?.cursor, EventType: query?.eventType, CorrelationId: query?.correlationId, Search: query?.search, From: query?.from, To: query?.to, Status: query?.status, StatusCode: query?.statusCode, FailureReason: query?.failureReason, Order: query?.order, WebhookId: query?.webhookId }, options, "cursor"),
  /** Get the deliveries of a webhook */
  listOfWebhook: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
  /** An event tag or one of its spellings; GET /EventTypes lists them */
  readonly eventType?: "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded" | (string & {}) | undefined
  readonly correlationId?: string | undefined
  /** A whole string or number inside `Data` as written there, an event id or a correlation id; the start of a value matches nothing */
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** One or several of Pending, InFlight, Held, Delivered, Failed, Cancelled, with commas between */
  readonly status?: string | undefined
  /** HTTP status of the answer to the last attempt, such as 503, or a class such as 5xx */
  readonly statusCode?: string | undefined
  /** Reason for the failure of the last attempt */
  readonly failureReason?: "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal" | (string & {}) | undefined
  readonly order?: "asc" | "desc" | (string & {}) | undefined
}, options?: Options) => c.list<T.WebhookDelivery>(at`/Webhooks/${id}/Deliveries`, { PageSize: query?.pageSize, Cursor: query?.cursor, EventType: query?.eventType, CorrelationId: query?.correlationId, Search: query?.search, From: query?.from, To: query?.to, Status: query?.status, StatusCode: query?.statusCode, FailureReason: query?.failureReason, Order: query?.order }, options, "cursor"),
  /** Get a delivery with its attempts */
  get: (id: string | number, options?: Options) => c.send<T.WebhookDeliveryWithAttempts>("GET", at`/WebhookDeliveries/${id}`, options),
  /** Retry a delivery now */
  retry: (id: string | number, options?: Options) => c.send<T.WebhookDelivery>("POST", at`/WebhookDeliveries/${id}/Retry`, options, { keyed: true }),
  /** Retry several deliveries now */
  retryAll: (body: T.RetryDeliveriesRequest, options?: Options) => c.send<T.RetriedDeliveries>("POST", "/WebhookDeliveries/Retry", options, { body, keyed: true }),
})

export const webhookRecoveries = (c: Core) => ({
  /** Send failed deliveries again */
  create: (id: string | number, body: T.RecoverRequest, options?: Options) => c.send<T.RecoverableCount>("POST", at`/Webhooks/${id}/Recover`, options, { body, keyed: true }),
  /** Get the recoveries of a webhook */
  list: (id: string | number, query?: {
  /** 20 when absent */
  readonly pageSize?: number | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | undefined
}, options?: Options) => c.list<T.WebhookRecovery>(at`/Webhooks/${id}/Recoveries`, { PageSize: query?.pageSize, Cursor: query?.cursor }, options, "cursor"),
  /** Get a recovery with its progress */
  get: (id: string | number, options?: Options) => c.send<T.WebhookRecovery>("GET", at`/WebhookRecoveries/${id}`, options),
  /** Cancel a recovery */
  cancel: (id: string | number, options?: Options) => c.send<T.WebhookRecovery>("POST", at`/WebhookRecoveries/${id}/Cancel`, options, { keyed: true }),
})

export const webhooks = (c: Core) => ({
  /** Get webhooks */
  list: (options?: Options) => c.send<readonly (T.Webhook)[]>("GET", "/Webhooks", options),
  /** Create a webhook */
  create: (body: T.WebhookCreate, options?: Options) => c.send<T.Webhook>("POST", "/Webhooks", options, { body, keyed: true }),
  /** Get a webhook */
  get: (id: string | number, options?: Options) => c.send<T.Webhook>("GET", at`/Webhooks/${id}`, options),
  /** Change a webhook */
  update: (id: string | number, body: T.WebhookPatch, options?: Options) => c.send<T.Webhook>("PATCH", at`/Webhooks/${id}`, options, { body }),
  /** Delete a webhook */
  delete: (id: string | number, options?: Options) => c.send<void>("DELETE", at`/Webhooks/${id}`, options),
  /** Send a test event */
  test: (id: string | number, body?: T.TestWebhookRequest, options?: Options) => c.send<T.WebhookDelivery>("POST", at`/Webhooks/${id}/Test`, options, { body, keyed: true }),
  /** Get the figures of a webhook */
  getStats: (id: string | number, query?: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}, options?: Options) => c.send<T.WebhookStats>("GET", at`/Webhooks/${id}/Stats`, options, { query: { From: query?.from, To: query?.to } }),
  /** Get the signing secret */
  getSigningSecret: (id: string | number, options?: Options) => c.send<T.SigningSecret>("GET", at`/Webhooks/${id}/SigningSecret`, options),
  /** Rotate the signing secret */
  rotateSigningSecret: (id: string | number, body?: T.RotateSigningSecretRequest, options?: Options) => c.send<T.SigningSecret>("POST", at`/Webhooks/${id}/SigningSecret/Rotate`, options, { body, keyed: true }),
  /** Get the failures of a webhook */
  getHealth: (id: string | number, options?: Options) => c.send<T.WebhookHealth>("GET", at`/Webhooks/${id}/Health`, options),
  /** Enable a Disabled webhook and send what it missed */
  createEnable: (id: string | number, body?: T.EnableWebhookRequest, options?: Options) => c.send<T.EnabledWebhook>("POST", at`/Webhooks/${id}/Enable`, options, { body, keyed: true }),
  /** Get the settings of a webhook */
  getSettings: (id: string | number, options?: Options) => c.send<T.WebhookSettings>("GET", at`/Webhooks/${id}/Settings`, options),
  /** Change the settings of a webhook */
  updateSettings: (id: string | number, body: T.ChangeWebhookSettingsRequest, options?: Options) => c.send<T.WebhookSettings>("PATCH", at`/Webhooks/${id}/Settings`, options, { body }),
})
