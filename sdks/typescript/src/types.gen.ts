// Made from /openapi.json by `npm run generate`.

export type Account = {
  readonly id: string
  readonly accountNumber: string
  readonly name: string
  readonly accountType: AccountType
  readonly inactive: boolean
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  readonly currencyCode: string
  readonly accountsReceivable?: string | undefined
  readonly defaultPaymentTerm?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly invoiceTemplateId?: string | undefined
  readonly invoiceBatchGroupId?: string | undefined
  readonly ourReference?: string | undefined
  readonly yourReference?: string | undefined
  readonly invoiceEmailAddress?: string | undefined
  readonly invoiceEmailCcAddresses?: string | undefined
  readonly reminderEmailAddress?: string | undefined
  readonly organizationNumber?: string | undefined
  readonly taxRegistrationNumber?: string | undefined
  readonly electronicInvoiceAddress?: string | undefined
  readonly electronicInvoiceAddressScheme?: string | undefined
  readonly imageUrl?: string | undefined
  readonly domain?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly attachUBLToInvoice: boolean
  readonly attachZugferdXMLToInvoice: boolean
  readonly nationalEInvoice?: NationalEInvoiceChoice | undefined
  /** The name of the campaign that reminds it, if not the default one */
  readonly dunningCampaign?: string | undefined
  /** The first day of reminders again */
  readonly dunningPausedUntil?: string | undefined
  /** Why it is paused */
  readonly dunningPauseReason?: string | undefined
  /** True when it gets no reminders */
  readonly dunningExempt: boolean
  readonly defaultInvoiceAddress?: Address | undefined
  readonly defaultDeliveryAddress?: Address | undefined
  readonly addresses: readonly (Address)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type AccountCategory = "New" | "Existing" | "Lost" | (string & {})

export type AccountCreate = {
  readonly accountType?: AccountType | null | undefined
  readonly inactive?: boolean | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | null | undefined
  readonly attachUBLToInvoice?: boolean | null | undefined
  readonly attachZugferdXMLToInvoice?: boolean | null | undefined
  readonly accountsReceivable?: Reference | null | undefined
  readonly defaultPaymentTerm?: Reference | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly invoiceEmailAddress?: string | null | undefined
  readonly invoiceEmailCcAddresses?: string | null | undefined
  readonly reminderEmailAddress?: string | null | undefined
  readonly organizationNumber?: string | null | undefined
  readonly taxRegistrationNumber?: string | null | undefined
  readonly electronicInvoiceAddress?: string | null | undefined
  readonly electronicInvoiceAddressScheme?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly domain?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoice | null | undefined
  /** By Name or DunningCampaign-Id */
  readonly dunningCampaign?: Reference | null | undefined
  /** The first day of reminders again */
  readonly dunningPausedUntil?: string | null | undefined
  /** Why it is paused */
  readonly dunningPauseReason?: string | null | undefined
  /** True when it gets no reminders */
  readonly dunningExempt?: boolean | null | undefined
  readonly defaultInvoiceAddress?: DefaultInvoiceAddress | null | undefined
  readonly defaultDeliveryAddress?: DefaultInvoiceAddress | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly name: string
  readonly currency: Reference
}

export type AccountPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Account)[]
}

export type AccountPatch = {
  readonly accountType?: AccountType | null | undefined
  readonly inactive?: boolean | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | null | undefined
  readonly attachUBLToInvoice?: boolean | null | undefined
  readonly attachZugferdXMLToInvoice?: boolean | null | undefined
  readonly accountsReceivable?: Reference | null | undefined
  readonly defaultPaymentTerm?: Reference | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly invoiceEmailAddress?: string | null | undefined
  readonly invoiceEmailCcAddresses?: string | null | undefined
  readonly reminderEmailAddress?: string | null | undefined
  readonly organizationNumber?: string | null | undefined
  readonly taxRegistrationNumber?: string | null | undefined
  readonly electronicInvoiceAddress?: string | null | undefined
  readonly electronicInvoiceAddressScheme?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly domain?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoice | null | undefined
  /** By Name or DunningCampaign-Id */
  readonly dunningCampaign?: Reference | null | undefined
  /** The first day of reminders again */
  readonly dunningPausedUntil?: string | null | undefined
  /** Why it is paused */
  readonly dunningPauseReason?: string | null | undefined
  /** True when it gets no reminders */
  readonly dunningExempt?: boolean | null | undefined
  readonly defaultInvoiceAddress?: DefaultInvoiceAddress | null | undefined
  readonly defaultDeliveryAddress?: DefaultInvoiceAddress | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly name?: string | undefined
  readonly currency?: Reference | undefined
}

export type AccountStatement = {
  readonly account: SimpleAccount
  /** ISO 4217 */
  readonly currency: string
  /** First day */
  readonly from: string
  /** Last day */
  readonly to: string
  /** Balance before `from` */
  readonly opening: number
  /** By date */
  readonly rows: readonly (StatementRow)[]
  /** Balance after `to` */
  readonly closing: number
  /** With a balance after `to` */
  readonly openItems: readonly (OpenItem)[]
  /** Left of payments after `to` */
  readonly advances: number
}

export type AccountSummary = {
  readonly id: string
  readonly accountNumber: string
  readonly name: string
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly openAmount: CurrencyAmount
  readonly advances: CurrencyAmount
  readonly accountBalance: CurrencyAmount
  /** The balances in other currencies, without those of 0 */
  readonly otherBalances: readonly (CurrencyAmount)[]
  readonly lastInvoiced?: string | undefined
}

export type AccountType = "Customer" | "Reseller" | "Subsidiary" | "Prospect" | "Other" | (string & {})

export type AccountingPeriod = {
  readonly description: string
  readonly fiscalYear: number
  readonly fiscalPeriod: number
  readonly fiscalQuarter: number
  readonly calendarYear: number
  readonly calendarMonth: number
  readonly startDate: string
  readonly endDate: string
  readonly status: AccountingPeriodStatus
  readonly closedDate?: string | undefined
}

export type AccountingPeriodPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (AccountingPeriod)[]
}

export type AccountingPeriodStatus = "Open" | "Closed" | (string & {})

export type AccountingTransaction = {
  readonly transactionNumber: string
  readonly effectiveDate: string
  readonly source: JournalSource
  readonly transactions: readonly (JournalTransaction)[]
  readonly orderChargeNumber?: string | undefined
  readonly orderChargeId?: string | undefined
  readonly revenueScheduleItemId?: string | undefined
  readonly invoiceAccountId?: string | undefined
  readonly invoiceId?: string | undefined
  readonly invoiceLineId?: string | undefined
  readonly paymentId?: string | undefined
  readonly paymentSettlementId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly invoice?: AccountingTransactionInvoice | undefined
  readonly invoiceAccount?: InvoiceAccount | undefined
  readonly journalId: string
}

export type AccountingTransactionInvoice = {
  readonly id: string
  readonly invoiceNumber?: string | undefined
  readonly status: string
  readonly notes?: string | undefined
  readonly invoiceDate: string
  readonly currency: string
  readonly subtotal: number
  readonly tax: number
  readonly totalAmount: number
  readonly settledAmount: number
  readonly taxIncluded: boolean
  readonly invoiceBatchId?: string | undefined
  readonly invoiceType: string
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type AccountingTransactionPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (AccountingTransaction)[]
}

export type AcknowledgeEventsRequest = {
  /** Acknowledges all events up to this one */
  readonly cursor: string
}

export type Address = {
  readonly id?: string | undefined
  readonly description?: string | undefined
  readonly name?: string | undefined
  readonly street?: string | undefined
  readonly street2?: string | undefined
  readonly city?: string | undefined
  readonly county?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
  /** Name of the country */
  readonly country?: string | undefined
}

export type After413 = "Same" | "Thin" | (string & {})

export type AmountWithBaseCurrency = {
  readonly amount: number
  readonly amountInBaseCurrency?: number | undefined
}

/** 2.1 when absent */
export type ApiVersion = "2.0" | "2.1" | (string & {})

export type AuditPage = {
  readonly data: readonly (AuditRow)[]
  readonly nextCursor?: string | undefined
}

export type AuditRow = {
  readonly id: string
  readonly time: string
  readonly actor: AuditRowActor
  /** Of the caller */
  readonly address?: string | undefined
  /** At most 200 characters */
  readonly userAgent?: string | undefined
  /** operationId, job or command */
  readonly operation: string
  readonly resource: AuditRowResource
  /** Absent for all */
  readonly legalEntityId?: string | undefined
  /** Of the request */
  readonly traceId?: string | undefined
  /** Of its events */
  readonly correlationId?: string | undefined
  readonly changes: readonly (AuditRowChange)[]
  /** Members are left out */
  readonly truncated: boolean
}

export type AuditRowActor = {
  readonly kind: AuditRowKind
  readonly userId?: string | undefined
  /** Its client id */
  readonly tokenId?: string | undefined
  /** Today's */
  readonly tokenName?: string | undefined
  /** Of the program, or today's of the user */
  readonly name?: string | undefined
}

export type AuditRowChange = {
  /** Like `lines[…].price` */
  readonly path: string
  /** Absent if not read */
  readonly before?: unknown | undefined
  /** Of the whole text, if it is cut */
  readonly beforeSha256?: string | undefined
  /** Absent if removed */
  readonly after?: unknown | undefined
  /** Of the whole text, if it is cut */
  readonly afterSha256?: string | undefined
}

export type AuditRowKind = "User" | "Token" | "System" | "Cli" | "Portal" | "Provider" | (string & {})

export type AuditRowResource = {
  readonly kind: AuditRowResourceKind
  /** Absent for a setting */
  readonly id?: string | undefined
  /** Or name */
  readonly number?: string | undefined
}

export type AuditRowResourceKind = "Account" | "AccountingPeriod" | "Booking" | "Currency" | "CustomField" | "DunningCampaign" | "EInvoice" | "EInvoiceConnection" | "EInvoiceReception" | "EInvoiceSettings" | "EventConsumer" | "ExchangeRate" | "FinancialAccount" | "Invoice" | "InvoiceBatch" | "InvoiceBatchGroup" | "Journal" | "LegalEntity" | "MailSettings" | "Message" | "NotificationSettings" | "NumberSeries" | "Order" | "Payment" | "PaymentImport" | "PaymentMethod" | "PaymentTerm" | "Product" | "ProductCategory" | "ProductFeature" | "Quote" | "RateImport" | "RateProvider" | "ReceivedEInvoice" | "RevenueRecognitionRule" | "SignInPolicy" | "SignInProvider" | "TaxTemplate" | "Tenant" | "Token" | "Usage" | "User" | "Webhook" | "WebhookRecovery" | (string & {})

export type AuthErrors = {
  readonly errors: readonly (string)[]
}

export type AutoInvoiceConnection = {
  /** True when credentials are stored that the provider accepted */
  readonly isConnected: boolean
  /** True when the connection may be used */
  readonly isActive: boolean
  readonly companyId?: string | undefined
  readonly connected?: string | undefined
  /** Address to which the provider sends notifications for this tenant; keep it secret */
  readonly notificationUrl?: string | undefined
}

export type AutoInvoiceConnectionRequest = {
  /** The company's identifier at the provider */
  readonly companyId: string
  /** Write-only; without it, the stored one stays */
  readonly apiKey?: string | undefined
  readonly isActive?: boolean | undefined
}

export type BatchJobDetail = {
  readonly batchId: string
  readonly batchNumber: string
  readonly message?: string | undefined
}

export type BillingDay = "None" | "FirstDayOfMonth" | "LastDayOfMonth" | "FromOrder" | "FromCharge" | "FromAccount" | "SpecificDay" | "DaysOffset" | (string & {})

export type BillingPeriod = "Monthly" | "Quarterly" | "Biannual" | "Annual" | "EndOfTerm" | (string & {})

export type BillingTiming = "InAdvance" | "InArrears" | (string & {})

export type BookedOn = {
  readonly id: string
  readonly code: string
  readonly name: string
}

export type Booking = {
  readonly id: string
  /** ISO 4217 */
  readonly currency: string
  readonly bookingType: BookingType
  readonly accountCategory: AccountCategory
  readonly changeType: ChangeType
  readonly cmrr: AmountWithBaseCurrency
  readonly acv: AmountWithBaseCurrency
  readonly emrr: AmountWithBaseCurrency
  readonly oneTimeFees: AmountWithBaseCurrency
  readonly tcv: AmountWithBaseCurrency
  readonly fmrr: AmountWithBaseCurrency
  readonly effectiveDate: string
  readonly bookingLines: readonly (BookingLine)[]
  readonly classification: BookingClassification
  readonly order: SimpleOrder
  readonly notes?: string | undefined
  readonly created: string
  readonly modified: string
}

export type BookingClassification = {
  readonly name: string
  readonly description: string
  /** A CSS colour */
  readonly chartColor: string
  /** Always true so far */
  readonly isSystemClassification: boolean
  readonly classificationType: ClassificationType
}

export type BookingLine = {
  readonly charge: SimpleOrderProductCharge
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly fmrr: CurrencyAmount
  readonly created: string
  readonly modified: string
}

export type BookingPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Booking)[]
}

export type BookingPatch = {
  readonly bookingType?: BookingType | undefined
  readonly accountCategory?: AccountCategory | undefined
  readonly changeType?: ChangeType | undefined
  readonly notes?: string | null | undefined
  readonly effectiveDate?: string | undefined
  readonly classification?: Reference | undefined
}

export type BookingType = "New" | "Change" | "Churn" | (string & {})

export type BooksVerification = {
  /** No check found an error */
  readonly agrees: boolean
  readonly checks: readonly (BooksVerificationCheck)[]
}

export type BooksVerificationCheck = {
  /** The property that holds when there is no error */
  readonly holds: string
  /** Number of errors */
  readonly count: number
  /** The first twenty errors */
  readonly disagreements: readonly (BooksVerificationDisagreement)[]
}

export type BooksVerificationDisagreement = {
  /** The object of the error, such as `voucher J-17` */
  readonly about: string
  /** The error */
  readonly message: string
}

export type CalculateChargeMetricsRequest = {
  readonly charge?: Reference | null | undefined
  readonly name?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly priceModel?: ChargeModel | null | undefined
  readonly quantity?: number | null | undefined
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly priceDetails?: readonly (CalculateOrderMetricsChargeDetailsRequest)[] | null | undefined
  readonly estimatedUsage?: number | null | undefined
  readonly estimatedQuantity?: number | null | undefined
  /** Months. Default: 12, when the request has neither a term nor an end */
  readonly term?: number | null | undefined
  readonly currency?: Reference | null | undefined
  readonly account?: Reference | null | undefined
}

export type CalculateOrderMetricsChargeDetailsRequest = {
  /** From 0 */
  readonly tier?: number | null | undefined
  /** The price to pay. Default: the list price less the discounts */
  readonly price?: number | null | undefined
  /** Default: that of the catalogue */
  readonly listPrice?: number | null | undefined
  readonly lineDiscountAmount?: number | null | undefined
  readonly lineDiscountPercent?: number | null | undefined
  readonly toQuantity?: number | null | undefined
  /** No upper limit; only for the last tier */
  readonly isInfinite?: boolean | null | undefined
  readonly priceBase?: PriceBase | null | undefined
}

export type CalculateOrderMetricsOrderDiscountChargeRequest = {
  readonly charge: Reference
}

export type CalculateOrderMetricsOrderDiscountRequest = {
  readonly startOn?: OrderDiscountsStartOn | null | undefined
  readonly endOn?: OrderDiscountsStartOn | null | undefined
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
  readonly percent?: number | null | undefined
  readonly description?: string | null | undefined
  readonly onSpecificCharges?: boolean | null | undefined
  readonly charges?: readonly (CalculateOrderMetricsOrderDiscountChargeRequest)[] | null | undefined
  readonly chargeMappingKey?: string | null | undefined
}

export type CalculateOrderMetricsProductChargeRequest = {
  readonly charge?: Reference | null | undefined
  readonly name?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly priceModel?: ChargeModel | null | undefined
  readonly quantity?: number | null | undefined
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly priceDetails?: readonly (CalculateOrderMetricsChargeDetailsRequest)[] | null | undefined
  readonly estimatedUsage?: number | null | undefined
  readonly estimatedQuantity?: number | null | undefined
  readonly orderDiscountMappingKey?: readonly (string)[] | null | undefined
}

export type CalculateOrderMetricsProductRequest = {
  readonly product?: Reference | null | undefined
  readonly chargePlan?: Reference | null | undefined
  readonly charges?: readonly (CalculateOrderMetricsProductChargeRequest)[] | null | undefined
}

export type CalculateOrderMetricsRequest = {
  /** Default: Subscription */
  readonly orderType?: QuoteOrderType | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  /** Months. Default: 12, when the request has neither a term nor an end */
  readonly term?: number | null | undefined
  readonly currency?: Reference | null | undefined
  readonly account?: Reference | null | undefined
  readonly products?: readonly (CalculateOrderMetricsProductRequest)[] | null | undefined
  readonly orderDiscounts?: readonly (CalculateOrderMetricsOrderDiscountRequest)[] | null | undefined
}

export type CancelProductOn = "EffectiveEndDate" | "SpecificDate" | "InvoiceDate" | (string & {})

export type CancelSubscriptionRequest = {
  readonly cancellationDate: string
  readonly cancellationMode: CancellationMode
  readonly firstDayOfCancellation?: string | null | undefined
  readonly endDate?: string | null | undefined
  /** Only for OnCustomDates: the first day without the charge, by charge number */
  readonly cancellationDatePerCharges?: CancellationDatePerCharges | null | undefined
}

export type CancellationDatePerCharges = Readonly<Record<string, unknown>>

export type CancellationMode = "OnOrderCancellationDate" | "OnChargesInvoiceToDates" | "OnChargesEffectiveEndDates" | "OnCustomDates" | (string & {})

export type CentralBankRates = {
  /** True when rates are imported by schedule */
  readonly isEnabled: boolean
  readonly lastImportId?: string | undefined
  /** Time of the next scheduled import; absent without one */
  readonly nextRun?: string | undefined
  /** Whether the last import succeeded */
  readonly exchangeRateImport?: boolean | undefined
  readonly lastExchangeRateImport?: string | undefined
  /** Number of rates created */
  readonly lastExchangeRateImportCount?: number | undefined
  /** Reason why the import failed */
  readonly importMessage?: string | undefined
}

export type ChangeFeatureRequest = {
  /** Default: Add */
  readonly operation?: ChangeFeatureRequestOperation | null | undefined
  readonly feature: Reference
}

export type ChangeFeatureRequestOperation = "Add" | "Remove" | (string & {})

export type ChangeOrderProductChargeDetailsRequest = {
  /** From 0 */
  readonly tier?: number | null | undefined
  /** The price to pay. Default: the list price less the discounts */
  readonly price?: number | null | undefined
  /** Default: that of the catalogue */
  readonly listPrice?: number | null | undefined
  readonly lineDiscountPercent?: number | null | undefined
  readonly lineDiscountAmount?: number | null | undefined
  readonly priceBase?: PriceBase | null | undefined
  readonly description?: string | null | undefined
  /** If given, must be the end of the tier before */
  readonly fromQuantity?: number | null | undefined
  readonly toQuantity?: number | null | undefined
  /** No upper limit; only for the last tier */
  readonly isInfinite?: boolean | null | undefined
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
}

export type ChangeOrderProductChargeRequest = {
  readonly name?: string | null | undefined
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly priceModel?: ChargeModel | null | undefined
  readonly quantity?: number | null | undefined
  readonly estimatedUsage?: number | null | undefined
  readonly estimatedQuantity?: number | null | undefined
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly billingTiming?: BillingTiming | null | undefined
  readonly periodAlignment?: PeriodAlignment | null | undefined
  readonly billingDay?: BillingDay | null | undefined
  readonly usageRating?: UsageRating | null | undefined
  readonly specificBillingDay?: number | null | undefined
  readonly offsetBillingDays?: number | null | undefined
  readonly alignmentDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly createInvoiceLinesPerTier?: boolean | null | undefined
  readonly deferredRevenueAccount?: Reference | null | undefined
  readonly recognizedRevenueAccount?: Reference | null | undefined
  readonly unitCode?: Reference | null | undefined
  /** Default: AlignToSubscription */
  readonly startOn?: StartOn | null | undefined
  /** Default: AlignToSubscription */
  readonly endOn?: StartOn | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly startMilestone?: Reference | null | undefined
  readonly endMilestone?: Reference | null | undefined
  readonly chargedThroughDate?: string | null | undefined
  readonly lastPriceAdjustmentDate?: string | null | undefined
  readonly revenueRecognitionRule?: Reference | null | undefined
  readonly displayPrice?: number | null | undefined
  /** `chargeMappingKey` of the discounts in this request that apply to the charge */
  readonly orderDiscountMappingKey?: readonly (string)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charge: Reference
  readonly features?: readonly (ChangeFeatureRequest)[] | null | undefined
  readonly priceDetails?: readonly (ChangeOrderProductChargeDetailsRequest)[] | null | undefined
}

export type ChangeOrderProductRequest = {
  /** Default: Change */
  readonly operation?: ChangeOrderProductRequestOperation | null | undefined
  readonly product: Reference
  readonly chargePlan?: Reference | null | undefined
  readonly productLineNumber?: number | null | undefined
  readonly name?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charges?: readonly (ChangeOrderProductChargeRequest)[] | null | undefined
  /** Default: EffectiveEndDate */
  readonly cancelProductOn?: CancelProductOn | null | undefined
  readonly cancelationDate?: string | null | undefined
}

export type ChangeOrderProductRequestOperation = "Change" | "Create" | "Cancel" | (string & {})

export type ChangeState = "NotChanged" | "New" | "Cancelled" | "NewFromChange" | "CancelledFromChange" | "PartialDelivery" | "ClosedPartialDelivery" | (string & {})

