/** The text of the first element with this name. */
const first = (xml: string, name: string): string => new RegExp(`<cbc:${name}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? ""

/**
 * The figures of a UBL document: type, currency, net, VAT, total, the VAT in the accounting currency where that
 * differs, and category with rate, taxable amount and VAT of each part of the VAT breakdown.
 */
export const documentFigures = (xml: string): string => {
  const type = first(xml, "InvoiceTypeCode") || first(xml, "CreditNoteTypeCode")
  const [own = "", ...others] = xml.match(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/gs) ?? []
  const parts = (own.match(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/gs) ?? []).map((part) => {
    const category = `${first(part, "ID")}${first(part, "Percent")}`
    return `${category} ${first(part, "TaxableAmount")} ${first(part, "TaxAmount")}`
  })
  const accounting = others.map((total) => ` ${first(xml, "TaxCurrencyCode")} ${first(total, "TaxAmount")}`).join("")
  const sums = ["TaxExclusiveAmount", "TaxAmount", "TaxInclusiveAmount"].map((name) => first(xml, name)).join(" ")
  return [`${type} ${first(xml, "DocumentCurrencyCode")} ${sums}${accounting}`, ...parts].join("; ")
}
