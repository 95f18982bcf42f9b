import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { Result } from "effect"
import { toPostedInvoice } from "../support/e-invoicing/ubl-cases.ts"
import { plainInput } from "../support/e-invoicing/ubl-parties.ts"
import { machine, peakRssMb, readNumbers } from "./figures.ts"

const invoiceOf = (lines: number) =>
  toPostedInvoice({
    ...plainInput,
    lines: Array.from({ length: lines }, (_, index) => ({
      name: `Subskrypcja Pro & dodatki ${index}`,
      qty: `${index + 1}.25`,
      price: "19.99",
      cat: "S" as const,
      pct: index % 3 === 0 ? "8" : "23",
    })),
  })

/** Builds a document, checks it by every rule except those on size, and writes it. */
const build = (invoice: ReturnType<typeof invoiceOf>): number =>
  Result.getOrThrow(preflight(ublWriter, invoice, { national: false, today: "2026-11-20" })).bytes.length

const msOf = (lines: number, times: number): number => {
  const invoice = invoiceOf(lines)
  build(invoice)
  const measured = Array.from({ length: times }, () => {
    const begun = performance.now()
    build(invoice)
    return performance.now() - begun
  })
  return Math.round(Math.min(...measured) * 10) / 10
}

/** Measures documents of ten lines, built one after the other on one core, and the time of large documents. */
export const ublBench = (args: readonly string[]): Promise<object> => {
  const { seconds } = readNumbers(args, { seconds: 5 })
  const ten = invoiceOf(10)
  for (let warm = 0; warm < 500; warm += 1) build(ten)
  const begun = performance.now()
  let documents = 0
  while (performance.now() - begun < seconds * 1000) {
    build(ten)
    documents += 1
  }
  const documentsPerSecond = Math.round(documents / ((performance.now() - begun) / 1000))
  return Promise.resolve({
    documentsPerSecond,
    lines500Ms: msOf(500, 5),
    lines10000Ms: msOf(10_000, 3),
    peakRssMb: peakRssMb(),
    ...machine(),
  })
}