export type ChangeSubscriptionRequest = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly orderDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly invoiceAccount?: Reference | null | undefined
  readonly currency?: Reference | null | undefined
  readonly invoicingCurrency?: string | null | undefined
  readonly orderPaymentMethod?: OrderPaymentMethod | null | undefined
  readonly invoiceSeparatly?: boolean | null | undefined
  /** Default: true, unless it has a group of its own */
  readonly useAccountInvoiceBatchGroup?: boolean | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceAddressId?: string | null | undefined
  readonly deliveryAddressId?: string | null | undefined
  readonly paymentTerm?: Reference | null | undefined
  readonly milestones?: readonly (SubscriptionMilestoneRequest)[] | null | undefined
  readonly orderDiscounts?: readonly (OrderDiscountsRequest)[] | null | undefined
  readonly account?: Reference | null | undefined
  /** Default: Termed */
  readonly subscriptionType?: TermType | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly term?: number | null | undefined
  readonly renewalTerm?: number | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly isAutoRenewed?: boolean | null | undefined
  readonly orderBillingPeriod?: BillingPeriod | null | undefined
  readonly setOrderBillingPeriod?: boolean | null | undefined
  readonly effectiveChangeDate?: string | null | undefined
  readonly products?: readonly (ChangeOrderProductRequest)[] | null | undefined
}

export type ChangeType = "Upsell" | "Downsell" | "Renewal" | "None" | "PriceAdjustment" | "Milestone" | "CancelledDelivery" | "AssociatedCharge" | "SplitOrder" | "CancelOrderProduct" | (string & {})

export type ChangeWebhookSettingsRequest = {
  /** Null gives all members their defaults */
  readonly payload?: ChangeWebhookSettingsRequestPayload | null | undefined
  /** Null gives all members their defaults */
  readonly retries?: ChangeWebhookSettingsRequestRetries | null | undefined
  /** Null gives all members their defaults */
  readonly health?: ChangeWebhookSettingsRequestHealth | null | undefined
  /** Null gives all members their defaults */
  readonly format?: ChangeWebhookSettingsRequestFormat | null | undefined
  /** Null gives all members their defaults */
  readonly limits?: ChangeWebhookSettingsRequestLimits | null | undefined
  /** Headers in addition to those of the service. A change gives all of them */
  readonly headers?: readonly (WebhookHeader)[] | null | undefined
  /** Identifies the sender to the receiver, in `authorization` */
  readonly authentication?: WebhookAuthentication | null | undefined
}

export type ChangeWebhookSettingsRequestFormat = {
  /** See WebhookFormat */
  readonly traceparent?: boolean | null | undefined
  /** See WebhookFormat */
  readonly cloudEvents?: boolean | null | undefined
}

export type ChangeWebhookSettingsRequestHealth = {
  /** See WebhookHealthSettings */
  readonly disableAfterDays?: number | null | undefined
}

export type ChangeWebhookSettingsRequestLimits = {
  /** See WebhookLimits */
  readonly rate?: WebhookRate | null | undefined
  /** See WebhookLimits */
  readonly concurrency?: number | null | undefined
}

export type ChangeWebhookSettingsRequestPayload = {
  /** See WebhookPayload */
  readonly form?: WebhookPayloadForm | null | undefined
  /** See WebhookPayload */
  readonly maxBodyBytes?: number | null | undefined
  /** See WebhookPayload */
  readonly after413?: After413 | null | undefined
}

export type ChangeWebhookSettingsRequestRetries = {
  /** See WebhookRetries */
  readonly gone?: WebhookRetriesGone | null | undefined
  /** See WebhookRetries */
  readonly schedule?: readonly (number)[] | null | undefined
  /** See WebhookRetries */
  readonly quickRepeat?: boolean | null | undefined
  /** See WebhookRetries */
  readonly retryAfter?: RetryAfter | null | undefined
}

export type Charge = {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
  readonly model: ChargeModel
  readonly pricePeriod: PricePeriod
  readonly billingPeriod: BillingPeriod
  readonly billingTiming: BillingTiming
  readonly periodAlignment: PeriodAlignment
  readonly billingDay: BillingDay
  readonly usageRating: UsageRating
  readonly measurementsRule: MeasurementsRule
  readonly chargeType: ChargeType
  /** UN/ECE Recommendation 20 */
  readonly unitCode: string
  readonly defaultQuantity: number
  readonly taxIncluded: boolean
  readonly createInvoiceLinesPerTier: boolean
  readonly revenueRecognition: string
  readonly priceDetails: readonly (PriceDetails)[]
  readonly specificBillingDay?: number | undefined
  readonly offsetBillingDays?: number | undefined
  readonly alignmentDate?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly deferredRevenueAccount?: string | undefined
  readonly recognizedRevenueAccount?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly features: readonly (Feature)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type ChargeCreate = {
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly billingTiming?: BillingTiming | null | undefined
  readonly periodAlignment?: PeriodAlignment | null | undefined
  readonly billingDay?: BillingDay | null | undefined
  readonly usageRating?: UsageRating | null | undefined
  readonly specificBillingDay?: number | null | undefined
  readonly offsetBillingDays?: number | null | undefined
  readonly alignmentDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly createInvoiceLinesPerTier?: boolean | null | undefined
  readonly deferredRevenueAccount?: Reference | null | undefined
  readonly recognizedRevenueAccount?: Reference | null | undefined
  readonly name?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly model?: ChargeModel | null | undefined
  readonly unit?: Reference | null | undefined
  readonly defaultQuantity?: number | null | undefined
  readonly measurementsRule?: MeasurementsRule | null | undefined
  readonly revenueRecognition?: Reference | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly features?: readonly (FeatureRequest)[] | null | undefined
  readonly priceDetails?: readonly (PriceDetailsCreate)[] | null | undefined
}

export type ChargeMetricsResponse = {
  readonly name?: string | undefined
  /** The ids refer to the catalogue */
  readonly chargeNumber?: string | undefined
  readonly chargePlanId?: string | undefined
  readonly chargeId?: string | undefined
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly fmrr: CurrencyAmount
}

export type ChargeModel = "Flat" | "Quantity" | "Volume" | "Tiered" | "Rated" | (string & {})

export type ChargePatch = {
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly billingTiming?: BillingTiming | null | undefined
  readonly periodAlignment?: PeriodAlignment | null | undefined
  readonly billingDay?: BillingDay | null | undefined
  readonly usageRating?: UsageRating | null | undefined
  readonly specificBillingDay?: number | null | undefined
  readonly offsetBillingDays?: number | null | undefined
  readonly alignmentDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly createInvoiceLinesPerTier?: boolean | null | undefined
  readonly deferredRevenueAccount?: Reference | null | undefined
  readonly recognizedRevenueAccount?: Reference | null | undefined
  readonly name?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly model?: ChargeModel | null | undefined
  readonly unit?: Reference | null | undefined
  readonly defaultQuantity?: number | null | undefined
  readonly measurementsRule?: MeasurementsRule | null | undefined
  readonly revenueRecognition?: Reference | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  readonly charge?: Reference | null | undefined
  readonly features?: readonly (ChangeFeatureRequest)[] | null | undefined
  readonly priceDetails?: readonly (PriceDetailsPatch)[] | null | undefined
}

export type ChargePlan = {
  readonly id: string
  readonly chargePlanNumber: string
  readonly name: string
  readonly effectiveStartDate?: string | undefined
  readonly endOfNewSalesDate?: string | undefined
  readonly effectiveEndDate?: string | undefined
  readonly charges: readonly (Charge)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type ChargePlanCreate = {
  readonly name?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly endOfNewSalesDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charges?: readonly (ChargeCreate)[] | null | undefined
}

export type ChargePlanPatch = {
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  readonly chargePlan?: Reference | null | undefined
  readonly name?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly endOfNewSalesDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charges?: readonly (ChargePatch)[] | null | undefined
}

export type ChargeType = "OneOff" | "Recurring" | "Usage" | "Measured" | (string & {})

export type ClassificationType = "NewCustomer" | "Expansion" | "Contraction" | "CustomerChurn" | "NoChange" | "SplitOrder" | "Reactivate" | (string & {})

export type CommercialRates = {
  /** True when rates are imported by schedule */
  readonly isEnabled: boolean
  readonly lastImportId?: string | undefined
  /** Time of the next scheduled import; absent without one */
  readonly nextRun?: string | undefined
  /** `***` when a key is stored */
  readonly apiKey?: string | undefined
  readonly apiKeyValid: boolean
  /** Whether the last sync succeeded */
  readonly exchaneRateSync?: boolean | undefined
  readonly lastExchangeRateSync?: string | undefined
  /** Number of rates created */
  readonly lastExchangeRateSyncCount?: number | undefined
  /** Reason why a key was not accepted, or why the import failed */
  readonly activationErrorMessage?: string | undefined
}

export type CommercialRatesRequest = {
  /** Tested at the provider, and stored only if accepted */
  readonly apiKey?: string | undefined
  /** Whether rates are imported by schedule. Default: true */
  readonly isEnabled?: boolean | undefined
}

export type Conversion = {
  readonly date: string
  /** As requested; with all its digits */
  readonly amount: number
  /** ISO 4217 */
  readonly fromCurrency: string
  /** Rounded half-up to the minor unit of `toCurrency`; with all its digits */
  readonly convertedAmount: number
  /** ISO 4217 */
  readonly toCurrency: string
  /** Units of `toCurrency` per unit of `fromCurrency`; with all its digits */
  readonly rate: number
  readonly effectiveFromDate: string
  /** Inclusive; absent while the rate is open */
  readonly effectiveToDate?: string | undefined
}

export type ConvertQuoteToOrderRequest = {
  readonly quote: Reference
  /** The new order is activated at once */
  readonly activateOrder?: boolean | null | undefined
}

export type CorrectInvoiceRequest = {
  /** Printed on the document */
  readonly reason: string
  readonly correctionDate?: string | null | undefined
  /** Default: CreateDraft */
  readonly invoiceAction?: InvoiceAction | undefined
  /** The corrected buyer; absent members stay unchanged */
  readonly buyer?: CorrectInvoiceRequestBuyer | null | undefined
  readonly lines?: readonly (CorrectInvoiceRequestLine)[] | null | undefined
}

export type CorrectInvoiceRequestBuyer = {
  readonly name?: string | null | undefined
  readonly organizationNumber?: string | null | undefined
  readonly taxRegistrationNumber?: string | null | undefined
  readonly electronicInvoiceAddress?: string | null | undefined
  readonly electronicInvoiceAddressScheme?: string | null | undefined
  readonly address?: DefaultInvoiceAddress | null | undefined
}

export type CorrectInvoiceRequestLine = {
  readonly invoiceLineId: string
  /** Net; added to the line, or subtracted if below 0 */
  readonly amount: number
}

export type Country = {
  readonly id: string
  readonly name: string
  readonly twoAlphaCode: string
  readonly threeAlphaCode: string
  readonly active: boolean
}

export type CountryPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Country)[]
}

export type CreateAndPostPaymentRequest = {
  readonly paymentDate?: string | null | undefined
  /** The amount that the customer paid; negative for a refund, never 0 */
  readonly amount: number
  /** The part of the amount that the bank kept. Default: 0 */
  readonly bankFeeAmount?: number | null | undefined
  /** Default: the rate that is valid on `paymentDate` */
  readonly exchangeRate?: number | null | undefined
  /** The amount in base currency, instead of a rate */
  readonly baseCurrencyAmount?: number | null | undefined
  readonly paymentAccount?: Reference | null | undefined
  readonly paymentMethod: Reference
  readonly description?: string | null | undefined
  /** By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber */
  readonly invoice: Reference
  /** The bank's own id: an existing payment of the same payment account with this id is returned */
  readonly externalBankId?: string | null | undefined
}

export type CreatedPersonalToken = {
  readonly clientId: string
  readonly name: string
  readonly userId: string
  /** `area:level` each */
  readonly permissions: readonly (string)[]
  readonly created: string
  readonly expires?: string | undefined
  readonly lastUsed?: string | undefined
  /** Address */
  readonly lastUsedFrom?: string | undefined
  readonly revoked?: string | undefined
  /** Client id of the token that made it, with which it is also revoked */
  readonly madeBy?: string | undefined
  /** Shown only now */
  readonly secret: string
}

export type CreditInvoiceRequest = {
  readonly creditInvoiceDate?: string | null | undefined
  /** Default: CreateDraft */
  readonly invoiceAction?: InvoiceAction | undefined
  /** Credits everything that is left */
  readonly creditAllInvoiceLines?: boolean | undefined
  /** Credits everything that is left of these lines */
  readonly invoiceLineIds?: readonly (string)[] | null | undefined
  readonly lines?: readonly (CreditInvoiceRequestLine)[] | null | undefined
}

export type CreditInvoiceRequestLine = {
  readonly invoiceLineId: string
  /** Net; at most the amount left of the line */
  readonly amount: number
  readonly description?: string | null | undefined
}

export type Currency = {
  readonly id: string
  /** ISO 4217 */
  readonly code: string
  readonly description?: string | undefined
}

/** In the currency of the order, and in base currency if a rate was in force on its date */
export type CurrencyAmount = {
  readonly amount: number
  /** ISO 4217 */
  readonly currencyCode: string
  readonly currencyConversionDate?: string | undefined
  readonly baseCurrencyAmount?: number | undefined
  /** ISO 4217 */
  readonly baseCurrencyCode?: string | undefined
}

export type CurrencyCreate = {
  /** ISO 4217 */
  readonly code: string
  readonly description?: string | null | undefined
}

export type CurrencyPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Currency)[]
}

export type CustomFieldConfiguration = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly defaultValue?: string | undefined
  readonly fieldType: FieldType
  readonly entity: CustomFieldConfigurationEntity
  readonly typeEntity?: string | undefined
}

export type CustomFieldConfigurationCreate = {
  readonly fieldType: FieldType
  readonly entity: CustomFieldConfigurationEntity
  readonly key: string
  readonly name?: string | null | undefined
  readonly defaultValue?: string | null | undefined
  readonly typeEntity?: TypeEntity | null | undefined
}

export type CustomFieldConfigurationEntity = "Account" | "Order" | "OrderProduct" | "OrderProductCharge" | "Product" | "ChargePlan" | "Charge" | "ChargeDetails" | "Quote" | "QuoteProduct" | "QuoteProductCharge" | "Invoice" | "InvoiceLine" | "Posting" | "Measurement" | "Usage" | "Country" | (string & {})

export type CustomFieldConfigurationPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (CustomFieldConfiguration)[]
}

export type CustomFieldConfigurationPatch = {
  readonly name?: string | null | undefined
  readonly defaultValue?: string | null | undefined
}

/** Custom fields by key */
export type CustomFieldValues = Readonly<Record<string, unknown>>

/** Custom fields by key */
export type CustomFields = Readonly<Record<string, unknown>>

export type CustomizedTargetDates = {
  readonly oneOff?: string | null | undefined
  readonly recurringInAdvance?: string | null | undefined
  readonly recurringInArrears?: string | null | undefined
  readonly usage?: string | null | undefined
  readonly measured?: string | null | undefined
}

export type DataOmitted = "Thin" | "Size" | "Refused" | "Erased" | (string & {})

export type DefaultInvoiceAddress = {
  readonly description?: string | null | undefined
  readonly name?: string | null | undefined
  readonly street?: string | null | undefined
  readonly street2?: string | null | undefined
  readonly city?: string | null | undefined
  readonly county?: string | null | undefined
  readonly state?: string | null | undefined
  readonly zip?: string | null | undefined
  readonly country?: Reference | null | undefined
}

/** The data of an event about a resource that was deleted */
export type DeletedResource = {
  readonly message: string
  readonly id: string
}

export type DeliverRequest = {
  readonly quantity: number
  readonly deliveryDate?: string | null | undefined
}

export type DeliveryCounts = {
  readonly made: number
  readonly delivered: number
  readonly failed: number
}

export type DisabledReason = "User" | "Gone" | "Failing" | (string & {})

export type DiscountType = "Percent" | (string & {})

/** While it is disputed */
export type Dispute = {
  /** Why it is disputed */
  readonly reason: string
  /** The first day of reminders again */
  readonly until?: string | undefined
  /** Its beginning */
  readonly created: string
}

export type DisputeRequest = {
  /** Why it is disputed */
  readonly reason: string
  /** The first day of reminders again. Default: until it is ended */
  readonly until?: string | null | undefined
}

export type DocumentFinding = {
  /** The official id; UBL-XSD is the schema of UBL 2.1, and PL-… are ours */
  readonly rule: string
  /** Peppol: the network refuses the document or warns about it. National: the seller's national system does */
  readonly scope: DocumentFindingScope
  readonly severity: DocumentFindingSeverity
  /** The element, as an XPath */
  readonly place: string
  readonly text: string
}

export type DocumentFindingScope = "Peppol" | "National" | (string & {})

export type DocumentFindingSeverity = "fatal" | "warning" | (string & {})

export type DocumentTemplate = {
  readonly id: string
  readonly description: string
  readonly documentType: DocumentType
}

export type DocumentTemplatePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (DocumentTemplate)[]
}

export type DocumentType = "Invoice" | "OrderConfirmation" | "Journal" | "FinancialAccountSummary" | "PasswordRequestNewUser" | "PasswordRequest" | "PackingSlip" | "OrderGeneric" | "InvoiceReminderGeneric" | "StripePaymentDetailsRequest" | "FinancialAccountAnalysis" | "AccountBalanceReport" | "Quote" | "ReportDocument" | "AccountStatementReport" | "GoCardlessMandateRequest" | (string & {})

export type DocumentVerdict = {
  /** True when no fatal rule of the scope Peppol is broken */
  readonly isValid: boolean
  /** True when no fatal rule of the scope National is broken, or none is implemented for the seller's country */
  readonly isNationallyValid: boolean
  /** The releases of the rules */
  readonly release: string
  /** Number of broken rules at all their places, including those that are not listed */
  readonly found: number
  /** The first 1000 */
  readonly findings: readonly (DocumentFinding)[]
}

export type DueReminder = {
  readonly account: RemindedAccount
  /** The name of its campaign */
  readonly campaign: string
  /** The level */
  readonly level: number
  /** The address */
  readonly recipient: string
  /** At most 100 */
  readonly invoices: readonly (RemindedInvoice)[]
}

export type DunningCampaign = {
  /** The id */
  readonly id: string
  /** For people */
  readonly name: string
  /** True for the one that invoices follow */
  readonly isDefault: boolean
  /** True when it writes reminders */
  readonly enabled: boolean
  /** Default: 7, 14 and 30 days */
  readonly steps: readonly (DunningStep)[]
  /** Default: none */
  readonly minimumBalances: readonly (MinimumBalance)[]
  /** In its time zone */
  readonly sendHour: number
  /** True for Monday to Friday */
  readonly onlyOnWorkdays: boolean
  /** The last day that is done */
  readonly lastRunOn?: string | undefined
  /** The creation */
  readonly created: string
  /** The last change */
  readonly modified: string
}

export type DunningCampaignPage = {
  /** The campaigns */
  readonly data: readonly (DunningCampaign)[]
  /** Absent on the last page */
  readonly nextCursor?: string | undefined
}

export type DunningCampaignRequest = {
  /** For people */
  readonly name?: string | undefined
  /** True for the one that invoices follow */
  readonly isDefault?: boolean | undefined
  /** True when it writes reminders */
  readonly enabled?: boolean | undefined
  /** Default: 7, 14 and 30 days */
  readonly steps?: readonly (DunningStep)[] | undefined
  /** Default: none */
  readonly minimumBalances?: readonly (MinimumBalance)[] | undefined
  /** In its time zone */
  readonly sendHour?: number | undefined
  /** True for Monday to Friday */
  readonly onlyOnWorkdays?: boolean | undefined
}

export type DunningChange = {
  /** The invoice */
  readonly id: string
  /** Its number */
  readonly invoiceNumber: string
  /** Its account */
  readonly accountId: string
  /** Its campaign */
  readonly campaignId: string
  /** How far it is */
  readonly state: InvoiceDunningState
  /** The highest level taken */
  readonly level: number
  /** When it was due */
  readonly dueDate: string
  /** ISO 4217 */
  readonly currency: string
  /** Open */
  readonly balance: number
  /** The e-mail */
  readonly messageId?: string | undefined
}

export type DunningPreview = {
  /** The day */
  readonly date: string
  /** The reminders */
  readonly data: readonly (DueReminder)[]
  /** Absent on the last page */
  readonly nextCursor?: string | undefined
}

export type DunningPreviewRequest = {
  readonly date: string
  /** Shown as if it were enabled */
  readonly campaign?: string | null | undefined
  /** `nextCursor` of the page before */
  readonly cursor?: string | null | undefined
}

export type DunningStep = {
  /** Days after the due date, rising */
  readonly day: number
  /** Rising. Default: the number of the step */
  readonly level?: number | null | undefined
}

export type EmitEventRequest = {
  readonly eventType: EventTag
  /** Sent on as `Data`, digit for digit */
  readonly data: Readonly<Record<string, unknown>>
  readonly correlationId?: string | undefined
  readonly source?: EmitEventRequestSource | undefined
}

export type EmitEventRequestSource = "Paywall" | (string & {})

export type EnableWebhookRequest = {
  /** Send events that were raised while the webhook was Disabled */
  readonly sendMissed?: boolean | undefined
  /** Send deliveries again that failed since `failingSince` */
  readonly resendFailed?: boolean | undefined
}

export type EnabledWebhook = {
  readonly webhook: Webhook
  /** Failed deliveries first, then missed events */
  readonly recoveries: readonly (WebhookRecovery)[]
}

export type EntityName = "Account" | "Invoice" | (string & {})

export type Event = {
  readonly id: string
  readonly eventType: EventTag
  readonly correlationId?: string | undefined
  readonly source?: string | undefined
  readonly created: string
  /** One for each webhook that receives the event */
  readonly deliveries: readonly (EventDelivery)[]
}

