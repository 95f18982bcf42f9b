import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { createHash } from "node:crypto"
import { singleFaults } from "./single-faults.ts"

/**
 * The findings of the official stylesheets about examples and the single faults of each: the ids of the rules, `stops` where a stylesheet ends
 * at an error. `verdicts` of a document are numbers of `sets`: that of the example, then those of its faults in their order.
 */
export interface OfficialVerdicts {
  readonly sets: readonly string[]
  readonly documents: Readonly<Record<string, { readonly sha256: string; readonly verdicts: string }>>
}

/** Rules in which we differ knowingly, and those for sellers of countries that we do not know (docs/e-invoicing.md). */
const isLeftOut = (rule: string): boolean => /^(?:DE|DK|GR|IS|IT|NL|NO)-R-|^PL-|^UBL-XSD$|^BR-DEC-1[35]$/.test(rule)
/** Told otherwise of an element that the schema refuses. */
const toldOtherwise = new Set(["PEPPOL-EN16931-R051", "PEPPOL-COMMON-R056-2"])

/** How many documents were compared, and a sentence for each that has other rules than the official ones. */
export interface Comparison {
  readonly compared: number
  readonly differences: readonly string[]
}

/** Compares every rule of a document, and of all its single faults, with what the stylesheets found; `undefined` of a file without verdicts. */
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
