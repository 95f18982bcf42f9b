import { saxAcknowledgementReader } from "@svc/adapters/xml/acknowledgement-reader"
import { parseNip } from "@svc/domain/e-invoicing/nip"
import { Effect } from "effect"
import {
  acknowledgementOf,
  sampleDocument,
  sampleNumber,
  sampleSeller,
} from "../support/e-invoicing/acknowledgements.ts"
import { machine, peakRssMb, readNumbers } from "./figures.ts"

/** Reads an acknowledgement of very many documents, looking for its last one. */
export const acknowledgementBench = async (args: readonly string[]): Promise<object> => {
  const { documents } = readNumbers(args, { documents: 10_000 })
  const invoiceOf = (index: number) => `FV/2026/${String(index).padStart(5, "0")}`
  const bytes = Buffer.from(
    acknowledgementOf(
      Array.from({ length: documents }, (_, index) =>
        sampleDocument({ number: sampleNumber(index), invoice: invoiceOf(index) }),
      ).join("\n"),
    ),
  )
  const wanted = { sellerNip: parseNip(sampleSeller)!, invoiceNumber: invoiceOf(documents - 1) }
  const rssBeforeMb = peakRssMb()
  const begun = performance.now()
  const { text } = await Effect.runPromise(saxAcknowledgementReader.read(bytes, wanted))
  const seconds = Math.round(performance.now() - begun) / 1000
  if (text !== sampleNumber(documents - 1)) throw new Error("another document was found")
  return { bytes: bytes.length, documents, seconds, peakRssMb: peakRssMb(), rssBeforeMb, ...machine() }
}
