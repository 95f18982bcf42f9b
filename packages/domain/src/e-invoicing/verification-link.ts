import type { Nip } from "./nip.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"

/** Where the national system shows whether it has a document. */
const address = "https://qr.ksef.mf.gov.pl/invoice"

/**
 * The link that proves a document, for the QR code on its print (KSeF, KOD I): seller's NIP, date of issue as DD-MM-YYYY, and
 * the SHA-256 of the national document in Base64URL without padding. `documentHash` is that of the acknowledgement, in Base64.
 */
export const verificationLink = (sellerNip: Nip, issueDate: CalendarDate, documentHash: string): string => {
  const hash = documentHash.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
  return `${address}/${sellerNip}/${issueDate.split("-").toReversed().join("-")}/${hash}`
}
