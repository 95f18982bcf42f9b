import { billingChoices } from "@svc/domain/catalogue/charge"
import { mostOrderParts } from "@svc/domain/orders/form-order"
import { orderPaymentMethods } from "@svc/domain/orders/order"
import { cancellationModes } from "@svc/domain/orders/read-cancellation"
import type { MilestoneId } from "@svc/domain/shared/ids"
import { mostMonths, orderChargeTexts, orderTexts, termTypes } from "@svc/domain/resources/order.resource"
import { Type } from "typebox"
import { requestOf } from "../members-schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { closed, DayInput, LookupKey, Maybe, named, Uuid, uuid } from "../shapes.ts"
import {
  ChangeOrderProduct,
  CreateOrderProduct,
  MaybeCustomFields,
  Milestones,
  OrderDiscounts,
} from "./order-parts.schema.ts"

const months = (minimum: number) => Type.Integer({ minimum, maximum: mostMonths })
const products = { maxItems: mostOrderParts }

const references = { ...requestOf(orderTexts), customFields: MaybeCustomFields }
const batchGroup = {
  useAccountInvoiceBatchGroup: Maybe(
    Type.Boolean({
      description: "Default: true, unless it has a group of its own",
    }),
  ),
  invoiceBatchGroupId: Maybe(Uuid),
  invoiceBatchGroup: Maybe(LookupKey),
  invoiceTemplateId: Maybe(Uuid),
}
const order = {
  ...references,
  orderDate: Maybe(DayInput),
  effectiveStartDate: Maybe(DayInput),
  invoiceAccount: Maybe(LookupKey),
  currency: Maybe(LookupKey),
  invoicingCurrency: Maybe(Type.String({ maxLength: 10 })),
  orderPaymentMethod: Maybe(Type.Enum([...orderPaymentMethods])),
  invoiceSeparatly: Maybe(Type.Boolean()),
  ...batchGroup,
  invoiceAddressId: Maybe(Uuid),
  deliveryAddressId: Maybe(Uuid),
  paymentTerm: Maybe(LookupKey),
  milestones: Milestones,
  orderDiscounts: OrderDiscounts,
}
const term = {
  subscriptionType: Maybe(Type.Enum([...termTypes], { description: "Default: Termed" })),
  effectiveEndDate: Maybe(DayInput),
  term: Maybe(months(0)),
  renewalTerm: Maybe(months(0)),
  noticePeriod: Maybe(months(0)),
  isAutoRenewed: Maybe(Type.Boolean()),
  orderBillingPeriod: Maybe(Type.Enum([...billingChoices.billingPeriod])),
  setOrderBillingPeriod: Maybe(Type.Boolean()),
}

/** A new subscription (contract S1, S2, S6). */
export const CreateSubscriptionRequest = closed(
  {
    status: Type.Enum(["Draft", "Active"], { description: "Active: the order is activated at once" }),
    orderType: Maybe(Type.Enum(["Subscription"])),
    account: LookupKey,
    ...order,
    ...term,
    products: Maybe(Type.Array(CreateOrderProduct, products)),
  },
  named("CreateSubscriptionRequest"),
)

/** A new sales order (contract S1, S6). */
export const CreateSalesOrderRequest = closed(
  {
    status: Maybe(Type.Enum(["OrderDraft", "Order"], { description: "Order: the order is activated at once" })),
    orderType: Maybe(Type.Enum(["SalesOrder"])),
    account: LookupKey,
    ...order,
    products: Maybe(Type.Array(CreateOrderProduct, products)),
  },
  named("CreateSalesOrderRequest"),
)

const change = {
  account: Maybe(LookupKey),
  ...order,
  ...term,
  effectiveChangeDate: Maybe(DayInput),
  products: Maybe(Type.Array(ChangeOrderProduct, products)),
}

/** A change of a subscription (contract S19). */
export const ChangeSubscriptionRequest = closed(change, named("ChangeSubscriptionRequest"))

/** A renewal with a change that starts with the new term (contract S19). */
export const RenewAndChangeSubscriptionRequest = closed(
  { ...change, renewalTerm: Maybe(months(1)), nextRenewalTerm: Maybe(months(1)) },
  named("RenewAndChangeSubscriptionRequest"),
)

/** A renewal (contract S18). */
export const RenewSubscriptionRequest = closed(
  { renewalTerm: months(1), nextRenewalTerm: Maybe(months(1)) },
  named("RenewSubscriptionRequest"),
)

/** A cancellation (contract S20). */
export const CancelSubscriptionRequest = closed(
  {
    cancellationDate: DayInput,
    cancellationMode: Type.Enum([...cancellationModes]),
    firstDayOfCancellation: Maybe(DayInput),
    endDate: Maybe(DayInput),
    cancellationDatePerCharges: Maybe(
      Type.Record(Type.String({ maxLength: 100 }), Type.Union([DayInput, Type.Null()]), {
        maxProperties: mostOrderParts,
        description: "Only for OnCustomDates: the first day without the charge, by charge number",
      }),
    ),
  },
  named("CancelSubscriptionRequest"),
)

/** Discounts to create, change and remove (contract S13). */
export const OrderDiscountsOrder = closed(
  { effectiveChangeDate: Maybe(DayInput), orderDiscounts: OrderDiscounts },
  named("OrderDiscountsOrder"),
)

/** A merge patch of the descriptive members of a subscription (contract S14). */
export const PatchSubscriptionRequest = closed(
  {
    ...references,
    noticePeriod: Maybe(months(0)),
    invoiceSeparatly: Maybe(Type.Boolean()),
    ...batchGroup,
    paymentTerm: Maybe(LookupKey),
  },
  named("PatchSubscriptionRequest"),
)

export const SetSubscriptionMilestoneRequest = closed(
  { milestoneId: uuid<MilestoneId>(), milestoneDate: DayInput },
  named("SetSubscriptionMilestoneRequest"),
)

/** A merge patch of the descriptive members of a charge (contract S14). */
export const UpdateOrderProductChargeRequest = closed(
  { ...requestOf(orderChargeTexts), customFields: MaybeCustomFields },
  named("UpdateOrderProductChargeRequest"),
)

/** A request to deliver a part of a charge (contract S26). */
export const DeliverRequest = closed(
  { quantity: ExactNumber({ exclusiveMinimum: 0 }), deliveryDate: Maybe(DayInput) },
  named("DeliverRequest"),
)

export const UpdateInvoicedToDateRequest = closed({ invoicedToDate: DayInput }, named("UpdateInvoicedToDateRequest"))
