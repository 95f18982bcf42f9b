import { berlin, type buyers, type exchangeRates, type taxRates } from "./polish-company.ts"

type Line = readonly [price: number, quantity: number, rate: keyof typeof taxRates, more?: object]

interface Sale {
  readonly name: string
  /** How many such invoices are posted in the year. */
  readonly count: number
  readonly buyer: keyof typeof buyers
  readonly currency?: keyof typeof exchangeRates
  readonly lines: readonly Line[]
  readonly more?: object
  /** Whether the previous invoice in this table was an advance for this one. */
  readonly isFinal?: true
  /**
   * The data that is sent to the national system: type, currency, net, VAT and total, the VAT in PLN for another
   * currency, then taxable amount and VAT of each rate. Where nothing is sent, the rules that refuse the invoice.
   */
  readonly verdict: string
}

/** The sales of a Polish company in a year. The figures were calculated by hand from prices and rates. */
export const sales: readonly Sale[] = [
  {
    name: "23 %",
    count: 16,
    buyer: "polish",
    lines: [[1000, 1, "23"]],
    verdict: "380 PLN 1000.00 230.00 1230.00; S23 1000.00 230.00",
  },
  {
    name: "8 %",
    count: 11,
    buyer: "polish",
    lines: [[19.99, 3, "8"]],
    verdict: "380 PLN 59.97 4.80 64.77; S8 59.97 4.80",
  },
  {
    name: "5 %",
    count: 12,
    buyer: "polish",
    lines: [[3.35, 7, "5"]],
    verdict: "380 PLN 23.45 1.17 24.62; S5 23.45 1.17",
  },
  {
    name: "three rates",
    count: 12,
    buyer: "polish",
    lines: [
      [100.01, 1, "23"],
      [50.05, 1, "8"],
      [10.1, 1, "5"],
    ],
    verdict: "380 PLN 160.16 27.51 187.67; S23 100.01 23.00; S8 50.05 4.00; S5 10.10 0.51",
  },
  {
    name: "exempt (zw)",
    count: 8,
    buyer: "polish",
    lines: [[100, 1, "zw"]],
    verdict: "380 PLN 100.00 0.00 100.00; E0 100.00 0.00",
  },
  { name: "0 %", count: 4, buyer: "polish", lines: [[80, 1, "0"]], verdict: "380 PLN 80.00 0.00 80.00; Z0 80.00 0.00" },
  {
    name: "not subject (np)",
    count: 8,
    buyer: "german",
    lines: [[400, 1, "np"]],
    verdict: "380 PLN 400.00 0.00 400.00; O 400.00 0.00",
  },
  {
    name: "reverse charge",
    count: 8,
    buyer: "german",
    currency: "EUR",
    lines: [[250, 2, "oo"]],
    verdict: "380 EUR 500.00 0.00 500.00; AE0 500.00 0.00",
  },
  {
    name: "goods to the EU (WDT)",
    count: 6,
    buyer: "german",
    currency: "EUR",
    lines: [[5000, 1, "wdt"]],
    more: { deliveryDate: "2025-12-01", deliveryAddress: berlin },
    verdict: "380 EUR 5000.00 0.00 5000.00; K0 5000.00 0.00",
  },
  {
    name: "export in USD",
    count: 10,
    buyer: "american",
    currency: "USD",
    lines: [[10.25, 4, "export"]],
    verdict: "380 USD 41.00 0.00 41.00; G0 41.00 0.00",
  },
  {
    name: "export in JPY",
    count: 6,
    buyer: "japanese",
    currency: "JPY",
    lines: [[1234, 3, "export"]],
    verdict: "380 JPY 3702.00 0.00 3702.00; G0 3702.00 0.00",
  },
  {
    // Rounding to whole yen moves a line further from price times quantity than Peppol allows.
    name: "export at half a yen",
    count: 2,
    buyer: "japanese",
    currency: "JPY",
    lines: [[1234.5, 3, "export"]],
    verdict: "PEPPOL-EN16931-R120",
  },
  {
    name: "23 % in EUR",
    count: 12,
    buyer: "polish",
    currency: "EUR",
    lines: [[100, 1, "23"]],
    verdict: "380 EUR 100.00 23.00 123.00 PLN 97.91; S23 100.00 23.00",
  },
  {
    name: "8 % in USD",
    count: 8,
    buyer: "polish",
    currency: "USD",
    lines: [[49.99, 1, "8"]],
    verdict: "380 USD 49.99 4.00 53.99 PLN 15.60; S8 49.99 4.00",
  },
  {
    name: "23 % in JPY",
    count: 6,
    buyer: "polish",
    currency: "JPY",
    lines: [[1001, 1, "23"]],
    verdict: "380 JPY 1001.00 230.00 1231.00 PLN 5.77; S23 1001.00 230.00",
  },
  {
    name: "consumer",
    count: 8,
    buyer: "consumer",
    lines: [[29.99, 1, "23"]],
    verdict: "380 PLN 29.99 6.90 36.89; S23 29.99 6.90",
  },
  {
    name: "consumer abroad",
    count: 4,
    buyer: "abroad",
    lines: [[29.99, 1, "23"]],
    verdict: "380 PLN 29.99 6.90 36.89; S23 29.99 6.90",
  },
  {
    name: "discount of a line",
    count: 6,
    buyer: "polish",
    lines: [[49.99, 10, "23", { discountPercent: 10 }]],
    verdict: "380 PLN 449.91 103.48 553.39; S23 449.91 103.48",
  },
  {
    name: "split payment",
    count: 4,
    buyer: "polish",
    lines: [[20_000, 1, "23"]],
    more: { splitPayment: true },
    verdict: "380 PLN 20000.00 4600.00 24600.00; S23 20000.00 4600.00",
  },
  {
    name: "marked goods",
    count: 4,
    buyer: "polish",
    lines: [[700, 1, "23", { goodsCodes: ["GTU_12"] }]],
    verdict: "380 PLN 700.00 161.00 861.00; S23 700.00 161.00",
  },
  {
    name: "advance",
    count: 2,
    buyer: "polish",
    lines: [[1000, 1, "23"]],
    more: { isAdvance: true },
    verdict: "386 PLN 1000.00 230.00 1230.00; S23 1000.00 230.00",
  },
  {
    name: "final after an advance",
    count: 2,
    buyer: "polish",
    lines: [
      [5000, 1, "23"],
      [1000, -1, "23"],
    ],
    isFinal: true,
    verdict: "380 PLN 4000.00 920.00 4920.00; S23 4000.00 920.00",
  },
  { name: "buyer with a wrong NIP", count: 4, buyer: "wrongNumber", lines: [[10, 1, "23"]], verdict: "PL-02" },
  { name: "Polish buyer without a zip code", count: 3, buyer: "noZip", lines: [[10, 1, "23"]], verdict: "PL-04" },
  { name: "reverse charge to nobody's number", count: 3, buyer: "abroad", lines: [[10, 1, "oo"]], verdict: "BR-AE-02" },
  { name: "WDT without a delivery", count: 3, buyer: "german", lines: [[10, 1, "wdt"]], verdict: "BR-IC-11 BR-IC-12" },
  {
    name: "np beside 23 %",
    count: 2,
    buyer: "german",
    lines: [
      [10, 1, "np"],
      [10, 1, "23"],
    ],
    verdict: "BR-O-11 BR-O-12 BR-S-02",
  },
]
