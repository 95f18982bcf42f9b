const nobody = "0197f5c0-0000-7000-8000-00000000dead"

const price = {
  tier: 0,
  price: 9,
  listPrice: 10,
  lineDiscountPercent: 10,
  lineDiscountAmount: null,
  priceBase: "PerUnit",
  description: null,
}
const charge = {
  charge: nobody,
  description: "d",
  quantity: 1,
  startOn: "SpecificDate",
  endOn: "AlignToSubscription",
  effectiveStartDate: "2026-01-01",
  startMilestone: null,
  billingPeriod: "Monthly",
  taxIncluded: false,
  taxTemplate: null,
  recognizedRevenueAccount: "3000",
  orderDiscountMappingKey: ["a"],
  priceDetails: [price],
  customFields: {},
}
const product = {
  product: nobody,
  chargePlan: null,
  productLineNumber: 1,
  name: "Plan",
  charges: [charge],
  customFields: {},
}
const discount = {
  startOn: "SpecificDate",
  endOn: "AlignToOrder",
  startDate: "2026-01-01",
  endDate: null,
  percent: 10,
  description: null,
  onSpecificCharges: false,
  orderProductCharges: [],
  chargeMappingKey: "a",
}
const references = { description: "d", yourReference: null, externalERPId: null, customFields: {} }
const order = {
  ...references,
  account: nobody,
  orderDate: "2026-01-01",
  effectiveStartDate: "2026-01-01",
  invoiceAccount: null,
  currency: "SEK",
  orderPaymentMethod: "Invoice",
  invoiceSeparatly: false,
  useAccountInvoiceBatchGroup: false,
  invoiceBatchGroup: "DEFAULT",
  invoiceBatchGroupId: null,
  invoiceTemplateId: null,
  paymentTerm: "30 days",
  milestones: [{ name: "Go live", plannedDate: "2026-01-01" }],
  orderDiscounts: [discount],
  products: [product],
}
const term = { subscriptionType: "Termed", term: 12, renewalTerm: 12, noticePeriod: 3, isAutoRenewed: false }
const change = {
  ...references,
  effectiveChangeDate: "2026-02-01",
  products: [{ operation: "Cancel", product: nobody, cancelProductOn: "SpecificDate", cancelationDate: "2026-03-01" }],
}

const measured = {
  chargeType: "Recurring",
  priceModel: "Flat",
  pricePeriod: "Monthly",
  quantity: 1,
  taxIncluded: false,
}
const calculated = {
  ...measured,
  name: "Fee",
  effectiveStartDate: "2026-01-01",
  priceDetails: [{ tier: 0, price: 10 }],
}

/** A valid request body for each operation of orders, by the operation's name. */
export const orderBodies = {
  "POST /Subscriptions": { status: "Draft", ...order, ...term },
  "POST /Subscriptions/Preview": { create: { status: "Draft", ...order, ...term }, days: 2 },
  "POST /SalesOrders": { status: "OrderDraft", ...order },
  "PATCH /Subscriptions/{id}": {
    ...references,
    noticePeriod: 1,
    invoiceSeparatly: true,
    paymentTerm: "30 days",
    useAccountInvoiceBatchGroup: true,
  },
  "POST /Subscriptions/{id}/change": change,
  "POST /Subscriptions/{id}/RenewAndChange": { ...change, renewalTerm: 12, nextRenewalTerm: 6 },
  "POST /Subscriptions/renew/{id}": { renewalTerm: 12, nextRenewalTerm: null },
  "POST /Subscriptions/cancel/{id}": {
    cancellationDate: "2026-02-01",
    cancellationMode: "OnCustomDates",
    firstDayOfCancellation: "2026-03-01",
    cancellationDatePerCharges: { "OPC-1001": "2026-03-01", "OPC-1002": null },
  },
  "POST /Subscriptions/milestones/set/{id}": { milestoneId: nobody, milestoneDate: "2026-02-01" },
  "POST /Subscriptions/{id}/OrderDiscounts": { effectiveChangeDate: "2026-02-01", orderDiscounts: [discount] },
  "PATCH /Orders/Charges/{id}": { description: "d", remarks: null, externalERPId: null, customFields: {} },
  "POST /Orders/Charges/{id}/InvoicedTo": { invoicedToDate: "2026-02-01" },
  "POST /Orders/Charges/{id}/Deliver": { quantity: 1, deliveryDate: "2026-02-01" },
  "POST /Metrics/CalculateMetrics/Charge": { term: 12, currency: "SEK", ...calculated },
  "POST /Metrics/CalculateMetrics/Order": {
    orderType: "Subscription",
    effectiveStartDate: "2026-01-01",
    term: 12,
    currency: "SEK",
    products: [{ charges: [calculated] }],
    orderDiscounts: [{ startOn: "AlignToOrder", endOn: "AlignToOrder", percent: 10 }],
  },
  "PATCH /Bookings/{id}": {
    bookingType: "Change",
    notes: null,
    effectiveDate: "2026-02-01",
    classification: "No change",
  },
}
