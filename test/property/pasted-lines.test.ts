import path from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { repository } from "../support/repository.ts"

interface Pasting {
  readonly pastedLines: (
    text: string,
    read: (text: string) => string,
    choices: object,
  ) => { readonly lines: readonly Readonly<Record<string, string>>[] }
  readonly pastedWords: (pasted: unknown) => string
}
interface Numbers {
  readonly numberWords: (locale: string) => { readonly read: (text: string) => string }
}
// The console is built for browsers and no package imports it, so the test loads its files directly.
const load = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(repository, "packages/console/src", file)).href)
const { pastedLines, pastedWords } = (await load("pages/invoices/pasted-lines.ts")) as Pasting
const { numberWords } = (await load("ui/numbers.ts")) as Numbers

const choices = {
  unitOfMeasure: [
    ["C62", "C62", "Piece"],
    ["HUR", "HUR", "Hour"],
  ],
  taxTemplate: [["VAT 25%", "VAT 25%"]],
  recognizedRevenueAccount: [["3000", "3000", "3000 Sales"]],
}
const paste = (text: string) => {
  const pasted = pastedLines(text, numberWords("sv-SE").read, choices)
  return { lines: pasted.lines, said: pastedWords(pasted) }
}
const hosting = { productName: "Hosting", price: "68.33" }

describe("an amount of a pasted sheet does not land in another field", () => {
  it("when the cells are those of the columns as shown", () => {
    const text = "Consulting\t2\tHour\t1 250,50\t10 %\tVAT 25%\t3000 Sales\r\nSetup\t1\tPiece\t100\r\n"
    const more = { discountPercent: "10", taxTemplate: "VAT 25%", recognizedRevenueAccount: "3000" }
    expect(paste(text)).toEqual({
      lines: [
        { productName: "Consulting", quantity: "2", unitOfMeasure: "HUR", price: "1250.50", ...more },
        { productName: "Setup", quantity: "1", unitOfMeasure: "C62", price: "100" },
      ],
      said: "2 rows pasted as Product, Quantity, Unit, Price, Disc. %, Tax, Revenue account.",
    })
  })

  it("when there is no unit, or neither unit nor quantity", () => {
    expect(paste("Hosting\t2\t68,33\t5").lines).toEqual([{ ...hosting, quantity: "2", discountPercent: "5" }])
    expect(paste("Hosting\t68,33\r\n")).toEqual({ lines: [hosting], said: "1 row pasted as Product, Price." })
  })

  it("when a row of heads names them in another order, with one that no column has", () => {
    expect(paste("Price\tNotes\tproduct\tQty\n68,33\tsoon\tHosting\t3\n\tnever\tSupport\t")).toEqual({
      lines: [{ ...hosting, quantity: "3" }, { productName: "Support" }],
      said: "2 rows pasted as Price, Product, Quantity. Left out: Notes.",
    })
  })

  it("when there are more cells than columns, or a text that is no choice", () => {
    expect(paste("A\t1\tFurlong\t2\t\t\t\tx")).toEqual({
      lines: [{ productName: "A", quantity: "1", unitOfMeasure: "Furlong", price: "2" }],
      said: "1 row pasted as Product, Quantity, Unit, Price, Disc. %, Tax, Revenue account. Left out: cell 8.",
    })
  })
})
