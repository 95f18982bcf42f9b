import { has, select, type UblDocument, valueOf, type XmlElement } from "./document.ts"

/** A `fatal` rule makes the network refuse a document; a `warning` does not. */
export type Severity = "fatal" | "warning"

/** A condition on an element. `text` is the message when the condition does not hold. */
export interface Assertion {
  readonly rule: string
  readonly severity: Severity
  readonly text: string
  readonly holds: (element: XmlElement, document: UblDocument) => boolean
}

/**
 * Assertions about the elements at places of the document. A place is the end of a path, such as
 * `cac:Delivery/cac:DeliveryLocation`. A place that begins with `/` starts at the root, which is `/` alone; `*` is
 * every element. The step `Line` matches the lines of both kinds of document.
 */
export interface RuleSet {
  readonly at: readonly string[]
  /** Limits the assertions to elements for which this holds. */
  readonly when?: (element: XmlElement, document: UblDocument) => boolean
  readonly assertions: readonly Assertion[]
}

type Holds = Assertion["holds"]

/** Makes a rule whose violation refuses a document. */
export const must = (rule: string, text: string, holds: Holds): Assertion => ({ rule, severity: "fatal", text, holds })

/** Makes a rule whose violation is a warning. */
export const should = (rule: string, text: string, holds: Holds): Assertion => ({
  ...must(rule, text, holds),
  severity: "warning",
})

/** One of the paths must exist. */
export const needs = (rule: string, ...paths: readonly string[]): Assertion =>
  must(rule, `${paths.join(" or ")} is missing`, (element) => paths.some((path) => has(element, path)))

/** One of the paths must exist and not be empty. */
export const filled = (rule: string, ...paths: readonly string[]): Assertion =>
  must(rule, `${paths.join(" or ")} is missing or empty`, (element) =>
    paths.some((path) => valueOf(element, path) !== ""),
  )

/** The element must have an attribute. */
export const attributed = (rule: string, attribute: string): Assertion =>
  must(rule, `${attribute} is missing`, ({ attributes }) => attributes[attribute] !== undefined)

/** A path may exist at most once. */
export const once = (rule: string, path: string, count: Counting = () => true): Assertion =>
  must(rule, `${path} is there more than once`, (element) => select(element, path).filter(count).length <= 1)
type Counting = (element: XmlElement) => boolean

/** The first element at a path may have at most two decimals. */
export const twoDecimals = (rule: string, path: string): Assertion =>
  must(rule, `${path} has more than two decimals`, (element) => hasTwoDecimals(select(element, path)[0]?.raw ?? ""))

export const hasTwoDecimals = (text: string): boolean => {
  const point = text.indexOf(".")
  return point === -1 || text.length - point - 1 <= 2
}

/** The element's text, or one of its attributes, must be a code of a list. */
export const coded = (rule: string, list: ReadonlySet<string>, name: string, attribute?: string): Assertion =>
  must(rule, `is no code of ${name}`, (element) =>
    list.has((attribute === undefined ? element.text : (element.attributes[attribute] ?? "")).trim()),
  )
