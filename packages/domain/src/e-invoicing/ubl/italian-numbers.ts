/** The code of an office in the register of Italian administrations (IPA): six letters and digits. */
export const isItalianOffice = (id: string): boolean => /^[A-Za-z0-9]{6}$/.test(id)

/** A codice fiscale: 16 characters for a person, 11 digits for a company. Peppol does not check its check character. */
export const isItalianTaxCode = (id: string): boolean =>
  /^\d{11}$/.test(id) || /^[A-Za-z]{6}\d{2}[A-Za-z]\d{2}.{3}\d[A-Za-z]$/.test(id)

/** A partita IVA with its prefix and check digit. Numbers of other countries are always valid here. */
export const isItalianVatNumber = (id: string): boolean => {
  if (!/^it/i.test(id)) return true
  const digits = id.slice(2)
  if (!/^\d{11}$/.test(digits)) return false
  // Luhn: every second digit is doubled, and the digits of the result are added.
  const weigh = (digit: number, index: number) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))
  return Array.from(digits, Number).reduce((sum, digit, index) => sum + weigh(digit, index), 0) % 10 === 0
}
