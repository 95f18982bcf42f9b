import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { compareWithOfficial, type OfficialVerdicts } from "../support/e-invoicing/official-verdicts.ts"
import { openProductDocuments, type ProductDocuments } from "../support/e-invoicing/product-documents.ts"
import { singleFaults } from "../support/e-invoicing/single-faults.ts"
import { toPostedInvoice, type UblCase } from "../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../support/e-invoicing/ubl-inputs.ts"
import { makeUblValidator, readXml } from "../support/e-invoicing/ubl-validator.ts"
import { givenCases, openCases } from "./case-folders.ts"

/** The OASIS schemas come with the given cases. Without them, only the values of documents are compared. */
const schemas = givenCases("ubl/xsd")
const validate = schemas.isAbsent ? undefined : makeUblValidator(schemas.path("maindoc"))

let product: ProductDocuments
beforeAll(async () => {
  product = await openProductDocuments()
})
afterAll(() => product.close())

describe.each(openCases("ubl"))("UBL documents of invoices made through the product, $from cases", (folder) => {
  it
    .skipIf(folder.isAbsent)
    .each(folder.cases<UblCase>().map((each) => [`${each.id} ${each.file ?? each.title}`, each] as const))(
    "%s",
    async (_, given) => {
      const { build } = await product.post(given.input)
      const xml = (await build()).toString()

      expect(validate === undefined ? [] : validate(xml)).toEqual([])
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

      // The document must have the values of the example, but not its layout.
      const example = given.file === undefined ? mine : readXml(folder.read(given.file).toString())
      expect(mine.values).toEqual(example.values)
      const { values = {} } = given
      const found = Object.fromEntries(Object.keys(values).map((xpath) => [xpath, mine.find(`/*/${xpath}`)]))
      expect(found).toEqual(values)
      expect(given.file ?? values).not.toEqual({})
    },
  )
})

describe.skipIf(validate === undefined)("UBL documents", () => {
  it.each(acceptedInputs)("%s is valid against the schema", (_, input) => {
    const built = preflight(ublWriter, toPostedInvoice(input), { national: true, today: input.date })
    if (Result.isFailure(built)) throw new Error(JSON.stringify(built.failure, null, 2))
    expect(validate!(Buffer.from(built.success.bytes).toString())).toEqual([])
  })
})

const examples = givenCases("ubl")
const files = examples.isAbsent
  ? []
  : examples.cases<UblCase>().flatMap(({ file }) => (file === undefined ? [] : [file]))

describe.skipIf(validate === undefined)("Check finds every document that the schema refuses", () => {
  it.each(files)("%s with a single fault", (file) => {
    const xml = examples.read(file).toString()
    const differ = singleFaults(xml).filter(([, fault]) => {
      const found = rulesOf(fault)
      // This validator refuses a date with spaces around it, which XML Schema allows (part 2, 3.3.9). A Peppol rule
      // refuses that date too.
      return (found.has("UBL-XSD") || found.has("PEPPOL-EN16931-F001")) !== validate!(fault).length > 0
    })
    expect(differ.map(([title]) => title)).toEqual([])
  })
})

const own = openCases("ubl").find(({ from }) => from === "own")!
const official = JSON.parse(own.read("official-verdicts.json").toString()) as OfficialVerdicts

describe.skipIf(examples.isAbsent)(
  "Check finds all the rules that the official stylesheets find, and no others, so that nobody sends what the network refuses",
  () => {
    it.each(files)("%s and its single faults", (file) => {
      const comparison = compareWithOfficial(official, file, examples.read(file))
      expect(comparison?.differences).toEqual([])
      expect(comparison?.compared).toBeGreaterThan(300)
    })
  },
)

function rulesOf(xml: string): ReadonlySet<string> {
  return new Set(checkDocument(readUbl(Buffer.from(xml))).findings.map(({ rule }) => rule))
}
