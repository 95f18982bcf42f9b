import { BigDecimal } from "effect"
import { zero } from "../../../shared/decimal.ts"
import { numberAt } from "../amounts.ts"
import { has, select, type XmlElement } from "../document.ts"
import { attributed, filled, must, needs, type RuleSet, twoDecimals } from "../rule.ts"
import { isAllowance, isCharge, isVat } from "./tax-category.ts"

const notBelowZero = (from: XmlElement, path: string): boolean => {
  const value = numberAt(from, path)
  return value !== undefined && BigDecimal.isGreaterThanOrEqualTo(value, zero)
}
const quantities = ["cbc:InvoicedQuantity", "cbc:CreditedQuantity"]

const reason = (rule: string) => needs(rule, "cbc:AllowanceChargeReason", "cbc:AllowanceChargeReasonCode")
const category = (rule: string) =>
  must(rule, "the category of VAT is missing", (each) =>
    select(each, "cac:TaxCategory").some((one) => isVat(one) && has(one, "cbc:ID")),
  )

/** Lines, allowances and charges (EN 16931). */
export const lineRules: readonly RuleSet[] = [
  {
    at: ["Line"],
    assertions: [
      filled("BR-21", "cbc:ID"),
      needs("BR-22", ...quantities),
      must("BR-23", "the unit of the quantity is missing", (line) =>
        quantities.some((path) => select(line, path).some(({ attributes }) => attributes["unitCode"] !== undefined)),
      ),
      needs("BR-24", "cbc:LineExtensionAmount"),
      filled("BR-25", "cac:Item/cbc:Name"),
      needs("BR-26", "cac:Price/cbc:PriceAmount"),
      must("BR-27", "cac:Price/cbc:PriceAmount must not be negative", (line) =>
        notBelowZero(line, "cac:Price/cbc:PriceAmount"),
      ),
      must(
        "BR-28",
        "cac:Price/cac:AllowanceCharge/cbc:BaseAmount must not be negative",
        (line) =>
          !has(line, "cac:Price/cac:AllowanceCharge/cbc:BaseAmount") ||
          notBelowZero(line, "cac:Price/cac:AllowanceCharge/cbc:BaseAmount"),
      ),
      twoDecimals("BR-DEC-23", "cbc:LineExtensionAmount"),
    ],
  },
  {
    at: ["cac:AdditionalItemProperty"],
    assertions: [
      must(
        "BR-54",
        "cbc:Name or cbc:Value is missing",
        (property) => has(property, "cbc:Name") && has(property, "cbc:Value"),
      ),
    ],
  },
  { at: ["Line/cac:Item/cac:StandardItemIdentification/cbc:ID"], assertions: [attributed("BR-64", "schemeID")] },
  {
    at: ["Line/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode"],
    assertions: [attributed("BR-65", "listID")],
  },
  {
    at: ["/cac:AllowanceCharge"],
    when: isAllowance,
    assertions: [
      needs("BR-31", "cbc:Amount"),
      category("BR-32"),
      reason("BR-33"),
      reason("BR-CO-21"),
      twoDecimals("BR-DEC-01", "cbc:Amount"),
      twoDecimals("BR-DEC-02", "cbc:BaseAmount"),
    ],
  },
  {
    at: ["/cac:AllowanceCharge"],
    when: isCharge,
    assertions: [
      needs("BR-36", "cbc:Amount"),
      category("BR-37"),
      reason("BR-38"),
      reason("BR-CO-22"),
      twoDecimals("BR-DEC-05", "cbc:Amount"),
      twoDecimals("BR-DEC-06", "cbc:BaseAmount"),
    ],
  },
  {
    at: ["Line/cac:AllowanceCharge"],
    when: isAllowance,
    assertions: [
      needs("BR-41", "cbc:Amount"),
      reason("BR-42"),
      reason("BR-CO-23"),
      twoDecimals("BR-DEC-24", "cbc:Amount"),
      twoDecimals("BR-DEC-25", "cbc:BaseAmount"),
    ],
  },
  {
    at: ["Line/cac:AllowanceCharge"],
    when: isCharge,
    assertions: [
      needs("BR-43", "cbc:Amount"),
      reason("BR-44"),
      reason("BR-CO-24"),
      twoDecimals("BR-DEC-27", "cbc:Amount"),
      twoDecimals("BR-DEC-28", "cbc:BaseAmount"),
    ],
  },
]
