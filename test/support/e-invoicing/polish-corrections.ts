import { krakow } from "./polish-company.ts"

interface Correction {
  readonly name: string
  readonly count: number
  /** The name of the corrected sale. Each correction takes another invoice of that sale. */
  readonly of: string
  readonly route: "Correct" | "credit"
  /** The change of the first line, where the correction changes one. */
  readonly amount?: number
  readonly body: object
  readonly verdict: string
}

/** The company's corrections, in the terms of its sales. Figures of credit notes are positive. */
export const corrections: readonly Correction[] = [
  {
    name: "all of 23 %",
    count: 6,
    of: "23 %",
    route: "credit",
    body: { creditAllInvoiceLines: true },
    verdict: "381 PLN 1000.00 230.00 1230.00; S23 1000.00 230.00",
  },
  {
    name: "all of three rates",
    count: 3,
    of: "three rates",
    route: "credit",
    body: { creditAllInvoiceLines: true },
    verdict: "381 PLN 160.16 27.51 187.67; S23 100.01 23.00; S8 50.05 4.00; S5 10.10 0.51",
  },
  {
    name: "all in EUR",
    count: 4,
    of: "23 % in EUR",
    route: "credit",
    body: { creditAllInvoiceLines: true },
    verdict: "381 EUR 100.00 23.00 123.00 PLN 97.91; S23 100.00 23.00",
  },
  {
    name: "all in JPY",
    count: 2,
    of: "23 % in JPY",
    route: "credit",
    body: { creditAllInvoiceLines: true },
    verdict: "381 JPY 1001.00 230.00 1231.00 PLN 5.77; S23 1001.00 230.00",
  },
  {
    name: "less",
    count: 5,
    of: "8 %",
    route: "Correct",
    amount: -40,
    body: { reason: "Wrong price" },
    verdict: "381 PLN 40.00 3.20 43.20; S8 40.00 3.20",
  },
  {
    name: "more",
    count: 4,
    of: "marked goods",
    route: "Correct",
    amount: 100,
    body: { reason: "Wrong price" },
    verdict: "383 PLN 100.00 23.00 123.00; S23 100.00 23.00",
  },
  {
    name: "another buyer",
    count: 2,
    of: "consumer",
    route: "Correct",
    body: { reason: "Wrong buyer", buyer: { name: "Janina Kowalska", address: krakow } },
    verdict: "381 PLN 0.00 0.00 0.00; S23 0.00 0.00",
  },
]
