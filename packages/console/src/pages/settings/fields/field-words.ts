import type { components } from "../../../api/schema.gen.ts"

export type CustomField = components["schemas"]["CustomFieldConfiguration"]

/** The resources to which a company can add fields. */
export const entityWords: Readonly<Record<CustomField["entity"], string>> = {
  Account: "Account",
  Invoice: "Invoice",
  InvoiceLine: "Line of an invoice",
  Order: "Order or subscription",
  OrderProduct: "Product of an order",
  OrderProductCharge: "Charge of an order",
  Product: "Product",
  ChargePlan: "Plan of a product",
  Charge: "Charge of a product",
  ChargeDetails: "Price of a charge",
  Quote: "Quote",
  QuoteProduct: "Product of a quote",
  QuoteProductCharge: "Charge of a quote",
  Posting: "Posting",
  Measurement: "Measurement",
  Usage: "Usage",
  Country: "Country",
}

export const typeWords: Readonly<Record<CustomField["fieldType"], string>> = {
  Text: "Text",
  Integer: "Whole number",
  DecimalNumber: "Number",
  Amount: "Amount",
  Date: "Date",
  Checkbox: "Yes or no",
  Enum: "One of several",
  List: "List",
  Entity: "Another resource",
}
