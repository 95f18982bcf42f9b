import { LegalEntityPatch } from "../api/constraints.gen.ts"
import { form } from "../shell/request-form.ts"

/** The company's data as the seller on documents, except its address. */
export const sellerTexts = form(LegalEntityPatch, {
  organizationNumber: "Organisation number",
  taxRegistrationNumber: "Tax number",
  iban: "IBAN",
  bankAccount: "Bank account",
  bic: "BIC",
  electronicInvoiceAddress: "Electronic address",
  electronicInvoiceAddressScheme: "Scheme",
})