export type EventConsumer = {
  /** Its name */
  readonly name: string
  /** Its tags; all when absent */
  readonly eventTypes?: readonly (EventTag)[] | undefined
  /** Events whose data has this account's id */
  readonly accountId?: string | undefined
  /** When it was made */
  readonly created: string
  /** When it last acknowledged events */
  readonly acknowledgedAt?: string | undefined
  /** Events that wait, up to 1000 among the next 10000; in the list */
  readonly behind?: number | undefined
}

export type EventConsumerList = {
  /** In the order of their names */
  readonly data: readonly (EventConsumer)[]
}

/** The resource as its `GET` answered then */
export type EventData = Readonly<Record<string, unknown>>

export type EventDelivery = {
  readonly id: string
  readonly webhookId: string
}

export type EventEntry = {
  readonly id: string
  readonly eventType: EventTag
  readonly correlationId?: string | undefined
  readonly source?: string | undefined
  readonly triggeredBy: string
  readonly created: string
  /** Raised by POST /Webhooks/{id}/Test */
  readonly test?: boolean | undefined
  /** Its data was erased */
  readonly dataErased?: true | undefined
  /** The subject of the event: the number in its data, and the name of an account or a product */
  readonly about?: string | undefined
  /** Name of the user in `triggeredBy` */
  readonly triggeredByName?: string | undefined
  /** The results of its deliveries, of which up to 100 are counted */
  readonly deliveryCounts: DeliveryCounts
}

export type EventPage = {
  readonly data: readonly (EventEntry)[]
  readonly nextCursor?: string | undefined
}

export type EventResponse = {
  readonly id: string
  readonly message: string
}

export type EventSource = "Paywall" | (string & {})

/** An event tag or one of its spellings; GET /EventTypes lists them */
export type EventTag = "SubscriptionActivated" | "SubscriptionChanged" | "SubscriptionUpdated" | "SubscriptionCancelled" | "SubscriptionRenewed" | "SubscriptionReverted" | "SubscriptionDeleted" | "SalesOrderActivated" | "SalesOrderUpdated" | "SalesOrderDeleted" | "InvoicePosted" | "InvoiceUpdated" | "JournalPosted" | "AccountsCreated" | "AccountCreated" | "AccountsChanged" | "AccountChanged" | "QuoteCreated" | "quoteCreated" | "QuoteEdited" | "quoteEdited" | "QuoteConverted" | "quoteConverted" | "PaymentsCreated" | "PaymentCreated" | "PaymentsPosted" | "PaymentPosted" | "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled" | "ProductsCreated" | "ProductCreated" | "ProductsUpdated" | "ProductUpdated" | "ProductsDeleted" | "ProductDeleted" | "NationalEInvoiceProcessed" | "NationalEInvoiceFailed" | "NationalEInvoiceReceived" | "MessageSent" | "MessageFailed" | "DunningStarted" | "DunningStepTaken" | "DunningEnded" | (string & {})

export type EventType = {
  readonly eventType: EventTag
  readonly group: string
  readonly description: string
  readonly alternativeSpellings: readonly (EventTag)[]
  /** An example of `Data` */
  readonly example: Readonly<Record<string, unknown>>
}

export type EventWithDeliveries = {
  readonly id: string
  readonly eventType: EventTag
  readonly correlationId?: string | undefined
  readonly source?: string | undefined
  readonly triggeredBy: string
  readonly created: string
  /** Raised by POST /Webhooks/{id}/Test */
  readonly test?: boolean | undefined
  /** Its data was erased */
  readonly dataErased?: true | undefined
  /** The trace of the request that raised the event (`svc-trace-id`) */
  readonly traceId: string
  /** Name of the user in `triggeredBy` */
  readonly triggeredByName?: string | undefined
  /** Name of the personal token, if a program raised the event */
  readonly triggeredByToken?: string | undefined
  /** Number of other events with the same correlation id; 100 where there are more */
  readonly correlatedEvents: number
  /** Sent as `Data`, digit for digit */
  readonly data: Readonly<Record<string, unknown>>
  /** The latest 100, newest first */
  readonly deliveries: readonly (WebhookDelivery)[]
  /** There are more: GET /WebhookDeliveries?Search={id} pages through them */
  readonly hasMoreDeliveries?: boolean | undefined
}

export type EventsListFeedStart = "Now" | "Beginning" | (string & {})

export type ExchangeRateAsOf = {
  readonly date: string
  readonly id: string
  /** ISO 4217 */
  readonly fromCurrency: string
  /** ISO 4217 */
  readonly toCurrency: string
  /** Units of `toCurrency` per unit of `fromCurrency`; with all its digits */
  readonly rate: number
  readonly effectiveFromDate: string
  /** Inclusive; absent while the rate is open */
  readonly effectiveToDate?: string | undefined
  /** The provider that it was imported from, or `manual` */
  readonly source: ExchangeRateResponseSource
  readonly observedAt?: string | undefined
}

export type ExchangeRateCreate = {
  readonly fromCurrency: Reference
  /** Units of the base currency per unit of `fromCurrency` */
  readonly rate: number
  readonly effectiveFromDate: string
  readonly effectiveToDate?: string | undefined
}

export type ExchangeRateResponse = {
  readonly id: string
  /** ISO 4217 */
  readonly fromCurrency: string
  /** ISO 4217 */
  readonly toCurrency: string
  /** Units of `toCurrency` per unit of `fromCurrency`; with all its digits */
  readonly rate: number
  readonly effectiveFromDate: string
  /** Inclusive; absent while the rate is open */
  readonly effectiveToDate?: string | undefined
  /** The provider that it was imported from, or `manual` */
  readonly source: ExchangeRateResponseSource
}

export type ExchangeRateResponsePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (ExchangeRateResponse)[]
}

export type ExchangeRateResponseSource = "central-bank" | "commercial" | "nbp" | "riksbank" | "manual" | (string & {})

export type ExchangeRateSeries = {
  /** ISO 4217 */
  readonly fromCurrency: string
  /** ISO 4217 */
  readonly toCurrency: string
  /** True when the list has only the last rate of each week */
  readonly weekly: boolean
  readonly data: readonly (readonly (unknown)[])[]
}

export type ExchangeRateTable = {
  readonly date: string
  /** ISO 4217 */
  readonly toCurrency: string
  /** Ordered by currency code */
  readonly data: readonly (ExchangeRateResponse)[]
}

export type FailureReason = "http_status" | "timeout" | "dns" | "connection_refused" | "connection_reset" | "tls" | "blocked_address" | "protocol" | "crashed" | "internal" | (string & {})

export type Feature = {
  readonly code: string
  readonly description?: string | undefined
}

export type FeaturePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Feature)[]
}

export type FeatureRequest = {
  readonly feature: Reference
}

export type FeedEvent = {
  /** Acknowledges all events up to this one */
  readonly cursor: string
  /** The body of a webhook, digit for digit, without `Token` */
  readonly body: Readonly<Record<string, unknown>>
}

export type FeedPage = {
  /** Oldest first */
  readonly data: readonly (FeedEvent)[]
  /** The cursor of the next page */
  readonly nextCursor: string
  /** No event follows at present */
  readonly caughtUp: boolean
}

export type FieldType = "Text" | "Integer" | "Checkbox" | "Amount" | "Date" | "Entity" | "Enum" | "List" | "DecimalNumber" | (string & {})

export type FinancialAccount = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type FinancialAccountCreate = {
  readonly code: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
}

export type FinancialAccountPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (FinancialAccount)[]
}

/** That of its account, or the default one */
export type FollowedCampaign = {
  /** Its id */
  readonly id: string
  /** Its name */
  readonly name: string
  /** True when it writes reminders */
  readonly enabled: boolean
}

export type GenerateInvoiceBatchRequest = {
  readonly invoiceDate?: string | null | undefined
  readonly targetDate?: string | null | undefined
  /** Target dates of one kind of charge */
  readonly customizedTargetDates?: CustomizedTargetDates | null | undefined
  /** Either this or `accounts` */
  readonly invoiceAllAccounts?: boolean | null | undefined
  readonly accounts?: readonly (string)[] | null | undefined
  /** Default: true when no group is named */
  readonly invoiceAllBatchGroups?: boolean | null | undefined
  readonly invoiceBatchGroups?: readonly (string)[] | null | undefined
  /** Smallest total with tax, in the invoice's currency; smaller amounts are not invoiced yet */
  readonly minimumInvoiceAmount?: number | null | undefined
  /** 400 if no enabled webhook subscribes to the event at the end of the job */
  readonly ensureWebhooksAreEnabled?: boolean | null | undefined
  readonly jobDescription?: string | null | undefined
}

export type GenerateInvoiceRequest = {
  /** Default: CreateDraft */
  readonly invoiceAction?: InvoiceAction | undefined
  readonly invoiceDate?: string | null | undefined
  readonly targetDate?: string | null | undefined
  /** Target dates of one kind of charge */
  readonly customizedTargetDates?: CustomizedTargetDates | null | undefined
}

export type GeneratedBatchJobStatus = {
  readonly resultBody: BatchJobDetail
  readonly resultStatus: ResultStatus
  /** `3 invoices, 1 account failed`, once the job has ended */
  readonly statusMessage?: string | undefined
}

export type GeneratedInvoiceResponse = {
  /** False when the draft was created but could not be posted; `message` gives the reason */
  readonly successful: boolean
  readonly id: string
  readonly message: string
}

export type HeldBack = "WaitsForInvoice" | (string & {})

export type HostedPages = {
  /** Whether links to pages of invoices work */
  readonly enabled: boolean
}

export type ImportDataResponse = {
  readonly importDataType: ImportDataType
  readonly batchId: string
  readonly hasErrors: boolean
  readonly errors: readonly (ImportError)[]
}

export type ImportDataType = "Usage" | "Measurements" | (string & {})

export type ImportError = {
  /** From 1, without the header line */
  readonly row: number
  /** `row` for the row as a whole */
  readonly field: string
  readonly message: string
}

export type ImportMeasurementRequest = {
  /** Default */
  readonly mappingTemplateName: string
  /** yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd */
  readonly dateFormat?: string | null | undefined
  /** Decimal separator of numbers in texts: a point (default) or a comma */
  readonly decimalSeparator?: string | null | undefined
  /** json (default) or csv */
  readonly dataFormat?: string | null | undefined
  /** For the caller's own use */
  readonly batchName?: string | null | undefined
  /** false: the rows have no custom fields */
  readonly usePreprocessingRules?: boolean | null | undefined
  /** Whether duplicate rows are allowed. Default: false, which makes each duplicate an error */
  readonly allowDuplicateEntries?: boolean | null | undefined
  /** Whether one invalid row refuses the whole import. Default: false, which stores the valid rows */
  readonly breakOnValidationError?: boolean | null | undefined
  /** At most 10,000 rows with the fields of CreateMeasurementRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site` */
  readonly data: unknown
}

export type ImportUsageRequest = {
  /** Default */
  readonly mappingTemplateName: string
  /** yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd */
  readonly dateFormat?: string | null | undefined
  /** Decimal separator of numbers in texts: a point (default) or a comma */
  readonly decimalSeparator?: string | null | undefined
  /** json (default) or csv */
  readonly dataFormat?: string | null | undefined
  /** For the caller's own use */
  readonly batchName?: string | null | undefined
  /** false: the rows have no custom fields */
  readonly usePreprocessingRules?: boolean | null | undefined
  /** Whether duplicate rows are allowed. Default: false, which makes each duplicate an error */
  readonly allowDuplicateEntries?: boolean | null | undefined
  /** Whether one invalid row refuses the whole import. Default: false, which stores the valid rows */
  readonly breakOnValidationError?: boolean | null | undefined
  /** At most 10,000 rows with the fields of CreateUsageRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site` */
  readonly data: unknown
}

export type IntegrationLogPage = {
  readonly data: readonly (IntegrationLogRecord)[]
  readonly nextCursor?: string | undefined
}

export type IntegrationLogRecord = {
  readonly id: string
  readonly time: string
  readonly level: IntegrationLogRecordLevel
  readonly code: string
  readonly message: string
  readonly invoiceId?: string | undefined
  readonly entryId?: string | undefined
}

export type IntegrationLogRecordLevel = "Information" | "Warning" | "Error" | (string & {})

export type InviteUserRequest = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Each is `area:level`, and none may exceed one's own */
  readonly permissions: readonly (string)[]
}

export type InvitedUser = {
  readonly user: UserWithRolesResponse
  /** Shown only now */
  readonly invitationUrl: string
  readonly expires: string
}

export type Invoice = {
  /** Assigned at the posting */
  readonly invoiceNumber?: string | undefined
  /** The reference that a payment of the invoice should carry */
  readonly ocrNumber?: string | undefined
  /** Only for a posted invoice that is not settled */
  readonly daysPastDue?: number | undefined
  readonly status: InvoicePreviewStatus
  readonly account: SimpleAccount
  readonly notes?: string | undefined
  readonly invoiceDate: string
  readonly dueDate: string
  /** The day on which the invoice was settled */
  readonly paymentDate?: string | undefined
  /** The day of delivery or completion of the service */
  readonly deliveryDate?: string | undefined
  /** The day on which the tax becomes due; absent when that is the invoice date */
  readonly taxPointDate?: string | undefined
  /** The day of the latest payment that settles the invoice */
  readonly lastPaymentDate?: string | undefined
  /** Reminders that were sent */
  readonly nrOfReminders: number
  readonly paymentTerm?: InvoicePreviewPaymentTerm | undefined
  /** ISO 4217 */
  readonly currency: string
  /** Sum of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount */
  readonly subtotal: number
  readonly subtotalBaseAmount?: number | undefined
  readonly tax: number
  readonly taxBaseAmount?: number | undefined
  readonly totalAmount: number
  readonly totalBaseAmount?: number | undefined
  readonly totalRoundingAmount: number
  readonly totalRoundingBaseAmount?: number | undefined
  /** Received before the invoice was made */
  readonly prepaidAmount?: number | undefined
  readonly settledAmount: number
  /** How it was settled, when not by a payment */
  readonly settledNotes?: string | undefined
  readonly settledBaseAmount: number
  /** totalAmount - settledAmount */
  readonly balancedAmount: number
  readonly balancedBaseAmount?: number | undefined
  /** Whether prices include tax */
  readonly taxIncluded: boolean
  readonly allowances: readonly (InvoicePreviewAllowance)[]
  readonly invoiceAddress?: Address | undefined
  readonly deliveryAddress?: Address | undefined
  readonly yourReference?: string | undefined
  readonly ourReference?: string | undefined
  readonly yourOrderNumber?: string | undefined
  readonly buyerReference?: string | undefined
  readonly referenceNumber?: string | undefined
  readonly invoiceType: InvoiceType
  readonly electronicInvoiceId?: string | undefined
  readonly creditedInvoiceId?: string | undefined
  /** Only on a credit note, like creditedInvoiceId */
  readonly creditedInvoiceNumber?: string | undefined
  readonly correctedInvoiceId?: string | undefined
  readonly correctedInvoiceNumber?: string | undefined
  readonly correctionReason?: string | undefined
  readonly invoiceBatchId?: string | undefined
  /** Units of base currency for one of the invoice's */
  readonly exchangeRate?: number | undefined
  /** The legal exchange rate for VAT, with its table */
  readonly taxExchangeRate?: TaxExchangeRate | undefined
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  readonly invoiceTemplateId?: string | undefined
  readonly disableAutomaticInvoiceReminder: boolean
  /** The buyer must pay by split payment */
  readonly splitPayment?: boolean | undefined
  /** For an advance received before delivery */
  readonly isAdvance?: boolean | undefined
  /** The advance invoices before this final invoice */
  readonly advanceOf?: readonly (string)[] | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoice | undefined
  readonly accountsReceivable: BookedOn
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly id: string
  readonly invoiceLines: readonly (InvoiceLine)[]
  /** Always "None" so far */
  readonly onlinePaymentStatus: string
  /** Always "Invoice" so far */
  readonly paymentMethodForInvoice: string
}

export type InvoiceAccount = {
  readonly id: string
  readonly accountNumber: string
  readonly accountType: string
  readonly invoiceDeliveryMethod: string
  readonly name: string
  readonly organizationNumber?: string | undefined
  readonly accountsReceivable?: string | undefined
  readonly currencyCode: string
  readonly taxRegistrationNumber?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly invoiceBatchGroupId?: string | undefined
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type InvoiceAction = "CreateDraft" | "CreateDraftAndPostInvoice" | "CancelDraftIfPostFail" | (string & {})

export type InvoiceAttachment = {
  readonly id: string
  readonly invoiceId: string
  readonly name: string
  readonly contentType: string
  readonly created: string
  readonly modified: string
  /** Needs no access token until it expires */
  readonly fileURL: string
}

export type InvoiceAttachmentPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (InvoiceAttachment)[]
}

export type InvoiceBatch = {
  readonly id: string
  readonly batchNumber: string
  readonly targetDate: string
  readonly invoiceDate: string
  /** Codes; absent when the batch is for all groups */
  readonly batchGroups?: readonly (string)[] | undefined
  /** Only for a batch of drafts that matched a filter */
  readonly filter?: string | undefined
  /** Absent in lists and events when there are more than 100 */
  readonly invoices?: readonly (SimpleInvoice)[] | undefined
  /** Absent in lists and events when there are more than 100 */
  readonly batchLog?: readonly (InvoiceBatchLog)[] | undefined
  readonly created: string
  readonly modified: string
}

export type InvoiceBatchGroup = {
  readonly id: string
  readonly code: string
  readonly description?: string | undefined
}

export type InvoiceBatchGroupCreate = {
  readonly code: string
  readonly description?: string | null | undefined
}

export type InvoiceBatchGroupPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (InvoiceBatchGroup)[]
}

export type InvoiceBatchJob = {
  /** Of the batch */
  readonly id: string
  readonly batchNumber: string
  /** Correlation id of the events of the job */
  readonly jobId: string
  readonly resultStatus: ResultStatus
  readonly webhooksTriggeredWhenCompleted: boolean
  /** Raised when the job has ended */
  readonly webhookEvent: string
  /** Enabled webhooks that subscribe to it */
  readonly webhooks: readonly (SimpleWebhook)[]
  readonly message: string
}

export type InvoiceBatchLog = {
  readonly entityId: string
  readonly entityName: EntityName
  /** Number of the account */
  readonly reference: string
  readonly errorMessage: string
  readonly created: string
  readonly modified: string
}

export type InvoiceBatchLogPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (InvoiceBatchLog)[]
}

export type InvoiceBatchPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (InvoiceBatch)[]
}

export type InvoiceBatchProgressState = "Generating" | "Generated" | "Posting" | "Posted" | "Cancelling" | "Cancelled" | (string & {})

export type InvoiceDeliveryMethod = "Email" | "Print" | "ElectronicInvoice" | "ExternalPrint" | "AutomaticElectronicRouting" | (string & {})

export type InvoiceDunning = {
  /** How far it is */
  readonly state: InvoiceDunningState
  /** The highest level taken */
  readonly level: number
  readonly campaign?: FollowedCampaign | undefined
  readonly dispute?: Dispute | undefined
  /** Why steps wait */
  readonly held?: InvoiceDunningHeld | undefined
  /** Of the next step */
  readonly nextLevel?: number | undefined
  /** The next step's first day */
  readonly nextAt?: string | undefined
  /** Taken steps */
  readonly steps: readonly (TakenDunningStep)[]
}

export type InvoiceDunningHeld = "CreditNote" | "Disputed" | "ReminderOff" | "AccountExempt" | "AccountPaused" | "AccountInactive" | "BelowMinimum" | "WrittenOff" | "PaymentPlanned" | "MailDoubtful" | "NoAddress" | (string & {})

export type InvoiceDunningState = "None" | "InDunning" | "Exhausted" | "Ended" | (string & {})

export type InvoiceLine = {
  readonly invoiceLineNumber: number
  readonly productNumber?: string | undefined
  readonly productName: string
  readonly chargeNumber?: string | undefined
  readonly charge?: SimpleOrderProductCharge | undefined
  readonly orderChargeId?: string | undefined
  readonly orderId?: string | undefined
  readonly chargePlanId?: string | undefined
  readonly orderProductId?: string | undefined
  readonly chargeDescription?: string | undefined
  readonly quantity: number
  readonly unitOfMeasure: UnitOfMeasure
  readonly price: number
  readonly discountPercent?: number | undefined
  readonly discountAmount?: number | undefined
  readonly subtotal: number
  readonly subtotalBaseAmount?: number | undefined
  /** Share of the allowances; subtotal - allowanceAmount + tax = total */
  readonly allowanceAmount: number
  readonly allowanceBaseAmount?: number | undefined
  readonly total: number
  readonly totalBaseAmount?: number | undefined
  readonly tax: number
  readonly taxBaseAmount?: number | undefined
  readonly subtotalPreDiscount: number
  readonly subtotalPreDiscountBaseAmount?: number | undefined
  readonly totalPreDiscount: number
  readonly totalPreDiscountBaseAmount?: number | undefined
  readonly taxPreDiscount: number
  readonly taxPreDiscountBaseAmount?: number | undefined
  readonly exchangeRate?: number | undefined
  readonly servicePeriodStartDate?: string | undefined
  readonly servicePeriodEndDate?: string | undefined
  readonly notes?: string | undefined
  readonly accountId: string
  readonly accountsReceivable: BookedOn
  readonly deferredRevenue?: BookedOn | undefined
  readonly recognizedRevenue: BookedOn
  readonly creditedInvoiceLineId?: string | undefined
  readonly goodsCodes?: readonly (string)[] | undefined
  readonly procedureMarks?: readonly (string)[] | undefined
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly taxCategoryName: string
  /** EN 16931 */
  readonly taxCategoryCode: string
  /** Per cent */
  readonly taxRate: number
  readonly taxTemplate?: string | undefined
  readonly taxExemptionReason?: string | undefined
  readonly taxExemptionReasonCode?: string | undefined
  readonly id: string
  readonly invoiceId: string
}

export type InvoiceLinePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (InvoiceLine)[]
}

export type InvoiceLink = {
  /** The id */
  readonly id: string
  /** The address of the page; everybody who has it sees the invoice */
  readonly url: string
  /** When it was made */
  readonly created: string
  /** The page is gone from then on */
  readonly expiresAt: string
  /** The page is gone since then */
  readonly revoked?: string | undefined
}

