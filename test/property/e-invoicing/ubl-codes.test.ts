import { codeLists, compareCodes } from "@svc/domain/e-invoicing/ubl/code-lists/all"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import { decimal } from "@svc/domain/shared/decimal"
import { describe, expect, it } from "vitest"
import { toPostedInvoice } from "../../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../../support/e-invoicing/ubl-inputs.ts"
import { plainInput } from "../../support/e-invoicing/ubl-parties.ts"
import { rulesOf } from "../../support/e-invoicing/ubl-preflight.ts"

const export_ = toPostedInvoice(acceptedInputs.find(([title]) => title.startsWith("A09"))![1])
const toAddress = (scheme: string, id: string): PostedInvoice => ({
  ...export_,
  buyer: { ...export_.buyer, endpoint: { scheme, id } },
})
const toCountry = (country: string): PostedInvoice => ({
  ...export_,
  buyer: { ...export_.buyer, address: { ...export_.buyer.address, country } },
})

describe("the code lists are those of the release that documents name", () => {
  it.each("0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217".split(" "))(
    "an address of the scheme %s, which the network withdrew, is refused here and not by the provider",
    (scheme) => expect(rulesOf(toAddress(scheme, "1"))).toEqual(["PEPPOL-EN16931-CL008"]),
  )

  it.each(["0242", "0244", "0245", "0246", "0248", "0240", "9945"])(
    "an address of the scheme %s is accepted",
    (scheme) => expect(rulesOf(toAddress(scheme, "1"))).toEqual([]),
  )

  it("an exemption by VATEX-EU-135-1 is accepted", () => {
    const exempt = toPostedInvoice({
      ...plainInput,
      lines: [
        { name: "Rent", qty: "1", price: "10", cat: "E", pct: "0", reasonCode: "VATEX-EU-135-1", reason: "art. 43" },
      ],
    })
    expect(rulesOf(exempt)).toEqual([])
  })

  it.each([
    ["XI", []],
    ["1A", []],
    ["US", []],
    ["EL", ["BR-CL-14"]],
    ["XK", ["BR-CL-14"]],
    ["UK", ["BR-CL-14"]],
  ])("a buyer in %s breaks %j", (country, rules) => expect(rulesOf(toCountry(country))).toEqual(rules))

  it.each([
    ["EL094014201", []],
    ["XI123456789", []],
    ["1A12345", []],
    ["XK12345", ["BR-CO-09"]],
    ["UK123456789", ["BR-CO-09"]],
  ])("the VAT number %s breaks %j", (vatNumber, rules) =>
    expect(rulesOf({ ...export_, buyer: { ...export_.buyer, vatNumber } })).toEqual(rules),
  )

  it("a country delivered to is of the list too", () => {
    expect(rulesOf({ ...export_, delivery: { address: { country: "UK" } } })).toEqual(["BR-CL-14"])
  })

  it("a currency that is not paid in any more is refused as the official rules refuse it", () => {
    const taxes = export_.taxes.map((each) => ({ ...each, tax: decimal("0") }))
    expect(rulesOf({ ...export_, taxes, currency: "DEM" })).toEqual(["BR-CL-04"])
  })

  it("a list is compared with a newer one", () => {
    for (const list of codeLists) {
      const [first, ...rest] = [...list.codes]
      expect(compareCodes(list, new Set([...rest, "none"]))).toEqual({ added: ["none"], withdrawn: [first] })
      expect(compareCodes(list, list.codes)).toEqual({ added: [], withdrawn: [] })
    }
  })
})

describe("an electronic address with a wrong check digit is named before the network refuses it", () => {
  it.each([
    ["0088", "PEPPOL-COMMON-R040", ["7300010000001", "5790000435975"], ["7300010000002", "73000x0000001", "GLN"]],
    ["0192", "PEPPOL-COMMON-R041", ["974760673", "889640782"], ["974760674", "000000000", "97476067", "NO974760673"]],
    ["0184", "PEPPOL-COMMON-R042", ["DK12345678", "12345678"], ["1234567", "DK1234567", "SE12345678"]],
    ["0208", "PEPPOL-COMMON-R043", ["0403170701", "0202239951"], ["0403170702", "403170701", "BE0403170701"]],
    ["0007", "PEPPOL-COMMON-R049", ["5567321707", "2120000142"], ["5567321708", "556732170", "556732-1707"]],
    ["0151", "PEPPOL-COMMON-R050", ["51824753556", "33102417032"], ["51824753557", "5182475355", "51 824 753 556"]],
    ["0096", "PEPPOL-COMMON-R052", ["1234567890"], ["123456789", "DK12345678"]],
    ["0198", "PEPPOL-COMMON-R053", ["DK12345678"], ["12345678", "DK1234567"]],
  ])("%s under %s", (scheme, rule, valid, invalid) => {
    for (const id of valid) expect([id, rulesOf(toAddress(scheme, id))]).toEqual([id, []])
    for (const id of invalid) expect([id, rulesOf(toAddress(scheme, id))]).toEqual([id, [rule]])
  })

  it("what Peppol only warns of is sent", () => {
    expect(rulesOf(toAddress("0210", "x"))).toEqual([])
  })
})
