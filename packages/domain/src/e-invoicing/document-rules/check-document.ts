import { everywhere, isLine, linesOf, placeOf, stepsOf, type UblDocument, type XmlElement } from "./document.ts"
import { allRuleSets } from "./all-rules.ts"
import type { RuleSet, Severity } from "./rule.ts"
import { findMisplaced } from "./schema/find-misplaced.ts"
import { findUnused } from "./unused/find-unused.ts"

/**
 * The origin of a broken rule. A broken `Peppol` rule (UBL 2.1, EN 16931, Peppol BIS Billing 3.0) makes the network
 * refuse the document or warn. `National` rules are those of the seller's national system; they do not matter for a
 * document that is only sent over the network.
 */
export const findingScopes = ["Peppol", "National"] as const
export type FindingScope = (typeof findingScopes)[number]

/** A broken rule of a document, with its official id and its place as an XPath. */
export interface DocumentFinding {
  readonly rule: string
  readonly scope: FindingScope
  readonly severity: Severity
  readonly place: string
  readonly text: string
}

export interface DocumentVerdict {
  /** Whether no fatal rule of the scope `Peppol` is broken. */
  readonly isValid: boolean
  /**
   * Whether no fatal rule of the scope `National` is broken; true also when there are no rules of the seller's country.
   */
  readonly isNationallyValid: boolean
  /** The findings, at most the first 1000. */
  readonly findings: readonly DocumentFinding[]
  /** The number of findings, including those that are not listed. */
  readonly found: number
}

/** Findings beyond this number are only counted: nobody reads them, and a malicious document could have very many. */
const mostListed = 1000

/** The id of findings against the schema of UBL 2.1, whose rules have no ids. */
const schemaRule = "UBL-XSD"

/**
 * Checks a document against the schema of UBL 2.1 and every rule of EN 16931 (UBL), of Peppol BIS Billing 3.0 and of
 * the seller's country (contract E46).
 */
export const checkDocument = (document: UblDocument): DocumentVerdict => {
  const findings: DocumentFinding[] = []
  let found = 0
  const isKept: Record<FindingScope, boolean> = { Peppol: true, National: true }
  const report = (rule: string, severity: Severity, text: string, element: XmlElement) => {
    const scope = rule.startsWith("PL-") ? "National" : "Peppol"
    found += 1
    isKept[scope] &&= severity !== "fatal"
    if (found <= mostListed) findings.push({ rule, scope, severity, place: placeOf(element), text })
  }
  findMisplaced(document, (text, element) => report(schemaRule, "fatal", text, element))
  for (const ruleSet of allRuleSets)
    for (const element of elementsAt(document, ruleSet))
      for (const { rule, severity, text, holds } of ruleSet.assertions)
        if (!holds(element, document)) report(rule, severity, text, element)
  for (const { rule, text, element } of findUnused(document.root)) report(rule, "warning", text, element)
  return { isValid: isKept.Peppol, isNationallyValid: isKept.National, findings, found }
}

const elementsAt = (document: UblDocument, { at, when }: RuleSet): readonly XmlElement[] => {
  const found = at.length === 1 ? elementsOf(document, at[0]!) : at.flatMap((place) => elementsOf(document, place))
  return when === undefined || found.length === 0 ? found : found.filter((element) => when(element, document))
}

const elementsOf = (document: UblDocument, place: string): readonly XmlElement[] => {
  if (place === "/") return [document.root]
  if (place === "*") return [...document.elements.values()].flat()
  const steps = stepsOf(place)
  const last = steps.at(-1)!
  const candidates = last === "Line" ? linesOf(document) : everywhere(document, last)
  return steps.length === 1 || candidates.length === 0
    ? candidates
    : candidates.filter((element) => isAt(element, steps))
}

/** Compares the steps of a place, from its end, with the names of an element and its ancestors. */
const isAt = (element: XmlElement, steps: readonly string[]): boolean => {
  let at: XmlElement | undefined = element
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index]!
    if (step === "") return at !== undefined && at.parent === undefined
    if (at === undefined || !(at.name === step || (step === "Line" && isLine(at)))) return false
    at = at.parent
  }
  return true
}