export type InvoiceLinkRequest = {
  /** 60 days after the due date or today when absent */
  readonly expiresInDays?: number | undefined
}

export type InvoicePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Invoice)[]
}

export type InvoicePaidRequest = {
  readonly invoiceId: string
  readonly paymentDate?: string | null | undefined
}

export type InvoicePatch = {
  readonly dueDate?: string | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | undefined
  readonly disableAutomaticInvoiceReminder?: boolean | undefined
  readonly notes?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly referenceNumber?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  /** All lines of a draft on account; they replace its present lines */
  readonly invoiceLines?: readonly (InvoicePatchByIdInvoiceLine)[] | undefined
  readonly allowances?: readonly (InvoicePatchByIdAllowance)[] | undefined
}

export type InvoicePatchById = {
  readonly dueDate?: string | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | undefined
  readonly disableAutomaticInvoiceReminder?: boolean | undefined
  readonly notes?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly referenceNumber?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  /** All lines of a draft on account; they replace its present lines */
  readonly invoiceLines?: readonly (InvoicePatchByIdInvoiceLine)[] | undefined
  readonly allowances?: readonly (InvoicePatchByIdAllowance)[] | undefined
  readonly id: string
}

export type InvoicePatchByIdAllowance = {
  readonly amount: number
  readonly taxTemplate?: Reference | null | undefined
  readonly reason?: string | null | undefined
  /** UNCL5189 */
  readonly reasonCode?: string | null | undefined
}

export type InvoicePatchByIdInvoiceLine = {
  readonly productName: string
  readonly price: number
  readonly quantity: number
  readonly notes?: string | null | undefined
  readonly description?: string | null | undefined
  readonly unitOfMeasure: Reference
  readonly recognizedRevenueAccount: Reference
  readonly taxTemplate?: Reference | null | undefined
  readonly discountPercent?: number | null | undefined
  readonly discountAmount?: number | null | undefined
  readonly servicePeriodStartDate?: string | null | undefined
  readonly servicePeriodEndDate?: string | null | undefined
  /** Poland: GTU_01 to GTU_13, at most one per line */
  readonly goodsCodes?: readonly (string)[] | null | undefined
  /** Poland: such as TT_D or IED, at most one per line */
  readonly procedureMarks?: readonly (string)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
}

export type InvoicePreview = {
  /** Assigned at the posting */
  readonly invoiceNumber?: string | undefined
  /** The reference that a payment of the invoice should carry */
  readonly ocrNumber?: string | undefined
  /** Only for a posted invoice that is not settled */
  readonly daysPastDue?: number | undefined
  readonly status: InvoicePreviewStatus
  readonly account: SimpleAccount
  readonly notes?: string | undefined
  readonly invoiceDate: string
  readonly dueDate: string
  /** The day on which the invoice was settled */
  readonly paymentDate?: string | undefined
  /** The day of delivery or completion of the service */
  readonly deliveryDate?: string | undefined
  /** The day on which the tax becomes due; absent when that is the invoice date */
  readonly taxPointDate?: string | undefined
  /** The day of the latest payment that settles the invoice */
  readonly lastPaymentDate?: string | undefined
  /** Reminders that were sent */
  readonly nrOfReminders: number
  readonly paymentTerm?: InvoicePreviewPaymentTerm | undefined
  /** ISO 4217 */
  readonly currency: string
  /** Sum of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount */
  readonly subtotal: number
  readonly subtotalBaseAmount?: number | undefined
  readonly tax: number
  readonly taxBaseAmount?: number | undefined
  readonly totalAmount: number
  readonly totalBaseAmount?: number | undefined
  readonly totalRoundingAmount: number
  readonly totalRoundingBaseAmount?: number | undefined
  /** Received before the invoice was made */
  readonly prepaidAmount?: number | undefined
  readonly settledAmount: number
  /** How it was settled, when not by a payment */
  readonly settledNotes?: string | undefined
  readonly settledBaseAmount: number
  /** totalAmount - settledAmount */
  readonly balancedAmount: number
  readonly balancedBaseAmount?: number | undefined
  /** Whether prices include tax */
  readonly taxIncluded: boolean
  readonly allowances: readonly (InvoicePreviewAllowance)[]
  readonly invoiceAddress?: Address | undefined
  readonly deliveryAddress?: Address | undefined
  readonly yourReference?: string | undefined
  readonly ourReference?: string | undefined
  readonly yourOrderNumber?: string | undefined
  readonly buyerReference?: string | undefined
  readonly referenceNumber?: string | undefined
  readonly invoiceType: InvoiceType
  readonly electronicInvoiceId?: string | undefined
  readonly creditedInvoiceId?: string | undefined
  /** Only on a credit note, like creditedInvoiceId */
  readonly creditedInvoiceNumber?: string | undefined
  readonly correctedInvoiceId?: string | undefined
  readonly correctedInvoiceNumber?: string | undefined
  readonly correctionReason?: string | undefined
  readonly invoiceBatchId?: string | undefined
  /** Units of base currency for one of the invoice's */
  readonly exchangeRate?: number | undefined
  /** The legal exchange rate for VAT, with its table */
  readonly taxExchangeRate?: TaxExchangeRate | undefined
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  readonly invoiceTemplateId?: string | undefined
  readonly disableAutomaticInvoiceReminder: boolean
  /** The buyer must pay by split payment */
  readonly splitPayment?: boolean | undefined
  /** For an advance received before delivery */
  readonly isAdvance?: boolean | undefined
  /** The advance invoices before this final invoice */
  readonly advanceOf?: readonly (string)[] | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoice | undefined
  readonly accountsReceivable: BookedOn
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly invoiceLines: readonly (InvoicePreviewInvoiceLine)[]
  readonly onlinePaymentStatus: string
  readonly paymentMethodForInvoice: string
}

export type InvoicePreviewAllowance = {
  readonly amount: number
  readonly reason?: string | undefined
  readonly reasonCode?: string | undefined
  readonly taxCategory: string
  readonly taxRate: number
}

export type InvoicePreviewInvoiceLine = {
  readonly invoiceLineNumber: number
  readonly productNumber?: string | undefined
  readonly productName: string
  readonly chargeNumber?: string | undefined
  readonly charge?: SimpleOrderProductCharge | undefined
  readonly orderChargeId?: string | undefined
  readonly orderId?: string | undefined
  readonly chargePlanId?: string | undefined
  readonly orderProductId?: string | undefined
  readonly chargeDescription?: string | undefined
  readonly quantity: number
  readonly unitOfMeasure: UnitOfMeasure
  readonly price: number
  readonly discountPercent?: number | undefined
  readonly discountAmount?: number | undefined
  readonly subtotal: number
  readonly subtotalBaseAmount?: number | undefined
  /** Share of the allowances; subtotal - allowanceAmount + tax = total */
  readonly allowanceAmount: number
  readonly allowanceBaseAmount?: number | undefined
  readonly total: number
  readonly totalBaseAmount?: number | undefined
  readonly tax: number
  readonly taxBaseAmount?: number | undefined
  readonly subtotalPreDiscount: number
  readonly subtotalPreDiscountBaseAmount?: number | undefined
  readonly totalPreDiscount: number
  readonly totalPreDiscountBaseAmount?: number | undefined
  readonly taxPreDiscount: number
  readonly taxPreDiscountBaseAmount?: number | undefined
  readonly exchangeRate?: number | undefined
  readonly servicePeriodStartDate?: string | undefined
  readonly servicePeriodEndDate?: string | undefined
  readonly notes?: string | undefined
  readonly accountId: string
  readonly accountsReceivable: BookedOn
  readonly deferredRevenue?: BookedOn | undefined
  readonly recognizedRevenue: BookedOn
  readonly creditedInvoiceLineId?: string | undefined
  readonly goodsCodes?: readonly (string)[] | undefined
  readonly procedureMarks?: readonly (string)[] | undefined
  readonly customFields: CustomFields
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly taxCategoryName: string
  /** EN 16931 */
  readonly taxCategoryCode: string
  /** Per cent */
  readonly taxRate: number
  readonly taxTemplate?: string | undefined
  readonly taxExemptionReason?: string | undefined
  readonly taxExemptionReasonCode?: string | undefined
}

export type InvoicePreviewPaymentTerm = {
  readonly id: string
  readonly days: number
  readonly name: string
}

export type InvoicePreviewSource = "nbp" | (string & {})

export type InvoicePreviewStatus = "Draft" | "Posted" | "Cancelled" | "Settled" | (string & {})

export type InvoiceType = "Invoice" | "Credit" | "OnAccount" | (string & {})

export type InvoiceWriteOff = {
  readonly id: string
  /** In the currency of the invoice */
  readonly amount: number
  readonly date: string
  readonly account: PaymentAccount
  readonly reason: string
  /** Whether the tax is corrected */
  readonly taxRelief: boolean
  /** The corrected tax */
  readonly taxAmount: number
  /** The amount that payments have taken back */
  readonly recoveredAmount: number
  /** The day on which the rest was taken back */
  readonly takenBack?: TakenBack | undefined
}

export type InvoiceWriteOffs = {
  readonly data: readonly (InvoiceWriteOff)[]
}

export type InvoicedToDatePatch = {
  readonly invoicedToDate: string
}

export type JobRequest = {
  /** 400 if no enabled webhook subscribes to the event at the end of the job */
  readonly ensureWebhooksAreEnabled?: boolean | null | undefined
  readonly jobDescription?: string | null | undefined
}

export type Journal = {
  readonly id: string
  readonly journalNumber: string
  readonly accountingPeriod: AccountingPeriod
  readonly journalType: JournalType
  readonly description: string
  readonly posted: boolean
  readonly postedDate: string
  readonly vouchers: readonly (JournalVoucher)[]
  readonly externalERPId?: string | undefined
  readonly transferredToERP?: string | undefined
  readonly created: string
  readonly modified: string
}

export type JournalDetails = {
  readonly id: string
  readonly journalNumber: string
  readonly accountingPeriod: AccountingPeriod
  readonly journalType: JournalType
  readonly description: string
  readonly posted: boolean
  readonly postedDate: string
  readonly externalERPId?: string | undefined
  readonly transferredToERP?: string | undefined
  readonly created: string
  readonly modified: string
}

export type JournalDetailsPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (JournalDetails)[]
}

export type JournalPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Journal)[]
}

export type JournalPatch = {
  readonly description?: string | undefined
  readonly externalERPId?: string | null | undefined
  /** ISO 8601, with its zone */
  readonly transferredToERP?: string | null | undefined
}

export type JournalSource = "Invoicing" | "RevenueRecognition" | "Payment" | "Payout" | "Order" | (string & {})

export type JournalSummary = {
  readonly summaryLines: readonly (SummaryLine)[]
  readonly id: string
  readonly journalNumber: string
  readonly accountingPeriod: AccountingPeriod
  readonly journalType: JournalType
  readonly description: string
  readonly posted: boolean
  readonly postedDate: string
  readonly externalERPId?: string | undefined
  readonly transferredToERP?: string | undefined
  readonly created: string
  readonly modified: string
}

export type JournalSummaryPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (JournalSummary)[]
}

export type JournalTransaction = {
  readonly description: string
  readonly account: string
  readonly debitAmount: number
  readonly creditAmount: number
  readonly salesCurrencyDebitAmount: number
  readonly salesCurrencyCreditAmount: number
  readonly salesCurrency: string
  readonly exchangeRate: number
}

export type JournalType = "Invoice" | "RevenueRecognition" | "Payment" | "Payout" | "Order" | (string & {})

export type JournalVoucher = {
  readonly transactionNumber: string
  readonly effectiveDate: string
  readonly source: JournalSource
  readonly transactions: readonly (JournalTransaction)[]
  readonly orderChargeNumber?: string | undefined
  readonly orderChargeId?: string | undefined
  readonly revenueScheduleItemId?: string | undefined
  readonly invoiceAccountId?: string | undefined
  readonly invoiceId?: string | undefined
  readonly invoiceLineId?: string | undefined
  readonly paymentId?: string | undefined
  readonly paymentSettlementId?: string | undefined
  readonly created: string
  readonly modified: string
  readonly invoiceNumber?: string | undefined
}

export type LastAttempt = {
  readonly time: string
  /** HTTP status, when the receiver answered */
  readonly status?: number | undefined
  readonly failureReason?: FailureReason | undefined
  readonly durationMs: number
}

export type LastFailure = {
  readonly deliveryId: string
  readonly time: string
  readonly failureReason: FailureReason
  /** HTTP status, when the receiver answered */
  readonly status?: number | undefined
}

export type LegalEntity = {
  readonly id: string
  readonly name: string
  readonly baseCurrency: string
  readonly country?: string | undefined
  /** IANA name; determines the current day of the legal entity */
  readonly timeZone: string
  readonly organizationNumber?: string | undefined
  readonly taxRegistrationNumber?: string | undefined
  readonly bankAccount?: string | undefined
  readonly iban?: string | undefined
  readonly bic?: string | undefined
  readonly address?: Address | undefined
  readonly electronicInvoiceAddress?: string | undefined
  readonly electronicInvoiceAddressScheme?: string | undefined
  readonly nationalEInvoice: boolean
  readonly autoRenew: boolean
  readonly totalRoundingUnit?: number | undefined
  /** How a part of a billing period is priced. Default: DaysInPeriod */
  readonly prorationMethod: ProrationMethod
  /** The rate that converts the VAT of an invoice in another currency */
  readonly taxRateSource: TaxRateSource
  readonly matchCreditsOnPost: boolean
  /** Pages for customers */
  readonly hostedPages: HostedPages
  readonly paymentTolerance: number
  readonly fiscalYearStartMonth: number
  readonly accountsReceivable: string
  readonly taxAccount: string
  readonly roundingAccount: string
  readonly deferredRevenueAccount: string
  readonly recognizedRevenueAccount: string
  readonly paymentAccount: string
  readonly bankFeeAccount: string
  readonly advanceAccount: string
  readonly writeOffAccount: string
  readonly exchangeGainAccount: string
  readonly exchangeLossAccount: string
  readonly defaultPaymentTerm?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly numberSeries: readonly (LegalEntityNumberSeries)[]
}

export type LegalEntityCreate = {
  /** Unique in the tenant; the header `legal-entity` takes it */
  readonly name: string
  /** ISO 4217 code; never changes */
  readonly baseCurrency: string
  /** ISO 3166-1 alpha-2 code; never changes. Gives the tax templates and the time zone */
  readonly country?: string | undefined
  /** IANA name; determines the current day of the legal entity */
  readonly timeZone?: string | undefined
}

export type LegalEntityNumberSeries = {
  readonly type: LegalEntityType
  readonly format: string
  readonly nextNumber: number
}

export type LegalEntityPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (LegalEntity)[]
}

export type LegalEntityPatch = {
  /** Unique in the tenant; the header `legal-entity` takes it */
  readonly name?: string | undefined
  /** IANA name; determines the current day of the legal entity */
  readonly timeZone?: string | undefined
  readonly organizationNumber?: string | null | undefined
  readonly taxRegistrationNumber?: string | null | undefined
  readonly bankAccount?: string | null | undefined
  readonly iban?: string | null | undefined
  readonly bic?: string | null | undefined
  readonly electronicInvoiceAddress?: string | null | undefined
  readonly electronicInvoiceAddressScheme?: string | null | undefined
  readonly address?: DefaultInvoiceAddress | null | undefined
  readonly nationalEInvoice?: boolean | undefined
  /** Whether subscriptions with isAutoRenewed are renewed. Default: true */
  readonly autoRenew?: boolean | undefined
  /** Totals in the base currency are rounded to a multiple of this amount */
  readonly totalRoundingUnit?: number | null | undefined
  /** How a part of a billing period is priced. Default: DaysInPeriod */
  readonly prorationMethod?: ProrationMethod | undefined
  /** The rate that converts the VAT of an invoice in another currency */
  readonly taxRateSource?: TaxRateSource | undefined
  /** Whether a credit note settles its invoice when it is posted. Default: false */
  readonly matchCreditsOnPost?: boolean | undefined
  /** Pages for customers */
  readonly hostedPages?: LegalEntityPatchByIdHostedPages | undefined
  /** The largest small difference of a payment that is written off, in base currency. Default: 0 */
  readonly paymentTolerance?: number | undefined
  /** The first month of fiscal years; cannot be changed once an accounting period was closed */
  readonly fiscalYearStartMonth?: number | undefined
  readonly accountsReceivable?: Reference | undefined
  readonly taxAccount?: Reference | undefined
  readonly roundingAccount?: Reference | undefined
  readonly deferredRevenueAccount?: Reference | undefined
  readonly recognizedRevenueAccount?: Reference | undefined
  readonly paymentAccount?: Reference | undefined
  readonly bankFeeAccount?: Reference | undefined
  readonly advanceAccount?: Reference | undefined
  readonly writeOffAccount?: Reference | undefined
  readonly exchangeGainAccount?: Reference | undefined
  readonly exchangeLossAccount?: Reference | undefined
  readonly defaultPaymentTerm?: Reference | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly numberSeries?: readonly (LegalEntityPatchByIdNumberSeries)[] | undefined
}

export type LegalEntityPatchById = {
  /** Unique in the tenant; the header `legal-entity` takes it */
  readonly name?: string | undefined
  /** IANA name; determines the current day of the legal entity */
  readonly timeZone?: string | undefined
  readonly organizationNumber?: string | null | undefined
  readonly taxRegistrationNumber?: string | null | undefined
  readonly bankAccount?: string | null | undefined
  readonly iban?: string | null | undefined
  readonly bic?: string | null | undefined
  readonly electronicInvoiceAddress?: string | null | undefined
  readonly electronicInvoiceAddressScheme?: string | null | undefined
  readonly address?: DefaultInvoiceAddress | null | undefined
  readonly nationalEInvoice?: boolean | undefined
  /** Whether subscriptions with isAutoRenewed are renewed. Default: true */
  readonly autoRenew?: boolean | undefined
  /** Totals in the base currency are rounded to a multiple of this amount */
  readonly totalRoundingUnit?: number | null | undefined
  /** How a part of a billing period is priced. Default: DaysInPeriod */
  readonly prorationMethod?: ProrationMethod | undefined
  /** The rate that converts the VAT of an invoice in another currency */
  readonly taxRateSource?: TaxRateSource | undefined
  /** Whether a credit note settles its invoice when it is posted. Default: false */
  readonly matchCreditsOnPost?: boolean | undefined
  /** Pages for customers */
  readonly hostedPages?: LegalEntityPatchByIdHostedPages | undefined
  /** The largest small difference of a payment that is written off, in base currency. Default: 0 */
  readonly paymentTolerance?: number | undefined
  /** The first month of fiscal years; cannot be changed once an accounting period was closed */
  readonly fiscalYearStartMonth?: number | undefined
  readonly accountsReceivable?: Reference | undefined
  readonly taxAccount?: Reference | undefined
  readonly roundingAccount?: Reference | undefined
  readonly deferredRevenueAccount?: Reference | undefined
  readonly recognizedRevenueAccount?: Reference | undefined
  readonly paymentAccount?: Reference | undefined
  readonly bankFeeAccount?: Reference | undefined
  readonly advanceAccount?: Reference | undefined
  readonly writeOffAccount?: Reference | undefined
  readonly exchangeGainAccount?: Reference | undefined
  readonly exchangeLossAccount?: Reference | undefined
  readonly defaultPaymentTerm?: Reference | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly numberSeries?: readonly (LegalEntityPatchByIdNumberSeries)[] | undefined
  readonly id?: string | undefined
}

export type LegalEntityPatchByIdHostedPages = {
  /** Whether links to pages of invoices work. Default: false */
  readonly enabled?: boolean | undefined
}

export type LegalEntityPatchByIdNumberSeries = {
  readonly type: LegalEntityType
  /** Text with `{n}` or `{n:6}` in it, and optionally `{yyyy}`, `{yy}` or `{MM}` */
  readonly format?: string | undefined
  readonly nextNumber?: number | undefined
}

export type LegalEntityType = "Invoice" | "Credit" | "Journal" | "Account" | "Product" | "ChargePlan" | "Charge" | "Order" | "OrderProduct" | "OrderCharge" | "Quote" | "InvoiceBatch" | "PaymentBatch" | (string & {})

export type MailSettings = {
  /** True when there are settings */
  readonly isConfigured: boolean
  /** True when postings send mail */
  readonly enabled: boolean
  /** The mail server */
  readonly host?: string | undefined
  /** Its port */
  readonly port?: number | undefined
  /** TLS from the start, by STARTTLS, or none, which only networks of SVC_MAIL_ALLOWED_NETWORKS allow */
  readonly security?: MailSettingsSecurity | undefined
  /** Absent without a login */
  readonly username?: string | undefined
  /** True when a password is stored */
  readonly hasPassword?: boolean | undefined
  /** The sender */
  readonly fromAddress?: string | undefined
  /** The sender's name */
  readonly fromName?: string | undefined
  /** The address for answers */
  readonly replyTo?: string | undefined
  /** Messages begun in a minute, at most */
  readonly maxPerMinute?: number | undefined
  /** Nothing is sent until then, as the server refused the login */
  readonly stoppedUntil?: string | undefined
}

export type MailSettingsRequest = {
  /** A name or an address */
  readonly host: string
  /** 25, 465, 587, 2525 or one of SVC_MAIL_PORTS */
  readonly port: number
  /** TLS from the start, by STARTTLS, or none, which only networks of SVC_MAIL_ALLOWED_NETWORKS allow */
  readonly security: MailSettingsSecurity
  /** Absent without a login */
  readonly username?: string | null | undefined
  /** Write-only; without it, the stored one of the same login at the same server stays */
  readonly password?: string | null | undefined
  /** The sender */
  readonly fromAddress: string
  /** The sender's name */
  readonly fromName: string
  /** The address for answers */
  readonly replyTo?: string | null | undefined
  /** Messages begun in a minute, at most */
  readonly maxPerMinute?: number | undefined
  /** True when postings send mail */
  readonly enabled: boolean
}

