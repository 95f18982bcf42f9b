import { BigDecimal } from "effect"
import { decimal, zero } from "../../../shared/decimal.ts"
import { isEqual, isWithinSlack, numberAt, sumAt, toCents } from "../amounts.ts"
import { has, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { must, type RuleSet } from "../rule.ts"

/** Amounts that are computed from unit prices may differ by this much. */
const slack = decimal("0.02")

const isNetOfLine = (line: XmlElement, { kind }: UblDocument): boolean => {
  const or = (path: string, other: typeof zero) => numberAt(line, path) ?? other
  const one = decimal("1")
  const base = or("cac:Price/cbc:BaseQuantity", one)
  const perUnit = or(kind === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity", one)
  const price = BigDecimal.divideUnsafe(or("cac:Price/cbc:PriceAmount", zero), base.value === 0n ? one : base)
  const totalOf = (indicator: string) =>
    toCents(
      sumAt(
        select(line, "cac:AllowanceCharge").filter((each) => valueOf(each, "cbc:ChargeIndicator") === indicator),
        "cbc:Amount",
      ),
    )
  const net = BigDecimal.sum(BigDecimal.multiply(perUnit, price), totalOf("true"))
  return isWithinSlack(or("cbc:LineExtensionAmount", zero), BigDecimal.subtract(net, totalOf("false")), slack)
}

const isShareOfBase = (each: XmlElement): boolean => {
  const [share, base] = [numberAt(each, "cbc:MultiplierFactorNumeric"), numberAt(each, "cbc:BaseAmount")]
  if (share === undefined || base === undefined) return false
  const amount = BigDecimal.multiply(BigDecimal.multiply(base, share), BigDecimal.make(1n, 2))
  return isWithinSlack(numberAt(each, "cbc:Amount") ?? zero, amount, slack)
}

const shares = ["cbc:MultiplierFactorNumeric", "cbc:BaseAmount"] as const

const isWithinPeriod =
  (path: string, isInOrder: (own: string, whole: string) => boolean) =>
  (date: XmlElement, { root }: UblDocument) =>
    !has(root, path) || isInOrder(date.text, valueOf(root, path))

/** Lines, allowances and prices (Peppol BIS Billing 3.0, PEPPOL-EN16931-R040 to R046 and R100 to R130). */
export const peppolLineRules: readonly RuleSet[] = [
  {
    at: ["/cac:AllowanceCharge", "Line/cac:AllowanceCharge"],
    // Peppol checks the share and the indicator only where percentage and base are both given or both absent.
    when: (each) => has(each, shares[0]) === has(each, shares[1]),
    assertions: [
      must(
        "PEPPOL-EN16931-R040",
        "cbc:Amount is not its share of cbc:BaseAmount",
        (each) => !has(each, shares[0]) || isShareOfBase(each),
      ),
      must("PEPPOL-EN16931-R043", "cbc:ChargeIndicator must be true or false", (each) =>
        ["true", "false"].includes(valueOf(each, "cbc:ChargeIndicator")),
      ),
    ],
  },
  {
    at: ["/cac:AllowanceCharge", "Line/cac:AllowanceCharge"],
    assertions: [
      must(
        "PEPPOL-EN16931-R041",
        "cbc:MultiplierFactorNumeric needs cbc:BaseAmount",
        (each) => !has(each, shares[0]) || has(each, shares[1]),
      ),
      must(
        "PEPPOL-EN16931-R042",
        "cbc:BaseAmount needs cbc:MultiplierFactorNumeric",
        (each) => !has(each, shares[1]) || has(each, shares[0]),
      ),
    ],
  },
  {
    at: ["Line/cac:InvoicePeriod/cbc:StartDate"],
    assertions: [
      must(
        "PEPPOL-EN16931-R110",
        "the period of a line begins before that of the document",
        isWithinPeriod("cac:InvoicePeriod/cbc:StartDate", (own, whole) => own >= whole),
      ),
    ],
  },
  {
    at: ["Line/cac:InvoicePeriod/cbc:EndDate"],
    assertions: [
      must(
        "PEPPOL-EN16931-R111",
        "the period of a line ends after that of the document",
        isWithinPeriod("cac:InvoicePeriod/cbc:EndDate", (own, whole) => own <= whole),
      ),
    ],
  },
  {
    at: ["Line"],
    assertions: [
      must(
        "PEPPOL-EN16931-R120",
        "cbc:LineExtensionAmount is not quantity times price with its allowances and charges",
        isNetOfLine,
      ),
      must("PEPPOL-EN16931-R121", "cac:Price/cbc:BaseQuantity must be above zero", (line) =>
        select(line, "cac:Price/cbc:BaseQuantity").every(({ parent }) => {
          const base = numberAt(parent!, "cbc:BaseQuantity")
          return base !== undefined && BigDecimal.isGreaterThan(base, zero)
        }),
      ),
      must(
        "PEPPOL-EN16931-R100",
        "cac:DocumentReference is there more than once",
        (line) => select(line, "cac:DocumentReference").length <= 1,
      ),
      must(
        "PEPPOL-EN16931-R101",
        "cac:DocumentReference is for an invoiced object (130)",
        (line) =>
          !has(line, "cac:DocumentReference") ||
          select(line, "cac:DocumentReference/cbc:DocumentTypeCode").some(({ text }) => text === "130"),
      ),
    ],
  },
  {
    at: ["cac:Price/cac:AllowanceCharge"],
    assertions: [
      must(
        "PEPPOL-EN16931-R044",
        "a charge on a price is not allowed",
        (each) => valueOf(each, "cbc:ChargeIndicator") === "false",
      ),
      must("PEPPOL-EN16931-R046", "cbc:PriceAmount is not cbc:BaseAmount minus cbc:Amount", (each) => {
        if (!has(each, "cbc:BaseAmount")) return true
        const [base, amount] = [numberAt(each, "cbc:BaseAmount"), numberAt(each, "cbc:Amount")]
        return (
          base !== undefined &&
          amount !== undefined &&
          isEqual(numberAt(each.parent!, "cbc:PriceAmount"), BigDecimal.subtract(base, amount))
        )
      }),
    ],
  },
  {
    at: ["Line/cac:Price/cbc:BaseQuantity"],
    when: ({ attributes }) => attributes["unitCode"] !== undefined,
    assertions: [
      must("PEPPOL-EN16931-R130", "unitCode must be that of the quantity", ({ attributes, parent }, document) => {
        const line = parent!.parent!
        const [ours, other] =
          document.kind === "Invoice"
            ? (["cbc:InvoicedQuantity", "cbc:CreditedQuantity"] as const)
            : (["cbc:CreditedQuantity", "cbc:InvoicedQuantity"] as const)
        const [quantity] = select(line, ours)
        return quantity === undefined ? !has(line, other) : quantity.attributes["unitCode"] === attributes["unitCode"]
      }),
    ],
  },
]
