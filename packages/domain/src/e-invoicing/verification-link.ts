import type { Nip } from "./nip.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"

/**
 * The hosts on which the environments of the national system confirm documents, by the mark at the end of the
 * authority's name in their acknowledgements. The production environment has no mark.
 */
const hosts: readonly (readonly [mark: string, host: string])[] = [
  ["(TE)", "qr-test.ksef.mf.gov.pl"],
  ["(TR)", "qr-demo.ksef.mf.gov.pl"],
]
const production = "qr.ksef.mf.gov.pl"

/**
 * The link that proves a document, for the QR code on its print (KSeF, KOD I): the seller's NIP, the issue date as
 * DD-MM-YYYY, and the SHA-256 of the national document in Base64URL without padding. `documentHash` comes from the
 * acknowledgement, in Base64. `receivedBy` is the authority's name in it, which tells the environment of the document.
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
