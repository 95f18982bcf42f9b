import path from "node:path"
import type { createPdf } from "pdfmake"
import { assetFolder } from "../installation/assets.ts"

export type Pages = Parameters<typeof createPdf>[0]

const fontFolder = assetFolder("fonts")
const font = (name: string) => path.join(fontFolder, `Roboto-${name}.ttf`)

/** Loads the library with the first document: it takes 15 MB, and most processes draw none. */
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
 * Draws with pdfmake in the typeface Roboto, which has Latin, Greek and Cyrillic letters. The library may read its
 * fonts and no other file. The call blocks its thread while it draws.
 */
export const drawPages = async (pages: Pages): Promise<Uint8Array> => {
  loaded ??= loadPdfMake()
  return new Uint8Array(await (await loaded).createPdf(pages).getBuffer())
}
