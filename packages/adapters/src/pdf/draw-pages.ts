import { createRequire } from "node:module"
import path from "node:path"
import type { createPdf } from "pdfmake"

export type Pages = Parameters<typeof createPdf>[0]

const installed = createRequire(import.meta.url).resolve("pdfmake/package.json")
const fontFolder = path.join(path.dirname(installed), "fonts", "Roboto")
const font = (name: string) => path.join(fontFolder, `Roboto-${name}.ttf`)

/** Loads the library for the first document: it takes 15 MB, and most processes draw none. */
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

let loaded: ReturnType<typeof loadPdfMake> | undefined

/**
 * Draws with pdfmake, in Roboto: Latin, Greek and Cyrillic letters. The library may read its fonts and nothing else.
 * It holds its thread for as long as it draws.
 */
export const drawPages = async (pages: Pages): Promise<Uint8Array> => {
  loaded ??= loadPdfMake()
  return new Uint8Array(await (await loaded).createPdf(pages).getBuffer())
}
