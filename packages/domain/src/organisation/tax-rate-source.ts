/** Which rate VAT is converted at: that of the invoice, or that of the law (contract R30). */
export const taxRateSources = ["InvoiceRate", "NationalBankOfPoland"] as const
export type TaxRateSource = (typeof taxRateSources)[number]
