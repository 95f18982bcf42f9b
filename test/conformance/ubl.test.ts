import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openCases } from "../support/case-folder.ts"
import { openProductDocuments, type ProductDocuments } from "../support/service/product-documents.ts"
import { toPostedInvoice, type UblCase } from "../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../support/e-invoicing/ubl-inputs.ts"
import { makeUblValidator, readXml } from "../support/e-invoicing/ubl-validator.ts"

const folder = openCases("ubl")

describe.skipIf(folder.isAbsent)("UBL documents", () => {
  const validate = makeUblValidator(folder.path("xsd", "maindoc"))

  describe("of invoices made through the product", () => {
    let product: ProductDocuments
    beforeAll(async () => {
      product = await openProductDocuments()
    })
    afterAll(() => product.close())

    it.each(folder.cases<UblCase>())("$id $file", async (given) => {
      const { build } = await product.post(given.input)
      const xml = (await build()).toString()

      expect(validate(xml)).toEqual([])
      expect((await build()).toString()).toBe(xml)

      const mine = readXml(xml)
      const total = (name: string) => mine.find(`/*/cac:LegalMonetaryTotal/cbc:${name}`)
      const tax = mine.find("/*/cac:TaxTotal[cac:TaxSubtotal]/cbc:TaxAmount")
      const inPln = mine.find("/*/cac:TaxTotal[not(cac:TaxSubtotal)]/cbc:TaxAmount[@currencyID='PLN']")
      expect({
        lineTotal: total("LineExtensionAmount"),
        taxExclusive: total("TaxExclusiveAmount"),
        tax,
        taxInclusive: total("TaxInclusiveAmount"),
        payable: total("PayableAmount"),
        taxPLN: inPln ?? null,
      }).toEqual(given.totals)

      // The layout of the example is not binding, its values are.
      expect(mine.values).toEqual(readXml(folder.read(given.file).toString()).values)
    })
  })

  it.each(acceptedInputs)("%s is valid against the schema", (_, input) => {
    const built = preflight(ublWriter, toPostedInvoice(input), { national: true, today: input.date })
    if (Result.isFailure(built)) throw new Error(JSON.stringify(built.failure, null, 2))
    expect(validate(Buffer.from(built.success.bytes).toString())).toEqual([])
  })
})
