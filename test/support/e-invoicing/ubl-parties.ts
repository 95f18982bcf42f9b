import type { UblInput } from "./ubl-cases.ts"

export const seller = {
  scheme: "9945",
  endpoint: "PL5265877635",
  name: "Przykładowa Spółka z o.o.",
  street: "ul. Prosta 51",
  city: "Warszawa",
  zip: "00-838",
  country: "PL",
  vat: "PL5265877635",
  org: "5265877635",
}
export const buyer = {
  scheme: "9945",
  endpoint: "PL1111111111",
  name: "Nabywca & Syn S.A.",
  street: "ul. Krótka 2/4",
  city: "Kraków",
  zip: "30-002",
  country: "PL",
  vat: "PL1111111111",
  org: "1111111111",
}
export const german = {
  scheme: "9930",
  endpoint: "DE136695976",
  name: "Käufer GmbH",
  street: "Hauptstraße 5",
  city: "Berlin",
  zip: "10115",
  country: "DE",
  vat: "DE136695976",
}
export const american = {
  scheme: "0060",
  endpoint: "123456789",
  name: "Buyer Inc.",
  city: "Boston",
  zip: "02108",
  street: "1 Main St",
  country: "US",
}

export const plainInput: UblInput = {
  number: "FV/2026/11/0001",
  date: "2026-11-02",
  due: "2026-11-16",
  currency: "PLN",
  buyerRef: "ACC-1001",
  seller,
  buyer,
  iban: "PL61109010140000071219812874",
  bic: "WBKPPLPP",
  terms: "14 days",
  lines: [{ name: "Subskrypcja Pro", qty: "1", price: "1000.00", unit: "MON", cat: "S", pct: "23" }],
}

const { buyerRef: _, ...rest } = plainInput
export const withoutReference: UblInput = rest
const { vat: _vat, ...unregistered } = seller
export const withoutVat = unregistered
