import type { Nip } from "./nip.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"

/**
 * Where the environments of the national system show whether they have a document, by the mark that the authority's name ends
 * with in their acknowledgements; production has none.
 */
const hosts: readonly (readonly [mark: string, host: string])[] = [
  ["(TE)", "qr-test.ksef.mf.gov.pl"],
  ["(TR)", "qr-demo.ksef.mf.gov.pl"],
]
const production = "qr.ksef.mf.gov.pl"

/**
 * The link that proves a document, for the QR code on its print (KSeF, KOD I): seller's NIP, date of issue as DD-MM-YYYY, and
 * the SHA-256 of the national document in Base64URL without padding. `documentHash` is that of the acknowledgement, in Base64;
 * `receivedBy` is the authority's name there, which says in which environment the document is.
 */
export const verificationLink = (
  sellerNip: Nip,
  issueDate: CalendarDate,
  documentHash: string,
  receivedBy: string | undefined,
): string => {
  const host = hosts.find(([mark]) => receivedBy?.trim().endsWith(mark))?.[1] ?? production
  const hash = documentHash.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
  return `https://${host}/invoice/${sellerNip}/${issueDate.split("-").toReversed().join("-")}/${hash}`
}
