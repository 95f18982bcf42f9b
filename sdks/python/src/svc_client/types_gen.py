# Made from /openapi.json by `npm run generate`.

"""The resources and the bodies of requests. An enumeration stays open, because a newer service may add values."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal, TypeAlias

if sys.version_info >= (3, 11):
    from typing import NotRequired, TypedDict
else:
    from typing_extensions import NotRequired, TypedDict

class Account(TypedDict):
    id: str
    accountNumber: str
    name: str
    accountType: AccountType
    inactive: bool
    invoiceDeliveryMethod: InvoiceDeliveryMethod
    currencyCode: str
    accountsReceivable: NotRequired[str]
    defaultPaymentTerm: NotRequired[str]
    taxTemplate: NotRequired[str]
    invoiceTemplateId: NotRequired[str]
    invoiceBatchGroupId: NotRequired[str]
    ourReference: NotRequired[str]
    yourReference: NotRequired[str]
    invoiceEmailAddress: NotRequired[str]
    invoiceEmailCcAddresses: NotRequired[str]
    reminderEmailAddress: NotRequired[str]
    organizationNumber: NotRequired[str]
    taxRegistrationNumber: NotRequired[str]
    electronicInvoiceAddress: NotRequired[str]
    electronicInvoiceAddressScheme: NotRequired[str]
    imageUrl: NotRequired[str]
    domain: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    attachUBLToInvoice: bool
    attachZugferdXMLToInvoice: bool
    nationalEInvoice: NotRequired[NationalEInvoiceChoice]
    dunningCampaign: NotRequired[str]
    """The name of the campaign that reminds it, if not the default one"""
    dunningPausedUntil: NotRequired[str]
    """The first day of reminders again"""
    dunningPauseReason: NotRequired[str]
    """Why it is paused"""
    dunningExempt: bool
    """True when it gets no reminders"""
    defaultInvoiceAddress: NotRequired[Address]
    defaultDeliveryAddress: NotRequired[Address]
    addresses: Sequence[Address]
    customFields: CustomFields
    created: str
    modified: str


AccountCategory: TypeAlias = Literal["New", "Existing", "Lost"] | str


class AccountCreate(TypedDict):
    accountType: NotRequired[AccountType | None]
    inactive: NotRequired[bool]
    invoiceDeliveryMethod: NotRequired[InvoiceDeliveryMethod | None]
    attachUBLToInvoice: NotRequired[bool | None]
    attachZugferdXMLToInvoice: NotRequired[bool | None]
    accountsReceivable: NotRequired[Reference | None]
    defaultPaymentTerm: NotRequired[Reference | None]
    taxTemplate: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    ourReference: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    invoiceEmailAddress: NotRequired[str | None]
    invoiceEmailCcAddresses: NotRequired[str | None]
    reminderEmailAddress: NotRequired[str | None]
    organizationNumber: NotRequired[str | None]
    taxRegistrationNumber: NotRequired[str | None]
    electronicInvoiceAddress: NotRequired[str | None]
    electronicInvoiceAddressScheme: NotRequired[str | None]
    imageUrl: NotRequired[str | None]
    domain: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    nationalEInvoice: NotRequired[NationalEInvoiceChoice | None]
    dunningCampaign: NotRequired[Reference | None]
    """By Name or DunningCampaign-Id"""
    dunningPausedUntil: NotRequired[str | None]
    """The first day of reminders again"""
    dunningPauseReason: NotRequired[str | None]
    """Why it is paused"""
    dunningExempt: NotRequired[bool | None]
    """True when it gets no reminders"""
    defaultInvoiceAddress: NotRequired[DefaultInvoiceAddress | None]
    defaultDeliveryAddress: NotRequired[DefaultInvoiceAddress | None]
    customFields: NotRequired[CustomFieldValues | None]
    name: str
    currency: Reference


class AccountPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Account]


class AccountPatch(TypedDict):
    accountType: NotRequired[AccountType | None]
    inactive: NotRequired[bool]
    invoiceDeliveryMethod: NotRequired[InvoiceDeliveryMethod | None]
    attachUBLToInvoice: NotRequired[bool | None]
    attachZugferdXMLToInvoice: NotRequired[bool | None]
    accountsReceivable: NotRequired[Reference | None]
    defaultPaymentTerm: NotRequired[Reference | None]
    taxTemplate: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    ourReference: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    invoiceEmailAddress: NotRequired[str | None]
    invoiceEmailCcAddresses: NotRequired[str | None]
    reminderEmailAddress: NotRequired[str | None]
    organizationNumber: NotRequired[str | None]
    taxRegistrationNumber: NotRequired[str | None]
    electronicInvoiceAddress: NotRequired[str | None]
    electronicInvoiceAddressScheme: NotRequired[str | None]
    imageUrl: NotRequired[str | None]
    domain: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    nationalEInvoice: NotRequired[NationalEInvoiceChoice | None]
    dunningCampaign: NotRequired[Reference | None]
    """By Name or DunningCampaign-Id"""
    dunningPausedUntil: NotRequired[str | None]
    """The first day of reminders again"""
    dunningPauseReason: NotRequired[str | None]
    """Why it is paused"""
    dunningExempt: NotRequired[bool | None]
    """True when it gets no reminders"""
    defaultInvoiceAddress: NotRequired[DefaultInvoiceAddress | None]
    defaultDeliveryAddress: NotRequired[DefaultInvoiceAddress | None]
    customFields: NotRequired[CustomFieldValues | None]
    name: NotRequired[str]
    currency: NotRequired[Reference]


AccountStatement = TypedDict(
    "AccountStatement",
    {"account": "SimpleAccount", "currency": "str", "from": "str", "to": "str", "opening": "Decimal", "rows": "Sequence[StatementRow]", "closing": "Decimal", "openItems": "Sequence[OpenItem]", "advances": "Decimal"},
)


class AccountSummary(TypedDict):
    id: str
    accountNumber: str
    name: str
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount
    openAmount: CurrencyAmount
    advances: CurrencyAmount
    accountBalance: CurrencyAmount
    otherBalances: Sequence[CurrencyAmount]
    """The balances in other currencies, without those of 0"""
    lastInvoiced: NotRequired[str]


AccountType: TypeAlias = Literal["Customer", "Reseller", "Subsidiary", "Prospect", "Other"] | str


class AccountingPeriod(TypedDict):
    description: str
    fiscalYear: int
    fiscalPeriod: int
    fiscalQuarter: int
    calendarYear: int
    calendarMonth: int
    startDate: str
    endDate: str
    status: AccountingPeriodStatus
    closedDate: NotRequired[str]


class AccountingPeriodPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[AccountingPeriod]


AccountingPeriodStatus: TypeAlias = Literal["Open", "Closed"] | str


class AccountingTransaction(TypedDict):
    transactionNumber: str
    effectiveDate: str
    source: JournalSource
    transactions: Sequence[JournalTransaction]
    orderChargeNumber: NotRequired[str]
    orderChargeId: NotRequired[str]
    revenueScheduleItemId: NotRequired[str]
    invoiceAccountId: NotRequired[str]
    invoiceId: NotRequired[str]
    invoiceLineId: NotRequired[str]
    paymentId: NotRequired[str]
    paymentSettlementId: NotRequired[str]
    created: str
    modified: str
    invoice: NotRequired[AccountingTransactionInvoice]
    invoiceAccount: NotRequired[InvoiceAccount]
    journalId: str


class AccountingTransactionInvoice(TypedDict):
    id: str
    invoiceNumber: NotRequired[str]
    status: str
    notes: NotRequired[str]
    invoiceDate: str
    currency: str
    subtotal: Decimal
    tax: Decimal
    totalAmount: Decimal
    settledAmount: Decimal
    taxIncluded: bool
    invoiceBatchId: NotRequired[str]
    invoiceType: str
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class AccountingTransactionPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[AccountingTransaction]


class AcknowledgeEventsRequest(TypedDict):
    cursor: str
    """Acknowledges all events up to this one"""


class Address(TypedDict):
    id: NotRequired[str]
    description: NotRequired[str]
    name: NotRequired[str]
    street: NotRequired[str]
    street2: NotRequired[str]
    city: NotRequired[str]
    county: NotRequired[str]
    state: NotRequired[str]
    zip: NotRequired[str]
    country: NotRequired[str]
    """Name of the country"""


After413: TypeAlias = Literal["Same", "Thin"] | str


class AmountWithBaseCurrency(TypedDict):
    amount: Decimal
    amountInBaseCurrency: NotRequired[Decimal]


ApiVersion: TypeAlias = Literal["2.0", "2.1"] | str
"""2.1 when absent"""


class AuditPage(TypedDict):
    data: Sequence[AuditRow]
    nextCursor: NotRequired[str]


class AuditRow(TypedDict):
    id: str
    time: str
    actor: AuditRowActor
    address: NotRequired[str]
    """Of the caller"""
    userAgent: NotRequired[str]
    """At most 200 characters"""
    operation: str
    """operationId, job or command"""
    resource: AuditRowResource
    legalEntityId: NotRequired[str]
    """Absent for all"""
    traceId: NotRequired[str]
    """Of the request"""
    correlationId: NotRequired[str]
    """Of its events"""
    changes: Sequence[AuditRowChange]
    truncated: bool
    """Members are left out"""


class AuditRowActor(TypedDict):
    kind: AuditRowKind
    userId: NotRequired[str]
    tokenId: NotRequired[str]
    """Its client id"""
    tokenName: NotRequired[str]
    """Today's"""
    name: NotRequired[str]
    """Of the program, or today's of the user"""


class AuditRowChange(TypedDict):
    path: str
    """Like `lines[…].price`"""
    before: NotRequired[Any]
    """Absent if not read"""
    beforeSha256: NotRequired[str]
    """Of the whole text, if it is cut"""
    after: NotRequired[Any]
    """Absent if removed"""
    afterSha256: NotRequired[str]
    """Of the whole text, if it is cut"""


AuditRowKind: TypeAlias = Literal["User", "Token", "System", "Cli", "Portal", "Provider"] | str


class AuditRowResource(TypedDict):
    kind: AuditRowResourceKind
    id: NotRequired[str]
    """Absent for a setting"""
    number: NotRequired[str]
    """Or name"""


AuditRowResourceKind: TypeAlias = Literal["Account", "AccountingPeriod", "Booking", "Currency", "CustomField", "DunningCampaign", "EInvoice", "EInvoiceConnection", "EInvoiceReception", "EInvoiceSettings", "EventConsumer", "ExchangeRate", "FinancialAccount", "Invoice", "InvoiceBatch", "InvoiceBatchGroup", "Journal", "LegalEntity", "MailSettings", "Message", "NotificationSettings", "NumberSeries", "Order", "Payment", "PaymentImport", "PaymentMethod", "PaymentTerm", "Product", "ProductCategory", "ProductFeature", "Quote", "RateImport", "RateProvider", "ReceivedEInvoice", "RevenueRecognitionRule", "SignInPolicy", "SignInProvider", "TaxTemplate", "Tenant", "Token", "Usage", "User", "Webhook", "WebhookRecovery"] | str


class AuthErrors(TypedDict):
    errors: Sequence[str]


class AutoInvoiceConnection(TypedDict):
    isConnected: bool
    """True when credentials are stored that the provider accepted"""
    isActive: bool
    """True when the connection may be used"""
    companyId: NotRequired[str]
    connected: NotRequired[str]
    notificationUrl: NotRequired[str]
    """Address to which the provider sends notifications for this tenant; keep it secret"""


class AutoInvoiceConnectionRequest(TypedDict):
    companyId: str
    """The company's identifier at the provider"""
    apiKey: NotRequired[str]
    """Write-only; without it, the stored one stays"""
    isActive: NotRequired[bool]


class BatchJobDetail(TypedDict):
    batchId: str
    batchNumber: str
    message: NotRequired[str]


BillingDay: TypeAlias = Literal["None", "FirstDayOfMonth", "LastDayOfMonth", "FromOrder", "FromCharge", "FromAccount", "SpecificDay", "DaysOffset"] | str


BillingPeriod: TypeAlias = Literal["Monthly", "Quarterly", "Biannual", "Annual", "EndOfTerm"] | str


BillingTiming: TypeAlias = Literal["InAdvance", "InArrears"] | str


class BookedOn(TypedDict):
    id: str
    code: str
    name: str


class Booking(TypedDict):
    id: str
    currency: str
    """ISO 4217"""
    bookingType: BookingType
    accountCategory: AccountCategory
    changeType: ChangeType
    cmrr: AmountWithBaseCurrency
    acv: AmountWithBaseCurrency
    emrr: AmountWithBaseCurrency
    oneTimeFees: AmountWithBaseCurrency
    tcv: AmountWithBaseCurrency
    fmrr: AmountWithBaseCurrency
    effectiveDate: str
    bookingLines: Sequence[BookingLine]
    classification: BookingClassification
    order: SimpleOrder
    notes: NotRequired[str]
    created: str
    modified: str


class BookingClassification(TypedDict):
    name: str
    description: str
    chartColor: str
    """A CSS colour"""
    isSystemClassification: bool
    """Always true so far"""
    classificationType: ClassificationType


class BookingLine(TypedDict):
    charge: SimpleOrderProductCharge
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount
    fmrr: CurrencyAmount
    created: str
    modified: str


class BookingPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Booking]


class BookingPatch(TypedDict):
    bookingType: NotRequired[BookingType]
    accountCategory: NotRequired[AccountCategory]
    changeType: NotRequired[ChangeType]
    notes: NotRequired[str | None]
    effectiveDate: NotRequired[str]
    classification: NotRequired[Reference]


BookingType: TypeAlias = Literal["New", "Change", "Churn"] | str


class BooksVerification(TypedDict):
    agrees: bool
    """No check found an error"""
    checks: Sequence[BooksVerificationCheck]


class BooksVerificationCheck(TypedDict):
    holds: str
    """The property that holds when there is no error"""
    count: int
    """Number of errors"""
    disagreements: Sequence[BooksVerificationDisagreement]
    """The first twenty errors"""


class BooksVerificationDisagreement(TypedDict):
    about: str
    """The object of the error, such as `voucher J-17`"""
    message: str
    """The error"""


class CalculateChargeMetricsRequest(TypedDict):
    charge: NotRequired[Reference | None]
    name: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    priceModel: NotRequired[ChargeModel | None]
    quantity: NotRequired[Decimal | int | None]
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    effectiveStartDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    priceDetails: NotRequired[Sequence[CalculateOrderMetricsChargeDetailsRequest] | None]
    estimatedUsage: NotRequired[Decimal | int | None]
    estimatedQuantity: NotRequired[Decimal | int | None]
    term: NotRequired[int | None]
    """Months. Default: 12, when the request has neither a term nor an end"""
    currency: NotRequired[Reference | None]
    account: NotRequired[Reference | None]


class CalculateOrderMetricsChargeDetailsRequest(TypedDict):
    tier: NotRequired[int | None]
    """From 0"""
    price: NotRequired[Decimal | int | None]
    """The price to pay. Default: the list price less the discounts"""
    listPrice: NotRequired[Decimal | int | None]
    """Default: that of the catalogue"""
    lineDiscountAmount: NotRequired[Decimal | int | None]
    lineDiscountPercent: NotRequired[Decimal | int | None]
    toQuantity: NotRequired[Decimal | int | None]
    isInfinite: NotRequired[bool | None]
    """No upper limit; only for the last tier"""
    priceBase: NotRequired[PriceBase | None]


class CalculateOrderMetricsOrderDiscountChargeRequest(TypedDict):
    charge: Reference


class CalculateOrderMetricsOrderDiscountRequest(TypedDict):
    startOn: NotRequired[OrderDiscountsStartOn | None]
    endOn: NotRequired[OrderDiscountsStartOn | None]
    startDate: NotRequired[str | None]
    endDate: NotRequired[str | None]
    percent: NotRequired[Decimal | int | None]
    description: NotRequired[str | None]
    onSpecificCharges: NotRequired[bool | None]
    charges: NotRequired[Sequence[CalculateOrderMetricsOrderDiscountChargeRequest] | None]
    chargeMappingKey: NotRequired[str | None]


class CalculateOrderMetricsProductChargeRequest(TypedDict):
    charge: NotRequired[Reference | None]
    name: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    priceModel: NotRequired[ChargeModel | None]
    quantity: NotRequired[Decimal | int | None]
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    effectiveStartDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    priceDetails: NotRequired[Sequence[CalculateOrderMetricsChargeDetailsRequest] | None]
    estimatedUsage: NotRequired[Decimal | int | None]
    estimatedQuantity: NotRequired[Decimal | int | None]
    orderDiscountMappingKey: NotRequired[Sequence[str] | None]


class CalculateOrderMetricsProductRequest(TypedDict):
    product: NotRequired[Reference | None]
    chargePlan: NotRequired[Reference | None]
    charges: NotRequired[Sequence[CalculateOrderMetricsProductChargeRequest] | None]


class CalculateOrderMetricsRequest(TypedDict):
    orderType: NotRequired[QuoteOrderType | None]
    """Default: Subscription"""
    effectiveStartDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    term: NotRequired[int | None]
    """Months. Default: 12, when the request has neither a term nor an end"""
    currency: NotRequired[Reference | None]
    account: NotRequired[Reference | None]
    products: NotRequired[Sequence[CalculateOrderMetricsProductRequest] | None]
    orderDiscounts: NotRequired[Sequence[CalculateOrderMetricsOrderDiscountRequest] | None]


CancelProductOn: TypeAlias = Literal["EffectiveEndDate", "SpecificDate", "InvoiceDate"] | str


class CancelSubscriptionRequest(TypedDict):
    cancellationDate: str
    cancellationMode: CancellationMode
    firstDayOfCancellation: NotRequired[str | None]
    endDate: NotRequired[str | None]
    cancellationDatePerCharges: NotRequired[CancellationDatePerCharges | None]
    """Only for OnCustomDates: the first day without the charge, by charge number"""


CancellationDatePerCharges: TypeAlias = Mapping[str, Any]


CancellationMode: TypeAlias = Literal["OnOrderCancellationDate", "OnChargesInvoiceToDates", "OnChargesEffectiveEndDates", "OnCustomDates"] | str


class CentralBankRates(TypedDict):
    isEnabled: bool
    """True when rates are imported by schedule"""
    lastImportId: NotRequired[str]
    nextRun: NotRequired[str]
    """Time of the next scheduled import; absent without one"""
    exchangeRateImport: NotRequired[bool]
    """Whether the last import succeeded"""
    lastExchangeRateImport: NotRequired[str]
    lastExchangeRateImportCount: NotRequired[int]
    """Number of rates created"""
    importMessage: NotRequired[str]
    """Reason why the import failed"""


class ChangeFeatureRequest(TypedDict):
    operation: NotRequired[ChangeFeatureRequestOperation | None]
    """Default: Add"""
    feature: Reference


ChangeFeatureRequestOperation: TypeAlias = Literal["Add", "Remove"] | str


class ChangeOrderProductChargeDetailsRequest(TypedDict):
    tier: NotRequired[int | None]
    """From 0"""
    price: NotRequired[Decimal | int | None]
    """The price to pay. Default: the list price less the discounts"""
    listPrice: NotRequired[Decimal | int | None]
    """Default: that of the catalogue"""
    lineDiscountPercent: NotRequired[Decimal | int | None]
    lineDiscountAmount: NotRequired[Decimal | int | None]
    priceBase: NotRequired[PriceBase | None]
    description: NotRequired[str | None]
    fromQuantity: NotRequired[Decimal | int | None]
    """If given, must be the end of the tier before"""
    toQuantity: NotRequired[Decimal | int | None]
    isInfinite: NotRequired[bool | None]
    """No upper limit; only for the last tier"""
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""


class ChangeOrderProductChargeRequest(TypedDict):
    name: NotRequired[str | None]
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    priceModel: NotRequired[ChargeModel | None]
    quantity: NotRequired[Decimal | int | None]
    estimatedUsage: NotRequired[Decimal | int | None]
    estimatedQuantity: NotRequired[Decimal | int | None]
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    billingTiming: NotRequired[BillingTiming | None]
    periodAlignment: NotRequired[PeriodAlignment | None]
    billingDay: NotRequired[BillingDay | None]
    usageRating: NotRequired[UsageRating | None]
    specificBillingDay: NotRequired[int | None]
    offsetBillingDays: NotRequired[int | None]
    alignmentDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    createInvoiceLinesPerTier: NotRequired[bool | None]
    deferredRevenueAccount: NotRequired[Reference | None]
    recognizedRevenueAccount: NotRequired[Reference | None]
    unitCode: NotRequired[Reference | None]
    startOn: NotRequired[StartOn | None]
    """Default: AlignToSubscription"""
    endOn: NotRequired[StartOn | None]
    """Default: AlignToSubscription"""
    effectiveStartDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    startMilestone: NotRequired[Reference | None]
    endMilestone: NotRequired[Reference | None]
    chargedThroughDate: NotRequired[str | None]
    lastPriceAdjustmentDate: NotRequired[str | None]
    revenueRecognitionRule: NotRequired[Reference | None]
    displayPrice: NotRequired[Decimal | int | None]
    orderDiscountMappingKey: NotRequired[Sequence[str] | None]
    """`chargeMappingKey` of the discounts in this request that apply to the charge"""
    customFields: NotRequired[CustomFieldValues | None]
    charge: Reference
    features: NotRequired[Sequence[ChangeFeatureRequest] | None]
    priceDetails: NotRequired[Sequence[ChangeOrderProductChargeDetailsRequest] | None]