export type MailSettingsSecurity = "Tls" | "StartTls" | "None" | (string & {})

export type MailTest = {
  /** The receiver */
  readonly to: string
}

export type MailTestAnswer = {
  /** The words of the server */
  readonly answer: string
}

export type MatchInvoiceRequest = {
  readonly creditInvoiceId: string
  /** Default: the smaller of the two balances */
  readonly amount?: number | null | undefined
}

export type MatchedBy = "OCR number" | "Invoice number" | "Reference number" | "Payer and amount" | (string & {})

export type Measurement = {
  readonly id: string
  readonly account?: SimpleAccount | undefined
  readonly order?: UsageOrder | undefined
  readonly product?: UsageOrderProduct | undefined
  readonly charge?: UsageOrderCharge | undefined
  readonly fromDate: string
  readonly quantity: number
  readonly tag?: string | undefined
  readonly importDate: string
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type MeasurementCreate = {
  readonly account?: Reference | null | undefined
  readonly order?: Reference | null | undefined
  readonly product?: Reference | null | undefined
  readonly charge?: Reference | null | undefined
  readonly fromDate: string
  /** Negative in a correction */
  readonly quantity: number
  /** The thing that was measured */
  readonly tag?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  /** The row must name its charge. Default: false */
  readonly validateData?: boolean | null | undefined
}

export type MeasurementPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Measurement)[]
}

export type MeasurementsRule = "LatestDate" | "SumLatestDate" | (string & {})

export type Message = {
  /** The id */
  readonly id: string
  /** The document that it carries */
  readonly kind: MessageKind
  /** Unknown: the receiver may have it; it is not sent again by itself */
  readonly status: MessageStatus
  /** The document */
  readonly invoiceId: string
  /** Its number */
  readonly invoiceNumber: string
  /** The customer */
  readonly accountId: string
  /** 1 was written by the posting or was the first by a person */
  readonly turn: number
  /** Absent when the account names none */
  readonly recipient?: string | undefined
  /** Addresses that get a copy */
  readonly copies: readonly (string)[]
  /** Addresses that the server refused while it took the others */
  readonly rejected: readonly (string)[]
  /** Of the text */
  readonly language: MessageLanguage
  /** Connections for it */
  readonly attempts: number
  /** Why it was put off, failed, skipped or cancelled, or its outcome is unknown */
  readonly problem?: string | undefined
  /** When it was written */
  readonly created: string
  /** While it waits */
  readonly nextAttemptAt?: string | undefined
  /** When the server took it */
  readonly sent?: string | undefined
  /** The attempts, in order; only of a single message */
  readonly history?: readonly (MessageAttempt)[] | undefined
}

export type MessageAttempt = {
  /** Counts from 1 */
  readonly number: number
  /** Before the connection */
  readonly at: string
  /** Host and port */
  readonly server: string
  /** Absent while it runs */
  readonly outcome?: MessageAttemptOutcome | undefined
  /** Of the server's answer */
  readonly code?: number | undefined
  /** The server's words, or what failed */
  readonly text?: string | undefined
  /** Time until the outcome */
  readonly milliseconds?: number | undefined
}

export type MessageAttemptOutcome = "Accepted" | "Refused" | "NotTaken" | "Unknown" | (string & {})

export type MessageKind = "Invoice" | "CreditNote" | "Reminder" | (string & {})

export type MessageLanguage = "sv" | "pl" | "de" | "en" | (string & {})

export type MessagePage = {
  /** The messages */
  readonly data: readonly (Message)[]
  /** Absent on the last page */
  readonly nextCursor?: string | undefined
}

export type MessagePreview = {
  /** One line */
  readonly subject: string
  /** The plain text */
  readonly text: string
  /** The same text as HTML */
  readonly html: string
  /** The name of the PDF, if there is one */
  readonly fileName?: string | undefined
}

export type MessageStatus = "Queued" | "Sending" | "Deferred" | "Sent" | "Failed" | "Unknown" | "Skipped" | "Cancelled" | (string & {})

export type MinimumBalance = {
  /** ISO 4217 */
  readonly currency: string
  /** Smaller balances get no reminder */
  readonly amount: number
}

export type NamedKey = {
  readonly key?: string | null | undefined
  readonly value?: string | null | undefined
}

export type NationalEInvoiceBuyerValidation = {
  readonly isValid: boolean
  /** True when its invoices are kept out of the national system, regardless of its data */
  readonly isExcluded: boolean
  readonly findings: readonly (NationalEInvoiceBuyerValidationFinding)[]
}

export type NationalEInvoiceBuyerValidationFinding = {
  /** Member of the account, such as `defaultInvoiceAddress.zip` */
  readonly field: string
  /** Id of the rule */
  readonly rule: string
  readonly text: string
}

export type NationalEInvoiceChoice = {
  /** No entry is made, and nothing is sent to the national system */
  readonly excluded: boolean
  /** Reason; required for an exclusion */
  readonly reason?: string | undefined
  /** True when the buyer is a unit of a local government (JST). The document has it in its note, because its format has no term for it */
  readonly localGovernmentUnit?: boolean | undefined
  /** True when the buyer is a member of a VAT group (GV). The document has it in its note, because its format has no term for it */
  readonly vatGroupMember?: boolean | undefined
  /** Other parties that the national document names. The note of the document has all of them; the first factor is also the payee, and the first recipient the party of delivery */
  readonly thirdParties?: readonly (NationalThirdParty)[] | undefined
}

export type NationalEInvoiceEntry = {
  readonly id: string
  /** Only for a sent e-invoice */
  readonly invoiceId?: string | undefined
  readonly invoiceNumber: string
  readonly direction: NationalEInvoiceEntryDirection
  readonly status: NationalEInvoiceEntryStatus
  /** Reference at the network provider */
  readonly maventaReferenceId?: string | undefined
  readonly nationalEInvoiceId?: string | undefined
  /** Absent when the number has no check digit */
  readonly checkDigitValid?: boolean | undefined
  /** Name of the official acknowledgement */
  readonly upoFileName?: string | undefined
  /** True for a credit note that waits until its invoice is Processed, however long that takes */
  readonly heldBack?: HeldBack | undefined
  /** The reason why it is not Processed */
  readonly heldBackBy?: string | undefined
  readonly errorMessage?: string | undefined
  /** Unknown: the document may have reached the provider */
  readonly outcome?: NationalEInvoiceEntryOutcome | undefined
  /** The document that this one duplicates */
  readonly originalNationalNumber?: string | undefined
  /** The reason why the last attempt had no outcome */
  readonly lastProblem?: string | undefined
  readonly nextAttemptAt?: string | undefined
  /** Deadline for it to be in the national system; absent once it is */
  readonly deadline?: string | undefined
  /** Only for a received invoice, like the five members that follow */
  readonly supplier?: NationalEInvoiceEntrySupplier | undefined
  readonly invoiceDate?: string | undefined
  readonly dueDate?: string | undefined
  readonly currency?: string | undefined
  /** With tax */
  readonly totalAmount?: number | undefined
  /** When the provider received it */
  readonly arrived?: string | undefined
  readonly created: string
  readonly submitted?: string | undefined
  readonly processed?: string | undefined
  readonly failed?: string | undefined
}

export type NationalEInvoiceEntryDirection = "Sent" | "Received" | (string & {})

export type NationalEInvoiceEntryOutcome = "NotSent" | "Refused" | "Unknown" | (string & {})

export type NationalEInvoiceEntryPage = {
  readonly data: readonly (NationalEInvoiceEntry)[]
  readonly nextCursor?: string | undefined
}

export type NationalEInvoiceEntryStatus = "Pending" | "Submitted" | "Processed" | "Failed" | (string & {})

export type NationalEInvoiceEntrySupplier = {
  readonly name?: string | undefined
  readonly taxRegistrationNumber?: string | undefined
}

export type NationalEInvoiceEntryWithHistory = {
  readonly id: string
  /** Only for a sent e-invoice */
  readonly invoiceId?: string | undefined
  readonly invoiceNumber: string
  readonly direction: NationalEInvoiceEntryDirection
  readonly status: NationalEInvoiceEntryStatus
  /** Reference at the network provider */
  readonly maventaReferenceId?: string | undefined
  readonly nationalEInvoiceId?: string | undefined
  /** Absent when the number has no check digit */
  readonly checkDigitValid?: boolean | undefined
  /** Name of the official acknowledgement */
  readonly upoFileName?: string | undefined
  /** True for a credit note that waits until its invoice is Processed, however long that takes */
  readonly heldBack?: HeldBack | undefined
  /** The reason why it is not Processed */
  readonly heldBackBy?: string | undefined
  readonly errorMessage?: string | undefined
  /** Unknown: the document may have reached the provider */
  readonly outcome?: NationalEInvoiceEntryOutcome | undefined
  /** The document that this one duplicates */
  readonly originalNationalNumber?: string | undefined
  /** The reason why the last attempt had no outcome */
  readonly lastProblem?: string | undefined
  readonly nextAttemptAt?: string | undefined
  /** Deadline for it to be in the national system; absent once it is */
  readonly deadline?: string | undefined
  /** Only for a received invoice, like the five members that follow */
  readonly supplier?: NationalEInvoiceEntrySupplier | undefined
  readonly invoiceDate?: string | undefined
  readonly dueDate?: string | undefined
  readonly currency?: string | undefined
  /** With tax */
  readonly totalAmount?: number | undefined
  /** When the provider received it */
  readonly arrived?: string | undefined
  readonly created: string
  readonly submitted?: string | undefined
  readonly processed?: string | undefined
  readonly failed?: string | undefined
  readonly history: readonly (NationalEInvoiceEntryWithHistoryHistory)[]
}

export type NationalEInvoiceEntryWithHistoryHistory = {
  readonly time: string
  readonly status: NationalEInvoiceEntryStatus
  readonly text: string
}

export type NationalEInvoiceReception = {
  readonly id: string
  readonly state: RateImportState
  readonly requested: string
  readonly started?: string | undefined
  readonly finished?: string | undefined
  /** Number of invoices stored so far */
  readonly received: number
  /** Number of invoices whose receipt was confirmed to the provider so far */
  readonly acknowledged: number
  /** Reason for the failure; the remaining invoices are fetched the next time */
  readonly message?: string | undefined
}

export type NationalEInvoiceReceptionPage = {
  readonly data: readonly (NationalEInvoiceReception)[]
  readonly nextCursor?: string | undefined
}

export type NationalEInvoiceSettings = {
  readonly isEnabled: boolean
  /** True when it is enabled and a token was entered */
  readonly isIntegrationActive: boolean
  readonly hasToken: boolean
  /** The last characters of the token */
  readonly tokenEnding?: string | undefined
  readonly tokenExpires?: string | undefined
  /** True when the company is linked to this service at the provider */
  readonly isLinked: boolean
  /** How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it */
  readonly preflightOnPosting: PreflightOnPosting
  /** Values that the provider refused; the settings are saved nevertheless */
  readonly messages?: readonly (string)[] | undefined
}

export type NationalEInvoiceSettingsRequest = {
  readonly isEnabled: boolean
  /** Write-only; without it, the stored one stays; null removes it */
  readonly nationalEInvoiceToken?: string | null | undefined
  /** The last day of the token; administrators are warned 30, 7 and 1 days before. Without it, the stored one stays until the token changes; null removes it */
  readonly tokenExpires?: string | null | undefined
  /** How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it */
  readonly preflightOnPosting?: PreflightOnPosting | undefined
}

export type NationalEInvoiceState = "Pending" | "WaitsForInvoice" | "Submitted" | "HeldBack" | "Processed" | "Failed" | "Unknown" | (string & {})

export type NationalEInvoiceValidation = {
  readonly isValid: boolean
  readonly missingFields: readonly (string)[]
  /** Values that look wrong */
  readonly warnings: readonly (string)[]
}

export type NationalThirdParty = {
  readonly role: NationalThirdPartyRole
  readonly name: string
  /** A NIP, a VAT number of another country, or an internal identifier of the national system */
  readonly identifier?: string | undefined
}

export type NationalThirdPartyRole = "Factor" | "Recipient" | "OriginalEntity" | "AdditionalBuyer" | "Issuer" | "Payer" | "LocalGovernmentIssuer" | "LocalGovernmentRecipient" | "VatGroupIssuer" | "VatGroupRecipient" | "Employee" | (string & {})

export type NothingIsDue = {
  readonly successful: false
  readonly message: string
}

export type OAuthError = {
  readonly error: string
  readonly error_description?: string | undefined
}

export type OAuthTokenRequest = {
  /** password, client_credentials or refresh_token */
  readonly grant_type: string
  /** The client id, with the password grant */
  readonly username?: string | undefined
  /** The secret, with the password grant */
  readonly password?: string | undefined
  readonly client_id?: string | undefined
  readonly client_secret?: string | undefined
  readonly refresh_token?: string | undefined
  /** svcapi */
  readonly scope?: string | undefined
}

export type OAuthTokenResponse = {
  readonly access_token: string
  readonly token_type: "Bearer"
  /** Seconds */
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

export type OnAccountInvoiceCreate = {
  readonly account: Reference
  /** Default: CreateDraft */
  readonly invoiceAction?: InvoiceAction | undefined
  readonly invoiceDate?: string | undefined
  readonly currency: Reference
  readonly taxIncluded?: boolean | undefined
  readonly paymentTerm?: Reference | null | undefined
  readonly invoiceTemplate?: Reference | null | undefined
  readonly accountsReceivable?: Reference | null | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | null | undefined
  readonly invoiceAddress?: DefaultInvoiceAddress | null | undefined
  readonly deliveryAddress?: DefaultInvoiceAddress | null | undefined
  readonly deliveryDate?: string | null | undefined
  /** Amount received before, including tax; settles the invoice from the start */
  readonly prepaidAmount?: number | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly notes?: string | null | undefined
  readonly nationalEInvoice?: NationalEInvoiceChoice | null | undefined
  /** Poland: to be paid by the split payment mechanism */
  readonly splitPayment?: boolean | undefined
  /** Reports an amount received before the delivery */
  readonly isAdvance?: boolean | undefined
  /** The advance invoices before this final invoice */
  readonly advanceOf?: readonly (string)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly invoiceLines?: readonly (InvoicePatchByIdInvoiceLine)[] | null | undefined
  readonly allowances?: readonly (InvoicePatchByIdAllowance)[] | null | undefined
  readonly attachments?: readonly (OnAccountInvoiceCreateAttachment)[] | null | undefined
}

export type OnAccountInvoiceCreateAttachment = {
  readonly name: string
  readonly contentType: string
  /** Base64 */
  readonly content: string
}

export type OpenItem = {
  /** Id */
  readonly invoice: string
  /** Of the document */
  readonly number: string
  /** Of the document */
  readonly dueDate: string
  /** At the end of `to` */
  readonly balance: number
}

export type OperationResponse = {
  readonly successful: boolean
  readonly id: string
  readonly message: string
}

export type OrderChargeDetails = {
  /** From 0 */
  readonly tier: number
  readonly price: number
  readonly listPrice: number
  readonly description?: string | undefined
  readonly fromQuantity?: number | undefined
  readonly toQuantity?: number | undefined
  readonly priceBase: PriceBase
  readonly lineDiscountPercent?: number | undefined
  readonly lineDiscountAmount?: number | undefined
}

export type OrderDiscounts = {
  readonly id: string
  readonly orderId: string
  readonly startOn: OrderDiscountsStartOn
  readonly endOn: OrderDiscountsStartOn
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly percent: number
  /** Always "Percent" so far */
  readonly discountType: DiscountType
  readonly description?: string | undefined
  readonly onSpecificCharges: boolean
  readonly orderProductCharges: readonly (OrderDiscountsCharge)[]
}

export type OrderDiscountsCharge = {
  readonly orderDiscountId: string
  readonly chargeId: string
}

export type OrderDiscountsChargeRequest = {
  readonly charge: Reference
  /** Default: Add */
  readonly operation?: ChangeFeatureRequestOperation | null | undefined
}

export type OrderDiscountsOrder = {
  readonly effectiveChangeDate?: string | null | undefined
  readonly orderDiscounts?: readonly (OrderDiscountsRequest)[] | null | undefined
}

export type OrderDiscountsRequest = {
  /** Default: Change for an existing discount, otherwise Create */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  readonly startOn?: OrderDiscountsStartOn | null | undefined
  readonly endOn?: OrderDiscountsStartOn | null | undefined
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
  readonly percent?: number | null | undefined
  readonly description?: string | null | undefined
  readonly onSpecificCharges?: boolean | null | undefined
  readonly orderProductCharges?: readonly (OrderDiscountsChargeRequest)[] | null | undefined
  readonly chargeMappingKey?: string | null | undefined
  readonly orderDiscountId?: Reference | null | undefined
}

export type OrderDiscountsStartOn = "AlignToOrder" | "SpecificDate" | (string & {})

export type OrderMetricsResponse = {
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly fmrr: CurrencyAmount
  readonly charges: readonly (ChargeMetricsResponse)[]
}

export type OrderPaymentMethod = "Invoice" | "Stripe" | "GoCardless" | (string & {})

export type OrderProduct = {
  readonly id: string
  readonly productNumber: string
  readonly chargePlanId: string
  readonly chargePlanName: string
  readonly chargePlanNumber: string
  readonly productLineNumber: number
  readonly name: string
  readonly charges: readonly (OrderProductCharge)[]
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type OrderProductCharge = {
  readonly id: string
  readonly chargeNumber: string
  readonly version: number
  readonly isLastVersion: boolean
  readonly name: string
  readonly description?: string | undefined
  readonly remarks?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly chargeType: ChargeType
  readonly priceModel: ChargeModel
  readonly effectiveStartDate?: string | undefined
  readonly effectiveEndDate?: string | undefined
  readonly quantity?: number | undefined
  /** UN/ECE Recommendation 20 */
  readonly unitCode: string
  readonly startOn: StartOn
  readonly endOn: StartOn
  readonly startMilestone?: string | undefined
  readonly endMilestone?: string | undefined
  /** The first day not invoiced */
  readonly chargedThroughDate?: string | undefined
  readonly lastRenewalDate?: string | undefined
  readonly lastPriceAdjustmentDate?: string | undefined
  readonly pricePeriod: PricePeriod
  readonly billingPeriod: BillingPeriod
  readonly billingTiming: BillingTiming
  readonly periodAlignment: PeriodAlignment
  readonly billingDay: BillingDay
  readonly usageRating: UsageRating
  readonly measurementsRule: MeasurementsRule
  readonly specificBillingDay?: number | undefined
  readonly offsetBillingDays?: number | undefined
  readonly alignmentDate?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly taxIncluded: boolean
  readonly createInvoiceLinesPerTier: boolean
  readonly revenueRecognitionRule: string
  readonly deferredRevenueAccount?: string | undefined
  readonly recognizedRevenueAccount?: string | undefined
  readonly estimatedUsage?: number | undefined
  readonly estimatedQuantity?: number | undefined
  readonly orderedQuantity?: number | undefined
  readonly remainingQuantity?: number | undefined
  readonly deliveryDate?: string | undefined
  /** Relative to the version of the order that is shown */
  readonly changeState: ChangeState
  readonly displayPrice?: number | undefined
  readonly priceDetails: readonly (OrderChargeDetails)[]
  readonly price?: number | undefined
  readonly listPrice?: number | undefined
  readonly discountAmount?: number | undefined
  readonly discountPercentage?: number | undefined
  readonly recurringMonthlyAmount?: number | undefined
  readonly recurringMonthlyAmountBase?: number | undefined
  readonly features: readonly (Feature)[]
  readonly orderDiscounts: readonly (OrderDiscountsCharge)[]
  readonly cmrr?: CurrencyAmount | undefined
  readonly acv?: CurrencyAmount | undefined
  readonly emrr?: CurrencyAmount | undefined
  readonly oneTimeFees?: CurrencyAmount | undefined
  readonly tcv?: CurrencyAmount | undefined
  readonly orderProductId: string
  readonly orderId: string
  /** The charge of the catalogue */
  readonly chargeId: string
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type OrderProductChargeCreate = {
  readonly name?: string | null | undefined
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly chargeType?: ChargeType | null | undefined
  readonly priceModel?: ChargeModel | null | undefined
  readonly quantity?: number | null | undefined
  readonly estimatedUsage?: number | null | undefined
  readonly estimatedQuantity?: number | null | undefined
  readonly pricePeriod?: PricePeriod | null | undefined
  readonly billingPeriod?: BillingPeriod | null | undefined
  readonly billingTiming?: BillingTiming | null | undefined
  readonly periodAlignment?: PeriodAlignment | null | undefined
  readonly billingDay?: BillingDay | null | undefined
  readonly usageRating?: UsageRating | null | undefined
  readonly specificBillingDay?: number | null | undefined
  readonly offsetBillingDays?: number | null | undefined
  readonly alignmentDate?: string | null | undefined
  readonly taxTemplate?: Reference | null | undefined
  readonly taxIncluded?: boolean | null | undefined
  readonly createInvoiceLinesPerTier?: boolean | null | undefined
  readonly deferredRevenueAccount?: Reference | null | undefined
  readonly recognizedRevenueAccount?: Reference | null | undefined
  readonly unitCode?: Reference | null | undefined
  /** Default: AlignToSubscription */
  readonly startOn?: StartOn | null | undefined
  /** Default: AlignToSubscription */
  readonly endOn?: StartOn | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly startMilestone?: Reference | null | undefined
  readonly endMilestone?: Reference | null | undefined
  readonly chargedThroughDate?: string | null | undefined
  readonly lastPriceAdjustmentDate?: string | null | undefined
  readonly revenueRecognitionRule?: Reference | null | undefined
  readonly displayPrice?: number | null | undefined
  /** `chargeMappingKey` of the discounts in this request that apply to the charge */
  readonly orderDiscountMappingKey?: readonly (string)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charge?: Reference | null | undefined
  /** Only for a charge that is delivered in parts */
  readonly orderedQuantity?: number | null | undefined
  readonly features?: readonly (FeatureRequest)[] | null | undefined
  readonly priceDetails?: readonly (OrderProductChargeDetailsCreate)[] | null | undefined
}

export type OrderProductChargeDetailsCreate = {
  /** From 0 */
  readonly tier?: number | null | undefined
  /** The price to pay. Default: the list price less the discounts */
  readonly price?: number | null | undefined
  /** Default: that of the catalogue */
  readonly listPrice?: number | null | undefined
  readonly lineDiscountPercent?: number | null | undefined
  readonly lineDiscountAmount?: number | null | undefined
  readonly priceBase?: PriceBase | null | undefined
  readonly description?: string | null | undefined
  /** If given, must be the end of the tier before */
  readonly fromQuantity?: number | null | undefined
  readonly toQuantity?: number | null | undefined
  /** No upper limit; only for the last tier */
  readonly isInfinite?: boolean | null | undefined
}

export type OrderProductChargePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (OrderProductCharge)[]
}

export type OrderProductChargePatch = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
}

export type OrderProductCreate = {
  readonly product: Reference
  readonly chargePlan?: Reference | null | undefined
  readonly productLineNumber?: number | null | undefined
  readonly name?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charges?: readonly (OrderProductChargeCreate)[] | null | undefined
}

export type OrderStatus = "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted" | "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid" | (string & {})

export type OrderType = "Subscription" | (string & {})

export type Payment = {
  readonly id: string
  readonly account?: SimpleAccount | undefined
  readonly paymentDate: string
  /** Absent while the payment is a draft */
  readonly postedDate?: string | undefined
  readonly reference?: string | undefined
  readonly payerName?: string | undefined
  readonly payerInformation?: string | undefined
  readonly description?: string | undefined
  readonly externalBankId?: string | undefined
  readonly amount: CurrencyAmount
  readonly bankFeeAmount: CurrencyAmount
  readonly unallocatedAmount: CurrencyAmount
  /** Nothing is left that could settle an invoice */
  readonly isFullyAllocated: boolean
  /** Units of base currency for one of the payment's */
  readonly exchangeRate: number
  readonly paymentAccount: PaymentAccount
  readonly bankFeeAccount: PaymentAccount
  readonly paymentMethodName: string
  readonly paymentMethodId: string
  readonly paymentBatchId?: string | undefined
  readonly paymentBatchNumber?: string | undefined
  readonly paymentSettlements: readonly (PaymentSettlement)[]
  /** The written-off parts of the payment itself */
  readonly paymentWriteOffs: readonly (WriteOff)[]
  /** For a refund: the payments that it pays back */
  readonly refundOf: readonly (PaymentRefund)[]
  /** The amount that posted refunds have paid back */
  readonly refundedBy: readonly (RefundedPayment)[]
  readonly created: string
  readonly modified: string
}

export type PaymentAccount = {
  readonly id: string
  readonly code: string
  readonly name: string
}

export type PaymentCreate = {
  readonly paymentDate?: string | null | undefined
  /** The amount that the customer paid; negative for a refund, never 0 */
  readonly amount: number
  /** The part of the amount that the bank kept. Default: 0 */
  readonly bankFeeAmount?: number | null | undefined
  /** Default: the rate that is valid on `paymentDate` */
  readonly exchangeRate?: number | null | undefined
  /** The amount in base currency, instead of a rate */
  readonly baseCurrencyAmount?: number | null | undefined
  readonly paymentAccount?: Reference | null | undefined
  readonly paymentMethod: Reference
  readonly description?: string | null | undefined
  /** Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment */
  readonly account?: Reference | null | undefined
  readonly currency?: Reference | null | undefined
  /** For a refund, whose amount is below 0: the payments that it pays back */
  readonly refundOf?: readonly (PaymentRefundCreate)[] | null | undefined
  readonly bankFeeAccount?: Reference | null | undefined
  readonly paymentWriteOffs?: readonly (PaymentWriteOffCreate)[] | null | undefined
  readonly reference?: string | null | undefined
  readonly payerName?: string | null | undefined
  readonly payerInformation?: string | null | undefined
  readonly externalBankId?: string | null | undefined
}

export type PaymentImportError = {
  /** The bank's reference of the entry; without one, its statement and position */
  readonly entry: string
  readonly message: string
}

export type PaymentImportResponse = {
  readonly batchId: string
  readonly batchNumber: string
  /** Number of payments created */
  readonly created: number
  /** Number of created payments for which an invoice was found */
  readonly matched: number
  /** Number of entries that had been imported before */
  readonly skipped: number
  readonly errors: readonly (PaymentImportError)[]
}

export type PaymentMethod = {
  readonly id: string
  readonly name: string
}

export type PaymentMethodCreate = {
  readonly name: string
}

export type PaymentMethodPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (PaymentMethod)[]
}

