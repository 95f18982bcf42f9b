import type { AcknowledgementHeader } from "@svc/domain/e-invoicing/acknowledgement"

/** The elements that are read, by their path from the root, with our names for them. */
const fields: Readonly<Record<string, keyof AcknowledgementHeader>> = {
  "/NazwaPodmiotuPrzyjmujacego": "receivedBy",
  "/NumerReferencyjnySesji": "session",
  "/Uwierzytelnienie/NumerReferencyjnyTokenaKSeF": "tokenReference",
  "/Uwierzytelnienie/SkrotDokumentuUwierzytelniajacego": "authenticationHash",
  "/NazwaStrukturyLogicznej": "structure",
  "/KodFormularza": "formCode",
}
const context = "/Uwierzytelnienie/IdKontekstu/"
/**
 * Longest value that is shown, in characters. A longer one is cut, which is harmless because the header decides
 * nothing.
 */
const longest = 256

/**
 * Collects the values of an acknowledgement outside of its documents. Receives the elements that are not in a document,
 * with their depth (the root has 1) and their name, which is empty for an element of another namespace. The first
 * element of a kind counts.
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
