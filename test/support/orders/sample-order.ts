import type { Order, OrderDiscount, OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge, OrderTier } from "@svc/domain/orders/order-charge"
import { noMetrics } from "@svc/domain/orders/order-metrics"
import { chargeDefaults } from "@svc/domain/catalogue/charge-rules"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { randomUUID } from "node:crypto"

const at = Date.UTC(2024, 0, 1) as Timestamp
const made = { createdAt: at, modifiedAt: at }
const newId = <Id extends string>() => randomUUID() as unknown as Id

export const day = (text: string) => text as CalendarDate

export const sampleTier = (price: string, { toQuantity, ...given }: Partial<OrderTier> = {}): OrderTier => ({
  price: decimal(price),
  listPrice: decimal(price),
  priceBase: "PerUnit",
  ...given,
  ...(toQuantity === undefined ? {} : { toQuantity }),
})

/** A Recurring charge of 10.00 a month for the year 2024, unless `given` says otherwise. */
export const sampleCharge = (given: Partial<OrderCharge> = {}): OrderCharge => {
  const { defaultQuantity: _, ...defaults } = chargeDefaults(given.chargeType ?? "Recurring")
  const start = given.start ?? day("2024-01-01")
  return {
    ...defaults,
    id: newId(),
    chargeNumber: `OPC-${randomUUID()}`,
    version: 1,
    madeIn: 1,
    charge: { id: newId(), chargeNumber: "C-1001", name: "Fee" },
    name: "Fee",
    chargeType: "Recurring",
    model: "Flat",
    startOn: "AlignToSubscription",
    endOn: "AlignToSubscription",
    start,
    ...(given.chargeType === "OneOff" ? {} : { end: day("2025-01-01") }),
    anchor: start,
    deliveryClosed: false,
    prices: [sampleTier("10")],
    features: [],
    customFields: {},
    ...made,
    ...given,
  }
}

export const sampleProduct = (charges: readonly OrderCharge[], given: Partial<OrderProduct> = {}): OrderProduct => ({
  id: newId(),
  productNumber: `OP-${randomUUID()}`,
  product: { id: newId(), productNumber: "P-1001", name: "Plan" },
  chargePlan: { id: newId(), chargePlanNumber: "CP-1001", name: "Plan" },
  productLineNumber: 1,
  name: "Plan",
  charges,
  customFields: {},
  ...made,
  ...given,
})

export const sampleDiscount = (percent: string, given: Partial<OrderDiscount> = {}): OrderDiscount => ({
  id: newId(),
  percent: decimal(percent),
  createdAt: at,
  ...given,
})

/** An Active subscription in SEK for the year 2024, unless `given` says otherwise. */
export const sampleOrder = (charges: readonly OrderCharge[], given: Partial<Order> = {}): Order => {
  const account = { id: newId<Order["account"]["id"]>(), accountNumber: "A-1001", name: "Customer AB" }
  const start = given.start ?? day("2024-01-01")
  const id = given.id ?? newId<Order["id"]>()
  return {
    tenantId: newId(),
    legalEntityId: newId(),
    id,
    firstVersionId: id,
    orderNumber: "O-1001",
    orderType: "Subscription",
    version: 1,
    isLastVersion: true,
    status: "Active",
    account,
    invoiceAccount: account,
    currency: "SEK",
    baseCurrency: "SEK",
    orderDate: start,
    start,
    end: day("2025-01-01"),
    endAnchor: start,
    termType: "Termed",
    term: 12,
    renewalTerm: 12,
    renewals: [],
    noticePeriod: 0,
    isAutoRenewed: false,
    orderPaymentMethod: "Invoice",
    invoiceSeparatly: false,
    useAccountInvoiceBatchGroup: true,
    orderBillingPeriod: "Monthly",
    setOrderBillingPeriod: false,
    customFields: {},
    metrics: noMetrics,
    products: [sampleProduct(charges)],
    discounts: [],
    milestones: [],
    ...made,
    ...given,
  }
}
