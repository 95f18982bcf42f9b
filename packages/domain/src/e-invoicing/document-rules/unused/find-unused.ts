import { isLine, type XmlElement } from "../document.ts"
import { documentParts } from "./document-parts.ts"
import { lineParts } from "./lines.ts"
import { partyParts } from "./parties.ts"

interface Unused {
  readonly rule: string
  readonly text: string
  readonly element: XmlElement
}

/**
 * The rule of each path from the root, such as `Line/cac:Price/cbc:PriceType`; an attribute has `/@` before its name.
 */
const readRules = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const rules = new Map<string, string>()
  let holder = ""
  for (const token of texts.flatMap((text) => text.trim().split(/\s+/))) {
    const [name = "", number] = token.split("=")
    if (number === undefined) holder = name === ".:" ? "" : `${name.slice(0, -1)}/`
    else rules.set(`${holder}${name}`, `UBL-CR-${number}`)
  }
  return rules
}

const rules = readRules([documentParts, partyParts, lineParts])
/** The names of attributes for which there is a rule. */
const attributeNames = new Set([...rules.keys()].flatMap((path) => path.split("/@").slice(1)))

const stepOf = (element: XmlElement): string => (isLine(element) ? "Line" : element.name)

/** The elements and attributes that EN 16931 does not use (UBL-CR). Each rule is reported once, at its first place. */
export const findUnused = (root: XmlElement): readonly Unused[] => {
  const found = new Map<string, Unused>()
  const see = (path: string, element: XmlElement) => {
    const rule = rules.get(path)
    if (rule !== undefined && !found.has(rule)) found.set(rule, { rule, element, text: `${path} is not used` })
  }
  const walk = (element: XmlElement, holder: string) => {
    for (const child of element.children) {
      const path = `${holder}${stepOf(child)}`
      see(path, child)
      for (const attribute in child.attributes) if (attributeNames.has(attribute)) see(`${path}/@${attribute}`, child)
      if (child.children.length > 0) walk(child, `${path}/`)
    }
  }
  walk(root, "")
  return [...found.values()]
}
