import type { Invoice } from "@svc/domain/billing/invoicing/invoice"
import type { InvoiceDocument } from "@svc/domain/billing/invoicing/ports/invoice-document"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { invoiceLayout } from "./invoice-layout.ts"

const fontFolder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("pdfmake/package.json"))),
  "fonts",
  "Roboto",
)
const font = (name: string) => path.join(fontFolder, `Roboto-${name}.ttf`)

/** Loaded for the first invoice: it takes 15 MB, and most processes draw none. */
const loadPdfMake = async () => {
  const { default: pdfMake } = await import("pdfmake")
  pdfMake.setUrlAccessPolicy(() => false)
  pdfMake.setLocalAccessPolicy((file) => path.dirname(file) === fontFolder)
  pdfMake.setFonts({
    Roboto: {
      normal: font("Regular"),
      bold: font("Medium"),
      italics: font("Italic"),
      bolditalics: font("MediumItalic"),
    },
  })
  return pdfMake
}

/** Draws with pdfmake, in Roboto: Latin, Greek and Cyrillic letters. It may read its fonts and nothing else. */
export const makePdfInvoiceDocument = (): InvoiceDocument => {
  let loaded: ReturnType<typeof loadPdfMake> | undefined
  return {
    pdf: (invoice: Invoice) =>
      Effect.tryPromise({
        try: async () => {
          loaded ??= loadPdfMake()
          return new Uint8Array(await (await loaded).createPdf(invoiceLayout(invoice)).getBuffer())
        },
        catch: (cause) => new PortUnavailable({ port: "InvoiceDocument", cause }),
      }),
  }
}
