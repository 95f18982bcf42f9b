/** The source of the rate at which VAT is converted: the invoice, or the statutory table (contract R30). */
export const taxRateSources = ["InvoiceRate", "NationalBankOfPoland"] as const
export type TaxRateSource = (typeof taxRateSources)[number]
