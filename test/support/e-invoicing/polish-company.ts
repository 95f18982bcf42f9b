/** Tax rates by a short name, in the form of `POST /TaxTemplates`. */
export const taxRates = {
  "23": { tax1: 23, taxCategory: "S" },
  "8": { tax1: 8, taxCategory: "S" },
  "5": { tax1: 5, taxCategory: "S" },
  "0": { tax1: 0, taxCategory: "Z" },
  zw: { tax1: 0, taxCategory: "E", exemptionReason: "Art. 43 ust. 1 pkt 29 ustawy o VAT" },
  oo: { tax1: 0, taxCategory: "AE", exemptionReason: "Reverse charge", exemptionReasonCode: "VATEX-EU-AE" },
  wdt: { tax1: 0, taxCategory: "K", exemptionReasonCode: "VATEX-EU-IC" },
  export: { tax1: 0, taxCategory: "G", exemptionReasonCode: "VATEX-EU-G" },
  np: { tax1: 0, taxCategory: "O", exemptionReasonCode: "VATEX-EU-O" },
} as const

export const krakow = { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" }
export const berlin = { street: "Hauptstraße 5", city: "Berlin", zip: "10115", country: "DE" }

/** Buyers, in the form of `POST /Accounts`. */
export const buyers = {
  polish: { name: "Nabywca & Syn S.A.", taxRegistrationNumber: "PL1111111111", defaultInvoiceAddress: krakow },
  german: { name: "Käufer GmbH", taxRegistrationNumber: "DE136695976", defaultInvoiceAddress: berlin },
  american: {
    name: "Buyer Inc.",
    defaultInvoiceAddress: { street: "1 Main St", city: "Boston", zip: "02108", country: "US" },
  },
  japanese: {
    name: "Kaisha K.K.",
    defaultInvoiceAddress: { street: "1-1 Chiyoda", city: "Tokyo", zip: "100-0001", country: "JP" },
  },
  consumer: { name: "Jan Kowalski", defaultInvoiceAddress: krakow },
  abroad: { name: "Erika Mustermann", defaultInvoiceAddress: berlin },
  wrongNumber: { name: "Zły NIP sp. z o.o.", taxRegistrationNumber: "PL1111111112", defaultInvoiceAddress: krakow },
  noZip: {
    name: "Bez Kodu sp. z o.o.",
    taxRegistrationNumber: "PL1111111111",
    defaultInvoiceAddress: { street: "ul. Krótka 2/4", city: "Kraków", country: "PL" },
  },
} as const

/** The price in PLN of one unit of each currency, for the whole year. */
export const exchangeRates = { EUR: 4.2571, USD: 3.9, JPY: 0.0251 } as const