class ChangeOrderProductRequest(TypedDict):
    operation: NotRequired[ChangeOrderProductRequestOperation | None]
    """Default: Change"""
    product: Reference
    chargePlan: NotRequired[Reference | None]
    productLineNumber: NotRequired[int | None]
    name: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    charges: NotRequired[Sequence[ChangeOrderProductChargeRequest] | None]
    cancelProductOn: NotRequired[CancelProductOn | None]
    """Default: EffectiveEndDate"""
    cancelationDate: NotRequired[str | None]


ChangeOrderProductRequestOperation: TypeAlias = Literal["Change", "Create", "Cancel"] | str


ChangeState: TypeAlias = Literal["NotChanged", "New", "Cancelled", "NewFromChange", "CancelledFromChange", "PartialDelivery", "ClosedPartialDelivery"] | str


class ChangeSubscriptionRequest(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    orderDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    invoiceAccount: NotRequired[Reference | None]
    currency: NotRequired[Reference | None]
    invoicingCurrency: NotRequired[str | None]
    orderPaymentMethod: NotRequired[OrderPaymentMethod | None]
    invoiceSeparatly: NotRequired[bool | None]
    useAccountInvoiceBatchGroup: NotRequired[bool | None]
    """Default: true, unless it has a group of its own"""
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceAddressId: NotRequired[str | None]
    deliveryAddressId: NotRequired[str | None]
    paymentTerm: NotRequired[Reference | None]
    milestones: NotRequired[Sequence[SubscriptionMilestoneRequest] | None]
    orderDiscounts: NotRequired[Sequence[OrderDiscountsRequest] | None]
    account: NotRequired[Reference | None]
    subscriptionType: NotRequired[TermType | None]
    """Default: Termed"""
    effectiveEndDate: NotRequired[str | None]
    term: NotRequired[int | None]
    renewalTerm: NotRequired[int | None]
    noticePeriod: NotRequired[int | None]
    isAutoRenewed: NotRequired[bool | None]
    orderBillingPeriod: NotRequired[BillingPeriod | None]
    setOrderBillingPeriod: NotRequired[bool | None]
    effectiveChangeDate: NotRequired[str | None]
    products: NotRequired[Sequence[ChangeOrderProductRequest] | None]


ChangeType: TypeAlias = Literal["Upsell", "Downsell", "Renewal", "None", "PriceAdjustment", "Milestone", "CancelledDelivery", "AssociatedCharge", "SplitOrder", "CancelOrderProduct"] | str


class ChangeWebhookSettingsRequest(TypedDict):
    payload: NotRequired[ChangeWebhookSettingsRequestPayload | None]
    """Null gives all members their defaults"""
    retries: NotRequired[ChangeWebhookSettingsRequestRetries | None]
    """Null gives all members their defaults"""
    health: NotRequired[ChangeWebhookSettingsRequestHealth | None]
    """Null gives all members their defaults"""
    format: NotRequired[ChangeWebhookSettingsRequestFormat | None]
    """Null gives all members their defaults"""
    limits: NotRequired[ChangeWebhookSettingsRequestLimits | None]
    """Null gives all members their defaults"""
    headers: NotRequired[Sequence[WebhookHeader] | None]
    """Headers in addition to those of the service. A change gives all of them"""
    authentication: NotRequired[WebhookAuthentication | None]
    """Identifies the sender to the receiver, in `authorization`"""


class ChangeWebhookSettingsRequestFormat(TypedDict):
    traceparent: NotRequired[bool | None]
    """See WebhookFormat"""
    cloudEvents: NotRequired[bool | None]
    """See WebhookFormat"""


class ChangeWebhookSettingsRequestHealth(TypedDict):
    disableAfterDays: NotRequired[int | None]
    """See WebhookHealthSettings"""


class ChangeWebhookSettingsRequestLimits(TypedDict):
    rate: NotRequired[WebhookRate | None]
    """See WebhookLimits"""
    concurrency: NotRequired[int | None]
    """See WebhookLimits"""


class ChangeWebhookSettingsRequestPayload(TypedDict):
    form: NotRequired[WebhookPayloadForm | None]
    """See WebhookPayload"""
    maxBodyBytes: NotRequired[int | None]
    """See WebhookPayload"""
    after413: NotRequired[After413 | None]
    """See WebhookPayload"""


class ChangeWebhookSettingsRequestRetries(TypedDict):
    gone: NotRequired[WebhookRetriesGone | None]
    """See WebhookRetries"""
    schedule: NotRequired[Sequence[int] | None]
    """See WebhookRetries"""
    quickRepeat: NotRequired[bool | None]
    """See WebhookRetries"""
    retryAfter: NotRequired[RetryAfter | None]
    """See WebhookRetries"""


class Charge(TypedDict):
    id: str
    chargeNumber: str
    name: str
    model: ChargeModel
    pricePeriod: PricePeriod
    billingPeriod: BillingPeriod
    billingTiming: BillingTiming
    periodAlignment: PeriodAlignment
    billingDay: BillingDay
    usageRating: UsageRating
    measurementsRule: MeasurementsRule
    chargeType: ChargeType
    unitCode: str
    """UN/ECE Recommendation 20"""
    defaultQuantity: Decimal
    taxIncluded: bool
    createInvoiceLinesPerTier: bool
    revenueRecognition: str
    priceDetails: Sequence[PriceDetails]
    specificBillingDay: NotRequired[int]
    offsetBillingDays: NotRequired[int]
    alignmentDate: NotRequired[str]
    taxTemplate: NotRequired[str]
    deferredRevenueAccount: NotRequired[str]
    recognizedRevenueAccount: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    features: Sequence[Feature]
    customFields: CustomFields
    created: str
    modified: str


class ChargeCreate(TypedDict):
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    billingTiming: NotRequired[BillingTiming | None]
    periodAlignment: NotRequired[PeriodAlignment | None]
    billingDay: NotRequired[BillingDay | None]
    usageRating: NotRequired[UsageRating | None]
    specificBillingDay: NotRequired[int | None]
    offsetBillingDays: NotRequired[int | None]
    alignmentDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    createInvoiceLinesPerTier: NotRequired[bool | None]
    deferredRevenueAccount: NotRequired[Reference | None]
    recognizedRevenueAccount: NotRequired[Reference | None]
    name: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    model: NotRequired[ChargeModel | None]
    unit: NotRequired[Reference | None]
    defaultQuantity: NotRequired[Decimal | int | None]
    measurementsRule: NotRequired[MeasurementsRule | None]
    revenueRecognition: NotRequired[Reference | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    features: NotRequired[Sequence[FeatureRequest] | None]
    priceDetails: NotRequired[Sequence[PriceDetailsCreate] | None]


class ChargeMetricsResponse(TypedDict):
    name: NotRequired[str]
    chargeNumber: NotRequired[str]
    """The ids refer to the catalogue"""
    chargePlanId: NotRequired[str]
    chargeId: NotRequired[str]
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount
    fmrr: CurrencyAmount


ChargeModel: TypeAlias = Literal["Flat", "Quantity", "Volume", "Tiered", "Rated"] | str


class ChargePatch(TypedDict):
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    billingTiming: NotRequired[BillingTiming | None]
    periodAlignment: NotRequired[PeriodAlignment | None]
    billingDay: NotRequired[BillingDay | None]
    usageRating: NotRequired[UsageRating | None]
    specificBillingDay: NotRequired[int | None]
    offsetBillingDays: NotRequired[int | None]
    alignmentDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    createInvoiceLinesPerTier: NotRequired[bool | None]
    deferredRevenueAccount: NotRequired[Reference | None]
    recognizedRevenueAccount: NotRequired[Reference | None]
    name: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    model: NotRequired[ChargeModel | None]
    unit: NotRequired[Reference | None]
    defaultQuantity: NotRequired[Decimal | int | None]
    measurementsRule: NotRequired[MeasurementsRule | None]
    revenueRecognition: NotRequired[Reference | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    charge: NotRequired[Reference | None]
    features: NotRequired[Sequence[ChangeFeatureRequest] | None]
    priceDetails: NotRequired[Sequence[PriceDetailsPatch] | None]


class ChargePlan(TypedDict):
    id: str
    chargePlanNumber: str
    name: str
    effectiveStartDate: NotRequired[str]
    endOfNewSalesDate: NotRequired[str]
    effectiveEndDate: NotRequired[str]
    charges: Sequence[Charge]
    customFields: CustomFields
    created: str
    modified: str


class ChargePlanCreate(TypedDict):
    name: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    endOfNewSalesDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    charges: NotRequired[Sequence[ChargeCreate] | None]


class ChargePlanPatch(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    chargePlan: NotRequired[Reference | None]
    name: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    endOfNewSalesDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    charges: NotRequired[Sequence[ChargePatch] | None]


ChargeType: TypeAlias = Literal["OneOff", "Recurring", "Usage", "Measured"] | str


ClassificationType: TypeAlias = Literal["NewCustomer", "Expansion", "Contraction", "CustomerChurn", "NoChange", "SplitOrder", "Reactivate"] | str


class CommercialRates(TypedDict):
    isEnabled: bool
    """True when rates are imported by schedule"""
    lastImportId: NotRequired[str]
    nextRun: NotRequired[str]
    """Time of the next scheduled import; absent without one"""
    apiKey: NotRequired[str]
    """`***` when a key is stored"""
    apiKeyValid: bool
    exchaneRateSync: NotRequired[bool]
    """Whether the last sync succeeded"""
    lastExchangeRateSync: NotRequired[str]
    lastExchangeRateSyncCount: NotRequired[int]
    """Number of rates created"""
    activationErrorMessage: NotRequired[str]
    """Reason why a key was not accepted, or why the import failed"""


class CommercialRatesRequest(TypedDict):
    apiKey: NotRequired[str]
    """Tested at the provider, and stored only if accepted"""
    isEnabled: NotRequired[bool]
    """Whether rates are imported by schedule. Default: true"""


class Conversion(TypedDict):
    date: str
    amount: Decimal
    """As requested; with all its digits"""
    fromCurrency: str
    """ISO 4217"""
    convertedAmount: Decimal
    """Rounded half-up to the minor unit of `toCurrency`; with all its digits"""
    toCurrency: str
    """ISO 4217"""
    rate: Decimal
    """Units of `toCurrency` per unit of `fromCurrency`; with all its digits"""
    effectiveFromDate: str
    effectiveToDate: NotRequired[str]
    """Inclusive; absent while the rate is open"""


class ConvertQuoteToOrderRequest(TypedDict):
    quote: Reference
    activateOrder: NotRequired[bool | None]
    """The new order is activated at once"""


class CorrectInvoiceRequest(TypedDict):
    reason: str
    """Printed on the document"""
    correctionDate: NotRequired[str | None]
    invoiceAction: NotRequired[InvoiceAction]
    """Default: CreateDraft"""
    buyer: NotRequired[CorrectInvoiceRequestBuyer | None]
    """The corrected buyer; absent members stay unchanged"""
    lines: NotRequired[Sequence[CorrectInvoiceRequestLine] | None]


class CorrectInvoiceRequestBuyer(TypedDict):
    name: NotRequired[str | None]
    organizationNumber: NotRequired[str | None]
    taxRegistrationNumber: NotRequired[str | None]
    electronicInvoiceAddress: NotRequired[str | None]
    electronicInvoiceAddressScheme: NotRequired[str | None]
    address: NotRequired[DefaultInvoiceAddress | None]


class CorrectInvoiceRequestLine(TypedDict):
    invoiceLineId: str
    amount: Decimal | int
    """Net; added to the line, or subtracted if below 0"""


class Country(TypedDict):
    id: str
    name: str
    twoAlphaCode: str
    threeAlphaCode: str
    active: bool


class CountryPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Country]


class CreateAndPostPaymentRequest(TypedDict):
    paymentDate: NotRequired[str | None]
    amount: Decimal | int
    """The amount that the customer paid; negative for a refund, never 0"""
    bankFeeAmount: NotRequired[Decimal | int | None]
    """The part of the amount that the bank kept. Default: 0"""
    exchangeRate: NotRequired[Decimal | int | None]
    """Default: the rate that is valid on `paymentDate`"""
    baseCurrencyAmount: NotRequired[Decimal | int | None]
    """The amount in base currency, instead of a rate"""
    paymentAccount: NotRequired[Reference | None]
    paymentMethod: Reference
    description: NotRequired[str | None]
    invoice: Reference
    """By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber"""
    externalBankId: NotRequired[str | None]
    """The bank's own id: an existing payment of the same payment account with this id is returned"""


class CreatedPersonalToken(TypedDict):
    clientId: str
    name: str
    userId: str
    permissions: Sequence[str]
    """`area:level` each"""
    created: str
    expires: NotRequired[str]
    lastUsed: NotRequired[str]
    lastUsedFrom: NotRequired[str]
    """Address"""
    revoked: NotRequired[str]
    madeBy: NotRequired[str]
    """Client id of the token that made it, with which it is also revoked"""
    secret: str
    """Shown only now"""


class CreditInvoiceRequest(TypedDict):
    creditInvoiceDate: NotRequired[str | None]
    invoiceAction: NotRequired[InvoiceAction]
    """Default: CreateDraft"""
    creditAllInvoiceLines: NotRequired[bool]
    """Credits everything that is left"""
    invoiceLineIds: NotRequired[Sequence[str] | None]
    """Credits everything that is left of these lines"""
    lines: NotRequired[Sequence[CreditInvoiceRequestLine] | None]


class CreditInvoiceRequestLine(TypedDict):
    invoiceLineId: str
    amount: Decimal | int
    """Net; at most the amount left of the line"""
    description: NotRequired[str | None]


class Currency(TypedDict):
    id: str
    code: str
    """ISO 4217"""
    description: NotRequired[str]


class CurrencyAmount(TypedDict):
    """In the currency of the order, and in base currency if a rate was in force on its date"""
    amount: Decimal
    currencyCode: str
    """ISO 4217"""
    currencyConversionDate: NotRequired[str]
    baseCurrencyAmount: NotRequired[Decimal]
    baseCurrencyCode: NotRequired[str]
    """ISO 4217"""


class CurrencyCreate(TypedDict):
    code: str
    """ISO 4217"""
    description: NotRequired[str | None]


class CurrencyPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Currency]


class CustomFieldConfiguration(TypedDict):
    id: str
    key: str
    name: str
    defaultValue: NotRequired[str]
    fieldType: FieldType
    entity: CustomFieldConfigurationEntity
    typeEntity: NotRequired[str]


class CustomFieldConfigurationCreate(TypedDict):
    fieldType: FieldType
    entity: CustomFieldConfigurationEntity
    key: str
    name: NotRequired[str | None]
    defaultValue: NotRequired[str | None]
    typeEntity: NotRequired[TypeEntity | None]


CustomFieldConfigurationEntity: TypeAlias = Literal["Account", "Order", "OrderProduct", "OrderProductCharge", "Product", "ChargePlan", "Charge", "ChargeDetails", "Quote", "QuoteProduct", "QuoteProductCharge", "Invoice", "InvoiceLine", "Posting", "Measurement", "Usage", "Country"] | str


class CustomFieldConfigurationPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[CustomFieldConfiguration]


class CustomFieldConfigurationPatch(TypedDict):
    name: NotRequired[str | None]
    defaultValue: NotRequired[str | None]


CustomFieldValues: TypeAlias = Mapping[str, Any]
"""Custom fields by key"""


CustomFields: TypeAlias = Mapping[str, Any]
"""Custom fields by key"""


class CustomizedTargetDates(TypedDict):
    oneOff: NotRequired[str | None]
    recurringInAdvance: NotRequired[str | None]
    recurringInArrears: NotRequired[str | None]
    usage: NotRequired[str | None]
    measured: NotRequired[str | None]


DataOmitted: TypeAlias = Literal["Thin", "Size", "Refused", "Erased"] | str


class DefaultInvoiceAddress(TypedDict):
    description: NotRequired[str | None]
    name: NotRequired[str | None]
    street: NotRequired[str | None]
    street2: NotRequired[str | None]
    city: NotRequired[str | None]
    county: NotRequired[str | None]
    state: NotRequired[str | None]
    zip: NotRequired[str | None]
    country: NotRequired[Reference | None]


class DeletedResource(TypedDict):
    """The data of an event about a resource that was deleted"""
    message: str
    id: str


class DeliverRequest(TypedDict):
    quantity: Decimal | int
    deliveryDate: NotRequired[str | None]


class DeliveryCounts(TypedDict):
    made: int
    delivered: int
    failed: int


DisabledReason: TypeAlias = Literal["User", "Gone", "Failing"] | str


DiscountType: TypeAlias = Literal["Percent"] | str


class Dispute(TypedDict):
    """While it is disputed"""
    reason: str
    """Why it is disputed"""
    until: NotRequired[str]
    """The first day of reminders again"""
    created: str
    """Its beginning"""


class DisputeRequest(TypedDict):
    reason: str
    """Why it is disputed"""
    until: NotRequired[str | None]
    """The first day of reminders again. Default: until it is ended"""


class DocumentFinding(TypedDict):
    rule: str
    """The official id; UBL-XSD is the schema of UBL 2.1, and PL-… are ours"""
    scope: DocumentFindingScope
    """Peppol: the network refuses the document or warns about it. National: the seller's national system does"""
    severity: DocumentFindingSeverity
    place: str
    """The element, as an XPath"""
    text: str


DocumentFindingScope: TypeAlias = Literal["Peppol", "National"] | str


DocumentFindingSeverity: TypeAlias = Literal["fatal", "warning"] | str


class DocumentTemplate(TypedDict):
    id: str
    description: str
    documentType: DocumentType


class DocumentTemplatePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[DocumentTemplate]


DocumentType: TypeAlias = Literal["Invoice", "OrderConfirmation", "Journal", "FinancialAccountSummary", "PasswordRequestNewUser", "PasswordRequest", "PackingSlip", "OrderGeneric", "InvoiceReminderGeneric", "StripePaymentDetailsRequest", "FinancialAccountAnalysis", "AccountBalanceReport", "Quote", "ReportDocument", "AccountStatementReport", "GoCardlessMandateRequest"] | str


class DocumentVerdict(TypedDict):
    isValid: bool
    """True when no fatal rule of the scope Peppol is broken"""
    isNationallyValid: bool
    """True when no fatal rule of the scope National is broken, or none is implemented for the seller's country"""
    release: str
    """The releases of the rules"""
    found: int
    """Number of broken rules at all their places, including those that are not listed"""
    findings: Sequence[DocumentFinding]
    """The first 1000"""


class DueReminder(TypedDict):
    account: RemindedAccount
    campaign: str
    """The name of its campaign"""
    level: int
    """The level"""
    recipient: str
    """The address"""
    invoices: Sequence[RemindedInvoice]
    """At most 100"""


class DunningCampaign(TypedDict):
    id: str
    """The id"""
    name: str
    """For people"""
    isDefault: bool
    """True for the one that invoices follow"""
    enabled: bool
    """True when it writes reminders"""
    steps: Sequence[DunningStep]
    """Default: 7, 14 and 30 days"""
    minimumBalances: Sequence[MinimumBalance]
    """Default: none"""
    sendHour: int
    """In its time zone"""
    onlyOnWorkdays: bool
    """True for Monday to Friday"""
    lastRunOn: NotRequired[str]
    """The last day that is done"""
    created: str
    """The creation"""
    modified: str
    """The last change"""


class DunningCampaignPage(TypedDict):
    data: Sequence[DunningCampaign]
    """The campaigns"""
    nextCursor: NotRequired[str]
    """Absent on the last page"""


class DunningCampaignRequest(TypedDict):
    name: NotRequired[str]
    """For people"""
    isDefault: NotRequired[bool]
    """True for the one that invoices follow"""
    enabled: NotRequired[bool]
    """True when it writes reminders"""
    steps: NotRequired[Sequence[DunningStep]]
    """Default: 7, 14 and 30 days"""
    minimumBalances: NotRequired[Sequence[MinimumBalance]]
    """Default: none"""
    sendHour: NotRequired[int]
    """In its time zone"""
    onlyOnWorkdays: NotRequired[bool]
    """True for Monday to Friday"""


class DunningChange(TypedDict):
    id: str
    """The invoice"""
    invoiceNumber: str
    """Its number"""
    accountId: str
    """Its account"""
    campaignId: str
    """Its campaign"""
    state: InvoiceDunningState
    """How far it is"""
    level: int
    """The highest level taken"""
    dueDate: str
    """When it was due"""
    currency: str
    """ISO 4217"""
    balance: Decimal
    """Open"""
    messageId: NotRequired[str]
    """The e-mail"""


class DunningPreview(TypedDict):
    date: str
    """The day"""
    data: Sequence[DueReminder]
    """The reminders"""
    nextCursor: NotRequired[str]
    """Absent on the last page"""


class DunningPreviewRequest(TypedDict):
    date: str
    campaign: NotRequired[str | None]
    """Shown as if it were enabled"""
    cursor: NotRequired[str | None]
    """`nextCursor` of the page before"""


class DunningStep(TypedDict):
    day: int
    """Days after the due date, rising"""
    level: NotRequired[int | None]
    """Rising. Default: the number of the step"""


class EmitEventRequest(TypedDict):
    eventType: EventTag
    data: Mapping[str, Any]
    """Sent on as `Data`, digit for digit"""
    correlationId: NotRequired[str]
    source: NotRequired[EmitEventRequestSource]


EmitEventRequestSource: TypeAlias = Literal["Paywall"] | str


class EnableWebhookRequest(TypedDict):
    sendMissed: NotRequired[bool]
    """Send events that were raised while the webhook was Disabled"""
    resendFailed: NotRequired[bool]
    """Send deliveries again that failed since `failingSince`"""


class EnabledWebhook(TypedDict):
    webhook: Webhook
    recoveries: Sequence[WebhookRecovery]
    """Failed deliveries first, then missed events"""


EntityName: TypeAlias = Literal["Account", "Invoice"] | str


class Event(TypedDict):
    id: str
    eventType: EventTag
    correlationId: NotRequired[str]
    source: NotRequired[str]
    created: str
    deliveries: Sequence[EventDelivery]
    """One for each webhook that receives the event"""


class EventConsumer(TypedDict):
    name: str
    """Its name"""
    eventTypes: NotRequired[Sequence[EventTag]]
    """Its tags; all when absent"""
    accountId: NotRequired[str]
    """Events whose data has this account's id"""
    created: str
    """When it was made"""
    acknowledgedAt: NotRequired[str]
    """When it last acknowledged events"""
    behind: NotRequired[int]
    """Events that wait, up to 1000 among the next 10000; in the list"""


class EventConsumerList(TypedDict):
    data: Sequence[EventConsumer]
    """In the order of their names"""


EventData: TypeAlias = Mapping[str, Any]
"""The resource as its `GET` answered then"""


class EventDelivery(TypedDict):
    id: str
    webhookId: str


class EventEntry(TypedDict):
    id: str
    eventType: EventTag
    correlationId: NotRequired[str]
    source: NotRequired[str]
    triggeredBy: str
    created: str
    test: NotRequired[bool]
    """Raised by POST /Webhooks/{id}/Test"""
    dataErased: NotRequired[Literal[True]]
    """Its data was erased"""
    about: NotRequired[str]
    """The subject of the event: the number in its data, and the name of an account or a product"""
    triggeredByName: NotRequired[str]
    """Name of the user in `triggeredBy`"""
    deliveryCounts: DeliveryCounts
    """The results of its deliveries, of which up to 100 are counted"""


class EventPage(TypedDict):
    data: Sequence[EventEntry]
    nextCursor: NotRequired[str]


class EventResponse(TypedDict):
    id: str
    message: str


EventSource: TypeAlias = Literal["Paywall"] | str


EventTag: TypeAlias = Literal["SubscriptionActivated", "SubscriptionChanged", "SubscriptionUpdated", "SubscriptionCancelled", "SubscriptionRenewed", "SubscriptionReverted", "SubscriptionDeleted", "SalesOrderActivated", "SalesOrderUpdated", "SalesOrderDeleted", "InvoicePosted", "InvoiceUpdated", "JournalPosted", "AccountsCreated", "AccountCreated", "AccountsChanged", "AccountChanged", "QuoteCreated", "quoteCreated", "QuoteEdited", "quoteEdited", "QuoteConverted", "quoteConverted", "PaymentsCreated", "PaymentCreated", "PaymentsPosted", "PaymentPosted", "InvoiceBatchCreated", "InvoiceBatchPosted", "InvoiceBatchCancelled", "ProductsCreated", "ProductCreated", "ProductsUpdated", "ProductUpdated", "ProductsDeleted", "ProductDeleted", "NationalEInvoiceProcessed", "NationalEInvoiceFailed", "NationalEInvoiceReceived", "MessageSent", "MessageFailed", "DunningStarted", "DunningStepTaken", "DunningEnded"] | str
"""An event tag or one of its spellings; GET /EventTypes lists them"""


class EventType(TypedDict):
    eventType: EventTag
    group: str
    description: str
    alternativeSpellings: Sequence[EventTag]
    example: Mapping[str, Any]
    """An example of `Data`"""


class EventWithDeliveries(TypedDict):
    id: str
    eventType: EventTag
    correlationId: NotRequired[str]
    source: NotRequired[str]
    triggeredBy: str
    created: str
    test: NotRequired[bool]
    """Raised by POST /Webhooks/{id}/Test"""
    dataErased: NotRequired[Literal[True]]
    """Its data was erased"""
    traceId: str
    """The trace of the request that raised the event (`svc-trace-id`)"""
    triggeredByName: NotRequired[str]
    """Name of the user in `triggeredBy`"""
    triggeredByToken: NotRequired[str]
    """Name of the personal token, if a program raised the event"""
    correlatedEvents: int
    """Number of other events with the same correlation id; 100 where there are more"""
    data: Mapping[str, Any]
    """Sent as `Data`, digit for digit"""
    deliveries: Sequence[WebhookDelivery]
    """The latest 100, newest first"""
    hasMoreDeliveries: NotRequired[bool]
    """There are more: GET /WebhookDeliveries?Search={id} pages through them"""


EventsListFeedStart: TypeAlias = Literal["Now", "Beginning"] | str


class ExchangeRateAsOf(TypedDict):
    date: str
    id: str
    fromCurrency: str
    """ISO 4217"""
    toCurrency: str
    """ISO 4217"""
    rate: Decimal
    """Units of `toCurrency` per unit of `fromCurrency`; with all its digits"""
    effectiveFromDate: str
    effectiveToDate: NotRequired[str]
    """Inclusive; absent while the rate is open"""
    source: ExchangeRateResponseSource
    """The provider that it was imported from, or `manual`"""
    observedAt: NotRequired[str]


class ExchangeRateCreate(TypedDict):
    fromCurrency: Reference
    rate: Decimal | int
    """Units of the base currency per unit of `fromCurrency`"""
    effectiveFromDate: str
    effectiveToDate: NotRequired[str]


class ExchangeRateResponse(TypedDict):
    id: str
    fromCurrency: str
    """ISO 4217"""
    toCurrency: str
    """ISO 4217"""
    rate: Decimal
    """Units of `toCurrency` per unit of `fromCurrency`; with all its digits"""
    effectiveFromDate: str
    effectiveToDate: NotRequired[str]
    """Inclusive; absent while the rate is open"""
    source: ExchangeRateResponseSource
    """The provider that it was imported from, or `manual`"""


class ExchangeRateResponsePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[ExchangeRateResponse]


ExchangeRateResponseSource: TypeAlias = Literal["central-bank", "commercial", "nbp", "riksbank", "manual"] | str


class ExchangeRateSeries(TypedDict):
    fromCurrency: str
    """ISO 4217"""
    toCurrency: str
    """ISO 4217"""
    weekly: bool
    """True when the list has only the last rate of each week"""
    data: Sequence[Sequence[Any]]


class ExchangeRateTable(TypedDict):
    date: str
    toCurrency: str
    """ISO 4217"""
    data: Sequence[ExchangeRateResponse]
    """Ordered by currency code"""


FailureReason: TypeAlias = Literal["http_status", "timeout", "dns", "connection_refused", "connection_reset", "tls", "blocked_address", "protocol", "crashed", "internal"] | str


class Feature(TypedDict):
    code: str
    description: NotRequired[str]


class FeaturePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Feature]


class FeatureRequest(TypedDict):
    feature: Reference


class FeedEvent(TypedDict):
    cursor: str
    """Acknowledges all events up to this one"""
    body: Mapping[str, Any]
    """The body of a webhook, digit for digit, without `Token`"""


class FeedPage(TypedDict):
    data: Sequence[FeedEvent]
    """Oldest first"""
    nextCursor: str
    """The cursor of the next page"""
    caughtUp: bool
    """No event follows at present"""


FieldType: TypeAlias = Literal["Text", "Integer", "Checkbox", "Amount", "Date", "Entity", "Enum", "List", "DecimalNumber"] | str


class FinancialAccount(TypedDict):
    id: str
    code: str
    name: str
    description: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class FinancialAccountCreate(TypedDict):
    code: str
    name: str
    description: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]


class FinancialAccountPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[FinancialAccount]


class FollowedCampaign(TypedDict):
    """That of its account, or the default one"""
    id: str
    """Its id"""
    name: str
    """Its name"""
    enabled: bool
    """True when it writes reminders"""


class GenerateInvoiceBatchRequest(TypedDict):
    invoiceDate: NotRequired[str | None]
    targetDate: NotRequired[str | None]
    customizedTargetDates: NotRequired[CustomizedTargetDates | None]
    """Target dates of one kind of charge"""
    invoiceAllAccounts: NotRequired[bool | None]
    """Either this or `accounts`"""
    accounts: NotRequired[Sequence[str] | None]
    invoiceAllBatchGroups: NotRequired[bool | None]
    """Default: true when no group is named"""
    invoiceBatchGroups: NotRequired[Sequence[str] | None]
    minimumInvoiceAmount: NotRequired[Decimal | int | None]
    """Smallest total with tax, in the invoice's currency; smaller amounts are not invoiced yet"""
    ensureWebhooksAreEnabled: NotRequired[bool | None]
    """400 if no enabled webhook subscribes to the event at the end of the job"""
    jobDescription: NotRequired[str | None]


class GenerateInvoiceRequest(TypedDict):
    invoiceAction: NotRequired[InvoiceAction]
    """Default: CreateDraft"""
    invoiceDate: NotRequired[str | None]
    targetDate: NotRequired[str | None]
    customizedTargetDates: NotRequired[CustomizedTargetDates | None]
    """Target dates of one kind of charge"""


class GeneratedBatchJobStatus(TypedDict):
    resultBody: BatchJobDetail
    resultStatus: ResultStatus
    statusMessage: NotRequired[str]
    """`3 invoices, 1 account failed`, once the job has ended"""


class GeneratedInvoiceResponse(TypedDict):
    successful: bool
    """False when the draft was created but could not be posted; `message` gives the reason"""
    id: str
    message: str


HeldBack: TypeAlias = Literal["WaitsForInvoice"] | str


class HostedPages(TypedDict):
    enabled: bool
    """Whether links to pages of invoices work"""


class ImportDataResponse(TypedDict):
    importDataType: ImportDataType
    batchId: str
    hasErrors: bool
    errors: Sequence[ImportError]


ImportDataType: TypeAlias = Literal["Usage", "Measurements"] | str


class ImportError(TypedDict):
    row: int
    """From 1, without the header line"""
    field: str
    """`row` for the row as a whole"""
    message: str


class ImportMeasurementRequest(TypedDict):
    mappingTemplateName: str
    """Default"""
    dateFormat: NotRequired[str | None]
    """yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd"""
    decimalSeparator: NotRequired[str | None]
    """Decimal separator of numbers in texts: a point (default) or a comma"""
    dataFormat: NotRequired[str | None]
    """json (default) or csv"""
    batchName: NotRequired[str | None]
    """For the caller's own use"""
    usePreprocessingRules: NotRequired[bool | None]
    """false: the rows have no custom fields"""
    allowDuplicateEntries: NotRequired[bool | None]
    """Whether duplicate rows are allowed. Default: false, which makes each duplicate an error"""
    breakOnValidationError: NotRequired[bool | None]
    """Whether one invalid row refuses the whole import. Default: false, which stores the valid rows"""
    data: Any
    """At most 10,000 rows with the fields of CreateMeasurementRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site`"""


class ImportUsageRequest(TypedDict):
    mappingTemplateName: str
    """Default"""
    dateFormat: NotRequired[str | None]
    """yyyy-MM-dd (default), dd/MM/yyyy, MM/dd/yyyy or yyyyMMdd"""
    decimalSeparator: NotRequired[str | None]
    """Decimal separator of numbers in texts: a point (default) or a comma"""
    dataFormat: NotRequired[str | None]
    """json (default) or csv"""
    batchName: NotRequired[str | None]
    """For the caller's own use"""
    usePreprocessingRules: NotRequired[bool | None]
    """false: the rows have no custom fields"""
    allowDuplicateEntries: NotRequired[bool | None]
    """Whether duplicate rows are allowed. Default: false, which makes each duplicate an error"""
    breakOnValidationError: NotRequired[bool | None]
    """Whether one invalid row refuses the whole import. Default: false, which stores the valid rows"""
    data: Any
    """At most 10,000 rows with the fields of CreateUsageRequest: a list of objects, or CSV text with a header line, separated by commas; custom fields are columns such as `customFields.site`"""


class IntegrationLogPage(TypedDict):
    data: Sequence[IntegrationLogRecord]
    nextCursor: NotRequired[str]


class IntegrationLogRecord(TypedDict):
    id: str
    time: str
    level: IntegrationLogRecordLevel
    code: str
    message: str
    invoiceId: NotRequired[str]
    entryId: NotRequired[str]


IntegrationLogRecordLevel: TypeAlias = Literal["Information", "Warning", "Error"] | str


class InviteUserRequest(TypedDict):
    email: str
    firstName: str
    lastName: str
    permissions: Sequence[str]
    """Each is `area:level`, and none may exceed one's own"""


class InvitedUser(TypedDict):
    user: UserWithRolesResponse
    invitationUrl: str
    """Shown only now"""
    expires: str


class Invoice(TypedDict):
    invoiceNumber: NotRequired[str]
    """Assigned at the posting"""
    ocrNumber: NotRequired[str]
    """The reference that a payment of the invoice should carry"""
    daysPastDue: NotRequired[int]
    """Only for a posted invoice that is not settled"""
    status: InvoicePreviewStatus
    account: SimpleAccount
    notes: NotRequired[str]
    invoiceDate: str
    dueDate: str
    paymentDate: NotRequired[str]
    """The day on which the invoice was settled"""
    deliveryDate: NotRequired[str]
    """The day of delivery or completion of the service"""
    taxPointDate: NotRequired[str]
    """The day on which the tax becomes due; absent when that is the invoice date"""
    lastPaymentDate: NotRequired[str]
    """The day of the latest payment that settles the invoice"""
    nrOfReminders: int
    """Reminders that were sent"""
    paymentTerm: NotRequired[InvoicePreviewPaymentTerm]
    currency: str
    """ISO 4217"""
    subtotal: Decimal
    """Sum of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount"""
    subtotalBaseAmount: NotRequired[Decimal]
    tax: Decimal
    taxBaseAmount: NotRequired[Decimal]
    totalAmount: Decimal
    totalBaseAmount: NotRequired[Decimal]
    totalRoundingAmount: Decimal
    totalRoundingBaseAmount: NotRequired[Decimal]
    prepaidAmount: NotRequired[Decimal]
    """Received before the invoice was made"""
    settledAmount: Decimal
    settledNotes: NotRequired[str]
    """How it was settled, when not by a payment"""
    settledBaseAmount: Decimal
    balancedAmount: Decimal
    """totalAmount - settledAmount"""
    balancedBaseAmount: NotRequired[Decimal]
    taxIncluded: bool
    """Whether prices include tax"""
    allowances: Sequence[InvoicePreviewAllowance]
    invoiceAddress: NotRequired[Address]
    deliveryAddress: NotRequired[Address]
    yourReference: NotRequired[str]
    ourReference: NotRequired[str]
    yourOrderNumber: NotRequired[str]
    buyerReference: NotRequired[str]
    referenceNumber: NotRequired[str]
    invoiceType: InvoiceType
    electronicInvoiceId: NotRequired[str]
    creditedInvoiceId: NotRequired[str]
    creditedInvoiceNumber: NotRequired[str]
    """Only on a credit note, like creditedInvoiceId"""
    correctedInvoiceId: NotRequired[str]
    correctedInvoiceNumber: NotRequired[str]
    correctionReason: NotRequired[str]
    invoiceBatchId: NotRequired[str]
    exchangeRate: NotRequired[Decimal]
    """Units of base currency for one of the invoice's"""
    taxExchangeRate: NotRequired[TaxExchangeRate]
    """The legal exchange rate for VAT, with its table"""
    invoiceDeliveryMethod: InvoiceDeliveryMethod
    invoiceTemplateId: NotRequired[str]
    disableAutomaticInvoiceReminder: bool
    splitPayment: NotRequired[bool]
    """The buyer must pay by split payment"""
    isAdvance: NotRequired[bool]
    """For an advance received before delivery"""
    advanceOf: NotRequired[Sequence[str]]
    """The advance invoices before this final invoice"""
    nationalEInvoice: NotRequired[NationalEInvoiceChoice]
    accountsReceivable: BookedOn
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    created: str
    modified: str
    id: str
    invoiceLines: Sequence[InvoiceLine]
    onlinePaymentStatus: str
    """Always "None" so far"""
    paymentMethodForInvoice: str
    """Always "Invoice" so far"""


class InvoiceAccount(TypedDict):
    id: str
    accountNumber: str
    accountType: str
    invoiceDeliveryMethod: str
    name: str
    organizationNumber: NotRequired[str]
    accountsReceivable: NotRequired[str]
    currencyCode: str
    taxRegistrationNumber: NotRequired[str]
    taxTemplate: NotRequired[str]
    invoiceBatchGroupId: NotRequired[str]
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


InvoiceAction: TypeAlias = Literal["CreateDraft", "CreateDraftAndPostInvoice", "CancelDraftIfPostFail"] | str


class InvoiceAttachment(TypedDict):
    id: str
    invoiceId: str
    name: str
    contentType: str
    created: str
    modified: str
    fileURL: str
    """Needs no access token until it expires"""


class InvoiceAttachmentPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[InvoiceAttachment]


class InvoiceBatch(TypedDict):
    id: str
    batchNumber: str
    targetDate: str
    invoiceDate: str
    batchGroups: NotRequired[Sequence[str]]
    """Codes; absent when the batch is for all groups"""
    filter: NotRequired[str]
    """Only for a batch of drafts that matched a filter"""
    invoices: NotRequired[Sequence[SimpleInvoice]]
    """Absent in lists and events when there are more than 100"""
    batchLog: NotRequired[Sequence[InvoiceBatchLog]]
    """Absent in lists and events when there are more than 100"""
    created: str
    modified: str


class InvoiceBatchGroup(TypedDict):
    id: str
    code: str
    description: NotRequired[str]


class InvoiceBatchGroupCreate(TypedDict):
    code: str
    description: NotRequired[str | None]


class InvoiceBatchGroupPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[InvoiceBatchGroup]


class InvoiceBatchJob(TypedDict):
    id: str
    """Of the batch"""
    batchNumber: str
    jobId: str
    """Correlation id of the events of the job"""
    resultStatus: ResultStatus
    webhooksTriggeredWhenCompleted: bool
    webhookEvent: str
    """Raised when the job has ended"""
    webhooks: Sequence[SimpleWebhook]
    """Enabled webhooks that subscribe to it"""
    message: str


class InvoiceBatchLog(TypedDict):
    entityId: str
    entityName: EntityName
    reference: str
    """Number of the account"""
    errorMessage: str
    created: str
    modified: str


class InvoiceBatchLogPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[InvoiceBatchLog]


class InvoiceBatchPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[InvoiceBatch]


InvoiceBatchProgressState: TypeAlias = Literal["Generating", "Generated", "Posting", "Posted", "Cancelling", "Cancelled"] | str


InvoiceDeliveryMethod: TypeAlias = Literal["Email", "Print", "ElectronicInvoice", "ExternalPrint", "AutomaticElectronicRouting"] | str


class InvoiceDunning(TypedDict):
    state: InvoiceDunningState
    """How far it is"""
    level: int
    """The highest level taken"""
    campaign: NotRequired[FollowedCampaign]
    dispute: NotRequired[Dispute]
    held: NotRequired[InvoiceDunningHeld]
    """Why steps wait"""
    nextLevel: NotRequired[int]
    """Of the next step"""
    nextAt: NotRequired[str]
    """The next step's first day"""
    steps: Sequence[TakenDunningStep]
    """Taken steps"""


InvoiceDunningHeld: TypeAlias = Literal["CreditNote", "Disputed", "ReminderOff", "AccountExempt", "AccountPaused", "AccountInactive", "BelowMinimum", "WrittenOff", "PaymentPlanned", "MailDoubtful", "NoAddress"] | str


InvoiceDunningState: TypeAlias = Literal["None", "InDunning", "Exhausted", "Ended"] | str


class InvoiceLine(TypedDict):
    invoiceLineNumber: int
    productNumber: NotRequired[str]
    productName: str
    chargeNumber: NotRequired[str]
    charge: NotRequired[SimpleOrderProductCharge]
    orderChargeId: NotRequired[str]
    orderId: NotRequired[str]
    chargePlanId: NotRequired[str]
    orderProductId: NotRequired[str]
    chargeDescription: NotRequired[str]
    quantity: Decimal
    unitOfMeasure: UnitOfMeasure
    price: Decimal
    discountPercent: NotRequired[Decimal]
    discountAmount: NotRequired[Decimal]
    subtotal: Decimal
    subtotalBaseAmount: NotRequired[Decimal]
    allowanceAmount: Decimal
    """Share of the allowances; subtotal - allowanceAmount + tax = total"""
    allowanceBaseAmount: NotRequired[Decimal]
    total: Decimal
    totalBaseAmount: NotRequired[Decimal]
    tax: Decimal
    taxBaseAmount: NotRequired[Decimal]
    subtotalPreDiscount: Decimal
    subtotalPreDiscountBaseAmount: NotRequired[Decimal]
    totalPreDiscount: Decimal
    totalPreDiscountBaseAmount: NotRequired[Decimal]
    taxPreDiscount: Decimal
    taxPreDiscountBaseAmount: NotRequired[Decimal]
    exchangeRate: NotRequired[Decimal]
    servicePeriodStartDate: NotRequired[str]
    servicePeriodEndDate: NotRequired[str]
    notes: NotRequired[str]
    accountId: str
    accountsReceivable: BookedOn
    deferredRevenue: NotRequired[BookedOn]
    recognizedRevenue: BookedOn
    creditedInvoiceLineId: NotRequired[str]
    goodsCodes: NotRequired[Sequence[str]]
    procedureMarks: NotRequired[Sequence[str]]
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    created: str
    modified: str
    taxCategoryName: str
    taxCategoryCode: str
    """EN 16931"""
    taxRate: Decimal
    """Per cent"""
    taxTemplate: NotRequired[str]
    taxExemptionReason: NotRequired[str]
    taxExemptionReasonCode: NotRequired[str]
    id: str
    invoiceId: str


class InvoiceLinePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[InvoiceLine]