export type PaymentPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Payment)[]
}

export type PaymentPatch = {
  /** Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment */
  readonly account?: Reference | null | undefined
  readonly paymentDate?: string | null | undefined
  /** For a refund, whose amount is below 0: the payments that it pays back */
  readonly refundOf?: readonly (PaymentRefundPatch)[] | null | undefined
  readonly paymentSettlements?: readonly (PaymentSettlementRequest)[] | null | undefined
  readonly paymentWriteOffs?: readonly (PaymentWriteOffPatch)[] | null | undefined
  readonly reference?: string | null | undefined
  readonly payerName?: string | null | undefined
  readonly payerInformation?: string | null | undefined
  readonly description?: string | null | undefined
  readonly externalBankId?: string | null | undefined
}

export type PaymentRefund = {
  readonly payment: string
  readonly amount: CurrencyAmount
}

export type PaymentRefundCreate = {
  /** The id of a posted payment */
  readonly payment: string
  /** Default: the amount left of the payment, at most the amount left of the refund */
  readonly amount?: number | null | undefined
}

export type PaymentRefundPatch = {
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  /** The id of a posted payment */
  readonly payment: string
  /** Default: the amount left of the payment, at most the amount left of the refund */
  readonly amount?: number | null | undefined
}

export type PaymentSettlement = {
  readonly amount: CurrencyAmount
  readonly invoice: PaymentSettlementInvoice
  /** The write-offs of the invoice in addition to the amount */
  readonly writeOffs: readonly (WriteOff)[]
  /** How the invoice was found, if nobody named it */
  readonly matchedBy?: MatchedBy | undefined
}

export type PaymentSettlementInvoice = {
  readonly account: SimpleAccount
  readonly id: string
  readonly invoiceNumber: string
  readonly status: InvoicePreviewStatus
  readonly invoiceDate: string
  readonly dueDate: string
  readonly buyerReference?: string | undefined
  readonly ocrNumber?: string | undefined
  /** ISO 4217 */
  readonly currency: string
  readonly subtotal: number
  readonly tax: number
  readonly totalAmount: number
  readonly settledAmount: number
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type PaymentSettlementRequest = {
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  /** By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber */
  readonly invoice: Reference
  /** With the sign of the payment. Default: the amount left of the payment, at most the balance */
  readonly amount?: number | null | undefined
  readonly writeOffs?: readonly (SettlementWriteOffPatch)[] | null | undefined
}

export type PaymentSettlementsPatch = {
  /** Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment */
  readonly account?: Reference | null | undefined
  readonly paymentDate?: string | null | undefined
  /** For a refund, whose amount is below 0: the payments that it pays back */
  readonly refundOf?: readonly (PaymentRefundPatch)[] | null | undefined
  readonly paymentSettlements?: readonly (PaymentSettlementRequest)[] | null | undefined
  readonly paymentWriteOffs?: readonly (PaymentWriteOffPatch)[] | null | undefined
  readonly reference?: string | null | undefined
  readonly payerName?: string | null | undefined
  readonly payerInformation?: string | null | undefined
  readonly description?: string | null | undefined
  readonly externalBankId?: string | null | undefined
  readonly id: string
}

export type PaymentTerm = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly termType: PaymentTermTermType
  readonly days: number
}

export type PaymentTermCreate = {
  readonly name: string
  readonly description: string
  readonly days: number
  readonly termType?: PaymentTermTermType | undefined
}

export type PaymentTermPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (PaymentTerm)[]
}

export type PaymentTermTermType = "NetDays" | "EndOfMonthNetDays" | "NetDaysEndOfMonth" | (string & {})

export type PaymentWriteOffCreate = {
  /** With the sign of the payment. Default: everything that is left */
  readonly amount?: number | null | undefined
  readonly postingText?: string | null | undefined
  readonly financialAccount?: Reference | null | undefined
}

export type PaymentWriteOffPatch = {
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  /** The write-off to change or remove, by PaymentWriteOff-Id or Description */
  readonly writeOff?: Reference | null | undefined
  /** With the sign of the payment. Default: everything that is left */
  readonly amount?: number | null | undefined
  readonly postingText?: string | null | undefined
  readonly financialAccount?: Reference | null | undefined
}

export type PeriodAlignment = "None" | "AlignToOrder" | "AlignToCharge" | "AlignToMonth" | "AlignToCalendarQuarter" | "AlignToDate" | (string & {})

export type PermissionResponse = {
  readonly name: string
  readonly description: string
  readonly group: string
}

export type PersonalToken = {
  readonly clientId: string
  readonly name: string
  readonly userId: string
  /** `area:level` each */
  readonly permissions: readonly (string)[]
  readonly created: string
  readonly expires?: string | undefined
  readonly lastUsed?: string | undefined
  /** Address */
  readonly lastUsedFrom?: string | undefined
  readonly revoked?: string | undefined
  /** Client id of the token that made it, with which it is also revoked */
  readonly madeBy?: string | undefined
}

export type PersonalTokenCreate = {
  /** Purpose of the token */
  readonly name: string
  /** Each is `area:level`. Default: one's own permissions */
  readonly permissions?: readonly (string)[] | undefined
  readonly expires?: string | undefined
}

export type PersonalTokenPage = {
  readonly data: readonly (PersonalToken)[]
  readonly nextCursor?: string | undefined
}

export type PersonalTokenPatch = {
  /** Purpose of the token */
  readonly name: string
}

export type PersonalTokensListAll = "true" | "false" | (string & {})

export type PolishCentralBankRates = {
  /** True when rates are imported by schedule */
  readonly isEnabled: boolean
  readonly lastImportId?: string | undefined
  /** Time of the next scheduled import; absent without one */
  readonly nextRun?: string | undefined
  /** Whether the last sync succeeded */
  readonly exchaneRateSync?: boolean | undefined
  readonly lastExchangeRateSync?: string | undefined
  /** Number of rates stored */
  readonly lastExchangeRateSyncCount?: number | undefined
  /** Reason why the import failed */
  readonly syncMessage?: string | undefined
}

export type PostDraftsRequest = {
  /** The same as `Filter` of `GET /Invoices`: `status eq 'Draft' and invoiceDate le datetime'2026-11-30'` */
  readonly filter: string
  /** 400 if no enabled webhook subscribes to the event at the end of the job */
  readonly ensureWebhooksAreEnabled?: boolean | null | undefined
  readonly jobDescription?: string | null | undefined
}

export type PostedBatchJobStatus = {
  readonly resultBody: readonly (BatchJobDetail)[]
  readonly resultStatus: ResultStatus
  /** `3 invoices, 1 account failed`, once the job has ended */
  readonly statusMessage?: string | undefined
}

export type PreflightOnPosting = "Warn" | "Refuse" | (string & {})

export type PreviewSubscriptionRequest = {
  /** Id of the subscription, for all actions but `create` */
  readonly subscription?: string | undefined
  /** A new subscription */
  readonly create?: SubscriptionCreate | null | undefined
  /** A change of its products and charges */
  readonly change?: ChangeSubscriptionRequest | null | undefined
  /** A renewal with a change */
  readonly renewAndChange?: RenewAndChangeSubscriptionRequest | null | undefined
  /** Changes of its discounts */
  readonly orderDiscounts?: OrderDiscountsOrder | null | undefined
  /** Its end */
  readonly cancel?: CancelSubscriptionRequest | null | undefined
  /** The number of days with invoices to show, today included. Default: 3 */
  readonly days?: number | null | undefined
}

export type PriceBase = "PerUnit" | "Flat" | (string & {})

export type PriceDetails = {
  /** ISO 4217 */
  readonly currency: string
  /** From 0 */
  readonly tier: number
  readonly price: number
  readonly priceBase: PriceBase
  readonly fromQuantity?: number | undefined
  readonly toQuantity?: number | undefined
  readonly description?: string | undefined
}

export type PriceDetailsCreate = {
  readonly currency?: Reference | null | undefined
  /** Number of the tier, from 0; for a new price without it, the next number */
  readonly tier?: number | null | undefined
  readonly price?: number | null | undefined
  readonly description?: string | null | undefined
  readonly priceBase?: PriceBase | null | undefined
  readonly toQuantity?: number | null | undefined
  /** No upper limit; only for the last tier */
  readonly isInfinite?: boolean | null | undefined
}

export type PriceDetailsPatch = {
  readonly currency?: Reference | null | undefined
  /** Number of the tier, from 0; for a new price without it, the next number */
  readonly tier?: number | null | undefined
  readonly price?: number | null | undefined
  readonly description?: string | null | undefined
  readonly priceBase?: PriceBase | null | undefined
  readonly toQuantity?: number | null | undefined
  /** No upper limit; only for the last tier */
  readonly isInfinite?: boolean | null | undefined
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
}

export type PriceDetailsPatchOperation = "Change" | "Create" | "Remove" | (string & {})

export type PricePeriod = "Monthly" | "Quarterly" | "Annual" | (string & {})

export type ProblemDetails = {
  /** Kind of the error, for programs: `/problems/not-postable`. The kind stays the same, the texts may change */
  readonly type: string
  readonly title: string
  readonly status: number
  /** The request that helps */
  readonly detail?: string | undefined
  readonly instance?: string | undefined
  /** Texts by JSON path of the field or name of the header; `message` for the request as a whole */
  readonly errors?: Readonly<Record<string, unknown>> | undefined
  /** W3C trace id, also in the log */
  readonly traceId: string
}

export type Product = {
  readonly id: string
  readonly productNumber: string
  readonly name: string
  readonly productType: ProductType
  readonly category?: string | undefined
  readonly taxPoint: TaxPoint
  readonly activationDate?: string | undefined
  readonly endOfNewSalesDate?: string | undefined
  readonly endOfRenewalDate?: string | undefined
  readonly endOfLifeDate?: string | undefined
  /** Always false so far */
  readonly isFrameworkProduct: boolean
  readonly chargePlans: readonly (ChargePlan)[]
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly legalEntityId: string
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type ProductCreate = {
  /** When the tax on charges billed in arrears becomes due. Default: InvoiceDate */
  readonly taxPoint?: TaxPoint | null | undefined
  readonly activationDate?: string | null | undefined
  readonly endOfNewSalesDate?: string | null | undefined
  readonly endOfRenewalDate?: string | null | undefined
  readonly endOfLifeDate?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly category?: Reference | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly name: string
  readonly productType: ProductType
  readonly chargePlans?: readonly (ChargePlanCreate)[] | null | undefined
}

export type ProductPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Product)[]
}

export type ProductPatch = {
  /** When the tax on charges billed in arrears becomes due. Default: InvoiceDate */
  readonly taxPoint?: TaxPoint | null | undefined
  readonly activationDate?: string | null | undefined
  readonly endOfNewSalesDate?: string | null | undefined
  readonly endOfRenewalDate?: string | null | undefined
  readonly endOfLifeDate?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly category?: Reference | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly name?: string | undefined
  readonly productType?: ProductType | undefined
  readonly chargePlans?: readonly (ChargePlanPatch)[] | null | undefined
}

export type ProductType = "Simple" | "MultipleCharges" | "MultipleChargePlans" | "Full" | (string & {})

export type ProrationMethod = "DaysInPeriod" | "DaysInMonth" | "Fixed30" | (string & {})

export type PutEventConsumerRequest = {
  /** `Now`, `Beginning`, or a cursor of the feed */
  readonly start: string
  /** All when absent */
  readonly eventTypes?: readonly (EventTag)[] | undefined
  /** Events whose data has this account's id */
  readonly accountId?: string | undefined
}

export type Quote = {
  readonly id: string
  readonly number: string
  /** Each change adds 1 */
  readonly version: number
  readonly status: QuoteStatus
  readonly quoteType: QuoteType
  readonly orderType: QuoteOrderType
  readonly termType: TermType
  /** The version of the order to change */
  readonly changeOrderId?: string | undefined
  readonly convertedToOrder?: SimpleOrder | undefined
  readonly customer: SimpleAccount
  readonly invoiceCustomer: SimpleAccount
  readonly deliveryAddress?: Address | undefined
  /** ISO 4217 */
  readonly currency: string
  readonly quoteDate: string
  readonly validToDate: string
  readonly description?: string | undefined
  readonly remarks?: string | undefined
  readonly yourReference?: string | undefined
  readonly ourReference?: string | undefined
  readonly orderEffectiveChangeDate?: string | undefined
  readonly effectiveStartDate: string
  readonly effectiveEndDate?: string | undefined
  readonly initialTerm: number
  readonly renewalTerm: number
  readonly autoRenewal: boolean
  readonly noticePeriod: number
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly otf: CurrencyAmount
  readonly products: readonly (QuoteProduct)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type QuoteCharge = {
  readonly id: string
  readonly quoteProductChargeId: string
  /** Only for an existing charge of the subscription */
  readonly chargeNumber?: string | undefined
  readonly name: string
  readonly charge: SimpleCharge
  /** The subscription's charge that the quote changes or keeps */
  readonly originalOrderProductChargeId?: string | undefined
  readonly chargeType: ChargeType
  readonly priceModel: ChargeModel
  readonly startOn: StartOn
  readonly endOn: StartOn
  readonly effectiveStartDate?: string | undefined
  readonly effectiveEndDate?: string | undefined
  readonly quantity?: number | undefined
  /** UN/ECE Recommendation 20 */
  readonly unitCode: string
  readonly pricePeriod: PricePeriod
  readonly usageRating: UsageRating
  readonly billingPeriod: BillingPeriod
  readonly remarks?: string | undefined
  readonly displayPrice?: number | undefined
  /** Price of a unit, if there is only one tier */
  readonly ppu?: number | undefined
  readonly priceDetails: readonly (OrderChargeDetails)[]
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly otf: CurrencyAmount
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type QuoteConverted = {
  readonly quoteId: string
  readonly quoteNumber: string
  readonly quote: Quote
  readonly orderId: string
  readonly orderNumber: string
  readonly orderType: QuoteOrderType
  readonly orderStatus: OrderStatus
}

export type QuoteCreate = {
  readonly invoiceCustomer?: Reference | null | undefined
  /** Default: Subscription */
  readonly orderType?: QuoteOrderType | null | undefined
  /** Default: Termed */
  readonly termType?: TermType | null | undefined
  readonly quoteDate?: string | null | undefined
  readonly validToDate?: string | null | undefined
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly orderEffectiveChangeDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly initialTerm?: number | null | undefined
  readonly renewalTerm?: number | null | undefined
  readonly autoRenewal?: boolean | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly currency?: Reference | null | undefined
  readonly products?: readonly (QuoteProductRequest)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly customer: Reference
  /** Default: New */
  readonly quoteType?: QuoteType | null | undefined
  readonly changeOrder?: Reference | null | undefined
}

export type QuoteOrderType = "Subscription" | "SalesOrder" | (string & {})

export type QuotePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Quote)[]
}

export type QuotePatch = {
  readonly invoiceCustomer?: Reference | null | undefined
  /** Default: Subscription */
  readonly orderType?: QuoteOrderType | null | undefined
  /** Default: Termed */
  readonly termType?: TermType | null | undefined
  readonly quoteDate?: string | null | undefined
  readonly validToDate?: string | null | undefined
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly orderEffectiveChangeDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly initialTerm?: number | null | undefined
  readonly renewalTerm?: number | null | undefined
  readonly autoRenewal?: boolean | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly currency?: Reference | null | undefined
  readonly products?: readonly (QuoteProductRequest)[] | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly customer?: Reference | undefined
}

