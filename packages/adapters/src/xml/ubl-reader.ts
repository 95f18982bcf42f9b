import {
  DocumentUnreadable,
  documentLimits,
  type UnreadableReason,
} from "@svc/domain/e-invoicing/document-rules/unreadable"
import type { UblDocument, XmlElement } from "@svc/domain/e-invoicing/document-rules/document"
import { TextDecoder } from "node:util"
import sax from "sax"

const schema = "urn:oasis:names:specification:ubl:schema:xsd:"
/** Prefixes that the rules use for the namespaces of UBL; the documents' own namespaces have none. */
const prefixes: Readonly<Record<string, string>> = {
  [`${schema}CommonAggregateComponents-2`]: "cac:",
  [`${schema}CommonBasicComponents-2`]: "cbc:",
  [`${schema}CommonExtensionComponents-2`]: "ext:",
  [`${schema}Invoice-2`]: "",
  [`${schema}CreditNote-2`]: "",
}
const roots: Readonly<Record<string, UblDocument["kind"]>> = {
  [`${schema}Invoice-2 Invoice`]: "Invoice",
  [`${schema}CreditNote-2 CreditNote`]: "CreditNote",
}

/** Bytes decoded and parsed at a time, so that a large file is never one large string. */
const chunkBytes = 64 * 1024

/** The library's types lack `strictEntities`; without this option the parser would also accept the entities of HTML. */
const options = { position: false, strictEntities: true }

/**
 * Namespaces by prefix. An element that declares some inherits the others by prototype, so that depth does not multiply
 * them.
 */
type Scope = Record<string, string>

interface Building extends XmlElement {
  readonly children: Building[]
  text: string
  raw: string
}

/**
 * Reads a document and trusts nothing in it: no document type, no entities except those of XML, UTF-8 only, and the
 * limits of `documentLimits`. Throws `DocumentUnreadable`.
 */
export const readUbl = (bytes: Uint8Array): UblDocument => {
  if (bytes.length === 0) throw refusal("document_empty")
  if (bytes.length > documentLimits.bytes) throw refusal("document_too_large")
  // UTF-16 of plain letters is also valid UTF-8, with a zero byte beside each letter; the zero byte reveals it.
  if (bytes[0] === 0 || bytes[1] === 0) throw refusal("document_not_utf8")
  const { parser, result } = makeParser()
  const decoder = new TextDecoder("utf-8", { fatal: true })
  try {
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      const end = start + chunkBytes
      parser.write(decode(decoder, bytes.subarray(start, end), end < bytes.length))
    }
    parser.close()
  } catch (error) {
    // Some attribute names make the parser itself throw.
    throw error instanceof DocumentUnreadable ? error : refusal("document_malformed")
  }
  return result()
}

const refusal = (reason: UnreadableReason) => new DocumentUnreadable({ reason })

const decode = (decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string => {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw refusal("document_not_utf8")
  }
}

const makeParser = () => {
  const parser = sax.parser(true, options)
  const elements = new Map<string, XmlElement[]>()
  const open: { readonly element: Building; readonly scope: Scope }[] = []
  let document: UblDocument | undefined
  let count = 0

  parser.onerror = () => {
    throw refusal("document_malformed")
  }
  parser.ondoctype = () => {
    throw refusal("document_doctype_forbidden")
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    const [, encoding = "utf-8"] = /\bencoding\s*=\s*["']([^"']*)/.exec(body) ?? []
    if (name === "xml" && encoding.toLowerCase() !== "utf-8") throw refusal("document_not_utf8")
  }
  parser.onopentag = ({ name, attributes }) => {
    if (open.length >= documentLimits.depth) throw refusal("document_too_deep")
    count += 1
    if (count > documentLimits.elements) throw refusal("document_too_many_elements")
    const parent = open.at(-1)
    const given = attributes as Readonly<Record<string, string>>
    const scope = scopeOf(given, parent?.scope)
    const { uri, local } = resolve(name, scope)
    const element: Building = {
      name: nameOf(uri, local),
      attributes: withoutNamespaces(given),
      parent: parent?.element,
      children: [],
      text: "",
      raw: "",
    }
    if (parent === undefined) {
      if (document !== undefined) throw refusal("document_malformed")
      const kind = roots[`${uri} ${local}`]
      if (kind === undefined) throw refusal("document_unknown_root")
      document = { kind, root: element, elements }
    } else parent.element.children.push(element)
    const alike = elements.get(element.name)
    if (alike === undefined) elements.set(element.name, [element])
    else alike.push(element)
    open.push({ element, scope })
  }
  const add = (text: string) => {
    const innermost = open.at(-1)
    if (innermost !== undefined) innermost.element.text += text
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => {
    const { element } = open.pop()!
    element.raw = element.text
    element.text = element.text.trim()
  }
  return {
    parser,
    result: () => {
      if (document === undefined) throw refusal("document_malformed")
      return document
    },
  }
}

const scopeOf = (attributes: Readonly<Record<string, string>>, around: Scope | undefined): Scope => {
  let scope = around
  for (const name in attributes) {
    if (name !== "xmlns" && !name.startsWith("xmlns:")) continue
    if (scope === around) scope = Object.create(around ?? null) as Scope
    scope![name.slice(6)] = attributes[name]!
  }
  return scope ?? (Object.create(null) as Scope)
}

const resolve = (name: string, scope: Scope) => {
  const colon = name.indexOf(":")
  return { uri: scope[colon === -1 ? "" : name.slice(0, colon)] ?? "", local: name.slice(colon + 1) }
}

const nameOf = (uri: string, local: string): string =>
  Object.hasOwn(prefixes, uri) ? `${prefixes[uri]}${local}` : `{${uri}}${local}`

const none = {}
const withoutNamespaces = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  let kept: Record<string, string> | undefined
  for (const name in attributes)
    if (name !== "xmlns" && !name.startsWith("xmlns:")) (kept ??= {})[name] = attributes[name]!
  return kept ?? none
}
