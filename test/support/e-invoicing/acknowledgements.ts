import { checkDigits } from "@svc/domain/e-invoicing/national-number"

export interface AcknowledgedSample {
  readonly seller?: string
  readonly number?: string
  readonly invoice?: string
  /** Elements to add to the usual ones. */
  readonly more?: string
}

export const sampleSeller = "5265877635"
export const sampleInvoice = "FA/XVQUD-9997622510/04/2027"

/** A national number with correct check digits: number `index` of its day. */
export const sampleNumber = (index = 0, seller = sampleSeller): string => {
  const head = `${seller}-20250916-${index.toString(16).toUpperCase().padStart(12, "0")}`
  return `${head}-${checkDigits(head)}`
}

export const sampleDocument = ({
  seller = sampleSeller,
  number = sampleNumber(),
  invoice = sampleInvoice,
  more = "",
}: AcknowledgedSample = {}): string =>
  `<Dokument><NipSprzedawcy>${seller}</NipSprzedawcy><NumerKSeFDokumentu>${number}</NumerKSeFDokumentu><NumerFaktury>${invoice}</NumerFaktury><DataWystawieniaFaktury>2025-09-16</DataWystawieniaFaktury><DataPrzeslaniaDokumentu>2025-09-16T11:05:40.841+02:00</DataPrzeslaniaDokumentu><DataNadaniaNumeruKSeF>2025-09-16T11:05:41.045+02:00</DataNadaniaNumeruKSeF><SkrotDokumentu>GZMGNVzs3krF6URKgvaw77OOeG3nJ+WGziT5xguliQ8=</SkrotDokumentu><TrybWysylki>Online</TrybWysylki>${more}</Dokument>`

/** An acknowledgement of schema v4-3 around the given documents. */
export const acknowledgementOf = (
  documents: string,
  { before = "", namespace = "http://upo.schematy.mf.gov.pl/KSeF/v4-3" } = {},
): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${before}<Potwierdzenie xmlns="${namespace}"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego>${documents}</Potwierdzenie>`
