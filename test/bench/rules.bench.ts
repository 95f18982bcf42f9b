import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { compareWithOfficial, type OfficialVerdicts } from "../support/e-invoicing/official-verdicts.ts"
import { disagreements, readRuleTests } from "../support/e-invoicing/rule-tests.ts"
import { invoiceOfLines, xmlOf } from "../support/e-invoicing/ubl-preflight.ts"
import { machine, peakRssMb, readNumbers } from "./figures.ts"

/** How often work is done per second of one core's processor time, which other load on the machine does not change. */
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
 * Measures how many documents of ten lines are checked per second on one core, from XML and from the model. Also
 * compares our verdicts with the official unit tests in the folders of RULE_TESTS, and with the official stylesheets
 * for the examples in the folders of RULE_EXAMPLES. Colons separate folders.
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
    ...exampleAgreement(),
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

const verdictsFile = path.join(import.meta.dirname, "../conformance/cases/ubl/official-verdicts.json")

/** Compares the rules of every example, and of each of its single faults, with the official results. */
const exampleAgreement = () => {
  const official = JSON.parse(readFileSync(verdictsFile, "utf8")) as OfficialVerdicts
  const folders = (process.env["RULE_EXAMPLES"] ?? "")
    .split(":")
    .filter((folder) => folder !== "" && existsSync(folder))
  let [officialExamples, documentsCompared, differing] = [0, 0, 0]
  for (const name of Object.keys(official.documents)) {
    const folder = folders.find((each) => readdirSync(each).includes(name))
    const comparison = folder && compareWithOfficial(official, name, readFileSync(path.join(folder, name)))
    if (comparison === undefined || comparison === "") {
      console.error(`${name} is in no folder of RULE_EXAMPLES, or is another one: it is NOT compared.`)
      continue
    }
    officialExamples += 1
    documentsCompared += comparison.compared
    differing += comparison.differences.length
    for (const each of comparison.differences) console.error(each)
  }
  return { officialExamples, documentsCompared, documentsDiffering: differing }
}
