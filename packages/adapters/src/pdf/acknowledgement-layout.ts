import type { ShownAcknowledgement } from "@svc/domain/e-invoicing/ports/acknowledgement-document"
import { toIso } from "@svc/domain/shared/timestamp"
import type { Content, TableCell } from "pdfmake"
import type { Pages } from "./draw-pages.ts"

const grey = "#666666"
/** Side of the QR code, in points: at 4 cm it can be scanned from paper. */
const side = 113

/**
 * A row: its label in Polish, as the national system words it, and in English, and its value. A row without a value is
 * left out.
 */
type Row = readonly [polish: string, english: string, value: string | undefined]

/** The page of an acknowledgement: the content of the signed file about one invoice, in Polish and English. */
export const acknowledgementLayout = (shown: ShownAcknowledgement): Pages => {
  const { document, documents, header, nationalNumber, fileName, fileHash, receivedAt, verificationUrl } = shown
  const title = "Urzędowe poświadczenie odbioru (UPO)"
  const { contextKind = "", contextId } = header
  return {
    pageSize: "A4",
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: "Roboto", fontSize: 9, lineHeight: 1.15 },
    // The creation date is the day of arrival, so that the same acknowledgement always gives the same bytes.
    info: { title: `UPO ${nationalNumber}`, creationDate: new Date(receivedAt), modDate: new Date(receivedAt) },
    content: [
      { text: title, fontSize: 14, bold: true },
      { text: "Official acknowledgement of receipt, national e-invoicing system (KSeF)", color: grey },
      section("Faktura", "Invoice", [
        ["Numer KSeF faktury", "National number", nationalNumber],
        ["Numer faktury", "Invoice number", document.invoiceNumber],
        ["NIP sprzedawcy", "Seller's tax number", document.sellerNip],
        ["Data wystawienia faktury", "Issue date", document.issueDate],
        ["Data przesłania do KSeF", "Sent", document.sentAt],
        ["Data nadania numeru KSeF", "Number given", document.acceptedAt],
        ["Tryb wysyłki", "Mode", document.mode],
        ["Skrót dokumentu (SHA-256)", "Hash of the national document", document.documentHash],
      ]),
      section("Przyjęcie", "Receipt", [
        ["Podmiot przyjmujący", "Received by", header.receivedBy],
        ["Numer referencyjny sesji", "Session", header.session],
        [`Identyfikator kontekstu ${contextKind}`.trim(), "On behalf of", contextId],
        ["Numer referencyjny tokena KSeF", "Token", header.tokenReference],
        ["Skrót dokumentu uwierzytelniającego", "Hash of the authentication", header.authenticationHash],
        ["Struktura logiczna", "Schema", header.structure],
        ["Kod formularza", "Form", header.formCode],
        ["Liczba faktur w poświadczeniu", "Invoices in this acknowledgement", String(documents)],
      ]),
      section("Plik źródłowy", "Signed file", [
        ["Nazwa pliku", "File", fileName],
        ["Skrót pliku (SHA-256)", "Hash of the file", fileHash],
        ["Data pobrania (UTC)", "Taken in", toIso(receivedAt)],
      ]),
      ...proof(verificationUrl),
      {
        margin: [0, 16, 0, 0],
        fontSize: 8,
        color: grey,
        text: "Wizualizacja. Dowodem jest plik XML podpisany przez system. / A visualisation: the proof is the XML file that the system signed.",
      },
    ],
    footer: (page, pages) => ({
      margin: [48, 24],
      fontSize: 8,
      color: grey,
      columns: [`UPO ${nationalNumber}`, { text: `${page} / ${pages}`, alignment: "right" }],
    }),
  }
}

const section = (polish: string, english: string, rows: readonly Row[]): Content => {
  const body = rows.flatMap(([name, translated, value]): TableCell[][] =>
    value === undefined || value === ""
      ? []
      : [[{ stack: [name, { text: translated, fontSize: 7, color: grey }] }, { text: value, margin: [0, 2, 0, 0] }]],
  )
  return {
    margin: [0, 16, 0, 0],
    stack: [
      {
        text: [
          { text: polish, bold: true },
          { text: ` / ${english}`, color: grey },
        ],
        margin: [0, 0, 0, 4],
      },
      { layout: "lightHorizontalLines", table: { headerRows: 0, widths: [190, "*"], body } },
    ],
  }
}

const proof = (url: string | undefined): Content[] =>
  url === undefined
    ? []
    : [
        {
          margin: [0, 16, 0, 0],
          unbreakable: true,
          columnGap: 16,
          columns: [
            { width: side, qr: url, fit: side, eccLevel: "M" },
            {
              stack: [
                "Sprawdź fakturę w KSeF / Verify the invoice in KSeF",
                { text: url, link: url, fontSize: 7, color: grey },
              ],
            },
          ],
        },
      ]
