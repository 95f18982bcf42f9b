import type { UblInput } from "./ubl-cases.ts"
import { american, buyer, german, plainInput, withoutReference, withoutVat } from "./ubl-parties.ts"

/** Documents that must be accepted, each with expected values by their path below the root. */
export const acceptedInputs: readonly (readonly [
  title: string,
  input: UblInput,
  values: Readonly<Record<string, string | undefined>>,
])[] = [
  [
    "A01 one line at 23 %",
    { ...plainInput, period: ["2026-11-01", "2026-11-30"] },
    {
      "cac:InvoiceLine/cbc:ID": "1",
      "cac:InvoiceLine/cbc:LineExtensionAmount": "1000.00",
      "cac:TaxTotal/cbc:TaxAmount": "230.00",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "1230.00",
      "cac:AccountingSupplierParty/cac:Party/cbc:EndpointID": "PL5265877635",
      "cac:AccountingCustomerParty/cac:Party/cbc:EndpointID[@schemeID='9945']": "PL1111111111",
    },
  ],
  [
    "A02 two rates and fractions",
    {
      ...plainInput,
      lines: [
        { name: "Usage GB", qty: "1234.567", price: "0.0137", cat: "S", pct: "23" },
        { name: "Książka", qty: "3", price: "19.99", cat: "S", pct: "8" },
      ],
    },
    {
      "cac:InvoiceLine[1]/cbc:LineExtensionAmount": "16.91",
      "cac:InvoiceLine[2]/cbc:LineExtensionAmount": "59.97",
      "cac:TaxTotal[cac:TaxSubtotal[1]/cbc:TaxAmount='3.89'][cac:TaxSubtotal[2]/cbc:TaxAmount='4.80']/cbc:TaxAmount":
        "8.69",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "85.57",
    },
  ],
  [
    "A03 euro with its tax in PLN",
    {
      ...plainInput,
      currency: "EUR",
      taxCurrency: "PLN",
      rate: "4.2571",
      lines: [{ name: "License", qty: "3", price: "33.333333", cat: "S", pct: "23" }],
    },
    {
      "cbc:TaxCurrencyCode": "PLN",
      "cac:InvoiceLine/cbc:LineExtensionAmount": "100.00",
      "cac:TaxTotal[1]/cbc:TaxAmount[@currencyID='EUR']": "23.00",
      "cac:TaxTotal[2]/cbc:TaxAmount[@currencyID='PLN']": "97.91",
      "cac:TaxTotal[2]/cac:TaxSubtotal": undefined,
    },
  ],
  [
    "A04 credit note with positive amounts",
    { ...plainInput, number: "KOR/1", credit: true, preceding: ["FV/2026/11/0001", "2026-11-02"] },
    {
      "cbc:CreditNoteTypeCode": "381",
      "cac:CreditNoteLine/cbc:CreditedQuantity": "1",
      "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID": "FV/2026/11/0001",
      "cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate": "2026-11-02",
      "cbc:DueDate": undefined,
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "1230.00",
    },
  ],
  [
    "A05 reverse charge to Germany",
    {
      ...plainInput,
      currency: "EUR",
      buyer: german,
      lines: [
        {
          name: "SaaS",
          qty: "2",
          price: "250",
          cat: "AE",
          pct: "0",
          reasonCode: "VATEX-EU-AE",
          reason: "Reverse charge",
        },
      ],
    },
    {
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:Percent='0']/cbc:ID": "AE",
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode": "VATEX-EU-AE",
      "cac:TaxTotal/cbc:TaxAmount": "0.00",
    },
  ],
  [
    "A06 exempt, with its legal basis",
    {
      ...plainInput,
      lines: [
        { name: "Szkolenie", qty: "1", price: "100", cat: "E", pct: "0", reason: "Art. 43 ust. 1 pkt 29 ustawy o VAT" },
      ],
    },
    {
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason": "Art. 43 ust. 1 pkt 29 ustawy o VAT",
      "cac:TaxTotal/cbc:TaxAmount": "0.00",
    },
  ],
  [
    "A07 discounts of a line and of the document",
    {
      ...plainInput,
      allow: [{ amount: "25.00", cat: "S", pct: "23" }],
      lines: [
        {
          name: "Plan",
          qty: "10",
          price: "49.99",
          allow: [{ amount: "49.99", pct: "10", base: "499.90" }],
          cat: "S",
          pct: "23",
        },
        { name: "Add-on", qty: "7", price: "3.3333", cat: "S", pct: "23" },
      ],
    },
    {
      "cac:InvoiceLine[1]/cbc:LineExtensionAmount": "449.91",
      "cac:InvoiceLine[2]/cbc:LineExtensionAmount": "23.33",
      "cac:LegalMonetaryTotal/cbc:LineExtensionAmount": "473.24",
      "cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount": "25.00",
      "cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount": "448.24",
      "cac:TaxTotal/cbc:TaxAmount": "103.10",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "551.34",
    },
  ],
  [
    "A08 goods to Germany",
    {
      ...plainInput,
      buyer: german,
      delivery: { date: "2026-11-02", country: "DE" },
      lines: [{ name: "Serwer", qty: "1", price: "5000", cat: "K", pct: "0", reasonCode: "VATEX-EU-IC" }],
    },
    {
      "cac:Delivery/cbc:ActualDeliveryDate": "2026-11-02",
      "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode": "DE",
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode": "VATEX-EU-IC",
    },
  ],
  [
    "A09 export",
    {
      ...plainInput,
      currency: "USD",
      buyer: american,
      lines: [{ name: "Goods", qty: "1", price: "10", cat: "G", pct: "0", reasonCode: "VATEX-EU-G" }],
    },
    { "cac:TaxTotal/cbc:TaxAmount": "0.00" },
  ],
  [
    "A10 paid in part before",
    { ...plainInput, prepaid: "1000.00" },
    { "cac:LegalMonetaryTotal/cbc:PrepaidAmount": "1000.00", "cac:LegalMonetaryTotal/cbc:PayableAmount": "230.00" },
  ],
  [
    "A11 a PDF beside it",
    { ...plainInput, attachment: ["FV-1.pdf", "JVBERi0xLjQKJSVFT0Y="] },
    {
      "cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject[@mimeCode='application/pdf'][@filename='FV-1.pdf']":
        "JVBERi0xLjQKJSVFT0Y=",
    },
  ],
  [
    "A12 zero rated",
    { ...plainInput, lines: [{ name: "Domestic 0%", qty: "1", price: "80.00", cat: "Z", pct: "0" }] },
    {
      "cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent": "0",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "80.00",
    },
  ],
  [
    "A13 a proration with a negative quantity",
    {
      ...plainInput,
      lines: [
        { name: "Plan B", qty: "1", price: "1500.00", cat: "S", pct: "23" },
        { name: "Plan A, unused", qty: "-1", price: "733.33", cat: "S", pct: "23" },
      ],
    },
    {
      "cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount": "766.67",
      "cac:TaxTotal/cbc:TaxAmount": "176.33",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "943.00",
      "cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount": "733.33",
      "cac:InvoiceLine[2]/cbc:InvoicedQuantity": "-1",
    },
  ],
  [
    "A14 seven lines of 0.335",
    {
      ...plainInput,
      lines: Array.from({ length: 7 }, () => ({
        name: "Item",
        qty: "1",
        price: "0.335",
        cat: "S" as const,
        pct: "23",
      })),
    },
    {
      "cac:InvoiceLine[7]/cbc:LineExtensionAmount": "0.34",
      "cac:LegalMonetaryTotal/cbc:LineExtensionAmount": "2.38",
      "cac:TaxTotal/cbc:TaxAmount": "0.55",
      "cac:LegalMonetaryTotal/cbc:PayableAmount": "2.93",
    },
  ],
  [
    "A15 not subject to VAT, seller without VAT identifier",
    {
      ...plainInput,
      seller: withoutVat,
      buyer: american,
      lines: [{ name: "Service", qty: "1", price: "10", cat: "O", reasonCode: "VATEX-EU-O" }],
    },
    {
      "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent": undefined,
      "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme": undefined,
    },
  ],
  [
    "A16 names with marks and foreign letters",
    { ...plainInput, buyer: { ...buyer, name: 'Nabywca & Syn <x> "Zażółć" \u{1F9FE}' } },
    { "cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name": 'Nabywca & Syn <x> "Zażółć" \u{1F9FE}' },
  ],
  ["A22 the account's number where no reference is given", withoutReference, { "cbc:BuyerReference": "ACC-1001" }],
  [
    "A23 digits without exponent or sign of zero",
    {
      ...plainInput,
      lines: [
        { name: "Small", qty: "0.000001", price: "0.00000001", cat: "S", pct: "23" },
        { name: "Large", qty: "1000000", price: "1000", cat: "S", pct: "23" },
        { name: "Minus", qty: "-0.001", price: "1", cat: "S", pct: "23" },
      ],
    },
    {
      "cac:InvoiceLine[1]/cbc:InvoicedQuantity": "0.000001",
      "cac:InvoiceLine[1]/cac:Price/cbc:PriceAmount": "0.00000001",
      "cac:InvoiceLine[1]/cbc:LineExtensionAmount": "0.00",
      "cac:InvoiceLine[2]/cbc:LineExtensionAmount": "1000000000.00",
      "cac:InvoiceLine[3]/cbc:LineExtensionAmount": "0.00",
    },
  ],
]
