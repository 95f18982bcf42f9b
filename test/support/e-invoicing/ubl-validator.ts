import { XmlDocument, type XmlNode, XsdValidator } from "libxml2-wasm"
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs"
import { readFileSync } from "node:fs"
import path from "node:path"

xmlRegisterFsInputProviders()

const namespaces = {
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
}

/**
 * Makes a validator that checks a document against the UBL 2.1 schema of its kind and returns the mistakes. `folder`
 * contains the schemas.
 */
export const makeUblValidator = (folder: string): ((xml: string) => readonly string[]) => {
  const validators = new Map<string, XsdValidator>()
  const validatorOf = (kind: string) => {
    const known = validators.get(kind)
    if (known !== undefined) return known
    const file = path.join(folder, `UBL-${kind}-2.1.xsd`)
    const made = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }))
    validators.set(kind, made)
    return made
  }
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      validatorOf(document.root.name).validate(document)
      return []
    } catch (error) {
      return [String(error)]
    } finally {
      document.dispose()
    }
  }
}

const nameOf = (each: XmlNode): string => (each as XmlNode & { readonly name: string }).name

export interface ReadXml {
  /** The text of the first element that matches an XPath. */
  readonly find: (xpath: string) => string | undefined
  /** Every text and attribute with its path, in document order. */
  readonly values: readonly string[]
}

export const readXml = (xml: string): ReadXml => {
  const document = XmlDocument.fromString(xml)
  const leaves = document.root.find("//*[not(*)]")
  const values = leaves.flatMap((leaf) => {
    const attributes = leaf.find("@*").map((each) => `@${nameOf(each)}=${each.content}`)
    const ancestors = leaf.find("ancestor-or-self::*").map(nameOf)
    return [`${ancestors.join("/")}=${leaf.content}`, ...attributes]
  })
  return {
    find: (xpath) => document.get(xpath, namespaces)?.content,
    values,
  }
}
