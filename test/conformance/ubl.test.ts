import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/ubl/preflight"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openCases } from "../support/case-folder.ts"
import { type Harness, openHarness } from "../support/harness.ts"
import { makePosting, polishEntity, polishProfile, type Posting } from "../support/posting.ts"
import { makeSeeds } from "../support/seeds.ts"
import { toPostedInvoice, type UblCase, type UblInput } from "../support/ubl-cases.ts"
import { acceptedInputs } from "../support/ubl-inputs.ts"
import { makeUblValidator, readXml } from "../support/ubl-validator.ts"

const folder = openCases("ubl")

describe.skipIf(folder.isAbsent)("UBL documents", () => {
  const validate = makeUblValidator(folder.path("xsd", "maindoc"))

  describe("of invoices made through the product", () => {
    let h: Harness
    let posting: Posting
    beforeAll(async () => {
      h = await openHarness()
      posting = makePosting(h.worker, h.sql)
    })
    afterAll(() => h.close())

    /** Of a legal entity of its own, so that each case has its series. */
    const post = async (input: UblInput) => {
      const day = Date.parse(`${input.date}T12:00:00Z`)
      if (h.clock.now() < day) await h.clock.moveTo(day)
      const { scope } = await makeSeeds(h).tenant([input.seller.name], polishEntity)
      await posting.setProfile(scope, { ...polishProfile(), iban: input.iban, bic: input.bic })
      const { id } = await posting.post(scope, input)
      return () => h.worker.run(h.worker.get("ReadEInvoices").preview(scope, id))
    }

    it.each(folder.cases<UblCase>())("$id $file", async (given) => {
      const preview = await post(given.input)
      const { bytes } = await preview()
      const xml = Buffer.from(bytes).toString()

      expect(validate(xml)).toEqual([])
      expect((await preview()).bytes).toEqual(bytes)

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
