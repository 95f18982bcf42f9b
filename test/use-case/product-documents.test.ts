import { type InvoiceLine, invoiceTotals } from "@svc/domain/invoicing/invoice"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Made, openProductDocuments, type ProductDocuments } from "../support/e-invoicing/product-documents.ts"
import { acceptedInputs } from "../support/e-invoicing/ubl-inputs.ts"
import { plainInput } from "../support/e-invoicing/ubl-parties.ts"
import { readXml } from "../support/e-invoicing/ubl-validator.ts"

let product: ProductDocuments
beforeAll(async () => {
  product = await openProductDocuments()
})
afterAll(() => product.close())

describe("an invoice made through the product has the document with its figures", () => {
  it.each(acceptedInputs)("%s", async (_, input, values) => {
    const { build } = await product.post(input)
    const read = readXml((await build()).toString())
    expect(Object.fromEntries(Object.keys(values).map((path) => [path, read.find(`/*/${path}`)]))).toEqual(values)
  })
})

describe("credits", () => {
  /** Each line has a tax of 0.0759, so some lines are rounded to 0.08 and the others to 0.07. */
  const input = {
    ...plainInput,
    lines: Array.from({ length: 10 }, () => ({ ...plainInput.lines[0]!, price: "0.33" })),
  }
  const taxOf = ({ invoice }: Made) => printDecimal(BigDecimal.negate(invoiceTotals(invoice).tax))

  it("of the lines with the larger shares of the tax, and of the rest, have documents with that tax", async () => {
    const posted = await product.post(input)
    const larger = posted.invoice.lines.filter(({ amounts }) => printDecimal(amounts.tax) === "0.08")
    const some = await posted.credit({ invoiceLineIds: larger.map(({ id }) => id) })
    const rest = await posted.credit({ creditAllInvoiceLines: true })
    for (const credit of [some, rest]) {
      const { find } = readXml((await credit.build()).toString())
      expect(find("/*/cac:TaxTotal/cbc:TaxAmount")).toBe(taxOf(credit))
    }
    expect([larger.length, taxOf(some), taxOf(rest)]).toEqual([6, "0.48", "0.28"])
  })

  it("of a line in parts have documents, the last with the tax that is left", async () => {
    const posted = await product.post({ ...plainInput, lines: [{ ...plainInput.lines[0]!, price: "1.00" }] })
    const [{ id }] = posted.invoice.lines as readonly [InvoiceLine]
    for (let part = 0; part < 4; part += 1) {
      const credit = await posted.credit({ lines: [{ invoiceLineId: id, amount: decimal("0.02") }] })
      expect((await credit.build()).toString()).toContain("<CreditNote ")
    }
    const rest = await posted.credit({ creditAllInvoiceLines: true })
    expect(readXml((await rest.build()).toString()).find("/*/cac:TaxTotal/cbc:TaxAmount")).toBe("0.23")
  })
})
