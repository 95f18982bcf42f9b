import type { InvoiceType } from "./invoice.ts"

/**
 * The number that a payer quotes for an invoice (contract I31): the digits of the invoice's number and their check
 * digit by Luhn's formula (ISO/IEC 7812-1, annex B). A credit note has none, because nobody pays it.
 */
export const ocrNumber = (number: string | undefined, type: InvoiceType): string | undefined => {
  const digits = number?.replaceAll(/[^0-9]/g, "") ?? ""
  return digits === "" || type === "Credit" ? undefined : digits + checkDigit(digits)
}

const checkDigit = (digits: string): number => {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((before, text, place) => {
      const digit = Number(text) * (place % 2 === 0 ? 2 : 1)
      return before + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return (10 - (sum % 10)) % 10
}
