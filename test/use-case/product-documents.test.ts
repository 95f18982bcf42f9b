import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openProductDocuments, type ProductDocuments } from "../support/product-documents.ts"
import { acceptedInputs } from "../support/ubl-inputs.ts"
import { readXml } from "../support/ubl-validator.ts"

let product: ProductDocuments
beforeAll(async () => {
  product = await openProductDocuments()
})
afterAll(() => product.close())

describe("an invoice made through the product has the document with its figures", () => {
  it.each(acceptedInputs)("%s", async (_, input, values) => {
    const build = await product.post(input)
    const read = readXml((await build()).toString())
    expect(Object.fromEntries(Object.keys(values).map((path) => [path, read.find(`/*/${path}`)]))).toEqual(values)
  })
})
