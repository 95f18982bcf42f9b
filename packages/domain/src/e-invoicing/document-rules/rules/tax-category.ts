import { everywhere, has, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"

/** Whether a tax scheme, or a category with one, is that of VAT. */
export const isVat = (holder: XmlElement): boolean => valueOf(holder, "cac:TaxScheme/cbc:ID").toUpperCase() === "VAT"

export const isCategory = (code: string) => (category: XmlElement) => valueOf(category, "cbc:ID") === code

/** ChargeIndicator is a boolean of XML Schema, which has two spellings of each value. */
export const isCharge = (each: XmlElement): boolean => ["true", "1"].includes(valueOf(each, "cbc:ChargeIndicator"))
export const isAllowance = (each: XmlElement): boolean => ["false", "0"].includes(valueOf(each, "cbc:ChargeIndicator"))

/** The VAT category of a row of the tax breakdown. */
export const vatCategoriesOf = (subtotal: XmlElement) => select(subtotal, "cac:TaxCategory").filter(isVat)

const breakdownPath = "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory"

export const breakdownOf = (
  { root }: UblDocument,
  code: string,
  ofTax: (category: XmlElement) => boolean = isVat,
): readonly XmlElement[] =>
  select(root, breakdownPath).filter((category) => isCategory(code)(category) && ofTax(category))

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
