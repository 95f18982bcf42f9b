import { Schema } from "effect"

const uuid = Schema.String.check(Schema.isUUID())

const uuidLength = 36

/** Whether a text is a uuid of any version, in its usual notation and either case. */
export const isUuid = <Id extends string>(text: string): text is Id =>
  text.length === uuidLength && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** An example of an id for messages. */
export const exampleId = "0198c1de-7a00-7000-8000-000000000001"

/** An id as it is stored, in lower case. */
export const canonical = <Id extends string>(id: Id): Id => id.toLowerCase() as Id

export const TenantId = uuid.pipe(Schema.brand("TenantId"))
export type TenantId = typeof TenantId.Type

export const UserId = uuid.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

export const PersonId = uuid.pipe(Schema.brand("PersonId"))
export type PersonId = typeof PersonId.Type

export const SessionId = uuid.pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

export const LegalEntityId = uuid.pipe(Schema.brand("LegalEntityId"))
export type LegalEntityId = typeof LegalEntityId.Type

/** The public half of a personal token, which the interface calls `clientId`. */
export const ClientId = uuid.pipe(Schema.brand("ClientId"))
export type ClientId = typeof ClientId.Type

export const WebhookId = uuid.pipe(Schema.brand("WebhookId"))
export type WebhookId = typeof WebhookId.Type

export const EventId = uuid.pipe(Schema.brand("EventId"))
export type EventId = typeof EventId.Type

export const RecoveryId = uuid.pipe(Schema.brand("RecoveryId"))
export type RecoveryId = typeof RecoveryId.Type

export const DeliveryId = uuid.pipe(Schema.brand("DeliveryId"))
export type DeliveryId = typeof DeliveryId.Type

export const CurrencyId = uuid.pipe(Schema.brand("CurrencyId"))
export type CurrencyId = typeof CurrencyId.Type

export const ExchangeRateId = uuid.pipe(Schema.brand("ExchangeRateId"))
export type ExchangeRateId = typeof ExchangeRateId.Type

export const RateImportId = uuid.pipe(Schema.brand("RateImportId"))
export type RateImportId = typeof RateImportId.Type

export const AccountId = uuid.pipe(Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type

export const InvoiceBatchId = uuid.pipe(Schema.brand("InvoiceBatchId"))
export type InvoiceBatchId = typeof InvoiceBatchId.Type

export const InvoiceBatchLogId = uuid.pipe(Schema.brand("InvoiceBatchLogId"))
export type InvoiceBatchLogId = typeof InvoiceBatchLogId.Type

export const ProductId = uuid.pipe(Schema.brand("ProductId"))
export type ProductId = typeof ProductId.Type

export const ChargePlanId = uuid.pipe(Schema.brand("ChargePlanId"))
export type ChargePlanId = typeof ChargePlanId.Type

export const ChargeId = uuid.pipe(Schema.brand("ChargeId"))
export type ChargeId = typeof ChargeId.Type

export const OrderId = uuid.pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type

export const OrderProductId = uuid.pipe(Schema.brand("OrderProductId"))
export type OrderProductId = typeof OrderProductId.Type

export const OrderChargeId = uuid.pipe(Schema.brand("OrderChargeId"))
export type OrderChargeId = typeof OrderChargeId.Type

export const OrderDiscountId = uuid.pipe(Schema.brand("OrderDiscountId"))
export type OrderDiscountId = typeof OrderDiscountId.Type

export const MilestoneId = uuid.pipe(Schema.brand("MilestoneId"))
export type MilestoneId = typeof MilestoneId.Type

export const BookingId = uuid.pipe(Schema.brand("BookingId"))
export type BookingId = typeof BookingId.Type

export const QuoteId = uuid.pipe(Schema.brand("QuoteId"))
export type QuoteId = typeof QuoteId.Type

export const UsageRowId = uuid.pipe(Schema.brand("UsageRowId"))
export type UsageRowId = typeof UsageRowId.Type

export const UsageImportId = uuid.pipe(Schema.brand("UsageImportId"))
export type UsageImportId = typeof UsageImportId.Type

export const InvoiceId = uuid.pipe(Schema.brand("InvoiceId"))
export type InvoiceId = typeof InvoiceId.Type

export const InvoiceLineId = uuid.pipe(Schema.brand("InvoiceLineId"))
export type InvoiceLineId = typeof InvoiceLineId.Type

export const PaymentBatchId = uuid.pipe(Schema.brand("PaymentBatchId"))
export type PaymentBatchId = typeof PaymentBatchId.Type

export const InvoiceWriteOffId = uuid.pipe(Schema.brand("InvoiceWriteOffId"))
export type InvoiceWriteOffId = typeof InvoiceWriteOffId.Type
export const PaymentRefundId = uuid.pipe(Schema.brand("PaymentRefundId"))
export type PaymentRefundId = typeof PaymentRefundId.Type
export const PaymentWriteOffId = uuid.pipe(Schema.brand("PaymentWriteOffId"))
export type PaymentWriteOffId = typeof PaymentWriteOffId.Type

export const EInvoiceEntryId = uuid.pipe(Schema.brand("EInvoiceEntryId"))
export type EInvoiceEntryId = typeof EInvoiceEntryId.Type

export const EInvoiceReceptionId = uuid.pipe(Schema.brand("EInvoiceReceptionId"))
export type EInvoiceReceptionId = typeof EInvoiceReceptionId.Type

export const InvoiceLinkId = uuid.pipe(Schema.brand("InvoiceLinkId"))
export type InvoiceLinkId = typeof InvoiceLinkId.Type

export const MessageId = uuid.pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

export const PaymentId = uuid.pipe(Schema.brand("PaymentId"))
export type PaymentId = typeof PaymentId.Type

export const PaymentSettlementId = uuid.pipe(Schema.brand("PaymentSettlementId"))
export type PaymentSettlementId = typeof PaymentSettlementId.Type

export const RevenueScheduleItemId = uuid.pipe(Schema.brand("RevenueScheduleItemId"))
export type RevenueScheduleItemId = typeof RevenueScheduleItemId.Type

export const DunningCampaignId = uuid.pipe(Schema.brand("DunningCampaignId"))
export type DunningCampaignId = typeof DunningCampaignId.Type
