import { printDecimal } from "../../shared/decimal.ts"
import { allowanceElement, amount, percent } from "./amounts.ts"
import { leaf, type MaybeElement, node } from "./element.ts"
import { taxScheme } from "./party.ts"
import type { InvoiceLine, Period, PostedInvoice } from "./posted-invoice.ts"

/** A line of the document (BG-25). */
export const lineElement = (
  { kind, currency }: Pick<PostedInvoice, "kind" | "currency">,
  line: InvoiceLine,
): MaybeElement =>
  node(
    kind === "Invoice" ? "cac:InvoiceLine" : "cac:CreditNoteLine",
    leaf("cbc:ID", line.id),
    leaf("cbc:Note", line.note),
    leaf(kind === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", printDecimal(line.quantity), {
      unitCode: line.unitCode,
    }),
    amount("cbc:LineExtensionAmount", line.net, currency),
    periodElement(line.period),
    line.allowances.map((each) => allowanceElement(each, currency)),
    node(
      "cac:Item",
      leaf("cbc:Description", line.description),
      leaf("cbc:Name", line.name),
      node("cac:SellersItemIdentification", leaf("cbc:ID", line.sellersItemId)),
      node("cac:ClassifiedTaxCategory", leaf("cbc:ID", line.tax.category), percent(line.tax), taxScheme),
      (line.properties ?? []).map(({ name, value }) =>
        node("cac:AdditionalItemProperty", leaf("cbc:Name", name), leaf("cbc:Value", value)),
      ),
    ),
    node("cac:Price", leaf("cbc:PriceAmount", printDecimal(line.price), { currencyID: currency })),
  )

export const periodElement = (period: Period | undefined): MaybeElement =>
  period && node("cac:InvoicePeriod", leaf("cbc:StartDate", period.start), leaf("cbc:EndDate", period.end))
