import type { AcknowledgementHeader } from "@svc/domain/e-invoicing/acknowledgement"

/** The elements that are kept, by their way from the root, with our names for them. */
const fields: Readonly<Record<string, keyof AcknowledgementHeader>> = {
  "/NazwaPodmiotuPrzyjmujacego": "receivedBy",
  "/NumerReferencyjnySesji": "session",
  "/Uwierzytelnienie/NumerReferencyjnyTokenaKSeF": "tokenReference",
  "/Uwierzytelnienie/SkrotDokumentuUwierzytelniajacego": "authenticationHash",
  "/NazwaStrukturyLogicznej": "structure",
  "/KodFormularza": "formCode",
}
const context = "/Uwierzytelnienie/IdKontekstu/"
/** Most characters that are shown of one; what is longer is cut, because the header decides nothing. */
const longest = 256

/**
 * Collects what an acknowledgement says outside of its documents. It is told of elements that are not in a document, with
 * their depth (the root has 1) and their name, which is empty for one of another namespace. The first of a kind counts.
 */
export const makeHeaderReader = () => {
  const header: { -readonly [F in keyof AcknowledgementHeader]?: string } = {}
  let path: string[] = []
  let field: keyof AcknowledgementHeader | undefined
  let text = ""

  return {
    open: (depth: number, name: string): void => {
      field = undefined
      if (depth < 2 || depth > 4) return
      path = [...path.slice(0, depth - 2), name]
      const way = `/${path.join("/")}`
      const isContext = way.startsWith(context) && name !== ""
      const known = isContext ? "contextId" : Object.hasOwn(fields, way) ? fields[way] : undefined
      if (known === undefined || header[known] !== undefined) return
      field = known
      text = ""
      if (isContext) header.contextKind = name
    },
    add: (more: string): void => {
      if (field !== undefined && text.length < longest) text += more
    },
    close: (depth: number): void => {
      if (field !== undefined && depth <= 4) header[field] = text.trim().slice(0, longest)
      field = undefined
    },
    read: (): AcknowledgementHeader => header,
  }
}
