const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/** Whether a text is an ISO 4217 code, current or historic, as the runtime's CLDR data has them. */
export const isCurrencyCode = (text: string): boolean => known.has(text)

/** Decimal places of amounts in a currency (ISO 4217 minor unit); 2 for a code nobody knows. */
export const minorUnits = (code: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits ?? 2