export type QuoteProduct = {
  readonly id: string
  /** Id of the product in the catalogue */
  readonly productNumber: string
  readonly chargePlanId: string
  readonly chargePlanName: string
  readonly chargePlanNumber: string
  readonly productLineNumber: number
  readonly name: string
  readonly charges: readonly (QuoteCharge)[]
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly tcv: CurrencyAmount
  readonly otf: CurrencyAmount
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type QuoteProductRequest = {
  /** Only for a quote of type Change. Default: Change */
  readonly operation?: ChangeOrderProductRequestOperation | null | undefined
  readonly product: Reference
  readonly chargePlan?: Reference | null | undefined
  readonly productLineNumber?: number | null | undefined
  readonly name?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly charges?: readonly (OrderProductChargeCreate)[] | null | undefined
  /** Only for the type Change. Default: EffectiveEndDate */
  readonly cancelProductOn?: CancelProductOn | null | undefined
  readonly cancelationDate?: string | null | undefined
}

export type QuoteStatus = "Open" | "ClosedLost" | "ClosedWon" | "Deleted" | (string & {})

export type QuoteType = "New" | "Change" | (string & {})

export type RateConflict = {
  readonly id: string
  /** ISO 4217 */
  readonly fromCurrency: string
  /** ISO 4217 */
  readonly toCurrency: string
  readonly effectiveFromDate: string
  /** The rate that was not created; with all its digits */
  readonly rate: number
  readonly sameValue: boolean
  readonly existing: RateConflictExisting
}

export type RateConflictExisting = {
  readonly id: string
  /** The existing rate; with all its digits */
  readonly rate: number
  readonly effectiveFromDate: string
  /** Inclusive; absent while the rate is open */
  readonly effectiveToDate?: string | undefined
}

export type RateConflictPage = {
  readonly data: readonly (RateConflict)[]
  readonly nextCursor?: string | undefined
}

export type RateImport = {
  readonly id: string
  readonly state: RateImportState
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly addHistoricalExchangeRates: boolean
  readonly requested: string
  readonly started?: string | undefined
  readonly finished?: string | undefined
  readonly progress: RateImportProgress
  readonly createdCount: number
  readonly conflictCount: number
  /** Reason why the import failed */
  readonly message?: string | undefined
}

export type RateImportCurrency = {
  /** ISO 4217 */
  readonly currency?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Number of usable observations in the provider's answer */
  readonly observations: number
  readonly created: number
  readonly conflicts: number
  readonly failures: readonly (string)[]
  /** Created rates that differ from the one before by 20 % or more */
  readonly warnings: readonly (string)[]
}

export type RateImportPage = {
  readonly data: readonly (RateImport)[]
  readonly nextCursor?: string | undefined
}

export type RateImportProgress = {
  readonly currencies: number
  readonly done: number
}

export type RateImportRequest = {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type RateImportResult = {
  readonly id: string
  readonly state: RateImportState
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly addHistoricalExchangeRates: boolean
  readonly requested: string
  readonly started?: string | undefined
  readonly finished?: string | undefined
  readonly progress: RateImportProgress
  readonly createdCount: number
  readonly conflictCount: number
  /** Reason why the import failed */
  readonly message?: string | undefined
  readonly currencies: readonly (RateImportCurrency)[]
  readonly conflicts: RateConflictPage
}

export type RateImportState = "Queued" | "Running" | "Succeeded" | "Failed" | (string & {})

export type RateProviderRequest = {
  /** Whether rates are imported by schedule. Default: true */
  readonly isEnabled?: boolean | undefined
}

export type RecognizeRevenueRequest = {
  /** Only returns what would be recognised */
  readonly dryRun?: boolean | undefined
}

export type RecognizedRevenue = {
  readonly journalIds: readonly (string)[]
  readonly items: number
  /** Sum of the items in base currency */
  readonly amount: number
}

export type RecoverRequest = {
  readonly since: string
  readonly until?: string | undefined
  /** Only exhausted deliveries, or only those that wait for another attempt after a failed one */
  readonly status?: WebhookRecoveryStatus | undefined
  readonly eventType?: EventTag | undefined
  /** Send events of the range to which the webhook now subscribes and of which it has no delivery, instead of failed deliveries */
  readonly missed?: boolean | undefined
  /** Only count */
  readonly dryRun?: boolean | undefined
}

export type RecoverableCount = {
  readonly dryRun: true
  /** Deliveries that would be sent again */
  readonly total: number
}

export type RecurringRevenue = {
  readonly data: readonly (RevenueOfMonth)[]
}

/** An id, a natural key, or `{key, value}` */
export type Reference = string | NamedKey

export type RefundPaymentRequest = {
  /** Default: the amount left of the payment */
  readonly amount?: number | null | undefined
  readonly paymentDate?: string | null | undefined
  /** Default: that of the payment */
  readonly paymentMethod?: Reference | null | undefined
  /** Default: that of the payment */
  readonly paymentAccount?: Reference | null | undefined
  /** Reason */
  readonly description?: string | null | undefined
}

export type RefundedPayment = {
  readonly payment: string
  readonly amount: CurrencyAmount
  readonly effectiveDate: string
}

export type RelatedInvoice = {
  readonly id: string
  readonly invoiceType: InvoiceType
  readonly debitInvoiceId: string
  readonly creditInvoiceId: string
  readonly invoiceNumber?: string | undefined
  readonly status: InvoicePreviewStatus
  readonly invoiceDate: string
  readonly currency: string
  readonly subtotal: number
  readonly totalAmount: number
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type RelatedInvoicePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (RelatedInvoice)[]
}

export type RemindRequest = {
  /** Default: that of the next step */
  readonly level?: number | null | undefined
}

/** The customer */
export type RemindedAccount = {
  /** Its id */
  readonly id: string
  /** Its number */
  readonly accountNumber: string
  /** Its name */
  readonly name: string
}

export type RemindedInvoice = {
  /** Its id */
  readonly id: string
  /** Its number */
  readonly invoiceNumber: string
  /** When it was due */
  readonly dueDate: string
  /** ISO 4217 */
  readonly currency: string
  /** Open */
  readonly balance: number
}

export type RenewAndChangeSubscriptionRequest = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly orderDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly invoiceAccount?: Reference | null | undefined
  readonly currency?: Reference | null | undefined
  readonly invoicingCurrency?: string | null | undefined
  readonly orderPaymentMethod?: OrderPaymentMethod | null | undefined
  readonly invoiceSeparatly?: boolean | null | undefined
  /** Default: true, unless it has a group of its own */
  readonly useAccountInvoiceBatchGroup?: boolean | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceAddressId?: string | null | undefined
  readonly deliveryAddressId?: string | null | undefined
  readonly paymentTerm?: Reference | null | undefined
  readonly milestones?: readonly (SubscriptionMilestoneRequest)[] | null | undefined
  readonly orderDiscounts?: readonly (OrderDiscountsRequest)[] | null | undefined
  readonly account?: Reference | null | undefined
  /** Default: Termed */
  readonly subscriptionType?: TermType | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly term?: number | null | undefined
  readonly renewalTerm?: number | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly isAutoRenewed?: boolean | null | undefined
  readonly orderBillingPeriod?: BillingPeriod | null | undefined
  readonly setOrderBillingPeriod?: boolean | null | undefined
  readonly effectiveChangeDate?: string | null | undefined
  readonly products?: readonly (ChangeOrderProductRequest)[] | null | undefined
  readonly nextRenewalTerm?: number | null | undefined
}

export type RenewSubscriptionRequest = {
  readonly renewalTerm: number
  readonly nextRenewalTerm?: number | null | undefined
}

export type ReplaceInvoiceRequest = {
  /** Printed on the credit note */
  readonly reason: string
  /** Date of the credit note and of the new invoice. Default: today */
  readonly date?: string | null | undefined
}

/** The new invoice, and the credit note of the one that it replaces */
export type ReplacedInvoiceResponse = {
  readonly successful: boolean
  readonly id: string
  readonly creditInvoiceId: string
  readonly message: string
}

export type ReplayEventRequest = {
  readonly webhookId?: string | undefined
}

export type ReplayedEvent = {
  /** One for each webhook that receives the event */
  readonly deliveries: readonly (EventDelivery)[]
}

export type ReportResponse = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The subject of a row */
  readonly entityName: string
  /** The members of a row, in their order */
  readonly fields: readonly (string)[]
}

export type ReportResponsePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (ReportResponse)[]
}

export type ResultStatus = "Pending" | "Succeeded" | "Failed" | (string & {})

export type RetriedDeliveries = {
  readonly data: readonly (RetriedDelivery)[]
}

export type RetriedDelivery = {
  readonly id: string
  readonly delivery?: WebhookDelivery | undefined
  /** Reason why it cannot be sent */
  readonly problem?: string | undefined
}

export type RetryAfter = "Ignore" | "Later" | "Exact" | (string & {})

export type RetryDeliveriesRequest = {
  readonly ids: readonly (string)[]
}

export type RevenueOfMonth = {
  /** `yyyy-MM` */
  readonly month: string
  readonly opening: number
  readonly newBusiness: number
  readonly expansion: number
  readonly contraction: number
  readonly churn: number
  readonly reactivation: number
  readonly mrr: number
  readonly arr: number
}

export type RevenueRecognitionRule = {
  readonly id: string
  readonly name: string
  readonly distribution: RevenueRecognitionRuleDistribution
  readonly upfrontPercent?: number | undefined
}

export type RevenueRecognitionRuleCreate = {
  readonly name: string
  readonly distribution: RevenueRecognitionRuleCreateDistribution
  /** Percentage for the first month, before the rest is spread */
  readonly upfrontPercent?: number | null | undefined
}

export type RevenueRecognitionRuleCreateDistribution = "Monthly" | "Days" | "FrontLoad" | "BackLoad" | (string & {})

export type RevenueRecognitionRuleDistribution = "OnInvoicing" | "Monthly" | "Days" | "FrontLoad" | "BackLoad" | (string & {})

export type RevenueRecognitionRulePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (RevenueRecognitionRule)[]
}

export type RevenueScheduleInvoiceLine = {
  readonly id: string
  readonly invoiceId: string
  readonly invoiceNumber?: string | undefined
  readonly invoiceDate: string
  readonly quantity: number
  readonly unitCode: string
  readonly price: number
  readonly subtotal: number
  readonly total: number
  readonly tax: number
  readonly subtotalPreDiscount: number
  readonly totalPreDiscount: number
  readonly taxPreDiscount: number
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly servicePeriodStartDate?: string | undefined
  readonly servicePeriodEndDate?: string | undefined
  readonly notes?: string | undefined
  readonly accountsReceivableAccount: string
  readonly deferredRevenueAccount?: string | undefined
  readonly recognizedRevenueAccount: string
  readonly taxCategoryName: string
  readonly taxRate: number
}

export type RevenueScheduleItem = {
  readonly id: string
  readonly deferredRevenue: CurrencyAmount
  readonly recognizedRevenue: CurrencyAmount
  readonly accountingPeriod: AccountingPeriod
  readonly invoiceLine: RevenueScheduleInvoiceLine
  readonly orderProductCharge?: SimpleOrderProductCharge | undefined
  readonly created: string
  readonly modified: string
}

export type RevenueScheduleItemPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (RevenueScheduleItem)[]
}

export type RoleWithLegalEntityResponse = {
  readonly legalEntityId: string
  readonly legalEntityName: string
  readonly id: string
  readonly name: string
  readonly description: string
}

export type RoleWithPermissionsResponse = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly permissions: readonly (PermissionResponse)[]
}

export type RoleWithPermissionsResponsePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (RoleWithPermissionsResponse)[]
}

export type RotateSigningSecretRequest = {
  /** A secret of your own: `whsec_` and 24 to 64 bytes in base64 */
  readonly secret?: string | undefined
  /** How long the former secret also signs: 24 when absent; 0 ends all earlier ones at once */
  readonly overlapHours?: number | undefined
}

export type SalesOrder = {
  /** The difference made by this version */
  readonly id: string
  readonly orderNumber: string
  readonly version: number
  readonly isLastVersion: boolean
  readonly description?: string | undefined
  readonly remarks?: string | undefined
  readonly yourReference?: string | undefined
  readonly ourReference?: string | undefined
  readonly yourOrderNumber?: string | undefined
  readonly buyerReference?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly orderDate: string
  readonly account: SimpleAccount
  readonly invoiceAccount: SimpleAccount
  /** ISO 4217 */
  readonly currency: string
  readonly orderPaymentMethod: OrderPaymentMethod
  readonly invoiceSeparatly: boolean
  readonly invoiceTemplateId?: string | undefined
  readonly useAccountInvoiceBatchGroup: boolean
  readonly invoiceAddress?: Address | undefined
  readonly deliveryAddress?: Address | undefined
  readonly paymentTerm?: string | undefined
  readonly products: readonly (OrderProduct)[]
  readonly milestones: readonly (SubscriptionMilestone)[]
  readonly orderDiscounts: readonly (OrderDiscounts)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
  readonly lastUpdated: string
  readonly status: SalesOrderStatus
  readonly orderType: SalesOrderOrderType
  /** Its code */
  readonly invoiceBatchGroup?: string | undefined
  /** ISO 4217 */
  readonly invoicingCurrency: string
}

export type SalesOrderCreate = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly orderDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly invoiceAccount?: Reference | null | undefined
  readonly currency?: Reference | null | undefined
  readonly invoicingCurrency?: string | null | undefined
  readonly orderPaymentMethod?: OrderPaymentMethod | null | undefined
  readonly invoiceSeparatly?: boolean | null | undefined
  /** Default: true, unless it has a group of its own */
  readonly useAccountInvoiceBatchGroup?: boolean | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceAddressId?: string | null | undefined
  readonly deliveryAddressId?: string | null | undefined
  readonly paymentTerm?: Reference | null | undefined
  readonly milestones?: readonly (SubscriptionMilestoneRequest)[] | null | undefined
  readonly orderDiscounts?: readonly (OrderDiscountsRequest)[] | null | undefined
  /** Order: the order is activated at once */
  readonly status?: SalesOrderCreateStatus | null | undefined
  readonly orderType?: SalesOrderOrderType | null | undefined
  readonly account: Reference
  readonly products?: readonly (OrderProductCreate)[] | null | undefined
}

export type SalesOrderCreateStatus = "OrderDraft" | "Order" | (string & {})

export type SalesOrderOrderType = "SalesOrder" | (string & {})

export type SalesOrderPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (SalesOrder)[]
}

export type SalesOrderStatus = "OrderDraft" | "Order" | "PartiallyDelivered" | "Delivered" | "Invoiced" | "PartiallyPaid" | "Paid" | (string & {})

/** Stands for a secret value that is not shown; sent back, it keeps the value */
export type SecretMark = {
  /** A value is stored */
  readonly set: true
  /** Time of its last change */
  readonly changedAt?: string | undefined
}

export type SendRequest = {
  /** One address; without it, those of the account */
  readonly to?: string | null | undefined
}

export type ServiceGetDescriptionAudience = "public" | "console" | "all" | (string & {})

export type ServiceGetLivenessResponse = {
  readonly status: string
  /** Version of svc */
  readonly version?: string | undefined
  readonly checks?: Readonly<Record<string, unknown>> | undefined
}

export type SetSubscriptionMilestoneRequest = {
  readonly milestoneId: string
  readonly milestoneDate: string
}

export type SettlementWriteOffPatch = {
  /** Default: Change */
  readonly operation?: PriceDetailsPatchOperation | null | undefined
  /** The write-off to change or remove, by WriteOff-Id or Description */
  readonly writeOff?: Reference | null | undefined
  /** With the sign of the payment. Default: everything that is left */
  readonly amount?: number | null | undefined
  readonly postingText?: string | null | undefined
  readonly financialAccount?: Reference | null | undefined
}

export type SigningSecret = {
  /** Standard Webhooks secret, `whsec_…` */
  readonly secret: string
  /** Until then requests are also signed with the former secret */
  readonly formerUntil?: string | undefined
}

/** The account */
export type SimpleAccount = {
  readonly id: string
  readonly accountNumber: string
  readonly name: string
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type SimpleCharge = {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
}

export type SimpleInvoice = {
  readonly id: string
  readonly invoiceNumber?: string | undefined
  readonly status: InvoicePreviewStatus
  readonly invoiceDate: string
  readonly currency: string
  readonly subtotal: number
  readonly totalAmount: number
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type SimpleOrder = {
  readonly id: string
  readonly orderNumber: string
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type SimpleOrderProductCharge = {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
  readonly description?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type SimpleProduct = {
  readonly id: string
  readonly productNumber: string
  readonly name: string
  readonly category?: string | undefined
  readonly priceModel?: ChargeModel | undefined
  readonly pricePeriod?: PricePeriod | undefined
  readonly billingPeriod?: BillingPeriod | undefined
  readonly billingTiming?: BillingTiming | undefined
  readonly periodAlignment?: PeriodAlignment | undefined
  readonly billingDay?: BillingDay | undefined
  readonly usageRating?: UsageRating | undefined
  readonly measurementsRule?: MeasurementsRule | undefined
  readonly chargeType?: ChargeType | undefined
  /** UN/ECE Recommendation 20 */
  readonly unitCode?: string | undefined
  readonly defaultQuantity?: number | undefined
  readonly taxIncluded?: boolean | undefined
  readonly createInvoiceLinesPerTier?: boolean | undefined
  readonly revenueRecognition?: string | undefined
  readonly priceDetails?: readonly (PriceDetails)[] | undefined
  readonly specificBillingDay?: number | undefined
  readonly offsetBillingDays?: number | undefined
  readonly alignmentDate?: string | undefined
  readonly taxTemplate?: string | undefined
  readonly deferredRevenueAccount?: string | undefined
  readonly recognizedRevenueAccount?: string | undefined
  readonly externalERPid?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly activationDate?: string | undefined
  readonly endOfNewSalesDate?: string | undefined
  readonly endOfRenewalDate?: string | undefined
  readonly endOfLifeDate?: string | undefined
  readonly customFields: CustomFields
}

export type SimpleProductPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (SimpleProduct)[]
}

export type SimpleWebhook = {
  readonly id: string
  readonly description?: string | undefined
}

export type StartOn = "AlignToSubscription" | "SpecificDate" | "Milestone" | (string & {})

export type StatementRow = {
  /** Of the voucher */
  readonly date: string
  /** Kind of row */
  readonly kind: StatementRowKind
  /** Of the document */
  readonly number?: string | undefined
  /** A reference or reason; of a match, the credit note */
  readonly text?: string | undefined
  /** Raises the balance */
  readonly debit?: number | undefined
  /** Lowers the balance */
  readonly credit?: number | undefined
  /** After the row */
  readonly balance: number
  /** Of the document */
  readonly dueDate?: string | undefined
  /** Id */
  readonly invoice?: string | undefined
  /** Id */
  readonly payment?: string | undefined
}

export type StatementRowKind = "Invoice" | "CreditNote" | "Payment" | "Refund" | "Reversal" | "WriteOff" | "WriteOffTakenBack" | "RoundingWriteOff" | "PaidElsewhere" | "Match" | (string & {})

/** The `fields` of the report; a field without a value is omitted */
export type StringObjectDictionary = Readonly<Record<string, unknown>>

export type StringObjectDictionaryPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (StringObjectDictionary)[]
}

/** Products that an account has for a term and is invoiced for, with versions */
export type Subscription = {
  /** The difference made by this version */
  readonly id: string
  readonly orderNumber: string
  readonly version: number
  readonly isLastVersion: boolean
  readonly description?: string | undefined
  readonly remarks?: string | undefined
  readonly yourReference?: string | undefined
  readonly ourReference?: string | undefined
  readonly yourOrderNumber?: string | undefined
  readonly buyerReference?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
  readonly orderDate: string
  readonly account: SimpleAccount
  readonly invoiceAccount: SimpleAccount
  /** ISO 4217 */
  readonly currency: string
  readonly orderPaymentMethod: OrderPaymentMethod
  readonly invoiceSeparatly: boolean
  readonly invoiceTemplateId?: string | undefined
  readonly useAccountInvoiceBatchGroup: boolean
  readonly invoiceAddress?: Address | undefined
  readonly deliveryAddress?: Address | undefined
  readonly paymentTerm?: string | undefined
  readonly products: readonly (OrderProduct)[]
  readonly milestones: readonly (SubscriptionMilestone)[]
  readonly orderDiscounts: readonly (OrderDiscounts)[]
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
  readonly lastUpdated: string
  readonly status: SubscriptionStatus
  readonly orderType: OrderType
  readonly invoiceBatchGroup?: InvoiceBatchGroup | undefined
  readonly effectiveStartDate: string
  readonly effectiveEndDate?: string | undefined
  readonly termType: TermType
  /** Months of the first term */
  readonly term: number
  /** Months */
  readonly renewalTerm: number
  /** Months */
  readonly noticePeriod: number
  readonly noticePeriodDate?: string | undefined
  readonly isAutoRenewed: boolean
  readonly lastRenewalDate?: string | undefined
  readonly cancellationDate?: string | undefined
  readonly effectiveChangeDate?: string | undefined
  readonly orderBillingPeriod: BillingPeriod
  readonly setOrderBillingPeriod: boolean
  /** ISO 4217 */
  readonly currencyCodeToUseWhenInvoice: string
  readonly cmrr: CurrencyAmount
  readonly acv: CurrencyAmount
  readonly emrr: CurrencyAmount
  readonly oneTimeFees: CurrencyAmount
  readonly tcv: CurrencyAmount
}

export type SubscriptionCreate = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly orderDate?: string | null | undefined
  readonly effectiveStartDate?: string | null | undefined
  readonly invoiceAccount?: Reference | null | undefined
  readonly currency?: Reference | null | undefined
  readonly invoicingCurrency?: string | null | undefined
  readonly orderPaymentMethod?: OrderPaymentMethod | null | undefined
  readonly invoiceSeparatly?: boolean | null | undefined
  /** Default: true, unless it has a group of its own */
  readonly useAccountInvoiceBatchGroup?: boolean | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly invoiceAddressId?: string | null | undefined
  readonly deliveryAddressId?: string | null | undefined
  readonly paymentTerm?: Reference | null | undefined
  readonly milestones?: readonly (SubscriptionMilestoneRequest)[] | null | undefined
  readonly orderDiscounts?: readonly (OrderDiscountsRequest)[] | null | undefined
  /** Active: the order is activated at once */
  readonly status: SubscriptionCreateStatus
  readonly orderType?: OrderType | null | undefined
  readonly account: Reference
  /** Default: Termed */
  readonly subscriptionType?: TermType | null | undefined
  readonly effectiveEndDate?: string | null | undefined
  readonly term?: number | null | undefined
  readonly renewalTerm?: number | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly isAutoRenewed?: boolean | null | undefined
  readonly orderBillingPeriod?: BillingPeriod | null | undefined
  readonly setOrderBillingPeriod?: boolean | null | undefined
  readonly products?: readonly (OrderProductCreate)[] | null | undefined
}

export type SubscriptionCreateStatus = "Draft" | "Active" | (string & {})

export type SubscriptionMilestone = {
  readonly id: string
  readonly orderId: string
  readonly name: string
  readonly description?: string | undefined
  readonly milestoneDate?: string | undefined
  readonly plannedDate?: string | undefined
}

export type SubscriptionMilestoneRequest = {
  readonly name: string
  readonly description?: string | null | undefined
  readonly plannedDate?: string | null | undefined
}

export type SubscriptionPage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Subscription)[]
}

