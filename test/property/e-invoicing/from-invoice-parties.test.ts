import { doubtfulData } from "@svc/domain/e-invoicing/required-data"
import { toPostedInvoice } from "@svc/domain/e-invoicing/ubl/from-invoice"
import { readUbl } from "@svc/adapters/xml/ubl-reader"
import {
  type NationalEInvoiceChoice,
  thirdPartyRoles,
  type ThirdPartyRole,
} from "@svc/domain/customers/national-e-invoice"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { sellerNip } from "@svc/domain/e-invoicing/ubl/national"
import { zero } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { posted } from "../../support/e-invoicing/posted.ts"
import { buyer, seller } from "../../support/e-invoicing/ubl-parties.ts"
import { rulesOf, xmlOf } from "../../support/e-invoicing/ubl-preflight.ts"
import { line } from "../../support/invoicing/money.ts"

describe("a VAT number", () => {
  const plain = posted({ lines: [line("1", "10", "23")], allowances: [], taxIncluded: false, scale: 2 })
  const { seller: from, buyer: to } = plain.parties!
  const documentOf = (sellers: string, buyers: string, country = "PL") =>
    toPostedInvoice(
      {
        ...plain,
        parties: {
          seller: { ...from, taxRegistrationNumber: sellers },
          buyer: { ...to, taxRegistrationNumber: buyers },
        },
        invoiceAddress: { ...plain.invoiceAddress!, country },
      },
      [],
    )!

  it.each([
    ["de123456789", "DE", "DE123456789"],
    ["De 123-456-789", "DE", "DE123456789"],
    ["123 456 789", "DE", "DE123456789"],
    ["el 094014201", "GR", "EL094014201"],
    ["094014201", "GR", "EL094014201"],
    ["DE 136 695 976", "PL", "DE136695976"],
    ["\u00A0 ", "DE", undefined],
  ])("%j in %s is %s", (written, country, vatNumber) => {
    expect(documentOf(seller.vat, written, country).buyer.vatNumber).toBe(vatNumber)
  })

  it("of another country at a Polish address is accepted", () => {
    const { parties } = plain
    const electronic = { electronicInvoiceAddress: "DE136695976", electronicInvoiceAddressScheme: "9930" }
    const german = { ...to, ...electronic, taxRegistrationNumber: "DE136695976" }
    expect(rulesOf(toPostedInvoice({ ...plain, parties: { ...parties!, buyer: german } }, [])!)).toEqual([])
    expect(rulesOf(documentOf(seller.vat, "PL1111111112"))).toContain("PL-02")
  })

  it.each(["5265877635", "pl5265877635", "PL 526-587-76-35", "pl 526 587 76 35"])(
    "%s that validation takes is not refused",
    (written) => {
      expect(doubtfulData({ taxRegistrationNumber: written, address: {} })).toEqual([])
      const document = documentOf(written, buyer.vat)
      expect(document.seller.vatNumber).toBe("PL5265877635")
      expect(rulesOf(document)).toEqual([])
    },
  )
})

describe("a seller outside the scope of VAT", () => {
  const outside = posted({
    lines: [line("1", "10", "0", { tax: { category: "O", rate: zero } })],
    allowances: [],
    taxIncluded: false,
    scale: 2,
  })
  const { seller: from, buyer: to } = outside.parties!

  it.each(["0000123456", "140517018"])(
    "is known by its NIP, also when %s is its organization number",
    (organizationNumber) => {
      const document = toPostedInvoice(
        { ...outside, parties: { seller: { ...from, organizationNumber }, buyer: to } },
        [],
      )!
      expect(rulesOf(document)).toEqual([])
      expect(sellerNip(document)).toBe("5265877635")
      const xml = xmlOf(document)
      expect(xml).toContain('<cbc:EndpointID schemeID="9945">PL5265877635</cbc:EndpointID>')
      expect(xml).not.toContain("<cac:PartyTaxScheme>")
    },
  )
})

describe("third parties and marks of the buyer", () => {
  const name = fc.constantFrom("Szkoła nr 1", "Faktor S.A.", seller.name, "A & B <C>")
  const thirdParty = fc.record(
    {
      role: fc.constantFrom(...(Object.keys(thirdPartyRoles) as ThirdPartyRole[])),
      name,
      identifier: fc.constantFrom("5260250274", "DE136695976"),
    },
    { requiredKeys: ["role", "name"] },
  )
  const choices: fc.Arbitrary<NationalEInvoiceChoice> = fc.record(
    {
      excluded: fc.constant(false),
      localGovernmentUnit: fc.constant(true as const),
      vatGroupMember: fc.constant(true as const),
      thirdParties: fc.array(thirdParty, { maxLength: 5 }),
    },
    { requiredKeys: ["excluded"] },
  )

  it("are all in the document, whatever its format has terms for, and break none of its rules", () => {
    fc.assert(
      fc.property(choices, (nationalEInvoice) => {
        const given = { lines: [line("1", "10", "23")], allowances: [], taxIncluded: false, scale: 2 } as const
        const document = toPostedInvoice(posted(given, { nationalEInvoice }), [])!
        expect(rulesOf(document)).toEqual([])
        const verdict = checkDocument(readUbl(Buffer.from(xmlOf(document))))
        expect(verdict.findings.filter(({ scope }) => scope === "Peppol")).toEqual([])
        const note = document.note ?? ""
        expect(note.includes("JST: 1")).toBe(nationalEInvoice.localGovernmentUnit === true)
        expect(note.includes("GV: 1")).toBe(nationalEInvoice.vatGroupMember === true)
        for (const each of nationalEInvoice.thirdParties ?? []) {
          const { role, name: of, identifier } = each
          expect(note.split("\n")).toContain(
            `Podmiot3: Rola ${thirdPartyRoles[role]}, ${of}${identifier === undefined ? "" : `, ${identifier}`}`,
          )
        }
      }),
    )
  })
})
