/** What stands on documents about the company as their seller, but its address. */
export const sellerTexts = [
  ["organizationNumber", "Organisation number"],
  ["taxRegistrationNumber", "Tax number"],
  ["iban", "IBAN"],
  ["bankAccount", "Bank account"],
  ["bic", "BIC"],
  ["electronicInvoiceAddress", "Electronic address"],
  ["electronicInvoiceAddressScheme", "Scheme"],
] as const