class InvoiceLink(TypedDict):
    id: str
    """The id"""
    url: str
    """The address of the page; everybody who has it sees the invoice"""
    created: str
    """When it was made"""
    expiresAt: str
    """The page is gone from then on"""
    revoked: NotRequired[str]
    """The page is gone since then"""


class InvoiceLinkRequest(TypedDict):
    expiresInDays: NotRequired[int]
    """60 days after the due date or today when absent"""


class InvoicePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Invoice]


class InvoicePaidRequest(TypedDict):
    invoiceId: str
    paymentDate: NotRequired[str | None]


class InvoicePatch(TypedDict):
    dueDate: NotRequired[str]
    invoiceDeliveryMethod: NotRequired[InvoiceDeliveryMethod]
    disableAutomaticInvoiceReminder: NotRequired[bool]
    notes: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    referenceNumber: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    invoiceLines: NotRequired[Sequence[InvoicePatchByIdInvoiceLine]]
    """All lines of a draft on account; they replace its present lines"""
    allowances: NotRequired[Sequence[InvoicePatchByIdAllowance]]


class InvoicePatchById(TypedDict):
    dueDate: NotRequired[str]
    invoiceDeliveryMethod: NotRequired[InvoiceDeliveryMethod]
    disableAutomaticInvoiceReminder: NotRequired[bool]
    notes: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    referenceNumber: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    invoiceLines: NotRequired[Sequence[InvoicePatchByIdInvoiceLine]]
    """All lines of a draft on account; they replace its present lines"""
    allowances: NotRequired[Sequence[InvoicePatchByIdAllowance]]
    id: str


class InvoicePatchByIdAllowance(TypedDict):
    amount: Decimal | int
    taxTemplate: NotRequired[Reference | None]
    reason: NotRequired[str | None]
    reasonCode: NotRequired[str | None]
    """UNCL5189"""


class InvoicePatchByIdInvoiceLine(TypedDict):
    productName: str
    price: Decimal | int
    quantity: Decimal | int
    notes: NotRequired[str | None]
    description: NotRequired[str | None]
    unitOfMeasure: Reference
    recognizedRevenueAccount: Reference
    taxTemplate: NotRequired[Reference | None]
    discountPercent: NotRequired[Decimal | int | None]
    discountAmount: NotRequired[Decimal | int | None]
    servicePeriodStartDate: NotRequired[str | None]
    servicePeriodEndDate: NotRequired[str | None]
    goodsCodes: NotRequired[Sequence[str] | None]
    """Poland: GTU_01 to GTU_13, at most one per line"""
    procedureMarks: NotRequired[Sequence[str] | None]
    """Poland: such as TT_D or IED, at most one per line"""
    customFields: NotRequired[CustomFieldValues | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]


class InvoicePreview(TypedDict):
    invoiceNumber: NotRequired[str]
    """Assigned at the posting"""
    ocrNumber: NotRequired[str]
    """The reference that a payment of the invoice should carry"""
    daysPastDue: NotRequired[int]
    """Only for a posted invoice that is not settled"""
    status: InvoicePreviewStatus
    account: SimpleAccount
    notes: NotRequired[str]
    invoiceDate: str
    dueDate: str
    paymentDate: NotRequired[str]
    """The day on which the invoice was settled"""
    deliveryDate: NotRequired[str]
    """The day of delivery or completion of the service"""
    taxPointDate: NotRequired[str]
    """The day on which the tax becomes due; absent when that is the invoice date"""
    lastPaymentDate: NotRequired[str]
    """The day of the latest payment that settles the invoice"""
    nrOfReminders: int
    """Reminders that were sent"""
    paymentTerm: NotRequired[InvoicePreviewPaymentTerm]
    currency: str
    """ISO 4217"""
    subtotal: Decimal
    """Sum of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount"""
    subtotalBaseAmount: NotRequired[Decimal]
    tax: Decimal
    taxBaseAmount: NotRequired[Decimal]
    totalAmount: Decimal
    totalBaseAmount: NotRequired[Decimal]
    totalRoundingAmount: Decimal
    totalRoundingBaseAmount: NotRequired[Decimal]
    prepaidAmount: NotRequired[Decimal]
    """Received before the invoice was made"""
    settledAmount: Decimal
    settledNotes: NotRequired[str]
    """How it was settled, when not by a payment"""
    settledBaseAmount: Decimal
    balancedAmount: Decimal
    """totalAmount - settledAmount"""
    balancedBaseAmount: NotRequired[Decimal]
    taxIncluded: bool
    """Whether prices include tax"""
    allowances: Sequence[InvoicePreviewAllowance]
    invoiceAddress: NotRequired[Address]
    deliveryAddress: NotRequired[Address]
    yourReference: NotRequired[str]
    ourReference: NotRequired[str]
    yourOrderNumber: NotRequired[str]
    buyerReference: NotRequired[str]
    referenceNumber: NotRequired[str]
    invoiceType: InvoiceType
    electronicInvoiceId: NotRequired[str]
    creditedInvoiceId: NotRequired[str]
    creditedInvoiceNumber: NotRequired[str]
    """Only on a credit note, like creditedInvoiceId"""
    correctedInvoiceId: NotRequired[str]
    correctedInvoiceNumber: NotRequired[str]
    correctionReason: NotRequired[str]
    invoiceBatchId: NotRequired[str]
    exchangeRate: NotRequired[Decimal]
    """Units of base currency for one of the invoice's"""
    taxExchangeRate: NotRequired[TaxExchangeRate]
    """The legal exchange rate for VAT, with its table"""
    invoiceDeliveryMethod: InvoiceDeliveryMethod
    invoiceTemplateId: NotRequired[str]
    disableAutomaticInvoiceReminder: bool
    splitPayment: NotRequired[bool]
    """The buyer must pay by split payment"""
    isAdvance: NotRequired[bool]
    """For an advance received before delivery"""
    advanceOf: NotRequired[Sequence[str]]
    """The advance invoices before this final invoice"""
    nationalEInvoice: NotRequired[NationalEInvoiceChoice]
    accountsReceivable: BookedOn
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    created: str
    modified: str
    invoiceLines: Sequence[InvoicePreviewInvoiceLine]
    onlinePaymentStatus: str
    paymentMethodForInvoice: str


class InvoicePreviewAllowance(TypedDict):
    amount: Decimal
    reason: NotRequired[str]
    reasonCode: NotRequired[str]
    taxCategory: str
    taxRate: Decimal


class InvoicePreviewInvoiceLine(TypedDict):
    invoiceLineNumber: int
    productNumber: NotRequired[str]
    productName: str
    chargeNumber: NotRequired[str]
    charge: NotRequired[SimpleOrderProductCharge]
    orderChargeId: NotRequired[str]
    orderId: NotRequired[str]
    chargePlanId: NotRequired[str]
    orderProductId: NotRequired[str]
    chargeDescription: NotRequired[str]
    quantity: Decimal
    unitOfMeasure: UnitOfMeasure
    price: Decimal
    discountPercent: NotRequired[Decimal]
    discountAmount: NotRequired[Decimal]
    subtotal: Decimal
    subtotalBaseAmount: NotRequired[Decimal]
    allowanceAmount: Decimal
    """Share of the allowances; subtotal - allowanceAmount + tax = total"""
    allowanceBaseAmount: NotRequired[Decimal]
    total: Decimal
    totalBaseAmount: NotRequired[Decimal]
    tax: Decimal
    taxBaseAmount: NotRequired[Decimal]
    subtotalPreDiscount: Decimal
    subtotalPreDiscountBaseAmount: NotRequired[Decimal]
    totalPreDiscount: Decimal
    totalPreDiscountBaseAmount: NotRequired[Decimal]
    taxPreDiscount: Decimal
    taxPreDiscountBaseAmount: NotRequired[Decimal]
    exchangeRate: NotRequired[Decimal]
    servicePeriodStartDate: NotRequired[str]
    servicePeriodEndDate: NotRequired[str]
    notes: NotRequired[str]
    accountId: str
    accountsReceivable: BookedOn
    deferredRevenue: NotRequired[BookedOn]
    recognizedRevenue: BookedOn
    creditedInvoiceLineId: NotRequired[str]
    goodsCodes: NotRequired[Sequence[str]]
    procedureMarks: NotRequired[Sequence[str]]
    customFields: CustomFields
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    created: str
    modified: str
    taxCategoryName: str
    taxCategoryCode: str
    """EN 16931"""
    taxRate: Decimal
    """Per cent"""
    taxTemplate: NotRequired[str]
    taxExemptionReason: NotRequired[str]
    taxExemptionReasonCode: NotRequired[str]


class InvoicePreviewPaymentTerm(TypedDict):
    id: str
    days: int
    name: str


InvoicePreviewSource: TypeAlias = Literal["nbp"] | str


InvoicePreviewStatus: TypeAlias = Literal["Draft", "Posted", "Cancelled", "Settled"] | str


InvoiceType: TypeAlias = Literal["Invoice", "Credit", "OnAccount"] | str


class InvoiceWriteOff(TypedDict):
    id: str
    amount: Decimal
    """In the currency of the invoice"""
    date: str
    account: PaymentAccount
    reason: str
    taxRelief: bool
    """Whether the tax is corrected"""
    taxAmount: Decimal
    """The corrected tax"""
    recoveredAmount: Decimal
    """The amount that payments have taken back"""
    takenBack: NotRequired[TakenBack]
    """The day on which the rest was taken back"""


class InvoiceWriteOffs(TypedDict):
    data: Sequence[InvoiceWriteOff]


class InvoicedToDatePatch(TypedDict):
    invoicedToDate: str


class JobRequest(TypedDict):
    ensureWebhooksAreEnabled: NotRequired[bool | None]
    """400 if no enabled webhook subscribes to the event at the end of the job"""
    jobDescription: NotRequired[str | None]


class Journal(TypedDict):
    id: str
    journalNumber: str
    accountingPeriod: AccountingPeriod
    journalType: JournalType
    description: str
    posted: bool
    postedDate: str
    vouchers: Sequence[JournalVoucher]
    externalERPId: NotRequired[str]
    transferredToERP: NotRequired[str]
    created: str
    modified: str


class JournalDetails(TypedDict):
    id: str
    journalNumber: str
    accountingPeriod: AccountingPeriod
    journalType: JournalType
    description: str
    posted: bool
    postedDate: str
    externalERPId: NotRequired[str]
    transferredToERP: NotRequired[str]
    created: str
    modified: str


class JournalDetailsPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[JournalDetails]


class JournalPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Journal]


class JournalPatch(TypedDict):
    description: NotRequired[str]
    externalERPId: NotRequired[str | None]
    transferredToERP: NotRequired[str | None]
    """ISO 8601, with its zone"""


JournalSource: TypeAlias = Literal["Invoicing", "RevenueRecognition", "Payment", "Payout", "Order"] | str


class JournalSummary(TypedDict):
    summaryLines: Sequence[SummaryLine]
    id: str
    journalNumber: str
    accountingPeriod: AccountingPeriod
    journalType: JournalType
    description: str
    posted: bool
    postedDate: str
    externalERPId: NotRequired[str]
    transferredToERP: NotRequired[str]
    created: str
    modified: str


class JournalSummaryPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[JournalSummary]


class JournalTransaction(TypedDict):
    description: str
    account: str
    debitAmount: Decimal
    creditAmount: Decimal
    salesCurrencyDebitAmount: Decimal
    salesCurrencyCreditAmount: Decimal
    salesCurrency: str
    exchangeRate: Decimal


JournalType: TypeAlias = Literal["Invoice", "RevenueRecognition", "Payment", "Payout", "Order"] | str


class JournalVoucher(TypedDict):
    transactionNumber: str
    effectiveDate: str
    source: JournalSource
    transactions: Sequence[JournalTransaction]
    orderChargeNumber: NotRequired[str]
    orderChargeId: NotRequired[str]
    revenueScheduleItemId: NotRequired[str]
    invoiceAccountId: NotRequired[str]
    invoiceId: NotRequired[str]
    invoiceLineId: NotRequired[str]
    paymentId: NotRequired[str]
    paymentSettlementId: NotRequired[str]
    created: str
    modified: str
    invoiceNumber: NotRequired[str]


class LastAttempt(TypedDict):
    time: str
    status: NotRequired[int]
    """HTTP status, when the receiver answered"""
    failureReason: NotRequired[FailureReason]
    durationMs: int


class LastFailure(TypedDict):
    deliveryId: str
    time: str
    failureReason: FailureReason
    status: NotRequired[int]
    """HTTP status, when the receiver answered"""


class LegalEntity(TypedDict):
    id: str
    name: str
    baseCurrency: str
    country: NotRequired[str]
    timeZone: str
    """IANA name; determines the current day of the legal entity"""
    organizationNumber: NotRequired[str]
    taxRegistrationNumber: NotRequired[str]
    bankAccount: NotRequired[str]
    iban: NotRequired[str]
    bic: NotRequired[str]
    address: NotRequired[Address]
    electronicInvoiceAddress: NotRequired[str]
    electronicInvoiceAddressScheme: NotRequired[str]
    nationalEInvoice: bool
    autoRenew: bool
    totalRoundingUnit: NotRequired[Decimal]
    prorationMethod: ProrationMethod
    """How a part of a billing period is priced. Default: DaysInPeriod"""
    taxRateSource: TaxRateSource
    """The rate that converts the VAT of an invoice in another currency"""
    matchCreditsOnPost: bool
    hostedPages: HostedPages
    """Pages for customers"""
    paymentTolerance: Decimal
    fiscalYearStartMonth: int
    accountsReceivable: str
    taxAccount: str
    roundingAccount: str
    deferredRevenueAccount: str
    recognizedRevenueAccount: str
    paymentAccount: str
    bankFeeAccount: str
    advanceAccount: str
    writeOffAccount: str
    exchangeGainAccount: str
    exchangeLossAccount: str
    defaultPaymentTerm: NotRequired[str]
    taxTemplate: NotRequired[str]
    numberSeries: Sequence[LegalEntityNumberSeries]


class LegalEntityCreate(TypedDict):
    name: str
    """Unique in the tenant; the header `legal-entity` takes it"""
    baseCurrency: str
    """ISO 4217 code; never changes"""
    country: NotRequired[str]
    """ISO 3166-1 alpha-2 code; never changes. Gives the tax templates and the time zone"""
    timeZone: NotRequired[str]
    """IANA name; determines the current day of the legal entity"""


class LegalEntityNumberSeries(TypedDict):
    type: LegalEntityType
    format: str
    nextNumber: int


class LegalEntityPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[LegalEntity]


class LegalEntityPatch(TypedDict):
    name: NotRequired[str]
    """Unique in the tenant; the header `legal-entity` takes it"""
    timeZone: NotRequired[str]
    """IANA name; determines the current day of the legal entity"""
    organizationNumber: NotRequired[str | None]
    taxRegistrationNumber: NotRequired[str | None]
    bankAccount: NotRequired[str | None]
    iban: NotRequired[str | None]
    bic: NotRequired[str | None]
    electronicInvoiceAddress: NotRequired[str | None]
    electronicInvoiceAddressScheme: NotRequired[str | None]
    address: NotRequired[DefaultInvoiceAddress | None]
    nationalEInvoice: NotRequired[bool]
    autoRenew: NotRequired[bool]
    """Whether subscriptions with isAutoRenewed are renewed. Default: true"""
    totalRoundingUnit: NotRequired[Decimal | int | None]
    """Totals in the base currency are rounded to a multiple of this amount"""
    prorationMethod: NotRequired[ProrationMethod]
    """How a part of a billing period is priced. Default: DaysInPeriod"""
    taxRateSource: NotRequired[TaxRateSource]
    """The rate that converts the VAT of an invoice in another currency"""
    matchCreditsOnPost: NotRequired[bool]
    """Whether a credit note settles its invoice when it is posted. Default: false"""
    hostedPages: NotRequired[LegalEntityPatchByIdHostedPages]
    """Pages for customers"""
    paymentTolerance: NotRequired[Decimal | int]
    """The largest small difference of a payment that is written off, in base currency. Default: 0"""
    fiscalYearStartMonth: NotRequired[int]
    """The first month of fiscal years; cannot be changed once an accounting period was closed"""
    accountsReceivable: NotRequired[Reference]
    taxAccount: NotRequired[Reference]
    roundingAccount: NotRequired[Reference]
    deferredRevenueAccount: NotRequired[Reference]
    recognizedRevenueAccount: NotRequired[Reference]
    paymentAccount: NotRequired[Reference]
    bankFeeAccount: NotRequired[Reference]
    advanceAccount: NotRequired[Reference]
    writeOffAccount: NotRequired[Reference]
    exchangeGainAccount: NotRequired[Reference]
    exchangeLossAccount: NotRequired[Reference]
    defaultPaymentTerm: NotRequired[Reference | None]
    taxTemplate: NotRequired[Reference | None]
    numberSeries: NotRequired[Sequence[LegalEntityPatchByIdNumberSeries]]


class LegalEntityPatchById(TypedDict):
    name: NotRequired[str]
    """Unique in the tenant; the header `legal-entity` takes it"""
    timeZone: NotRequired[str]
    """IANA name; determines the current day of the legal entity"""
    organizationNumber: NotRequired[str | None]
    taxRegistrationNumber: NotRequired[str | None]
    bankAccount: NotRequired[str | None]
    iban: NotRequired[str | None]
    bic: NotRequired[str | None]
    electronicInvoiceAddress: NotRequired[str | None]
    electronicInvoiceAddressScheme: NotRequired[str | None]
    address: NotRequired[DefaultInvoiceAddress | None]
    nationalEInvoice: NotRequired[bool]
    autoRenew: NotRequired[bool]
    """Whether subscriptions with isAutoRenewed are renewed. Default: true"""
    totalRoundingUnit: NotRequired[Decimal | int | None]
    """Totals in the base currency are rounded to a multiple of this amount"""
    prorationMethod: NotRequired[ProrationMethod]
    """How a part of a billing period is priced. Default: DaysInPeriod"""
    taxRateSource: NotRequired[TaxRateSource]
    """The rate that converts the VAT of an invoice in another currency"""
    matchCreditsOnPost: NotRequired[bool]
    """Whether a credit note settles its invoice when it is posted. Default: false"""
    hostedPages: NotRequired[LegalEntityPatchByIdHostedPages]
    """Pages for customers"""
    paymentTolerance: NotRequired[Decimal | int]
    """The largest small difference of a payment that is written off, in base currency. Default: 0"""
    fiscalYearStartMonth: NotRequired[int]
    """The first month of fiscal years; cannot be changed once an accounting period was closed"""
    accountsReceivable: NotRequired[Reference]
    taxAccount: NotRequired[Reference]
    roundingAccount: NotRequired[Reference]
    deferredRevenueAccount: NotRequired[Reference]
    recognizedRevenueAccount: NotRequired[Reference]
    paymentAccount: NotRequired[Reference]
    bankFeeAccount: NotRequired[Reference]
    advanceAccount: NotRequired[Reference]
    writeOffAccount: NotRequired[Reference]
    exchangeGainAccount: NotRequired[Reference]
    exchangeLossAccount: NotRequired[Reference]
    defaultPaymentTerm: NotRequired[Reference | None]
    taxTemplate: NotRequired[Reference | None]
    numberSeries: NotRequired[Sequence[LegalEntityPatchByIdNumberSeries]]
    id: NotRequired[str]


class LegalEntityPatchByIdHostedPages(TypedDict):
    enabled: NotRequired[bool]
    """Whether links to pages of invoices work. Default: false"""


class LegalEntityPatchByIdNumberSeries(TypedDict):
    type: LegalEntityType
    format: NotRequired[str]
    """Text with `{n}` or `{n:6}` in it, and optionally `{yyyy}`, `{yy}` or `{MM}`"""
    nextNumber: NotRequired[int]


LegalEntityType: TypeAlias = Literal["Invoice", "Credit", "Journal", "Account", "Product", "ChargePlan", "Charge", "Order", "OrderProduct", "OrderCharge", "Quote", "InvoiceBatch", "PaymentBatch"] | str


class MailSettings(TypedDict):
    isConfigured: bool
    """True when there are settings"""
    enabled: bool
    """True when postings send mail"""
    host: NotRequired[str]
    """The mail server"""
    port: NotRequired[int]
    """Its port"""
    security: NotRequired[MailSettingsSecurity]
    """TLS from the start, by STARTTLS, or none, which only networks of SVC_MAIL_ALLOWED_NETWORKS allow"""
    username: NotRequired[str]
    """Absent without a login"""
    hasPassword: NotRequired[bool]
    """True when a password is stored"""
    fromAddress: NotRequired[str]
    """The sender"""
    fromName: NotRequired[str]
    """The sender's name"""
    replyTo: NotRequired[str]
    """The address for answers"""
    maxPerMinute: NotRequired[int]
    """Messages begun in a minute, at most"""
    stoppedUntil: NotRequired[str]
    """Nothing is sent until then, as the server refused the login"""


class MailSettingsRequest(TypedDict):
    host: str
    """A name or an address"""
    port: int
    """25, 465, 587, 2525 or one of SVC_MAIL_PORTS"""
    security: MailSettingsSecurity
    """TLS from the start, by STARTTLS, or none, which only networks of SVC_MAIL_ALLOWED_NETWORKS allow"""
    username: NotRequired[str | None]
    """Absent without a login"""
    password: NotRequired[str | None]
    """Write-only; without it, the stored one of the same login at the same server stays"""
    fromAddress: str
    """The sender"""
    fromName: str
    """The sender's name"""
    replyTo: NotRequired[str | None]
    """The address for answers"""
    maxPerMinute: NotRequired[int]
    """Messages begun in a minute, at most"""
    enabled: bool
    """True when postings send mail"""


