/**
 * An element of a document that was read. Names have the usual prefixes of UBL, `cac:` and `cbc:`, whichever the document
 * has; names of other namespaces have theirs in braces.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: XmlElement | undefined
  readonly children: readonly XmlElement[]
  /** Its own text, without white space at both ends. */
  readonly text: string
  /** Its text with the white space at both ends, which rules that count or compare characters see. */
  readonly raw: string
}

/** An invoice or a credit note in UBL 2.1. */
export interface UblDocument {
  readonly kind: "CreditNote" | "Invoice"
  readonly root: XmlElement
  /** The elements of each name, in their order. */
  readonly elements: ReadonlyMap<string, readonly XmlElement[]>
}

const paths = new Map<string, readonly string[]>()
/** Paths are constants of the rules, so each is taken apart once. */
export const stepsOf = (path: string): readonly string[] => {
  const known = paths.get(path)
  if (known !== undefined) return known
  const steps = path.split("/")
  paths.set(path, steps)
  return steps
}

const nothing: readonly XmlElement[] = []

const childrenOf = (element: XmlElement, step: string): readonly XmlElement[] => {
  const { children } = element
  if (children.length > fewChildren) return byName(element).get(step) ?? nothing
  let found: XmlElement[] | undefined
  for (const child of children) if (child.name === step) (found ??= []).push(child)
  return found ?? nothing
}

/** Very many rules ask for children of the root, which may have 10,000 lines. */
const fewChildren = 12
const indexes = new WeakMap<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>()
const byName = (element: XmlElement) => {
  const known = indexes.get(element)
  if (known !== undefined) return known
  const index = Map.groupBy(element.children, ({ name }) => name)
  indexes.set(element, index)
  return index
}

/** Every element at a path below an element. */
export const select = (from: XmlElement, path: string): readonly XmlElement[] => {
  const [first, ...others] = stepsOf(path)
  let found = childrenOf(from, first!)
  for (const step of others) {
    if (found.length === 0) return found
    found = found.length === 1 ? childrenOf(found[0]!, step) : found.flatMap((each) => childrenOf(each, step))
  }
  return found
}

export const has = (from: XmlElement, path: string): boolean => select(from, path).length > 0

/** The text of the first element at a path, white space in it made single; empty where there is none. */
export const valueOf = (from: XmlElement, path: string): string => normal(select(from, path)[0]?.text ?? "")

const normal = (text: string): string => (/[\s]/.test(text) ? text.trim().replaceAll(/\s+/g, " ") : text)

/** Whether an amount is in the currency that an element names, character by character: a padded code is that of no amount. */
export const isInCurrency = ({ attributes }: XmlElement, { raw }: XmlElement): boolean =>
  attributes["currencyID"] === raw

/** Every element of a name in the document. */
export const everywhere = ({ elements }: UblDocument, name: string): readonly XmlElement[] => elements.get(name) ?? []

export const isLine = ({ name }: XmlElement): boolean => name === "cac:InvoiceLine" || name === "cac:CreditNoteLine"

export const linesOf = (document: UblDocument): readonly XmlElement[] => [
  ...everywhere(document, "cac:InvoiceLine"),
  ...everywhere(document, "cac:CreditNoteLine"),
]

/** Whether one of the elements around it has a name. */
export const isWithin = ({ parent }: XmlElement, name: string): boolean =>
  parent !== undefined && (parent.name === name || isWithin(parent, name))

/** Where an element is, as an XPath from the root: of several of a name each has its number. */
export const placeOf = (element: XmlElement): string => {
  const { name, parent } = element
  if (parent === undefined) return `/${name}`
  const alike = parent.children.filter((each) => each.name === name)
  const index = alike.length > 1 ? `[${alike.indexOf(element) + 1}]` : ""
  return `${placeOf(parent)}/${name}${index}`
}
