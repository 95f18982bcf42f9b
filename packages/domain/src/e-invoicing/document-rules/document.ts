/**
 * An element of a parsed document. Names have the usual prefixes of UBL, `cac:` and `cbc:`, regardless of the prefixes
 * in the document; names of other namespaces have the namespace in braces.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: XmlElement | undefined
  readonly children: readonly XmlElement[]
  /** The element's own text, trimmed. */
  readonly text: string
  /** The element's own text, not trimmed, for rules that count or compare characters. */
  readonly raw: string
}

/** An invoice or a credit note in UBL 2.1. */
export interface UblDocument {
  readonly kind: "CreditNote" | "Invoice"
  readonly root: XmlElement
  /** The elements by name, in document order. */
  readonly elements: ReadonlyMap<string, readonly XmlElement[]>
}

const paths = new Map<string, readonly string[]>()
/** The steps of a path. Paths are constants of the rules, so the steps of each are computed once. */
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

/**
 * Below this number of children a search is fast enough without an index. Many rules ask for children of the root,
 * which may have 10,000 lines.
 */
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

/** The text of the first element at a path with single spaces; empty when there is no such element. */
export const valueOf = (from: XmlElement, path: string): string => normal(select(from, path)[0]?.text ?? "")

/** The text of the first element at a path as it stands: some rules compare a padded code with no code of theirs. */
export const rawOf = (from: XmlElement, path: string): string => select(from, path)[0]?.raw ?? ""

const normal = (text: string): string => (/[\s]/.test(text) ? text.trim().replaceAll(/\s+/g, " ") : text)

/**
 * Whether an amount is in the currency that an element names. The codes are compared exactly, so a padded code never
 * matches.
 */
export const isInCurrency = ({ attributes }: XmlElement, { raw }: XmlElement): boolean =>
  attributes["currencyID"] === raw

/** Every element of the document with a name. */
export const everywhere = ({ elements }: UblDocument, name: string): readonly XmlElement[] => elements.get(name) ?? []

export const isLine = ({ name }: XmlElement): boolean => name === "cac:InvoiceLine" || name === "cac:CreditNoteLine"

export const linesOf = (document: UblDocument): readonly XmlElement[] => [
  ...everywhere(document, "cac:InvoiceLine"),
  ...everywhere(document, "cac:CreditNoteLine"),
]

/** Whether an ancestor of the element has a name. */
export const isWithin = ({ parent }: XmlElement, name: string): boolean =>
  parent !== undefined && (parent.name === name || isWithin(parent, name))

/** The place of an element as an XPath from the root. Elements of the same name are numbered. */
export const placeOf = (element: XmlElement): string => {
  const { name, parent } = element
  if (parent === undefined) return `/${name}`
  const alike = parent.children.filter((each) => each.name === name)
  const index = alike.length > 1 ? `[${alike.indexOf(element) + 1}]` : ""
  return `${placeOf(parent)}/${name}${index}`
}