MailSettingsSecurity: TypeAlias = Literal["Tls", "StartTls", "None"] | str


class MailTest(TypedDict):
    to: str
    """The receiver"""


class MailTestAnswer(TypedDict):
    answer: str
    """The words of the server"""


class MatchInvoiceRequest(TypedDict):
    creditInvoiceId: str
    amount: NotRequired[Decimal | int | None]
    """Default: the smaller of the two balances"""


MatchedBy: TypeAlias = Literal["OCR number", "Invoice number", "Reference number", "Payer and amount"] | str


class Measurement(TypedDict):
    id: str
    account: NotRequired[SimpleAccount]
    order: NotRequired[UsageOrder]
    product: NotRequired[UsageOrderProduct]
    charge: NotRequired[UsageOrderCharge]
    fromDate: str
    quantity: Decimal
    tag: NotRequired[str]
    importDate: str
    customFields: CustomFields
    created: str
    modified: str


class MeasurementCreate(TypedDict):
    account: NotRequired[Reference | None]
    order: NotRequired[Reference | None]
    product: NotRequired[Reference | None]
    charge: NotRequired[Reference | None]
    fromDate: str
    quantity: Decimal | int
    """Negative in a correction"""
    tag: NotRequired[str | None]
    """The thing that was measured"""
    customFields: NotRequired[CustomFieldValues | None]
    validateData: NotRequired[bool | None]
    """The row must name its charge. Default: false"""


class MeasurementPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Measurement]


MeasurementsRule: TypeAlias = Literal["LatestDate", "SumLatestDate"] | str


class Message(TypedDict):
    id: str
    """The id"""
    kind: MessageKind
    """The document that it carries"""
    status: MessageStatus
    """Unknown: the receiver may have it; it is not sent again by itself"""
    invoiceId: str
    """The document"""
    invoiceNumber: str
    """Its number"""
    accountId: str
    """The customer"""
    turn: int
    """1 was written by the posting or was the first by a person"""
    recipient: NotRequired[str]
    """Absent when the account names none"""
    copies: Sequence[str]
    """Addresses that get a copy"""
    rejected: Sequence[str]
    """Addresses that the server refused while it took the others"""
    language: MessageLanguage
    """Of the text"""
    attempts: int
    """Connections for it"""
    problem: NotRequired[str]
    """Why it was put off, failed, skipped or cancelled, or its outcome is unknown"""
    created: str
    """When it was written"""
    nextAttemptAt: NotRequired[str]
    """While it waits"""
    sent: NotRequired[str]
    """When the server took it"""
    history: NotRequired[Sequence[MessageAttempt]]
    """The attempts, in order; only of a single message"""


class MessageAttempt(TypedDict):
    number: int
    """Counts from 1"""
    at: str
    """Before the connection"""
    server: str
    """Host and port"""
    outcome: NotRequired[MessageAttemptOutcome]
    """Absent while it runs"""
    code: NotRequired[int]
    """Of the server's answer"""
    text: NotRequired[str]
    """The server's words, or what failed"""
    milliseconds: NotRequired[int]
    """Time until the outcome"""


MessageAttemptOutcome: TypeAlias = Literal["Accepted", "Refused", "NotTaken", "Unknown"] | str


MessageKind: TypeAlias = Literal["Invoice", "CreditNote", "Reminder"] | str


MessageLanguage: TypeAlias = Literal["sv", "pl", "de", "en"] | str


class MessagePage(TypedDict):
    data: Sequence[Message]
    """The messages"""
    nextCursor: NotRequired[str]
    """Absent on the last page"""


class MessagePreview(TypedDict):
    subject: str
    """One line"""
    text: str
    """The plain text"""
    html: str
    """The same text as HTML"""
    fileName: NotRequired[str]
    """The name of the PDF, if there is one"""


MessageStatus: TypeAlias = Literal["Queued", "Sending", "Deferred", "Sent", "Failed", "Unknown", "Skipped", "Cancelled"] | str


class MinimumBalance(TypedDict):
    currency: str
    """ISO 4217"""
    amount: Decimal
    """Smaller balances get no reminder"""


class NamedKey(TypedDict):
    key: NotRequired[str | None]
    value: NotRequired[str | None]


class NationalEInvoiceBuyerValidation(TypedDict):
    isValid: bool
    isExcluded: bool
    """True when its invoices are kept out of the national system, regardless of its data"""
    findings: Sequence[NationalEInvoiceBuyerValidationFinding]


class NationalEInvoiceBuyerValidationFinding(TypedDict):
    field: str
    """Member of the account, such as `defaultInvoiceAddress.zip`"""
    rule: str
    """Id of the rule"""
    text: str


class NationalEInvoiceChoice(TypedDict):
    excluded: bool
    """No entry is made, and nothing is sent to the national system"""
    reason: NotRequired[str]
    """Reason; required for an exclusion"""
    localGovernmentUnit: NotRequired[bool]
    """True when the buyer is a unit of a local government (JST). The document has it in its note, because its format has no term for it"""
    vatGroupMember: NotRequired[bool]
    """True when the buyer is a member of a VAT group (GV). The document has it in its note, because its format has no term for it"""
    thirdParties: NotRequired[Sequence[NationalThirdParty]]
    """Other parties that the national document names. The note of the document has all of them; the first factor is also the payee, and the first recipient the party of delivery"""


class NationalEInvoiceEntry(TypedDict):
    id: str
    invoiceId: NotRequired[str]
    """Only for a sent e-invoice"""
    invoiceNumber: str
    direction: NationalEInvoiceEntryDirection
    status: NationalEInvoiceEntryStatus
    maventaReferenceId: NotRequired[str]
    """Reference at the network provider"""
    nationalEInvoiceId: NotRequired[str]
    checkDigitValid: NotRequired[bool]
    """Absent when the number has no check digit"""
    upoFileName: NotRequired[str]
    """Name of the official acknowledgement"""
    heldBack: NotRequired[HeldBack]
    """True for a credit note that waits until its invoice is Processed, however long that takes"""
    heldBackBy: NotRequired[str]
    """The reason why it is not Processed"""
    errorMessage: NotRequired[str]
    outcome: NotRequired[NationalEInvoiceEntryOutcome]
    """Unknown: the document may have reached the provider"""
    originalNationalNumber: NotRequired[str]
    """The document that this one duplicates"""
    lastProblem: NotRequired[str]
    """The reason why the last attempt had no outcome"""
    nextAttemptAt: NotRequired[str]
    deadline: NotRequired[str]
    """Deadline for it to be in the national system; absent once it is"""
    supplier: NotRequired[NationalEInvoiceEntrySupplier]
    """Only for a received invoice, like the five members that follow"""
    invoiceDate: NotRequired[str]
    dueDate: NotRequired[str]
    currency: NotRequired[str]
    totalAmount: NotRequired[Decimal]
    """With tax"""
    arrived: NotRequired[str]
    """When the provider received it"""
    created: str
    submitted: NotRequired[str]
    processed: NotRequired[str]
    failed: NotRequired[str]


NationalEInvoiceEntryDirection: TypeAlias = Literal["Sent", "Received"] | str


NationalEInvoiceEntryOutcome: TypeAlias = Literal["NotSent", "Refused", "Unknown"] | str


class NationalEInvoiceEntryPage(TypedDict):
    data: Sequence[NationalEInvoiceEntry]
    nextCursor: NotRequired[str]


NationalEInvoiceEntryStatus: TypeAlias = Literal["Pending", "Submitted", "Processed", "Failed"] | str


class NationalEInvoiceEntrySupplier(TypedDict):
    name: NotRequired[str]
    taxRegistrationNumber: NotRequired[str]


class NationalEInvoiceEntryWithHistory(TypedDict):
    id: str
    invoiceId: NotRequired[str]
    """Only for a sent e-invoice"""
    invoiceNumber: str
    direction: NationalEInvoiceEntryDirection
    status: NationalEInvoiceEntryStatus
    maventaReferenceId: NotRequired[str]
    """Reference at the network provider"""
    nationalEInvoiceId: NotRequired[str]
    checkDigitValid: NotRequired[bool]
    """Absent when the number has no check digit"""
    upoFileName: NotRequired[str]
    """Name of the official acknowledgement"""
    heldBack: NotRequired[HeldBack]
    """True for a credit note that waits until its invoice is Processed, however long that takes"""
    heldBackBy: NotRequired[str]
    """The reason why it is not Processed"""
    errorMessage: NotRequired[str]
    outcome: NotRequired[NationalEInvoiceEntryOutcome]
    """Unknown: the document may have reached the provider"""
    originalNationalNumber: NotRequired[str]
    """The document that this one duplicates"""
    lastProblem: NotRequired[str]
    """The reason why the last attempt had no outcome"""
    nextAttemptAt: NotRequired[str]
    deadline: NotRequired[str]
    """Deadline for it to be in the national system; absent once it is"""
    supplier: NotRequired[NationalEInvoiceEntrySupplier]
    """Only for a received invoice, like the five members that follow"""
    invoiceDate: NotRequired[str]
    dueDate: NotRequired[str]
    currency: NotRequired[str]
    totalAmount: NotRequired[Decimal]
    """With tax"""
    arrived: NotRequired[str]
    """When the provider received it"""
    created: str
    submitted: NotRequired[str]
    processed: NotRequired[str]
    failed: NotRequired[str]
    history: Sequence[NationalEInvoiceEntryWithHistoryHistory]


class NationalEInvoiceEntryWithHistoryHistory(TypedDict):
    time: str
    status: NationalEInvoiceEntryStatus
    text: str


class NationalEInvoiceReception(TypedDict):
    id: str
    state: RateImportState
    requested: str
    started: NotRequired[str]
    finished: NotRequired[str]
    received: int
    """Number of invoices stored so far"""
    acknowledged: int
    """Number of invoices whose receipt was confirmed to the provider so far"""
    message: NotRequired[str]
    """Reason for the failure; the remaining invoices are fetched the next time"""


class NationalEInvoiceReceptionPage(TypedDict):
    data: Sequence[NationalEInvoiceReception]
    nextCursor: NotRequired[str]


class NationalEInvoiceSettings(TypedDict):
    isEnabled: bool
    isIntegrationActive: bool
    """True when it is enabled and a token was entered"""
    hasToken: bool
    tokenEnding: NotRequired[str]
    """The last characters of the token"""
    tokenExpires: NotRequired[str]
    isLinked: bool
    """True when the company is linked to this service at the provider"""
    preflightOnPosting: PreflightOnPosting
    """How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it"""
    messages: NotRequired[Sequence[str]]
    """Values that the provider refused; the settings are saved nevertheless"""


class NationalEInvoiceSettingsRequest(TypedDict):
    isEnabled: bool
    nationalEInvoiceToken: NotRequired[str | None]
    """Write-only; without it, the stored one stays; null removes it"""
    tokenExpires: NotRequired[str | None]
    """The last day of the token; administrators are warned 30, 7 and 1 days before. Without it, the stored one stays until the token changes; null removes it"""
    preflightOnPosting: NotRequired[PreflightOnPosting]
    """How to post an invoice whose document the national system would refuse: post it with a warning in `message`, or refuse it"""


NationalEInvoiceState: TypeAlias = Literal["Pending", "WaitsForInvoice", "Submitted", "HeldBack", "Processed", "Failed", "Unknown"] | str


class NationalEInvoiceValidation(TypedDict):
    isValid: bool
    missingFields: Sequence[str]
    warnings: Sequence[str]
    """Values that look wrong"""


class NationalThirdParty(TypedDict):
    role: NationalThirdPartyRole
    name: str
    identifier: NotRequired[str]
    """A NIP, a VAT number of another country, or an internal identifier of the national system"""


NationalThirdPartyRole: TypeAlias = Literal["Factor", "Recipient", "OriginalEntity", "AdditionalBuyer", "Issuer", "Payer", "LocalGovernmentIssuer", "LocalGovernmentRecipient", "VatGroupIssuer", "VatGroupRecipient", "Employee"] | str


class NothingIsDue(TypedDict):
    successful: Literal[False]
    message: str


class OAuthError(TypedDict):
    error: str
    error_description: NotRequired[str]


class OAuthTokenRequest(TypedDict):
    grant_type: str
    """password, client_credentials or refresh_token"""
    username: NotRequired[str]
    """The client id, with the password grant"""
    password: NotRequired[str]
    """The secret, with the password grant"""
    client_id: NotRequired[str]
    client_secret: NotRequired[str]
    refresh_token: NotRequired[str]
    scope: NotRequired[str]
    """svcapi"""


class OAuthTokenResponse(TypedDict):
    access_token: str
    token_type: Literal["Bearer"]
    expires_in: int
    """Seconds"""
    refresh_token: str
    scope: str


