import { everywhere, has, linesOf, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"

/** Whether a tax scheme, or a category with one, is that of VAT. */
export const isVat = (holder: XmlElement): boolean => valueOf(holder, "cac:TaxScheme/cbc:ID").toUpperCase() === "VAT"

export const isCategory = (code: string) => (category: XmlElement) => valueOf(category, "cbc:ID") === code

/** ChargeIndicator is a boolean of XML Schema, which has two spellings of each value. */
export const isCharge = (each: XmlElement): boolean => ["true", "1"].includes(valueOf(each, "cbc:ChargeIndicator"))
export const isAllowance = (each: XmlElement): boolean => ["false", "0"].includes(valueOf(each, "cbc:ChargeIndicator"))

/** The VAT category of a row of the tax breakdown. */
export const vatCategoriesOf = (subtotal: XmlElement) => select(subtotal, "cac:TaxCategory").filter(isVat)

/** The lines, allowances and charges that use one category. */
export interface Used {
  readonly lines: readonly XmlElement[]
  readonly allowances: readonly XmlElement[]
  readonly charges: readonly XmlElement[]
}

const breakdownPath = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory"

export const breakdownOf = ({ root }: UblDocument, code: string): readonly XmlElement[] =>
  select(root, breakdownPath).filter((category) => isCategory(code)(category) && isVat(category))

/** The lines, and the document's allowances and charges, that have a category. */
export const usersOf = (document: UblDocument, isOne: (category: XmlElement) => boolean): Used => {
  const of = (path: string) => (holder: XmlElement) => select(holder, path).some(isOne)
  const others = everywhere(document, "cac:AllowanceCharge").filter(of("cac:TaxCategory"))
  return {
    lines: linesOf(document).filter(of("cac:Item/cac:ClassifiedTaxCategory")),
    allowances: others.filter(isAllowance),
    charges: others.filter(isCharge),
  }
}

const companyId = (document: UblDocument, holder: string, schemes: string, isOne: (scheme: XmlElement) => boolean) =>
  everywhere(document, holder).some((party) =>
    select(party, schemes).some((scheme) => isOne(scheme) && has(scheme, "cbc:CompanyID")),
  )

/** The numbers by which a document identifies its parties, for the rules on VAT. */
export const numbersOf = (document: UblDocument) => ({
  seller: companyId(document, "cac:AccountingSupplierParty", "cac:Party/cac:PartyTaxScheme", () => true),
  sellerVat: companyId(document, "cac:AccountingSupplierParty", "cac:Party/cac:PartyTaxScheme", isVat),
  representativeVat: companyId(document, "cac:TaxRepresentativeParty", "cac:PartyTaxScheme", isVat),
  buyerVat: companyId(document, "cac:AccountingCustomerParty", "cac:Party/cac:PartyTaxScheme", isVat),
  buyerRegistration: companyId(document, "cac:AccountingCustomerParty", "cac:Party/cac:PartyLegalEntity", () => true),
})
export type PartyNumbers = ReturnType<typeof numbersOf>
