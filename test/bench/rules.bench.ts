import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { disagreements, readRuleTests } from "../support/e-invoicing/rule-tests.ts"
import { invoiceOfLines, xmlOf } from "../support/e-invoicing/ubl-preflight.ts"
import { machine, peakRssMb, readNumbers } from "./figures.ts"

/** How often work is done in a second of one core's time, which other work on the machine does not change. */
const perSecond = (seconds: number, work: () => void): number => {
  for (let warm = 0; warm < 300; warm += 1) work()
  const before = process.cpuUsage()
  const begun = performance.now()
  let done = 0
  for (; performance.now() - begun < seconds * 1000; done += 1) work()
  const { user, system } = process.cpuUsage(before)
  return Math.round(done / ((user + system) / 1_000_000))
}

/**
 * Documents of ten lines checked in a second of one core, from XML and from the model; and agreement with the official
 * unit tests in the folders of RULE_TESTS, with colons between them.
 */
export const rulesBench = async (args: readonly string[]): Promise<object> => {
  const { seconds } = readNumbers(args, { seconds: 5 })
  const invoice = invoiceOfLines(10)
  const options = { national: true, today: invoice.issueDate }
  const xml = Buffer.from(xmlOf(invoice))
  const long = Buffer.from(xmlOf(invoiceOfLines(500)))
  return Promise.resolve({
    documentsPerSecond: perSecond(seconds, () => checkDocument(readUbl(xml))),
    modelsPerSecond: perSecond(seconds, () => preflight(ublWriter, invoice, options)),
    documentsOf500LinesPerSecond: perSecond(1, () => checkDocument(readUbl(long))),
    ...agreement(),
    peakRssMb: peakRssMb(),
    ...machine(),
  })
}

const agreement = () => {
  const { RULE_TESTS } = process.env
  if (RULE_TESTS === undefined || RULE_TESTS === "") {
    console.error(
      "RULE_TESTS is not set: agreement with the official unit tests is NOT measured. Set it to test/Invoice-unit-UBL and test/CreditNote-unit-UBL of ConnectingEurope/eInvoicing-EN16931 and to rules/unit-UBL-PEPPOL and rules/unit-UBL-SE of OpenPEPPOL/peppol-bis-invoice-3, with colons between them.",
    )
    return { officialAssertions: "not measured" }
  }
  const tests = readRuleTests(RULE_TESTS.split(":"))
  const differences = tests.flatMap(disagreements)
  for (const each of differences) console.error(each)
  const officialAssertions = tests.reduce((sum, { broken, kept }) => sum + broken.length + kept.length, 0)
  return { officialTests: tests.length, officialAssertions, agreeing: officialAssertions - differences.length }
}