class OnAccountInvoiceCreate(TypedDict):
    account: Reference
    invoiceAction: NotRequired[InvoiceAction]
    """Default: CreateDraft"""
    invoiceDate: NotRequired[str]
    currency: Reference
    taxIncluded: NotRequired[bool]
    paymentTerm: NotRequired[Reference | None]
    invoiceTemplate: NotRequired[Reference | None]
    accountsReceivable: NotRequired[Reference | None]
    invoiceDeliveryMethod: NotRequired[InvoiceDeliveryMethod | None]
    invoiceAddress: NotRequired[DefaultInvoiceAddress | None]
    deliveryAddress: NotRequired[DefaultInvoiceAddress | None]
    deliveryDate: NotRequired[str | None]
    prepaidAmount: NotRequired[Decimal | int | None]
    """Amount received before, including tax; settles the invoice from the start"""
    yourOrderNumber: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    notes: NotRequired[str | None]
    nationalEInvoice: NotRequired[NationalEInvoiceChoice | None]
    splitPayment: NotRequired[bool]
    """Poland: to be paid by the split payment mechanism"""
    isAdvance: NotRequired[bool]
    """Reports an amount received before the delivery"""
    advanceOf: NotRequired[Sequence[str] | None]
    """The advance invoices before this final invoice"""
    customFields: NotRequired[CustomFieldValues | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    invoiceLines: NotRequired[Sequence[InvoicePatchByIdInvoiceLine] | None]
    allowances: NotRequired[Sequence[InvoicePatchByIdAllowance] | None]
    attachments: NotRequired[Sequence[OnAccountInvoiceCreateAttachment] | None]


class OnAccountInvoiceCreateAttachment(TypedDict):
    name: str
    contentType: str
    content: str
    """Base64"""


class OpenItem(TypedDict):
    invoice: str
    """Id"""
    number: str
    """Of the document"""
    dueDate: str
    """Of the document"""
    balance: Decimal
    """At the end of `to`"""


class OperationResponse(TypedDict):
    successful: bool
    id: str
    message: str


class OrderChargeDetails(TypedDict):
    tier: int
    """From 0"""
    price: Decimal
    listPrice: Decimal
    description: NotRequired[str]
    fromQuantity: NotRequired[Decimal]
    toQuantity: NotRequired[Decimal]
    priceBase: PriceBase
    lineDiscountPercent: NotRequired[Decimal]
    lineDiscountAmount: NotRequired[Decimal]


class OrderDiscounts(TypedDict):
    id: str
    orderId: str
    startOn: OrderDiscountsStartOn
    endOn: OrderDiscountsStartOn
    startDate: NotRequired[str]
    endDate: NotRequired[str]
    percent: Decimal
    discountType: DiscountType
    """Always "Percent" so far"""
    description: NotRequired[str]
    onSpecificCharges: bool
    orderProductCharges: Sequence[OrderDiscountsCharge]


class OrderDiscountsCharge(TypedDict):
    orderDiscountId: str
    chargeId: str


class OrderDiscountsChargeRequest(TypedDict):
    charge: Reference
    operation: NotRequired[ChangeFeatureRequestOperation | None]
    """Default: Add"""


class OrderDiscountsOrder(TypedDict):
    effectiveChangeDate: NotRequired[str | None]
    orderDiscounts: NotRequired[Sequence[OrderDiscountsRequest] | None]


class OrderDiscountsRequest(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change for an existing discount, otherwise Create"""
    startOn: NotRequired[OrderDiscountsStartOn | None]
    endOn: NotRequired[OrderDiscountsStartOn | None]
    startDate: NotRequired[str | None]
    endDate: NotRequired[str | None]
    percent: NotRequired[Decimal | int | None]
    description: NotRequired[str | None]
    onSpecificCharges: NotRequired[bool | None]
    orderProductCharges: NotRequired[Sequence[OrderDiscountsChargeRequest] | None]
    chargeMappingKey: NotRequired[str | None]
    orderDiscountId: NotRequired[Reference | None]


OrderDiscountsStartOn: TypeAlias = Literal["AlignToOrder", "SpecificDate"] | str


class OrderMetricsResponse(TypedDict):
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount
    fmrr: CurrencyAmount
    charges: Sequence[ChargeMetricsResponse]


OrderPaymentMethod: TypeAlias = Literal["Invoice", "Stripe", "GoCardless"] | str


class OrderProduct(TypedDict):
    id: str
    productNumber: str
    chargePlanId: str
    chargePlanName: str
    chargePlanNumber: str
    productLineNumber: int
    name: str
    charges: Sequence[OrderProductCharge]
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    customFields: CustomFields
    created: str
    modified: str


class OrderProductCharge(TypedDict):
    id: str
    chargeNumber: str
    version: int
    isLastVersion: bool
    name: str
    description: NotRequired[str]
    remarks: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    chargeType: ChargeType
    priceModel: ChargeModel
    effectiveStartDate: NotRequired[str]
    effectiveEndDate: NotRequired[str]
    quantity: NotRequired[Decimal]
    unitCode: str
    """UN/ECE Recommendation 20"""
    startOn: StartOn
    endOn: StartOn
    startMilestone: NotRequired[str]
    endMilestone: NotRequired[str]
    chargedThroughDate: NotRequired[str]
    """The first day not invoiced"""
    lastRenewalDate: NotRequired[str]
    lastPriceAdjustmentDate: NotRequired[str]
    pricePeriod: PricePeriod
    billingPeriod: BillingPeriod
    billingTiming: BillingTiming
    periodAlignment: PeriodAlignment
    billingDay: BillingDay
    usageRating: UsageRating
    measurementsRule: MeasurementsRule
    specificBillingDay: NotRequired[int]
    offsetBillingDays: NotRequired[int]
    alignmentDate: NotRequired[str]
    taxTemplate: NotRequired[str]
    taxIncluded: bool
    createInvoiceLinesPerTier: bool
    revenueRecognitionRule: str
    deferredRevenueAccount: NotRequired[str]
    recognizedRevenueAccount: NotRequired[str]
    estimatedUsage: NotRequired[Decimal]
    estimatedQuantity: NotRequired[Decimal]
    orderedQuantity: NotRequired[Decimal]
    remainingQuantity: NotRequired[Decimal]
    deliveryDate: NotRequired[str]
    changeState: ChangeState
    """Relative to the version of the order that is shown"""
    displayPrice: NotRequired[Decimal]
    priceDetails: Sequence[OrderChargeDetails]
    price: NotRequired[Decimal]
    listPrice: NotRequired[Decimal]
    discountAmount: NotRequired[Decimal]
    discountPercentage: NotRequired[Decimal]
    recurringMonthlyAmount: NotRequired[Decimal]
    recurringMonthlyAmountBase: NotRequired[Decimal]
    features: Sequence[Feature]
    orderDiscounts: Sequence[OrderDiscountsCharge]
    cmrr: NotRequired[CurrencyAmount]
    acv: NotRequired[CurrencyAmount]
    emrr: NotRequired[CurrencyAmount]
    oneTimeFees: NotRequired[CurrencyAmount]
    tcv: NotRequired[CurrencyAmount]
    orderProductId: str
    orderId: str
    chargeId: str
    """The charge of the catalogue"""
    customFields: CustomFields
    created: str
    modified: str


class OrderProductChargeCreate(TypedDict):
    name: NotRequired[str | None]
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    chargeType: NotRequired[ChargeType | None]
    priceModel: NotRequired[ChargeModel | None]
    quantity: NotRequired[Decimal | int | None]
    estimatedUsage: NotRequired[Decimal | int | None]
    estimatedQuantity: NotRequired[Decimal | int | None]
    pricePeriod: NotRequired[PricePeriod | None]
    billingPeriod: NotRequired[BillingPeriod | None]
    billingTiming: NotRequired[BillingTiming | None]
    periodAlignment: NotRequired[PeriodAlignment | None]
    billingDay: NotRequired[BillingDay | None]
    usageRating: NotRequired[UsageRating | None]
    specificBillingDay: NotRequired[int | None]
    offsetBillingDays: NotRequired[int | None]
    alignmentDate: NotRequired[str | None]
    taxTemplate: NotRequired[Reference | None]
    taxIncluded: NotRequired[bool | None]
    createInvoiceLinesPerTier: NotRequired[bool | None]
    deferredRevenueAccount: NotRequired[Reference | None]
    recognizedRevenueAccount: NotRequired[Reference | None]
    unitCode: NotRequired[Reference | None]
    startOn: NotRequired[StartOn | None]
    """Default: AlignToSubscription"""
    endOn: NotRequired[StartOn | None]
    """Default: AlignToSubscription"""
    effectiveStartDate: NotRequired[str | None]
    effectiveEndDate: NotRequired[str | None]
    startMilestone: NotRequired[Reference | None]
    endMilestone: NotRequired[Reference | None]
    chargedThroughDate: NotRequired[str | None]
    lastPriceAdjustmentDate: NotRequired[str | None]
    revenueRecognitionRule: NotRequired[Reference | None]
    displayPrice: NotRequired[Decimal | int | None]
    orderDiscountMappingKey: NotRequired[Sequence[str] | None]
    """`chargeMappingKey` of the discounts in this request that apply to the charge"""
    customFields: NotRequired[CustomFieldValues | None]
    charge: NotRequired[Reference | None]
    orderedQuantity: NotRequired[Decimal | int | None]
    """Only for a charge that is delivered in parts"""
    features: NotRequired[Sequence[FeatureRequest] | None]
    priceDetails: NotRequired[Sequence[OrderProductChargeDetailsCreate] | None]


class OrderProductChargeDetailsCreate(TypedDict):
    tier: NotRequired[int | None]
    """From 0"""
    price: NotRequired[Decimal | int | None]
    """The price to pay. Default: the list price less the discounts"""
    listPrice: NotRequired[Decimal | int | None]
    """Default: that of the catalogue"""
    lineDiscountPercent: NotRequired[Decimal | int | None]
    lineDiscountAmount: NotRequired[Decimal | int | None]
    priceBase: NotRequired[PriceBase | None]
    description: NotRequired[str | None]
    fromQuantity: NotRequired[Decimal | int | None]
    """If given, must be the end of the tier before"""
    toQuantity: NotRequired[Decimal | int | None]
    isInfinite: NotRequired[bool | None]
    """No upper limit; only for the last tier"""


class OrderProductChargePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[OrderProductCharge]


class OrderProductChargePatch(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]


class OrderProductCreate(TypedDict):
    product: Reference
    chargePlan: NotRequired[Reference | None]
    productLineNumber: NotRequired[int | None]
    name: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    charges: NotRequired[Sequence[OrderProductChargeCreate] | None]


OrderStatus: TypeAlias = Literal["Draft", "Active", "Cancelled", "Inactive", "Deleted", "OrderDraft", "Order", "PartiallyDelivered", "Delivered", "Invoiced", "PartiallyPaid", "Paid"] | str


OrderType: TypeAlias = Literal["Subscription"] | str


class Payment(TypedDict):
    id: str
    account: NotRequired[SimpleAccount]
    paymentDate: str
    postedDate: NotRequired[str]
    """Absent while the payment is a draft"""
    reference: NotRequired[str]
    payerName: NotRequired[str]
    payerInformation: NotRequired[str]
    description: NotRequired[str]
    externalBankId: NotRequired[str]
    amount: CurrencyAmount
    bankFeeAmount: CurrencyAmount
    unallocatedAmount: CurrencyAmount
    isFullyAllocated: bool
    """Nothing is left that could settle an invoice"""
    exchangeRate: Decimal
    """Units of base currency for one of the payment's"""
    paymentAccount: PaymentAccount
    bankFeeAccount: PaymentAccount
    paymentMethodName: str
    paymentMethodId: str
    paymentBatchId: NotRequired[str]
    paymentBatchNumber: NotRequired[str]
    paymentSettlements: Sequence[PaymentSettlement]
    paymentWriteOffs: Sequence[WriteOff]
    """The written-off parts of the payment itself"""
    refundOf: Sequence[PaymentRefund]
    """For a refund: the payments that it pays back"""
    refundedBy: Sequence[RefundedPayment]
    """The amount that posted refunds have paid back"""
    created: str
    modified: str


class PaymentAccount(TypedDict):
    id: str
    code: str
    name: str


class PaymentCreate(TypedDict):
    paymentDate: NotRequired[str | None]
    amount: Decimal | int
    """The amount that the customer paid; negative for a refund, never 0"""
    bankFeeAmount: NotRequired[Decimal | int | None]
    """The part of the amount that the bank kept. Default: 0"""
    exchangeRate: NotRequired[Decimal | int | None]
    """Default: the rate that is valid on `paymentDate`"""
    baseCurrencyAmount: NotRequired[Decimal | int | None]
    """The amount in base currency, instead of a rate"""
    paymentAccount: NotRequired[Reference | None]
    paymentMethod: Reference
    description: NotRequired[str | None]
    account: NotRequired[Reference | None]
    """Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment"""
    currency: NotRequired[Reference | None]
    refundOf: NotRequired[Sequence[PaymentRefundCreate] | None]
    """For a refund, whose amount is below 0: the payments that it pays back"""
    bankFeeAccount: NotRequired[Reference | None]
    paymentWriteOffs: NotRequired[Sequence[PaymentWriteOffCreate] | None]
    reference: NotRequired[str | None]
    payerName: NotRequired[str | None]
    payerInformation: NotRequired[str | None]
    externalBankId: NotRequired[str | None]


class PaymentImportError(TypedDict):
    entry: str
    """The bank's reference of the entry; without one, its statement and position"""
    message: str


class PaymentImportResponse(TypedDict):
    batchId: str
    batchNumber: str
    created: int
    """Number of payments created"""
    matched: int
    """Number of created payments for which an invoice was found"""
    skipped: int
    """Number of entries that had been imported before"""
    errors: Sequence[PaymentImportError]


class PaymentMethod(TypedDict):
    id: str
    name: str


class PaymentMethodCreate(TypedDict):
    name: str


class PaymentMethodPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[PaymentMethod]


class PaymentPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Payment]


class PaymentPatch(TypedDict):
    account: NotRequired[Reference | None]
    """Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment"""
    paymentDate: NotRequired[str | None]
    refundOf: NotRequired[Sequence[PaymentRefundPatch] | None]
    """For a refund, whose amount is below 0: the payments that it pays back"""
    paymentSettlements: NotRequired[Sequence[PaymentSettlementRequest] | None]
    paymentWriteOffs: NotRequired[Sequence[PaymentWriteOffPatch] | None]
    reference: NotRequired[str | None]
    payerName: NotRequired[str | None]
    payerInformation: NotRequired[str | None]
    description: NotRequired[str | None]
    externalBankId: NotRequired[str | None]


class PaymentRefund(TypedDict):
    payment: str
    amount: CurrencyAmount


class PaymentRefundCreate(TypedDict):
    payment: str
    """The id of a posted payment"""
    amount: NotRequired[Decimal | int | None]
    """Default: the amount left of the payment, at most the amount left of the refund"""


class PaymentRefundPatch(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    payment: str
    """The id of a posted payment"""
    amount: NotRequired[Decimal | int | None]
    """Default: the amount left of the payment, at most the amount left of the refund"""


class PaymentSettlement(TypedDict):
    amount: CurrencyAmount
    invoice: PaymentSettlementInvoice
    writeOffs: Sequence[WriteOff]
    """The write-offs of the invoice in addition to the amount"""
    matchedBy: NotRequired[MatchedBy]
    """How the invoice was found, if nobody named it"""


class PaymentSettlementInvoice(TypedDict):
    account: SimpleAccount
    id: str
    invoiceNumber: str
    status: InvoicePreviewStatus
    invoiceDate: str
    dueDate: str
    buyerReference: NotRequired[str]
    ocrNumber: NotRequired[str]
    currency: str
    """ISO 4217"""
    subtotal: Decimal
    tax: Decimal
    totalAmount: Decimal
    settledAmount: Decimal
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class PaymentSettlementRequest(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    invoice: Reference
    """By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber"""
    amount: NotRequired[Decimal | int | None]
    """With the sign of the payment. Default: the amount left of the payment, at most the balance"""
    writeOffs: NotRequired[Sequence[SettlementWriteOffPatch] | None]


class PaymentSettlementsPatch(TypedDict):
    account: NotRequired[Reference | None]
    """Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment"""
    paymentDate: NotRequired[str | None]
    refundOf: NotRequired[Sequence[PaymentRefundPatch] | None]
    """For a refund, whose amount is below 0: the payments that it pays back"""
    paymentSettlements: NotRequired[Sequence[PaymentSettlementRequest] | None]
    paymentWriteOffs: NotRequired[Sequence[PaymentWriteOffPatch] | None]
    reference: NotRequired[str | None]
    payerName: NotRequired[str | None]
    payerInformation: NotRequired[str | None]
    description: NotRequired[str | None]
    externalBankId: NotRequired[str | None]
    id: str


class PaymentTerm(TypedDict):
    id: str
    name: str
    description: str
    termType: PaymentTermTermType
    days: int


class PaymentTermCreate(TypedDict):
    name: str
    description: str
    days: int
    termType: NotRequired[PaymentTermTermType]


class PaymentTermPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[PaymentTerm]


PaymentTermTermType: TypeAlias = Literal["NetDays", "EndOfMonthNetDays", "NetDaysEndOfMonth"] | str


class PaymentWriteOffCreate(TypedDict):
    amount: NotRequired[Decimal | int | None]
    """With the sign of the payment. Default: everything that is left"""
    postingText: NotRequired[str | None]
    financialAccount: NotRequired[Reference | None]


class PaymentWriteOffPatch(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    writeOff: NotRequired[Reference | None]
    """The write-off to change or remove, by PaymentWriteOff-Id or Description"""
    amount: NotRequired[Decimal | int | None]
    """With the sign of the payment. Default: everything that is left"""
    postingText: NotRequired[str | None]
    financialAccount: NotRequired[Reference | None]


PeriodAlignment: TypeAlias = Literal["None", "AlignToOrder", "AlignToCharge", "AlignToMonth", "AlignToCalendarQuarter", "AlignToDate"] | str


class PermissionResponse(TypedDict):
    name: str
    description: str
    group: str


class PersonalToken(TypedDict):
    clientId: str
    name: str
    userId: str
    permissions: Sequence[str]
    """`area:level` each"""
    created: str
    expires: NotRequired[str]
    lastUsed: NotRequired[str]
    lastUsedFrom: NotRequired[str]
    """Address"""
    revoked: NotRequired[str]
    madeBy: NotRequired[str]
    """Client id of the token that made it, with which it is also revoked"""


class PersonalTokenCreate(TypedDict):
    name: str
    """Purpose of the token"""
    permissions: NotRequired[Sequence[str]]
    """Each is `area:level`. Default: one's own permissions"""
    expires: NotRequired[str]


class PersonalTokenPage(TypedDict):
    data: Sequence[PersonalToken]
    nextCursor: NotRequired[str]


class PersonalTokenPatch(TypedDict):
    name: str
    """Purpose of the token"""


PersonalTokensListAll: TypeAlias = Literal["true", "false"] | str


class PolishCentralBankRates(TypedDict):
    isEnabled: bool
    """True when rates are imported by schedule"""
    lastImportId: NotRequired[str]
    nextRun: NotRequired[str]
    """Time of the next scheduled import; absent without one"""
    exchaneRateSync: NotRequired[bool]
    """Whether the last sync succeeded"""
    lastExchangeRateSync: NotRequired[str]
    lastExchangeRateSyncCount: NotRequired[int]
    """Number of rates stored"""
    syncMessage: NotRequired[str]
    """Reason why the import failed"""


class PostDraftsRequest(TypedDict):
    filter: str
    """The same as `Filter` of `GET /Invoices`: `status eq 'Draft' and invoiceDate le datetime'2026-11-30'`"""
    ensureWebhooksAreEnabled: NotRequired[bool | None]
    """400 if no enabled webhook subscribes to the event at the end of the job"""
    jobDescription: NotRequired[str | None]


class PostedBatchJobStatus(TypedDict):
    resultBody: Sequence[BatchJobDetail]
    resultStatus: ResultStatus
    statusMessage: NotRequired[str]
    """`3 invoices, 1 account failed`, once the job has ended"""


PreflightOnPosting: TypeAlias = Literal["Warn", "Refuse"] | str


class PreviewSubscriptionRequest(TypedDict):
    subscription: NotRequired[str]
    """Id of the subscription, for all actions but `create`"""
    create: NotRequired[SubscriptionCreate | None]
    """A new subscription"""
    change: NotRequired[ChangeSubscriptionRequest | None]
    """A change of its products and charges"""
    renewAndChange: NotRequired[RenewAndChangeSubscriptionRequest | None]
    """A renewal with a change"""
    orderDiscounts: NotRequired[OrderDiscountsOrder | None]
    """Changes of its discounts"""
    cancel: NotRequired[CancelSubscriptionRequest | None]
    """Its end"""
    days: NotRequired[int | None]
    """The number of days with invoices to show, today included. Default: 3"""


PriceBase: TypeAlias = Literal["PerUnit", "Flat"] | str


class PriceDetails(TypedDict):
    currency: str
    """ISO 4217"""
    tier: int
    """From 0"""
    price: Decimal
    priceBase: PriceBase
    fromQuantity: NotRequired[Decimal]
    toQuantity: NotRequired[Decimal]
    description: NotRequired[str]


class PriceDetailsCreate(TypedDict):
    currency: NotRequired[Reference | None]
    tier: NotRequired[int | None]
    """Number of the tier, from 0; for a new price without it, the next number"""
    price: NotRequired[Decimal | int | None]
    description: NotRequired[str | None]
    priceBase: NotRequired[PriceBase | None]
    toQuantity: NotRequired[Decimal | int | None]
    isInfinite: NotRequired[bool | None]
    """No upper limit; only for the last tier"""


class PriceDetailsPatch(TypedDict):
    currency: NotRequired[Reference | None]
    tier: NotRequired[int | None]
    """Number of the tier, from 0; for a new price without it, the next number"""
    price: NotRequired[Decimal | int | None]
    description: NotRequired[str | None]
    priceBase: NotRequired[PriceBase | None]
    toQuantity: NotRequired[Decimal | int | None]
    isInfinite: NotRequired[bool | None]
    """No upper limit; only for the last tier"""
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""


PriceDetailsPatchOperation: TypeAlias = Literal["Change", "Create", "Remove"] | str


PricePeriod: TypeAlias = Literal["Monthly", "Quarterly", "Annual"] | str


class ProblemDetails(TypedDict):
    type: str
    """Kind of the error, for programs: `/problems/not-postable`. The kind stays the same, the texts may change"""
    title: str
    status: int
    detail: NotRequired[str]
    """The request that helps"""
    instance: NotRequired[str]
    errors: NotRequired[Mapping[str, Any]]
    """Texts by JSON path of the field or name of the header; `message` for the request as a whole"""
    traceId: str
    """W3C trace id, also in the log"""


class Product(TypedDict):
    id: str
    productNumber: str
    name: str
    productType: ProductType
    category: NotRequired[str]
    taxPoint: TaxPoint
    activationDate: NotRequired[str]
    endOfNewSalesDate: NotRequired[str]
    endOfRenewalDate: NotRequired[str]
    endOfLifeDate: NotRequired[str]
    isFrameworkProduct: bool
    """Always false so far"""
    chargePlans: Sequence[ChargePlan]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    legalEntityId: str
    customFields: CustomFields
    created: str
    modified: str


class ProductCreate(TypedDict):
    taxPoint: NotRequired[TaxPoint | None]
    """When the tax on charges billed in arrears becomes due. Default: InvoiceDate"""
    activationDate: NotRequired[str | None]
    endOfNewSalesDate: NotRequired[str | None]
    endOfRenewalDate: NotRequired[str | None]
    endOfLifeDate: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    category: NotRequired[Reference | None]
    customFields: NotRequired[CustomFieldValues | None]
    name: str
    productType: ProductType
    chargePlans: NotRequired[Sequence[ChargePlanCreate] | None]


class ProductPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Product]


class ProductPatch(TypedDict):
    taxPoint: NotRequired[TaxPoint | None]
    """When the tax on charges billed in arrears becomes due. Default: InvoiceDate"""
    activationDate: NotRequired[str | None]
    endOfNewSalesDate: NotRequired[str | None]
    endOfRenewalDate: NotRequired[str | None]
    endOfLifeDate: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    category: NotRequired[Reference | None]
    customFields: NotRequired[CustomFieldValues | None]
    name: NotRequired[str]
    productType: NotRequired[ProductType]
    chargePlans: NotRequired[Sequence[ChargePlanPatch] | None]


ProductType: TypeAlias = Literal["Simple", "MultipleCharges", "MultipleChargePlans", "Full"] | str


ProrationMethod: TypeAlias = Literal["DaysInPeriod", "DaysInMonth", "Fixed30"] | str


class PutEventConsumerRequest(TypedDict):
    start: str
    """`Now`, `Beginning`, or a cursor of the feed"""
    eventTypes: NotRequired[Sequence[EventTag]]
    """All when absent"""
    accountId: NotRequired[str]
    """Events whose data has this account's id"""


class Quote(TypedDict):
    id: str
    number: str
    version: int
    """Each change adds 1"""
    status: QuoteStatus
    quoteType: QuoteType
    orderType: QuoteOrderType
    termType: TermType
    changeOrderId: NotRequired[str]
    """The version of the order to change"""
    convertedToOrder: NotRequired[SimpleOrder]
    customer: SimpleAccount
    invoiceCustomer: SimpleAccount
    deliveryAddress: NotRequired[Address]
    currency: str
    """ISO 4217"""
    quoteDate: str
    validToDate: str
    description: NotRequired[str]
    remarks: NotRequired[str]
    yourReference: NotRequired[str]
    ourReference: NotRequired[str]
    orderEffectiveChangeDate: NotRequired[str]
    effectiveStartDate: str
    effectiveEndDate: NotRequired[str]
    initialTerm: int
    renewalTerm: int
    autoRenewal: bool
    noticePeriod: int
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    tcv: CurrencyAmount
    otf: CurrencyAmount
    products: Sequence[QuoteProduct]
    customFields: CustomFields
    created: str
    modified: str


class QuoteCharge(TypedDict):
    id: str
    quoteProductChargeId: str
    chargeNumber: NotRequired[str]
    """Only for an existing charge of the subscription"""
    name: str
    charge: SimpleCharge
    originalOrderProductChargeId: NotRequired[str]
    """The subscription's charge that the quote changes or keeps"""
    chargeType: ChargeType
    priceModel: ChargeModel
    startOn: StartOn
    endOn: StartOn
    effectiveStartDate: NotRequired[str]
    effectiveEndDate: NotRequired[str]
    quantity: NotRequired[Decimal]
    unitCode: str
    """UN/ECE Recommendation 20"""
    pricePeriod: PricePeriod
    usageRating: UsageRating
    billingPeriod: BillingPeriod
    remarks: NotRequired[str]
    displayPrice: NotRequired[Decimal]
    ppu: NotRequired[Decimal]
    """Price of a unit, if there is only one tier"""
    priceDetails: Sequence[OrderChargeDetails]
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    tcv: CurrencyAmount
    otf: CurrencyAmount
    customFields: CustomFields
    created: str
    modified: str


class QuoteConverted(TypedDict):
    quoteId: str
    quoteNumber: str
    quote: Quote
    orderId: str
    orderNumber: str
    orderType: QuoteOrderType
    orderStatus: OrderStatus


class QuoteCreate(TypedDict):
    invoiceCustomer: NotRequired[Reference | None]
    orderType: NotRequired[QuoteOrderType | None]
    """Default: Subscription"""
    termType: NotRequired[TermType | None]
    """Default: Termed"""
    quoteDate: NotRequired[str | None]
    validToDate: NotRequired[str | None]
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    orderEffectiveChangeDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    initialTerm: NotRequired[int | None]
    renewalTerm: NotRequired[int | None]
    autoRenewal: NotRequired[bool | None]
    noticePeriod: NotRequired[int | None]
    currency: NotRequired[Reference | None]
    products: NotRequired[Sequence[QuoteProductRequest] | None]
    customFields: NotRequired[CustomFieldValues | None]
    customer: Reference
    quoteType: NotRequired[QuoteType | None]
    """Default: New"""
    changeOrder: NotRequired[Reference | None]


QuoteOrderType: TypeAlias = Literal["Subscription", "SalesOrder"] | str


class QuotePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Quote]


class QuotePatch(TypedDict):
    invoiceCustomer: NotRequired[Reference | None]
    orderType: NotRequired[QuoteOrderType | None]
    """Default: Subscription"""
    termType: NotRequired[TermType | None]
    """Default: Termed"""
    quoteDate: NotRequired[str | None]
    validToDate: NotRequired[str | None]
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    orderEffectiveChangeDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    initialTerm: NotRequired[int | None]
    renewalTerm: NotRequired[int | None]
    autoRenewal: NotRequired[bool | None]
    noticePeriod: NotRequired[int | None]
    currency: NotRequired[Reference | None]
    products: NotRequired[Sequence[QuoteProductRequest] | None]
    customFields: NotRequired[CustomFieldValues | None]
    customer: NotRequired[Reference]


class QuoteProduct(TypedDict):
    id: str
    productNumber: str
    """Id of the product in the catalogue"""
    chargePlanId: str
    chargePlanName: str
    chargePlanNumber: str
    productLineNumber: int
    name: str
    charges: Sequence[QuoteCharge]
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    tcv: CurrencyAmount
    otf: CurrencyAmount
    customFields: CustomFields
    created: str
    modified: str


class QuoteProductRequest(TypedDict):
    operation: NotRequired[ChangeOrderProductRequestOperation | None]
    """Only for a quote of type Change. Default: Change"""
    product: Reference
    chargePlan: NotRequired[Reference | None]
    productLineNumber: NotRequired[int | None]
    name: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    charges: NotRequired[Sequence[OrderProductChargeCreate] | None]
    cancelProductOn: NotRequired[CancelProductOn | None]
    """Only for the type Change. Default: EffectiveEndDate"""
    cancelationDate: NotRequired[str | None]


QuoteStatus: TypeAlias = Literal["Open", "ClosedLost", "ClosedWon", "Deleted"] | str


QuoteType: TypeAlias = Literal["New", "Change"] | str


class RateConflict(TypedDict):
    id: str
    fromCurrency: str
    """ISO 4217"""
    toCurrency: str
    """ISO 4217"""
    effectiveFromDate: str
    rate: Decimal
    """The rate that was not created; with all its digits"""
    sameValue: bool
    existing: RateConflictExisting


class RateConflictExisting(TypedDict):
    id: str
    rate: Decimal
    """The existing rate; with all its digits"""
    effectiveFromDate: str
    effectiveToDate: NotRequired[str]
    """Inclusive; absent while the rate is open"""


class RateConflictPage(TypedDict):
    data: Sequence[RateConflict]
    nextCursor: NotRequired[str]


RateImport = TypedDict(
    "RateImport",
    {"id": "str", "state": "RateImportState", "from": "NotRequired[str]", "to": "NotRequired[str]", "addHistoricalExchangeRates": "bool", "requested": "str", "started": "NotRequired[str]", "finished": "NotRequired[str]", "progress": "RateImportProgress", "createdCount": "int", "conflictCount": "int", "message": "NotRequired[str]"},
)


RateImportCurrency = TypedDict(
    "RateImportCurrency",
    {"currency": "NotRequired[str]", "from": "NotRequired[str]", "to": "NotRequired[str]", "observations": "int", "created": "int", "conflicts": "int", "failures": "Sequence[str]", "warnings": "Sequence[str]"},
)


class RateImportPage(TypedDict):
    data: Sequence[RateImport]
    nextCursor: NotRequired[str]


class RateImportProgress(TypedDict):
    currencies: int
    done: int


RateImportRequest = TypedDict(
    "RateImportRequest",
    {"from": "NotRequired[str]", "to": "NotRequired[str]"},
)


RateImportResult = TypedDict(
    "RateImportResult",
    {"id": "str", "state": "RateImportState", "from": "NotRequired[str]", "to": "NotRequired[str]", "addHistoricalExchangeRates": "bool", "requested": "str", "started": "NotRequired[str]", "finished": "NotRequired[str]", "progress": "RateImportProgress", "createdCount": "int", "conflictCount": "int", "message": "NotRequired[str]", "currencies": "Sequence[RateImportCurrency]", "conflicts": "RateConflictPage"},
)


RateImportState: TypeAlias = Literal["Queued", "Running", "Succeeded", "Failed"] | str


class RateProviderRequest(TypedDict):
    isEnabled: NotRequired[bool]
    """Whether rates are imported by schedule. Default: true"""


class RecognizeRevenueRequest(TypedDict):
    dryRun: NotRequired[bool]
    """Only returns what would be recognised"""


class RecognizedRevenue(TypedDict):
    journalIds: Sequence[str]
    items: int
    amount: Decimal
    """Sum of the items in base currency"""


class RecoverRequest(TypedDict):
    since: str
    until: NotRequired[str]
    status: NotRequired[WebhookRecoveryStatus]
    """Only exhausted deliveries, or only those that wait for another attempt after a failed one"""
    eventType: NotRequired[EventTag]
    missed: NotRequired[bool]
    """Send events of the range to which the webhook now subscribes and of which it has no delivery, instead of failed deliveries"""
    dryRun: NotRequired[bool]
    """Only count"""


class RecoverableCount(TypedDict):
    dryRun: Literal[True]
    total: Decimal
    """Deliveries that would be sent again"""


class RecurringRevenue(TypedDict):
    data: Sequence[RevenueOfMonth]


Reference: TypeAlias = "str | NamedKey"
"""An id, a natural key, or `{key, value}`"""


class RefundPaymentRequest(TypedDict):
    amount: NotRequired[Decimal | int | None]
    """Default: the amount left of the payment"""
    paymentDate: NotRequired[str | None]
    paymentMethod: NotRequired[Reference | None]
    """Default: that of the payment"""
    paymentAccount: NotRequired[Reference | None]
    """Default: that of the payment"""
    description: NotRequired[str | None]
    """Reason"""


class RefundedPayment(TypedDict):
    payment: str
    amount: CurrencyAmount
    effectiveDate: str


class RelatedInvoice(TypedDict):
    id: str
    invoiceType: InvoiceType
    debitInvoiceId: str
    creditInvoiceId: str
    invoiceNumber: NotRequired[str]
    status: InvoicePreviewStatus
    invoiceDate: str
    currency: str
    subtotal: Decimal
    totalAmount: Decimal
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class RelatedInvoicePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[RelatedInvoice]


class RemindRequest(TypedDict):
    level: NotRequired[int | None]
    """Default: that of the next step"""


class RemindedAccount(TypedDict):
    """The customer"""
    id: str
    """Its id"""
    accountNumber: str
    """Its number"""
    name: str
    """Its name"""


class RemindedInvoice(TypedDict):
    id: str
    """Its id"""
    invoiceNumber: str
    """Its number"""
    dueDate: str
    """When it was due"""
    currency: str
    """ISO 4217"""
    balance: Decimal
    """Open"""


class RenewAndChangeSubscriptionRequest(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    orderDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    invoiceAccount: NotRequired[Reference | None]
    currency: NotRequired[Reference | None]
    invoicingCurrency: NotRequired[str | None]
    orderPaymentMethod: NotRequired[OrderPaymentMethod | None]
    invoiceSeparatly: NotRequired[bool | None]
    useAccountInvoiceBatchGroup: NotRequired[bool | None]
    """Default: true, unless it has a group of its own"""
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceAddressId: NotRequired[str | None]
    deliveryAddressId: NotRequired[str | None]
    paymentTerm: NotRequired[Reference | None]
    milestones: NotRequired[Sequence[SubscriptionMilestoneRequest] | None]
    orderDiscounts: NotRequired[Sequence[OrderDiscountsRequest] | None]
    account: NotRequired[Reference | None]
    subscriptionType: NotRequired[TermType | None]
    """Default: Termed"""
    effectiveEndDate: NotRequired[str | None]
    term: NotRequired[int | None]
    renewalTerm: NotRequired[int | None]
    noticePeriod: NotRequired[int | None]
    isAutoRenewed: NotRequired[bool | None]
    orderBillingPeriod: NotRequired[BillingPeriod | None]
    setOrderBillingPeriod: NotRequired[bool | None]
    effectiveChangeDate: NotRequired[str | None]
    products: NotRequired[Sequence[ChangeOrderProductRequest] | None]
    nextRenewalTerm: NotRequired[int | None]


class RenewSubscriptionRequest(TypedDict):
    renewalTerm: int
    nextRenewalTerm: NotRequired[int | None]


class ReplaceInvoiceRequest(TypedDict):
    reason: str
    """Printed on the credit note"""
    date: NotRequired[str | None]
    """Date of the credit note and of the new invoice. Default: today"""


class ReplacedInvoiceResponse(TypedDict):
    """The new invoice, and the credit note of the one that it replaces"""
    successful: bool
    id: str
    creditInvoiceId: str
    message: str


class ReplayEventRequest(TypedDict):
    webhookId: NotRequired[str]


class ReplayedEvent(TypedDict):
    deliveries: Sequence[EventDelivery]
    """One for each webhook that receives the event"""


class ReportResponse(TypedDict):
    id: str
    name: str
    description: str
    entityName: str
    """The subject of a row"""
    fields: Sequence[str]
    """The members of a row, in their order"""


class ReportResponsePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[ReportResponse]


ResultStatus: TypeAlias = Literal["Pending", "Succeeded", "Failed"] | str


class RetriedDeliveries(TypedDict):
    data: Sequence[RetriedDelivery]


class RetriedDelivery(TypedDict):
    id: str
    delivery: NotRequired[WebhookDelivery]
    problem: NotRequired[str]
    """Reason why it cannot be sent"""


RetryAfter: TypeAlias = Literal["Ignore", "Later", "Exact"] | str


class RetryDeliveriesRequest(TypedDict):
    ids: Sequence[str]


class RevenueOfMonth(TypedDict):
    month: str
    """`yyyy-MM`"""
    opening: Decimal
    newBusiness: Decimal
    expansion: Decimal
    contraction: Decimal
    churn: Decimal
    reactivation: Decimal
    mrr: Decimal
    arr: Decimal


class RevenueRecognitionRule(TypedDict):
    id: str
    name: str
    distribution: RevenueRecognitionRuleDistribution
    upfrontPercent: NotRequired[Decimal]


class RevenueRecognitionRuleCreate(TypedDict):
    name: str
    distribution: RevenueRecognitionRuleCreateDistribution
    upfrontPercent: NotRequired[Decimal | int | None]
    """Percentage for the first month, before the rest is spread"""


RevenueRecognitionRuleCreateDistribution: TypeAlias = Literal["Monthly", "Days", "FrontLoad", "BackLoad"] | str


RevenueRecognitionRuleDistribution: TypeAlias = Literal["OnInvoicing", "Monthly", "Days", "FrontLoad", "BackLoad"] | str


class RevenueRecognitionRulePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[RevenueRecognitionRule]


class RevenueScheduleInvoiceLine(TypedDict):
    id: str
    invoiceId: str
    invoiceNumber: NotRequired[str]
    invoiceDate: str
    quantity: Decimal
    unitCode: str
    price: Decimal
    subtotal: Decimal
    total: Decimal
    tax: Decimal
    subtotalPreDiscount: Decimal
    totalPreDiscount: Decimal
    taxPreDiscount: Decimal
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    servicePeriodStartDate: NotRequired[str]
    servicePeriodEndDate: NotRequired[str]
    notes: NotRequired[str]
    accountsReceivableAccount: str
    deferredRevenueAccount: NotRequired[str]
    recognizedRevenueAccount: str
    taxCategoryName: str
    taxRate: Decimal


class RevenueScheduleItem(TypedDict):
    id: str
    deferredRevenue: CurrencyAmount
    recognizedRevenue: CurrencyAmount
    accountingPeriod: AccountingPeriod
    invoiceLine: RevenueScheduleInvoiceLine
    orderProductCharge: NotRequired[SimpleOrderProductCharge]
    created: str
    modified: str


class RevenueScheduleItemPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[RevenueScheduleItem]


class RoleWithLegalEntityResponse(TypedDict):
    legalEntityId: str
    legalEntityName: str
    id: str
    name: str
    description: str


class RoleWithPermissionsResponse(TypedDict):
    id: str
    name: str
    description: str
    permissions: Sequence[PermissionResponse]


class RoleWithPermissionsResponsePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[RoleWithPermissionsResponse]


class RotateSigningSecretRequest(TypedDict):
    secret: NotRequired[str]
    """A secret of your own: `whsec_` and 24 to 64 bytes in base64"""
    overlapHours: NotRequired[int]
    """How long the former secret also signs: 24 when absent; 0 ends all earlier ones at once"""


class SalesOrder(TypedDict):
    id: str
    """The difference made by this version"""
    orderNumber: str
    version: int
    isLastVersion: bool
    description: NotRequired[str]
    remarks: NotRequired[str]
    yourReference: NotRequired[str]
    ourReference: NotRequired[str]
    yourOrderNumber: NotRequired[str]
    buyerReference: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    orderDate: str
    account: SimpleAccount
    invoiceAccount: SimpleAccount
    currency: str
    """ISO 4217"""
    orderPaymentMethod: OrderPaymentMethod
    invoiceSeparatly: bool
    invoiceTemplateId: NotRequired[str]
    useAccountInvoiceBatchGroup: bool
    invoiceAddress: NotRequired[Address]
    deliveryAddress: NotRequired[Address]
    paymentTerm: NotRequired[str]
    products: Sequence[OrderProduct]
    milestones: Sequence[SubscriptionMilestone]
    orderDiscounts: Sequence[OrderDiscounts]
    customFields: CustomFields
    created: str
    modified: str
    lastUpdated: str
    status: SalesOrderStatus
    orderType: SalesOrderOrderType
    invoiceBatchGroup: NotRequired[str]
    """Its code"""
    invoicingCurrency: str
    """ISO 4217"""


class SalesOrderCreate(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    orderDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    invoiceAccount: NotRequired[Reference | None]
    currency: NotRequired[Reference | None]
    invoicingCurrency: NotRequired[str | None]
    orderPaymentMethod: NotRequired[OrderPaymentMethod | None]
    invoiceSeparatly: NotRequired[bool | None]
    useAccountInvoiceBatchGroup: NotRequired[bool | None]
    """Default: true, unless it has a group of its own"""
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceAddressId: NotRequired[str | None]
    deliveryAddressId: NotRequired[str | None]
    paymentTerm: NotRequired[Reference | None]
    milestones: NotRequired[Sequence[SubscriptionMilestoneRequest] | None]
    orderDiscounts: NotRequired[Sequence[OrderDiscountsRequest] | None]
    status: NotRequired[SalesOrderCreateStatus | None]
    """Order: the order is activated at once"""
    orderType: NotRequired[SalesOrderOrderType | None]
    account: Reference
    products: NotRequired[Sequence[OrderProductCreate] | None]


SalesOrderCreateStatus: TypeAlias = Literal["OrderDraft", "Order"] | str


SalesOrderOrderType: TypeAlias = Literal["SalesOrder"] | str


class SalesOrderPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[SalesOrder]


SalesOrderStatus: TypeAlias = Literal["OrderDraft", "Order", "PartiallyDelivered", "Delivered", "Invoiced", "PartiallyPaid", "Paid"] | str


class SecretMark(TypedDict):
    """Stands for a secret value that is not shown; sent back, it keeps the value"""
    set: Literal[True]
    """A value is stored"""
    changedAt: NotRequired[str]
    """Time of its last change"""


class SendRequest(TypedDict):
    to: NotRequired[str | None]
    """One address; without it, those of the account"""


ServiceGetDescriptionAudience: TypeAlias = Literal["public", "console", "all"] | str


class ServiceGetLivenessResponse(TypedDict):
    status: str
    version: NotRequired[str]
    """Version of svc"""
    checks: NotRequired[Mapping[str, Any]]


class SetSubscriptionMilestoneRequest(TypedDict):
    milestoneId: str
    milestoneDate: str


class SettlementWriteOffPatch(TypedDict):
    operation: NotRequired[PriceDetailsPatchOperation | None]
    """Default: Change"""
    writeOff: NotRequired[Reference | None]
    """The write-off to change or remove, by WriteOff-Id or Description"""
    amount: NotRequired[Decimal | int | None]
    """With the sign of the payment. Default: everything that is left"""
    postingText: NotRequired[str | None]
    financialAccount: NotRequired[Reference | None]


class SigningSecret(TypedDict):
    secret: str
    """Standard Webhooks secret, `whsec_…`"""
    formerUntil: NotRequired[str]
    """Until then requests are also signed with the former secret"""


class SimpleAccount(TypedDict):
    """The account"""
    id: str
    accountNumber: str
    name: str
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class SimpleCharge(TypedDict):
    id: str
    chargeNumber: str
    name: str


class SimpleInvoice(TypedDict):
    id: str
    invoiceNumber: NotRequired[str]
    status: InvoicePreviewStatus
    invoiceDate: str
    currency: str
    subtotal: Decimal
    totalAmount: Decimal
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class SimpleOrder(TypedDict):
    id: str
    orderNumber: str
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class SimpleOrderProductCharge(TypedDict):
    id: str
    chargeNumber: str
    name: str
    description: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class SimpleProduct(TypedDict):
    id: str
    productNumber: str
    name: str
    category: NotRequired[str]
    priceModel: NotRequired[ChargeModel]
    pricePeriod: NotRequired[PricePeriod]
    billingPeriod: NotRequired[BillingPeriod]
    billingTiming: NotRequired[BillingTiming]
    periodAlignment: NotRequired[PeriodAlignment]
    billingDay: NotRequired[BillingDay]
    usageRating: NotRequired[UsageRating]
    measurementsRule: NotRequired[MeasurementsRule]
    chargeType: NotRequired[ChargeType]
    unitCode: NotRequired[str]
    """UN/ECE Recommendation 20"""
    defaultQuantity: NotRequired[Decimal]
    taxIncluded: NotRequired[bool]
    createInvoiceLinesPerTier: NotRequired[bool]
    revenueRecognition: NotRequired[str]
    priceDetails: NotRequired[Sequence[PriceDetails]]
    specificBillingDay: NotRequired[int]
    offsetBillingDays: NotRequired[int]
    alignmentDate: NotRequired[str]
    taxTemplate: NotRequired[str]
    deferredRevenueAccount: NotRequired[str]
    recognizedRevenueAccount: NotRequired[str]
    externalERPid: NotRequired[str]
    externalCRMId: NotRequired[str]
    activationDate: NotRequired[str]
    endOfNewSalesDate: NotRequired[str]
    endOfRenewalDate: NotRequired[str]
    endOfLifeDate: NotRequired[str]
    customFields: CustomFields


class SimpleProductPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[SimpleProduct]


class SimpleWebhook(TypedDict):
    id: str
    description: NotRequired[str]


StartOn: TypeAlias = Literal["AlignToSubscription", "SpecificDate", "Milestone"] | str


class StatementRow(TypedDict):
    date: str
    """Of the voucher"""
    kind: StatementRowKind
    """Kind of row"""
    number: NotRequired[str]
    """Of the document"""
    text: NotRequired[str]
    """A reference or reason; of a match, the credit note"""
    debit: NotRequired[Decimal]
    """Raises the balance"""
    credit: NotRequired[Decimal]
    """Lowers the balance"""
    balance: Decimal
    """After the row"""
    dueDate: NotRequired[str]
    """Of the document"""
    invoice: NotRequired[str]
    """Id"""
    payment: NotRequired[str]
    """Id"""


StatementRowKind: TypeAlias = Literal["Invoice", "CreditNote", "Payment", "Refund", "Reversal", "WriteOff", "WriteOffTakenBack", "RoundingWriteOff", "PaidElsewhere", "Match"] | str


StringObjectDictionary: TypeAlias = Mapping[str, Any]
"""The `fields` of the report; a field without a value is omitted"""


class StringObjectDictionaryPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[StringObjectDictionary]


class Subscription(TypedDict):
    """Products that an account has for a term and is invoiced for, with versions"""
    id: str
    """The difference made by this version"""
    orderNumber: str
    version: int
    isLastVersion: bool
    description: NotRequired[str]
    remarks: NotRequired[str]
    yourReference: NotRequired[str]
    ourReference: NotRequired[str]
    yourOrderNumber: NotRequired[str]
    buyerReference: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]
    orderDate: str
    account: SimpleAccount
    invoiceAccount: SimpleAccount
    currency: str
    """ISO 4217"""
    orderPaymentMethod: OrderPaymentMethod
    invoiceSeparatly: bool
    invoiceTemplateId: NotRequired[str]
    useAccountInvoiceBatchGroup: bool
    invoiceAddress: NotRequired[Address]
    deliveryAddress: NotRequired[Address]
    paymentTerm: NotRequired[str]
    products: Sequence[OrderProduct]
    milestones: Sequence[SubscriptionMilestone]
    orderDiscounts: Sequence[OrderDiscounts]
    customFields: CustomFields
    created: str
    modified: str
    lastUpdated: str
    status: SubscriptionStatus
    orderType: OrderType
    invoiceBatchGroup: NotRequired[InvoiceBatchGroup]
    effectiveStartDate: str
    effectiveEndDate: NotRequired[str]
    termType: TermType
    term: int
    """Months of the first term"""
    renewalTerm: int
    """Months"""
    noticePeriod: int
    """Months"""
    noticePeriodDate: NotRequired[str]
    isAutoRenewed: bool
    lastRenewalDate: NotRequired[str]
    cancellationDate: NotRequired[str]
    effectiveChangeDate: NotRequired[str]
    orderBillingPeriod: BillingPeriod
    setOrderBillingPeriod: bool
    currencyCodeToUseWhenInvoice: str
    """ISO 4217"""
    cmrr: CurrencyAmount
    acv: CurrencyAmount
    emrr: CurrencyAmount
    oneTimeFees: CurrencyAmount
    tcv: CurrencyAmount


class SubscriptionCreate(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    orderDate: NotRequired[str | None]
    effectiveStartDate: NotRequired[str | None]
    invoiceAccount: NotRequired[Reference | None]
    currency: NotRequired[Reference | None]
    invoicingCurrency: NotRequired[str | None]
    orderPaymentMethod: NotRequired[OrderPaymentMethod | None]
    invoiceSeparatly: NotRequired[bool | None]
    useAccountInvoiceBatchGroup: NotRequired[bool | None]
    """Default: true, unless it has a group of its own"""
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    invoiceAddressId: NotRequired[str | None]
    deliveryAddressId: NotRequired[str | None]
    paymentTerm: NotRequired[Reference | None]
    milestones: NotRequired[Sequence[SubscriptionMilestoneRequest] | None]
    orderDiscounts: NotRequired[Sequence[OrderDiscountsRequest] | None]
    status: SubscriptionCreateStatus
    """Active: the order is activated at once"""
    orderType: NotRequired[OrderType | None]
    account: Reference
    subscriptionType: NotRequired[TermType | None]
    """Default: Termed"""
    effectiveEndDate: NotRequired[str | None]
    term: NotRequired[int | None]
    renewalTerm: NotRequired[int | None]
    noticePeriod: NotRequired[int | None]
    isAutoRenewed: NotRequired[bool | None]
    orderBillingPeriod: NotRequired[BillingPeriod | None]
    setOrderBillingPeriod: NotRequired[bool | None]
    products: NotRequired[Sequence[OrderProductCreate] | None]


SubscriptionCreateStatus: TypeAlias = Literal["Draft", "Active"] | str


class SubscriptionMilestone(TypedDict):
    id: str
    orderId: str
    name: str
    description: NotRequired[str]
    milestoneDate: NotRequired[str]
    plannedDate: NotRequired[str]


class SubscriptionMilestoneRequest(TypedDict):
    name: str
    description: NotRequired[str | None]
    plannedDate: NotRequired[str | None]


class SubscriptionPage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Subscription]


class SubscriptionPatch(TypedDict):
    description: NotRequired[str | None]
    remarks: NotRequired[str | None]
    yourReference: NotRequired[str | None]
    ourReference: NotRequired[str | None]
    yourOrderNumber: NotRequired[str | None]
    buyerReference: NotRequired[str | None]
    externalERPId: NotRequired[str | None]
    externalCRMId: NotRequired[str | None]
    customFields: NotRequired[CustomFieldValues | None]
    noticePeriod: NotRequired[int | None]
    invoiceSeparatly: NotRequired[bool | None]
    useAccountInvoiceBatchGroup: NotRequired[bool | None]
    """Default: true, unless it has a group of its own"""
    invoiceBatchGroupId: NotRequired[str | None]
    invoiceBatchGroup: NotRequired[Reference | None]
    invoiceTemplateId: NotRequired[str | None]
    paymentTerm: NotRequired[Reference | None]


class SubscriptionPreview(TypedDict):
    subscription: Subscription
    invoices: Sequence[InvoicePreview]
    """The credit notes of a change first, then the invoices of each day on which something is due"""
    refused: NotRequired[str]
    """The reason why no invoice could be made for a day"""


SubscriptionStatus: TypeAlias = Literal["Draft", "Active", "Cancelled", "Inactive", "Deleted"] | str


class SummaryLine(TypedDict):
    accountCode: str
    accountName: str
    creditAmount: Decimal
    debitAmount: Decimal


class SwedishCentralBankRates(TypedDict):
    isEnabled: bool
    """True when rates are imported by schedule"""
    lastImportId: NotRequired[str]
    nextRun: NotRequired[str]
    """Time of the next scheduled import; absent without one"""
    exchaneRateSync: NotRequired[bool]
    """Whether the last sync succeeded"""
    lastExchangeRateSync: NotRequired[str]
    lastExchangeRateSyncCount: NotRequired[int]
    """Number of series processed"""
    syncMessage: NotRequired[str]
    """Reason why the import failed"""


class TakenBack(TypedDict):
    date: str
    """Of the voucher"""
    user: NotRequired[str]
    """Id"""


class TakenDunningStep(TypedDict):
    level: int
    """Its level"""
    on: str
    """The day"""
    messageId: str
    """The e-mail"""
    state: TakenDunningStepState
    """Skipped: its e-mail was cancelled"""


TakenDunningStepState: TypeAlias = Literal["Taken", "Skipped"] | str


class TaxAccount(TypedDict):
    id: str
    code: str
    name: str


class TaxCategory(TypedDict):
    id: str
    name: str
    isActive: bool
    isEUTax: bool
    externalCode: str


class TaxExchangeRate(TypedDict):
    source: InvoicePreviewSource
    tableNumber: str
    date: str
    rate: Decimal


TaxPoint: TypeAlias = Literal["InvoiceDate", "EndOfPeriod"] | str


TaxRateSource: TypeAlias = Literal["InvoiceRate", "NationalBankOfPoland"] | str


class TaxTemplate(TypedDict):
    id: str
    name: str
    description: NotRequired[str]
    effectiveFrom: str
    effectiveTo: str
    taxAccount: NotRequired[TaxAccount]
    taxAccountId: NotRequired[str]
    details: Sequence[TaxTemplateDetail]
    created: str
    modified: str


class TaxTemplateCreate(TypedDict):
    name: str
    description: NotRequired[str | None]
    effectiveFrom: NotRequired[str | None]
    effectiveTo: NotRequired[str | None]
    taxAccount: NotRequired[Reference | None]
    details: Sequence[TaxTemplateCreateDetail]


class TaxTemplateCreateDetail(TypedDict):
    country: NotRequired[Reference | None]
    state: NotRequired[str | None]
    county: NotRequired[str | None]
    city: NotRequired[str | None]
    zip: NotRequired[str | None]
    tax1: Decimal | int
    """Per cent"""
    tax2: NotRequired[Decimal | int | None]
    tax3: NotRequired[Decimal | int | None]
    taxCategory: TaxTemplateCreateTaxCategory
    exemptionReason: NotRequired[str | None]
    exemptionReasonCode: NotRequired[str | None]


TaxTemplateCreateTaxCategory: TypeAlias = Literal["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] | str


class TaxTemplateDetail(TypedDict):
    id: str
    taxTemplateId: str
    country: NotRequired[Country]
    countryId: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    county: NotRequired[str]
    zip: NotRequired[str]
    tax1: Decimal
    tax2: NotRequired[Decimal]
    tax3: NotRequired[Decimal]
    useTaxJar: bool
    """Always false so far"""
    taxCategoryId: str
    taxCategory: TaxCategory
    exemptionReason: NotRequired[str]
    exemptionReasonCode: NotRequired[str]


class TaxTemplatePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[TaxTemplate]


TermType: TypeAlias = Literal["Termed", "Evergreen"] | str


class TestWebhookRequest(TypedDict):
    eventType: NotRequired[EventTag]


class TokenRequest(TypedDict):
    clientId: str
    secret: str


class TokenResponseV1(TypedDict):
    accessToken: str
    refreshToken: str
    expiresIn: int
    """Seconds"""
    expires: str
    """HTTP date"""


class TokenResponseV2(TypedDict):
    access_token: str
    refresh_token: str
    expires_in: int
    """Seconds"""
    expires: str
    """HTTP date"""


TypeEntity: TypeAlias = Literal["Account", "User"] | str


class UnitOfMeasure(TypedDict):
    id: str
    unitCode: str
    name: str
    displayName: str


class UnitOfMeasurePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[UnitOfMeasure]


class Usage(TypedDict):
    id: str
    description: NotRequired[str]
    fromDate: str
    toDate: NotRequired[str]
    quantity: Decimal
    unit: NotRequired[str]
    """UN/ECE Recommendation 20"""
    source: NotRequired[str]
    account: NotRequired[SimpleAccount]
    order: NotRequired[UsageOrder]
    product: NotRequired[UsageOrderProduct]
    charge: NotRequired[UsageOrderCharge]
    processed: bool
    """True when the row is on an invoice that is not cancelled"""
    ratedPrice: NotRequired[Decimal]
    ratedPriceCurrencyCode: NotRequired[str]
    """ISO 4217, that of the order"""
    importDate: str
    customFields: CustomFields
    created: str
    modified: str


class UsageCreate(TypedDict):
    charge: NotRequired[Reference | None]
    unit: NotRequired[Reference | None]
    description: NotRequired[str | None]
    ratedPrice: NotRequired[Decimal | int | None]
    """Price of one unit, if the charge is Rated"""
    ratedPriceCurrency: NotRequired[str | None]
    """ISO 4217"""
    customFields: NotRequired[CustomFieldValues | None]
    account: NotRequired[Reference | None]
    order: NotRequired[Reference | None]
    product: NotRequired[Reference | None]
    quantity: Decimal | int
    """Negative in a correction"""
    fromDate: str
    toDate: NotRequired[str | None]
    source: NotRequired[str | None]
    validateData: NotRequired[bool | None]
    """The row must name its charge. Default: false"""


class UsageOrder(TypedDict):
    id: str
    orderNumber: str
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class UsageOrderCharge(TypedDict):
    """Absent while the row is unmatched"""
    id: str
    chargeNumber: str
    name: str
    description: NotRequired[str]
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class UsageOrderProduct(TypedDict):
    id: str
    productNumber: str
    externalERPId: NotRequired[str]
    externalCRMId: NotRequired[str]


class UsagePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[Usage]


class UsagePatch(TypedDict):
    charge: NotRequired[Reference | None]
    unit: NotRequired[Reference | None]
    description: NotRequired[str | None]
    ratedPrice: NotRequired[Decimal | int | None]
    """Price of one unit, if the charge is Rated"""
    ratedPriceCurrency: NotRequired[str | None]
    """ISO 4217"""
    customFields: NotRequired[CustomFieldValues | None]
    quantity: NotRequired[Decimal | int | None]
    """Negative in a correction"""
    fromDate: NotRequired[str | None]


UsageRating: TypeAlias = Literal["Sum", "Max", "Average"] | str


class UserPatch(TypedDict):
    firstName: NotRequired[str]
    lastName: NotRequired[str]
    permissions: NotRequired[Sequence[str]]
    """Each is `area:level`, and none may exceed one's own"""
    active: NotRequired[bool]
    """`true` reactivates a deactivated user"""


class UserWithRolesResponse(TypedDict):
    id: str
    firstName: NotRequired[str]
    lastName: NotRequired[str]
    email: NotRequired[str]
    userName: str
    active: bool
    isLegacyApiUser: bool
    """Always false so far"""
    state: UserWithRolesResponseState
    personId: NotRequired[str]
    permissions: Sequence[str]
    """`area:level` each"""
    roles: Sequence[RoleWithLegalEntityResponse]
    """The role that matches the permissions in each legal entity"""


class UserWithRolesResponsePage(TypedDict):
    pageNumber: int
    """From 1"""
    pageSize: int
    """The most items of a page"""
    totalPages: int
    """0 when no item matches"""
    totalCount: int
    """The matching items on all pages"""
    nextPage: NotRequired[str]
    """Absent on the last page"""
    previousPage: NotRequired[str]
    """Absent on the first page"""
    firstPage: NotRequired[str]
    """Absent when no item matches"""
    lastPage: NotRequired[str]
    """Absent when no item matches"""
    data: Sequence[UserWithRolesResponse]


UserWithRolesResponseState: TypeAlias = Literal["Invited", "Active", "Deactivated"] | str


WaitsFor: TypeAlias = Literal["Receiver", "RateLimit"] | str


class Webhook(TypedDict):
    id: str
    url: str
    events: Sequence[EventTag]
    token: NotRequired[str]
    """Sent as `Token` in every request to this webhook; absent only with `secretsUnreadable`"""
    description: NotRequired[str]
    webhookStatus: WebhookStatus
    secretsUnreadable: NotRequired[Literal[True]]
    """True when token and signing secret cannot be read, which the operator of the service has to correct; nothing is sent meanwhile"""


class WebhookAttempt(TypedDict):
    number: int
    time: str
    manual: bool
    url: str
    requestHeaders: Mapping[str, Any]
    requestBody: str
    """As sent, with the token masked"""
    succeeded: bool
    status: NotRequired[int]
    """HTTP status, when the receiver answered"""
    failureReason: NotRequired[FailureReason]
    failureDetail: NotRequired[str]
    responseHeaders: NotRequired[Mapping[str, Any]]
    responseBody: NotRequired[str]
    """The first 16 KiB"""
    responseTruncated: NotRequired[bool]
    remoteAddress: NotRequired[str]
    becameThin: NotRequired[Literal[True]]
    """The receiver answered 413, and all later attempts are sent without data"""
    next: NotRequired[WebhookNextAttempt]
    durationMs: int


class WebhookAuthentication(TypedDict):
    type: NotRequired[WebhookAuthenticationType]
    """How the sender is identified"""
    username: NotRequired[str]
    """Of `Basic`"""
    password: NotRequired[str | SecretMark]
    """Of `Basic`"""
    token: NotRequired[str | SecretMark]
    """Of `Bearer`"""


WebhookAuthenticationType: TypeAlias = Literal["Basic", "Bearer"] | str


class WebhookBody(TypedDict):
    Token: str
    """The token of the webhook"""
    EventId: str
    """The same on every attempt, and in `webhook-id`"""
    EventType: EventTag
    LegalEntityName: str
    """The name of the legal entity at that moment"""
    LegalEntityId: str
    """The legal entity that the event is about"""
    Timestamp: str
    """The moment of the change"""
    TriggeredBy: str
    """The user, or the system user for scheduled work"""
    CorrelationId: NotRequired[str]
    """The same in all events of a request"""
    Source: NotRequired[EventSource]
    Data: Mapping[str, Any]
    """See each event"""


class WebhookCreate(TypedDict):
    url: str
    """Absolute http or https address of the receiver; addresses of private networks are refused"""
    events: Sequence[EventTag]
    description: NotRequired[str | None]
    webhookStatus: NotRequired[WebhookStatus]


WebhookDeliveriesListOrder: TypeAlias = Literal["asc", "desc"] | str


class WebhookDelivery(TypedDict):
    id: str
    webhookId: str
    eventId: str
    eventType: EventTag
    about: NotRequired[str]
    """The subject of the event, as `GET /Events` has it"""
    correlationId: NotRequired[str]
    status: WebhookDeliveryStatus
    attemptCount: int
    url: str
    """The webhook's current address"""
    lastAttempt: NotRequired[LastAttempt]
    nextAttemptAt: NotRequired[str]
    waitsFor: NotRequired[WaitsFor]
    """Why it is held back in addition to its schedule, without using an attempt: its receiver asked for time, or the limits of its webhook permit no more now"""
    attemptsLeft: NotRequired[int]
    """Attempts that a pending delivery still has by its schedule, the next one included"""
    created: str
    test: NotRequired[bool]
    """Sent by POST /Webhooks/{id}/Test"""
    dataOmitted: NotRequired[DataOmitted]
    """Why it has no data: its webhook wants none, the body was too large, the receiver answered 413, or it was erased"""


class WebhookDeliveryPage(TypedDict):
    data: Sequence[WebhookDelivery]
    nextCursor: NotRequired[str]


WebhookDeliveryStatus: TypeAlias = Literal["Pending", "InFlight", "Held", "Delivered", "Failed", "Cancelled"] | str


class WebhookDeliveryWithAttempts(TypedDict):
    id: str
    webhookId: str
    eventId: str
    eventType: EventTag
    about: NotRequired[str]
    """The subject of the event, as `GET /Events` has it"""
    correlationId: NotRequired[str]
    status: WebhookDeliveryStatus
    attemptCount: int
    url: str
    """The webhook's current address"""
    lastAttempt: NotRequired[LastAttempt]
    nextAttemptAt: NotRequired[str]
    waitsFor: NotRequired[WaitsFor]
    """Why it is held back in addition to its schedule, without using an attempt: its receiver asked for time, or the limits of its webhook permit no more now"""
    attemptsLeft: NotRequired[int]
    """Attempts that a pending delivery still has by its schedule, the next one included"""
    created: str
    test: NotRequired[bool]
    """Sent by POST /Webhooks/{id}/Test"""
    dataOmitted: NotRequired[DataOmitted]
    """Why it has no data: its webhook wants none, the body was too large, the receiver answered 413, or it was erased"""
    triggeredBy: str
    traceId: str
    """The trace of the request that raised the event (`svc-trace-id`)"""
    triggeredByName: NotRequired[str]
    """Name of the user in `triggeredBy`"""
    triggeredByToken: NotRequired[str]
    """Name of the personal token, if a program raised the event"""
    correlatedEvents: int
    """Number of other events with the same correlation id; 100 where there are more"""
    attempts: Sequence[WebhookAttempt]


class WebhookFormat(TypedDict):
    """Headers for tools of the receiver"""
    traceparent: bool
    """Whether requests continue the trace of the change (W3C Trace Context)"""
    cloudEvents: bool
    """Whether requests have the headers of a CloudEvent (`ce-id`, `ce-type` …)"""


class WebhookHeader(TypedDict):
    name: str
    """Unique without regard to case"""
    value: NotRequired[str | SecretMark]
    """When absent, the stored value stays"""
    secret: NotRequired[bool]
    """True unless given: `value` is never shown"""


class WebhookHealth(TypedDict):
    status: WebhookStatus
    """`webhookStatus` of the webhook"""
    disabledReason: NotRequired[DisabledReason]
    """`User`: a request disabled it. `Gone`: its receiver answered 410. `Failing`: it failed for days"""
    disabledAt: NotRequired[str]
    """Also the time since which events have no delivery to it"""
    failuresInARow: int
    """Failed attempts since the last success"""
    failingSince: NotRequired[str]
    """End of the first of these attempts"""
    disablesAt: NotRequired[str]
    """A failure after this time disables the webhook"""
    waitsFor: NotRequired[Literal["Receiver"]]
    """Why deliveries are held back"""
    waitingUntil: NotRequired[str]
    """The end of that"""
    held: int
    """Deliveries that wait because the webhook is Disabled"""


class WebhookHealthSettings(TypedDict):
    """When the service disables the webhook"""
    disableAfterDays: int | None
    """Days without a success after which a failure disables the webhook; null never does"""


class WebhookLimits(TypedDict):
    """The most that the receiver gets"""
    rate: WebhookRate | None
    """The most requests in a period; null sets no limit"""
    concurrency: int | None
    """The most requests at a time; null is the limit of each worker"""


class WebhookNextAttempt(TypedDict):
    """Absent for attempts that are older than this member"""
    because: WebhookNextAttemptBecause
    """Reason for the time of the next attempt, or why there is none; `None` after a success"""
    delaySeconds: NotRequired[int]
    """From the end of the attempt to the next one"""
    retryAfter: NotRequired[str]
    """`Retry-After` of the answer if the webhook follows it, as it came, up to 100 characters"""


WebhookNextAttemptBecause: TypeAlias = Literal["Schedule", "QuickRepeat", "RetryAfter", "Exhausted", "None"] | str


class WebhookPatch(TypedDict):
    url: NotRequired[str]
    """Absolute http or https address of the receiver; addresses of private networks are refused"""
    events: NotRequired[Sequence[EventTag]]
    description: NotRequired[str | None]
    webhookStatus: NotRequired[WebhookStatus]


class WebhookPayload(TypedDict):
    """The part of an event that is sent"""
    form: WebhookPayloadForm
    """`Thin`: `Data` holds only the id, number and account of the resource and the addresses of it and of the data"""
    maxBodyBytes: int | None
    """A larger body is sent without data; null sets no limit"""
    after413: After413
    """`Thin`: a delivery that the receiver answers 413 is sent without data from the next attempt on"""


WebhookPayloadForm: TypeAlias = Literal["Full", "Thin"] | str


class WebhookRate(TypedDict):
    count: int
    """Requests in the period"""
    seconds: int
    """The length of the period"""
    smooth: bool
    """Whether they are spread evenly, or may all come at once"""


class WebhookRecovery(TypedDict):
    """Done when the attempt of each delivery was made; a Cancelled recovery has `finished` when no attempt is in progress any more"""
    id: str
    webhookId: str
    since: str
    until: str
    status: NotRequired[WebhookRecoveryStatus]
    eventType: NotRequired[EventTag]
    missed: NotRequired[bool]
    """Sends missed events instead of failed deliveries"""
    state: WebhookRecoveryState
    total: Decimal
    """Deliveries to send again, counted when the recovery was requested"""
    resent: int
    """Deliveries started so far"""
    sent: int
    """The started deliveries whose attempt was made"""
    delivered: int
    """The sent deliveries that the receiver accepted"""
    failed: int
    """The sent deliveries whose attempt failed"""
    withdrawn: int
    """The started deliveries that were withdrawn before they were sent"""
    requestedBy: NotRequired[str]
    """The user who requested it; absent when the command line did"""
    requestedByName: NotRequired[str]
    """Name of that user, only in a list"""
    created: str
    finished: NotRequired[str]


class WebhookRecoveryPage(TypedDict):
    data: Sequence[WebhookRecovery]
    nextCursor: NotRequired[str]


WebhookRecoveryState: TypeAlias = Literal["Running", "Done", "Cancelled"] | str


WebhookRecoveryStatus: TypeAlias = Literal["Failed", "Pending"] | str


class WebhookRetries(TypedDict):
    """When failed attempts are repeated"""
    gone: WebhookRetriesGone
    """`Disable`: a second 410, ten minutes or more after the first and without a success between, disables the webhook. `Retry`: 410 is a failure like others"""
    schedule: Sequence[int] | None
    """Seconds from the end of an attempt to the next one, 14 days in all at most. Null is the schedule of the service"""
    quickRepeat: bool
    """Whether a first attempt without a connection, or with 502, 503 or 504 and no `Retry-After`, is repeated after 20 to 30 seconds as well"""
    retryAfter: RetryAfter
    """`Later`: `Retry-After` of a 429 or 503 delays the next attempt, by a day at most. `Exact`: it is made at that time, outside of the schedule, and all others that wait for the receiver are held back for up to 15 minutes. `Ignore`: it changes nothing"""


WebhookRetriesGone: TypeAlias = Literal["Retry", "Disable"] | str


class WebhookSettings(TypedDict):
    version: int
    """The number of changes; 0 are the defaults"""
    payload: WebhookPayload
    retries: WebhookRetries
    health: WebhookHealthSettings
    format: WebhookFormat
    limits: WebhookLimits
    headers: Sequence[WebhookHeader]
    """Headers in addition to those of the service. A change gives all of them"""
    authentication: WebhookAuthentication | None
    """Identifies the sender to the receiver, in `authorization`"""


class WebhookStats(TypedDict):
    delivered: int
    failed: int
    pending: int
    inFlight: int
    held: int
    cancelled: int
    """Given up when the webhook was deleted"""
    successRate: NotRequired[Decimal]
    """Delivered share of settled deliveries; absent without any"""
    nextAttemptAt: NotRequired[str]
    """Next attempt that is pending"""
    formerSecretUntil: NotRequired[str]
    """Until then the former secret also signs"""
    latency: NotRequired[WebhookStatsLatency]
    """Duration of requests in ms, over those of the latest 1000 deliveries"""
    lastFailure: NotRequired[LastFailure]


class WebhookStatsLatency(TypedDict):
    requests: int
    p50: int
    p95: int
    p99: int


WebhookStatus: TypeAlias = Literal["Enabled", "Disabled"] | str


class WriteOff(TypedDict):
    id: str
    amount: CurrencyAmount
    postingText: NotRequired[str]
    financialAccount: PaymentAccount


class WriteOffInvoiceRequest(TypedDict):
    amount: NotRequired[Decimal | int | None]
    """Default: the whole open amount"""
    date: NotRequired[str | None]
    reason: str
    taxRelief: NotRequired[bool | None]
    """Corrects the tax as well. Default: false"""
    account: NotRequired[Reference | None]
    """By Code or FinancialAccount-Id. Default: `writeOffAccount`"""
