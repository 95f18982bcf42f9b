/** The company's data as the seller on documents, except its address. */
export const sellerTexts = [
  ["organizationNumber", "Organisation number"],
  ["taxRegistrationNumber", "Tax number"],
  ["iban", "IBAN"],
  ["bankAccount", "Bank account"],
  ["bic", "BIC"],
  ["electronicInvoiceAddress", "Electronic address"],
  ["electronicInvoiceAddressScheme", "Scheme"],
] as const