export type SubscriptionPatch = {
  readonly description?: string | null | undefined
  readonly remarks?: string | null | undefined
  readonly yourReference?: string | null | undefined
  readonly ourReference?: string | null | undefined
  readonly yourOrderNumber?: string | null | undefined
  readonly buyerReference?: string | null | undefined
  readonly externalERPId?: string | null | undefined
  readonly externalCRMId?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly noticePeriod?: number | null | undefined
  readonly invoiceSeparatly?: boolean | null | undefined
  /** Default: true, unless it has a group of its own */
  readonly useAccountInvoiceBatchGroup?: boolean | null | undefined
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: Reference | null | undefined
  readonly invoiceTemplateId?: string | null | undefined
  readonly paymentTerm?: Reference | null | undefined
}

export type SubscriptionPreview = {
  readonly subscription: Subscription
  /** The credit notes of a change first, then the invoices of each day on which something is due */
  readonly invoices: readonly (InvoicePreview)[]
  /** The reason why no invoice could be made for a day */
  readonly refused?: string | undefined
}

export type SubscriptionStatus = "Draft" | "Active" | "Cancelled" | "Inactive" | "Deleted" | (string & {})

export type SummaryLine = {
  readonly accountCode: string
  readonly accountName: string
  readonly creditAmount: number
  readonly debitAmount: number
}

export type SwedishCentralBankRates = {
  /** True when rates are imported by schedule */
  readonly isEnabled: boolean
  readonly lastImportId?: string | undefined
  /** Time of the next scheduled import; absent without one */
  readonly nextRun?: string | undefined
  /** Whether the last sync succeeded */
  readonly exchaneRateSync?: boolean | undefined
  readonly lastExchangeRateSync?: string | undefined
  /** Number of series processed */
  readonly lastExchangeRateSyncCount?: number | undefined
  /** Reason why the import failed */
  readonly syncMessage?: string | undefined
}

export type TakenBack = {
  /** Of the voucher */
  readonly date: string
  /** Id */
  readonly user?: string | undefined
}

export type TakenDunningStep = {
  /** Its level */
  readonly level: number
  /** The day */
  readonly on: string
  /** The e-mail */
  readonly messageId: string
  /** Skipped: its e-mail was cancelled */
  readonly state: TakenDunningStepState
}

export type TakenDunningStepState = "Taken" | "Skipped" | (string & {})

export type TaxAccount = {
  readonly id: string
  readonly code: string
  readonly name: string
}

export type TaxCategory = {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
  readonly isEUTax: boolean
  readonly externalCode: string
}

export type TaxExchangeRate = {
  readonly source: InvoicePreviewSource
  readonly tableNumber: string
  readonly date: string
  readonly rate: number
}

export type TaxPoint = "InvoiceDate" | "EndOfPeriod" | (string & {})

export type TaxRateSource = "InvoiceRate" | "NationalBankOfPoland" | (string & {})

export type TaxTemplate = {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly effectiveFrom: string
  readonly effectiveTo: string
  readonly taxAccount?: TaxAccount | undefined
  readonly taxAccountId?: string | undefined
  readonly details: readonly (TaxTemplateDetail)[]
  readonly created: string
  readonly modified: string
}

export type TaxTemplateCreate = {
  readonly name: string
  readonly description?: string | null | undefined
  readonly effectiveFrom?: string | null | undefined
  readonly effectiveTo?: string | null | undefined
  readonly taxAccount?: Reference | null | undefined
  readonly details: readonly (TaxTemplateCreateDetail)[]
}

export type TaxTemplateCreateDetail = {
  readonly country?: Reference | null | undefined
  readonly state?: string | null | undefined
  readonly county?: string | null | undefined
  readonly city?: string | null | undefined
  readonly zip?: string | null | undefined
  /** Per cent */
  readonly tax1: number
  readonly tax2?: number | null | undefined
  readonly tax3?: number | null | undefined
  readonly taxCategory: TaxTemplateCreateTaxCategory
  readonly exemptionReason?: string | null | undefined
  readonly exemptionReasonCode?: string | null | undefined
}

export type TaxTemplateCreateTaxCategory = "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | (string & {})

export type TaxTemplateDetail = {
  readonly id: string
  readonly taxTemplateId: string
  readonly country?: Country | undefined
  readonly countryId?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly county?: string | undefined
  readonly zip?: string | undefined
  readonly tax1: number
  readonly tax2?: number | undefined
  readonly tax3?: number | undefined
  /** Always false so far */
  readonly useTaxJar: boolean
  readonly taxCategoryId: string
  readonly taxCategory: TaxCategory
  readonly exemptionReason?: string | undefined
  readonly exemptionReasonCode?: string | undefined
}

export type TaxTemplatePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (TaxTemplate)[]
}

export type TermType = "Termed" | "Evergreen" | (string & {})

export type TestWebhookRequest = {
  readonly eventType?: EventTag | undefined
}

export type TokenRequest = {
  readonly clientId: string
  readonly secret: string
}

export type TokenResponseV1 = {
  readonly accessToken: string
  readonly refreshToken: string
  /** Seconds */
  readonly expiresIn: number
  /** HTTP date */
  readonly expires: string
}

export type TokenResponseV2 = {
  readonly access_token: string
  readonly refresh_token: string
  /** Seconds */
  readonly expires_in: number
  /** HTTP date */
  readonly expires: string
}

export type TypeEntity = "Account" | "User" | (string & {})

export type UnitOfMeasure = {
  readonly id: string
  readonly unitCode: string
  readonly name: string
  readonly displayName: string
}

export type UnitOfMeasurePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (UnitOfMeasure)[]
}

export type Usage = {
  readonly id: string
  readonly description?: string | undefined
  readonly fromDate: string
  readonly toDate?: string | undefined
  readonly quantity: number
  /** UN/ECE Recommendation 20 */
  readonly unit?: string | undefined
  readonly source?: string | undefined
  readonly account?: SimpleAccount | undefined
  readonly order?: UsageOrder | undefined
  readonly product?: UsageOrderProduct | undefined
  readonly charge?: UsageOrderCharge | undefined
  /** True when the row is on an invoice that is not cancelled */
  readonly processed: boolean
  readonly ratedPrice?: number | undefined
  /** ISO 4217, that of the order */
  readonly ratedPriceCurrencyCode?: string | undefined
  readonly importDate: string
  readonly customFields: CustomFields
  readonly created: string
  readonly modified: string
}

export type UsageCreate = {
  readonly charge?: Reference | null | undefined
  readonly unit?: Reference | null | undefined
  readonly description?: string | null | undefined
  /** Price of one unit, if the charge is Rated */
  readonly ratedPrice?: number | null | undefined
  /** ISO 4217 */
  readonly ratedPriceCurrency?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  readonly account?: Reference | null | undefined
  readonly order?: Reference | null | undefined
  readonly product?: Reference | null | undefined
  /** Negative in a correction */
  readonly quantity: number
  readonly fromDate: string
  readonly toDate?: string | null | undefined
  readonly source?: string | null | undefined
  /** The row must name its charge. Default: false */
  readonly validateData?: boolean | null | undefined
}

export type UsageOrder = {
  readonly id: string
  readonly orderNumber: string
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

/** Absent while the row is unmatched */
export type UsageOrderCharge = {
  readonly id: string
  readonly chargeNumber: string
  readonly name: string
  readonly description?: string | undefined
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type UsageOrderProduct = {
  readonly id: string
  readonly productNumber: string
  readonly externalERPId?: string | undefined
  readonly externalCRMId?: string | undefined
}

export type UsagePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (Usage)[]
}

export type UsagePatch = {
  readonly charge?: Reference | null | undefined
  readonly unit?: Reference | null | undefined
  readonly description?: string | null | undefined
  /** Price of one unit, if the charge is Rated */
  readonly ratedPrice?: number | null | undefined
  /** ISO 4217 */
  readonly ratedPriceCurrency?: string | null | undefined
  readonly customFields?: CustomFieldValues | null | undefined
  /** Negative in a correction */
  readonly quantity?: number | null | undefined
  readonly fromDate?: string | null | undefined
}

export type UsageRating = "Sum" | "Max" | "Average" | (string & {})

export type UserPatch = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Each is `area:level`, and none may exceed one's own */
  readonly permissions?: readonly (string)[] | undefined
  /** `true` reactivates a deactivated user */
  readonly active?: boolean | undefined
}

export type UserWithRolesResponse = {
  readonly id: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
  readonly userName: string
  readonly active: boolean
  /** Always false so far */
  readonly isLegacyApiUser: boolean
  readonly state: UserWithRolesResponseState
  readonly personId?: string | undefined
  /** `area:level` each */
  readonly permissions: readonly (string)[]
  /** The role that matches the permissions in each legal entity */
  readonly roles: readonly (RoleWithLegalEntityResponse)[]
}

export type UserWithRolesResponsePage = {
  /** From 1 */
  readonly pageNumber: number
  /** The most items of a page */
  readonly pageSize: number
  /** 0 when no item matches */
  readonly totalPages: number
  /** The matching items on all pages */
  readonly totalCount: number
  /** Absent on the last page */
  readonly nextPage?: string | undefined
  /** Absent on the first page */
  readonly previousPage?: string | undefined
  /** Absent when no item matches */
  readonly firstPage?: string | undefined
  /** Absent when no item matches */
  readonly lastPage?: string | undefined
  readonly data: readonly (UserWithRolesResponse)[]
}

export type UserWithRolesResponseState = "Invited" | "Active" | "Deactivated" | (string & {})

export type WaitsFor = "Receiver" | "RateLimit" | (string & {})

export type Webhook = {
  readonly id: string
  readonly url: string
  readonly events: readonly (EventTag)[]
  /** Sent as `Token` in every request to this webhook; absent only with `secretsUnreadable` */
  readonly token?: string | undefined
  readonly description?: string | undefined
  readonly webhookStatus: WebhookStatus
  /** True when token and signing secret cannot be read, which the operator of the service has to correct; nothing is sent meanwhile */
  readonly secretsUnreadable?: true | undefined
}

export type WebhookAttempt = {
  readonly number: number
  readonly time: string
  readonly manual: boolean
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, unknown>>
  /** As sent, with the token masked */
  readonly requestBody: string
  readonly succeeded: boolean
  /** HTTP status, when the receiver answered */
  readonly status?: number | undefined
  readonly failureReason?: FailureReason | undefined
  readonly failureDetail?: string | undefined
  readonly responseHeaders?: Readonly<Record<string, unknown>> | undefined
  /** The first 16 KiB */
  readonly responseBody?: string | undefined
  readonly responseTruncated?: boolean | undefined
  readonly remoteAddress?: string | undefined
  /** The receiver answered 413, and all later attempts are sent without data */
  readonly becameThin?: true | undefined
  readonly next?: WebhookNextAttempt | undefined
  readonly durationMs: number
}

export type WebhookAuthentication = {
  /** How the sender is identified */
  readonly type?: WebhookAuthenticationType | undefined
  /** Of `Basic` */
  readonly username?: string | undefined
  /** Of `Basic` */
  readonly password?: string | SecretMark | undefined
  /** Of `Bearer` */
  readonly token?: string | SecretMark | undefined
}

export type WebhookAuthenticationType = "Basic" | "Bearer" | (string & {})

export type WebhookBody = {
  /** The token of the webhook */
  readonly Token: string
  /** The same on every attempt, and in `webhook-id` */
  readonly EventId: string
  readonly EventType: EventTag
  /** The name of the legal entity at that moment */
  readonly LegalEntityName: string
  /** The legal entity that the event is about */
  readonly LegalEntityId: string
  /** The moment of the change */
  readonly Timestamp: string
  /** The user, or the system user for scheduled work */
  readonly TriggeredBy: string
  /** The same in all events of a request */
  readonly CorrelationId?: string | undefined
  readonly Source?: EventSource | undefined
  /** See each event */
  readonly Data: Readonly<Record<string, unknown>>
}

export type WebhookCreate = {
  /** Absolute http or https address of the receiver; addresses of private networks are refused */
  readonly url: string
  readonly events: readonly (EventTag)[]
  readonly description?: string | null | undefined
  readonly webhookStatus?: WebhookStatus | undefined
}

export type WebhookDeliveriesListOrder = "asc" | "desc" | (string & {})

export type WebhookDelivery = {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly eventType: EventTag
  /** The subject of the event, as `GET /Events` has it */
  readonly about?: string | undefined
  readonly correlationId?: string | undefined
  readonly status: WebhookDeliveryStatus
  readonly attemptCount: number
  /** The webhook's current address */
  readonly url: string
  readonly lastAttempt?: LastAttempt | undefined
  readonly nextAttemptAt?: string | undefined
  /** Why it is held back in addition to its schedule, without using an attempt: its receiver asked for time, or the limits of its webhook permit no more now */
  readonly waitsFor?: WaitsFor | undefined
  /** Attempts that a pending delivery still has by its schedule, the next one included */
  readonly attemptsLeft?: number | undefined
  readonly created: string
  /** Sent by POST /Webhooks/{id}/Test */
  readonly test?: boolean | undefined
  /** Why it has no data: its webhook wants none, the body was too large, the receiver answered 413, or it was erased */
  readonly dataOmitted?: DataOmitted | undefined
}

export type WebhookDeliveryPage = {
  readonly data: readonly (WebhookDelivery)[]
  readonly nextCursor?: string | undefined
}

export type WebhookDeliveryStatus = "Pending" | "InFlight" | "Held" | "Delivered" | "Failed" | "Cancelled" | (string & {})

export type WebhookDeliveryWithAttempts = {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly eventType: EventTag
  /** The subject of the event, as `GET /Events` has it */
  readonly about?: string | undefined
  readonly correlationId?: string | undefined
  readonly status: WebhookDeliveryStatus
  readonly attemptCount: number
  /** The webhook's current address */
  readonly url: string
  readonly lastAttempt?: LastAttempt | undefined
  readonly nextAttemptAt?: string | undefined
  /** Why it is held back in addition to its schedule, without using an attempt: its receiver asked for time, or the limits of its webhook permit no more now */
  readonly waitsFor?: WaitsFor | undefined
  /** Attempts that a pending delivery still has by its schedule, the next one included */
  readonly attemptsLeft?: number | undefined
  readonly created: string
  /** Sent by POST /Webhooks/{id}/Test */
  readonly test?: boolean | undefined
  /** Why it has no data: its webhook wants none, the body was too large, the receiver answered 413, or it was erased */
  readonly dataOmitted?: DataOmitted | undefined
  readonly triggeredBy: string
  /** The trace of the request that raised the event (`svc-trace-id`) */
  readonly traceId: string
  /** Name of the user in `triggeredBy` */
  readonly triggeredByName?: string | undefined
  /** Name of the personal token, if a program raised the event */
  readonly triggeredByToken?: string | undefined
  /** Number of other events with the same correlation id; 100 where there are more */
  readonly correlatedEvents: number
  readonly attempts: readonly (WebhookAttempt)[]
}

/** Headers for tools of the receiver */
export type WebhookFormat = {
  /** Whether requests continue the trace of the change (W3C Trace Context) */
  readonly traceparent: boolean
  /** Whether requests have the headers of a CloudEvent (`ce-id`, `ce-type` …) */
  readonly cloudEvents: boolean
}

export type WebhookHeader = {
  /** Unique without regard to case */
  readonly name: string
  /** When absent, the stored value stays */
  readonly value?: string | SecretMark | undefined
  /** True unless given: `value` is never shown */
  readonly secret?: boolean | undefined
}

export type WebhookHealth = {
  /** `webhookStatus` of the webhook */
  readonly status: WebhookStatus
  /** `User`: a request disabled it. `Gone`: its receiver answered 410. `Failing`: it failed for days */
  readonly disabledReason?: DisabledReason | undefined
  /** Also the time since which events have no delivery to it */
  readonly disabledAt?: string | undefined
  /** Failed attempts since the last success */
  readonly failuresInARow: number
  /** End of the first of these attempts */
  readonly failingSince?: string | undefined
  /** A failure after this time disables the webhook */
  readonly disablesAt?: string | undefined
  /** Why deliveries are held back */
  readonly waitsFor?: "Receiver" | undefined
  /** The end of that */
  readonly waitingUntil?: string | undefined
  /** Deliveries that wait because the webhook is Disabled */
  readonly held: number
}

/** When the service disables the webhook */
export type WebhookHealthSettings = {
  /** Days without a success after which a failure disables the webhook; null never does */
  readonly disableAfterDays: number | null
}

/** The most that the receiver gets */
export type WebhookLimits = {
  /** The most requests in a period; null sets no limit */
  readonly rate: WebhookRate | null
  /** The most requests at a time; null is the limit of each worker */
  readonly concurrency: number | null
}

/** Absent for attempts that are older than this member */
export type WebhookNextAttempt = {
  /** Reason for the time of the next attempt, or why there is none; `None` after a success */
  readonly because: WebhookNextAttemptBecause
  /** From the end of the attempt to the next one */
  readonly delaySeconds?: number | undefined
  /** `Retry-After` of the answer if the webhook follows it, as it came, up to 100 characters */
  readonly retryAfter?: string | undefined
}

export type WebhookNextAttemptBecause = "Schedule" | "QuickRepeat" | "RetryAfter" | "Exhausted" | "None" | (string & {})

export type WebhookPatch = {
  /** Absolute http or https address of the receiver; addresses of private networks are refused */
  readonly url?: string | undefined
  readonly events?: readonly (EventTag)[] | undefined
  readonly description?: string | null | undefined
  readonly webhookStatus?: WebhookStatus | undefined
}

/** The part of an event that is sent */
export type WebhookPayload = {
  /** `Thin`: `Data` holds only the id, number and account of the resource and the addresses of it and of the data */
  readonly form: WebhookPayloadForm
  /** A larger body is sent without data; null sets no limit */
  readonly maxBodyBytes: number | null
  /** `Thin`: a delivery that the receiver answers 413 is sent without data from the next attempt on */
  readonly after413: After413
}

export type WebhookPayloadForm = "Full" | "Thin" | (string & {})

export type WebhookRate = {
  /** Requests in the period */
  readonly count: number
  /** The length of the period */
  readonly seconds: number
  /** Whether they are spread evenly, or may all come at once */
  readonly smooth: boolean
}

/** Done when the attempt of each delivery was made; a Cancelled recovery has `finished` when no attempt is in progress any more */
export type WebhookRecovery = {
  readonly id: string
  readonly webhookId: string
  readonly since: string
  readonly until: string
  readonly status?: WebhookRecoveryStatus | undefined
  readonly eventType?: EventTag | undefined
  /** Sends missed events instead of failed deliveries */
  readonly missed?: boolean | undefined
  readonly state: WebhookRecoveryState
  /** Deliveries to send again, counted when the recovery was requested */
  readonly total: number
  /** Deliveries started so far */
  readonly resent: number
  /** The started deliveries whose attempt was made */
  readonly sent: number
  /** The sent deliveries that the receiver accepted */
  readonly delivered: number
  /** The sent deliveries whose attempt failed */
  readonly failed: number
  /** The started deliveries that were withdrawn before they were sent */
  readonly withdrawn: number
  /** The user who requested it; absent when the command line did */
  readonly requestedBy?: string | undefined
  /** Name of that user, only in a list */
  readonly requestedByName?: string | undefined
  readonly created: string
  readonly finished?: string | undefined
}

export type WebhookRecoveryPage = {
  readonly data: readonly (WebhookRecovery)[]
  readonly nextCursor?: string | undefined
}

export type WebhookRecoveryState = "Running" | "Done" | "Cancelled" | (string & {})

export type WebhookRecoveryStatus = "Failed" | "Pending" | (string & {})

/** When failed attempts are repeated */
export type WebhookRetries = {
  /** `Disable`: a second 410, ten minutes or more after the first and without a success between, disables the webhook. `Retry`: 410 is a failure like others */
  readonly gone: WebhookRetriesGone
  /** Seconds from the end of an attempt to the next one, 14 days in all at most. Null is the schedule of the service */
  readonly schedule: readonly (number)[] | null
  /** Whether a first attempt without a connection, or with 502, 503 or 504 and no `Retry-After`, is repeated after 20 to 30 seconds as well */
  readonly quickRepeat: boolean
  /** `Later`: `Retry-After` of a 429 or 503 delays the next attempt, by a day at most. `Exact`: it is made at that time, outside of the schedule, and all others that wait for the receiver are held back for up to 15 minutes. `Ignore`: it changes nothing */
  readonly retryAfter: RetryAfter
}

export type WebhookRetriesGone = "Retry" | "Disable" | (string & {})

export type WebhookSettings = {
  /** The number of changes; 0 are the defaults */
  readonly version: number
  readonly payload: WebhookPayload
  readonly retries: WebhookRetries
  readonly health: WebhookHealthSettings
  readonly format: WebhookFormat
  readonly limits: WebhookLimits
  /** Headers in addition to those of the service. A change gives all of them */
  readonly headers: readonly (WebhookHeader)[]
  /** Identifies the sender to the receiver, in `authorization` */
  readonly authentication: WebhookAuthentication | null
}

export type WebhookStats = {
  readonly delivered: number
  readonly failed: number
  readonly pending: number
  readonly inFlight: number
  readonly held: number
  /** Given up when the webhook was deleted */
  readonly cancelled: number
  /** Delivered share of settled deliveries; absent without any */
  readonly successRate?: number | undefined
  /** Next attempt that is pending */
  readonly nextAttemptAt?: string | undefined
  /** Until then the former secret also signs */
  readonly formerSecretUntil?: string | undefined
  /** Duration of requests in ms, over those of the latest 1000 deliveries */
  readonly latency?: WebhookStatsLatency | undefined
  readonly lastFailure?: LastFailure | undefined
}

export type WebhookStatsLatency = {
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export type WebhookStatus = "Enabled" | "Disabled" | (string & {})

export type WriteOff = {
  readonly id: string
  readonly amount: CurrencyAmount
  readonly postingText?: string | undefined
  readonly financialAccount: PaymentAccount
}

export type WriteOffInvoiceRequest = {
  /** Default: the whole open amount */
  readonly amount?: number | null | undefined
  readonly date?: string | null | undefined
  readonly reason: string
  /** Corrects the tax as well. Default: false */
  readonly taxRelief?: boolean | null | undefined
  /** By Code or FinancialAccount-Id. Default: `writeOffAccount` */
  readonly account?: Reference | null | undefined
}
