import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { createHash } from "node:crypto"
import { singleFaults } from "./single-faults.ts"

/**
 * The results of the official stylesheets for examples and for each example with one fault. A set holds the ids of
 * broken rules, or `stops` where a stylesheet ended with an error. The `verdicts` of a document are indexes into
 * `sets`: first the example, then its faults in order.
 */
export interface OfficialVerdicts {
  readonly sets: readonly string[]
  readonly documents: Readonly<Record<string, { readonly sha256: string; readonly verdicts: string }>>
}

/**
 * Rules in which we differ on purpose, and rules for sellers of countries that we do not support (docs/e-invoicing.md).
 */
const isLeftOut = (rule: string): boolean => /^(?:DE|DK|GR|IS|IT|NL|NO)-R-|^PL-|^UBL-XSD$|^BR-DEC-1[35]$/.test(rule)
/** Rules that the stylesheets report differently for an element that the schema refuses. */
const toldOtherwise = new Set(["PEPPOL-EN16931-R051", "PEPPOL-COMMON-R056-2"])

/** The number of compared documents, and a sentence for each whose rules differ from the official ones. */
export interface Comparison {
  readonly compared: number
  readonly differences: readonly string[]
}

/**
 * Compares the rules that a document breaks, and those of all its single faults, with the official results. Returns
 * `undefined` for a file without official results.
 */
export const compareWithOfficial = (
  { sets, documents }: OfficialVerdicts,
  name: string,
  bytes: Buffer,
): Comparison | undefined => {
  const known = documents[name]
  if (known?.sha256 !== createHash("sha256").update(bytes).digest("hex")) return undefined
  const xml = bytes.toString()
  const verdicts = known.verdicts.split(" ").map((number) => sets[Number(number)]!)
  const all = [["unchanged", xml] as const, ...(verdicts.length > 1 ? singleFaults(xml) : [])]
  if (all.length !== verdicts.length)
    throw new Error(`${name} has ${all.length - 1} faults, and not ${verdicts.length - 1}`)
  let compared = 0
  const differences: string[] = []
  for (const [index, [title, document]] of all.entries()) {
    const verdict = verdicts[index]!
    if (verdict === "stops") continue
    compared += 1
    const found = new Set(checkDocument(readUbl(Buffer.from(document))).findings.map(({ rule }) => rule))
    const shown = (rules: Iterable<string>) =>
      [...rules]
        .filter((rule) => !isLeftOut(rule) && !(found.has("UBL-XSD") && toldOtherwise.has(rule)))
        .toSorted()
        .join(" ")
    const [ours, official] = [shown(found), shown(new Set(verdict.split(" ")))]
    if (ours !== official.trim())
      differences.push(`${name}, ${title}: ${ours || "nothing"}, officially ${official || "nothing"}`)
  }
  return { compared, differences }
}
