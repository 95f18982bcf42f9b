import type { BankFile } from "@svc/domain/payments/bank-statement"
import { TextDecoder } from "node:util"
import sax from "sax"
import { beginnings, endings, newReading, type Reading, StatementRefused, takes } from "./statement-fields.ts"

/** Supported versions of the message: ISO 20022 camt.053.001.02 to .08. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/
/** Deepest nesting of elements; the message has fewer than 20 levels. */
const deepest = 64
/** Longest kept text, in characters; the longest that the message allows has 500. */
const longestText = 2000
/** Largest number of texts of one entry. */
const mostTexts = 10_000
const chunkBytes = 64 * 1024

/** The library's types lack `strictEntities`; without this option the parser would also accept the entities of HTML. */
const options = { position: false, strictEntities: true }

/** Reads a bank file piece by piece. Both members throw StatementRefused and nothing else. */
export interface StatementReader {
  readonly push: (bytes: Uint8Array) => void
  /** Called after the last piece. */
  readonly end: () => BankFile
}

/** Makes a reader for one file. It trusts nothing in the file: no entities, no document type, limited depth. */
export const makeStatementReader = (): StatementReader => {
  const parser = sax.parser(true, options)
  const decoder = new TextDecoder("utf-8", { fatal: true })
  const reading: Reading = newReading()
  /**
   * Paths of the open elements below the message; `undefined` for elements of other namespaces and everything inside
   * them.
   */
  const paths: (string | undefined)[] = []
  let depth = 0
  let root: Root | undefined
  let hasMessage = false
  let isFirst = true
  let text = ""
  let attributes: Readonly<Record<string, string>> = {}

  parser.onerror = () => {
    throw new StatementRefused("it is not well-formed XML to its end")
  }
  parser.ondoctype = () => {
    throw new StatementRefused("it has a document type (DOCTYPE), which is not read")
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    const [, encoding = "utf-8"] = /\bencoding\s*=\s*["']([^"']*)/.exec(body) ?? []
    if (name === "xml" && encoding.toLowerCase() !== "utf-8") throw new StatementRefused("it is not in UTF-8")
  }
  parser.onopentag = ({ name, attributes: given }) => {
    depth += 1
    if (depth > deepest) throw new StatementRefused(`it has more than ${deepest} elements within each other`)
    attributes = given as Readonly<Record<string, string>>
    text = ""
    if (depth === 1 && root !== undefined) throw new StatementRefused("it continues after its end")
    root ??= readRoot(name, attributes)
    const own = ownName(root, name, attributes)
    if (depth === 2) {
      hasMessage ||= own === "BkToCstmrStmt"
      paths.push(own === "BkToCstmrStmt" ? "" : undefined)
    } else if (depth > 2) {
      const parent = paths.at(-1)
      const path = parent === undefined || own === undefined ? undefined : parent === "" ? own : `${parent}/${own}`
      paths.push(path)
      if (path !== undefined && Object.hasOwn(beginnings, path)) beginnings[path]!(reading)
    }
  }
  const add = (more: string) => {
    const path = paths.at(-1)
    if (path === undefined || !Object.hasOwn(takes, path)) return
    text += more
    if (text.length > longestText) throw new StatementRefused(`a text has more than ${longestText} characters`)
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => {
    depth -= 1
    const path = depth === 0 ? undefined : paths.pop()
    if (path === undefined) return
    const kept = text.trim()
    text = ""
    if (kept !== "" && Object.hasOwn(takes, path)) {
      if (++reading.texts > mostTexts) throw new StatementRefused(`an entry has more than ${mostTexts} texts`)
      takes[path]!(reading, kept, attributes)
    }
    if (Object.hasOwn(endings, path)) endings[path]!(reading)
  }

  const refused = (error: unknown): StatementRefused =>
    // Some attribute names make the parser itself throw.
    error instanceof StatementRefused ? error : new StatementRefused("it is not well-formed XML to its end")
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      throw new StatementRefused("it is not in UTF-8")
    }
  }
  return {
    push: (bytes) => {
      // UTF-16 of plain letters is also valid UTF-8, with a zero byte beside each letter; the zero byte reveals it.
      if (isFirst && bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0))
        throw new StatementRefused("it is not in UTF-8")
      if (bytes.length > 1) isFirst = false
      try {
        for (let from = 0; from < bytes.length; from += chunkBytes)
          parser.write(decode(bytes.subarray(from, from + chunkBytes)))
      } catch (error) {
        throw refused(error)
      }
    },
    end: () => {
      try {
        parser.write(decode()).close()
      } catch (error) {
        throw refused(error)
      }
      if (!hasMessage) throw new StatementRefused("it contains no account statement (BkToCstmrStmt)")
      return { messageId: reading.messageId, entries: reading.entries }
    },
  }
}

interface Root {
  readonly uri: string
  /** The prefix of the message's elements, with its colon; empty for the default namespace. */
  readonly prefix: string
  /** The attribute that declares the prefix. */
  readonly declaration: string
}

const readRoot = (name: string, attributes: Readonly<Record<string, string>>): Root => {
  const colon = name.indexOf(":")
  const declaration = colon === -1 ? "xmlns" : `xmlns:${name.slice(0, colon)}`
  const uri = attributes[declaration] ?? ""
  if (name.slice(colon + 1) !== "Document" || !namespace.test(uri))
    throw new StatementRefused("it is not a statement of ISO 20022, camt.053.001.02 to camt.053.001.08")
  return { uri, prefix: name.slice(0, colon + 1), declaration }
}

/** The name of an element of the message; `undefined` for an element of another namespace. */
const ownName = (
  { uri, prefix, declaration }: Root,
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined => {
  const own = name.slice(prefix.length)
  return name.startsWith(prefix) && !own.includes(":") && (attributes[declaration] ?? uri) === uri ? own : undefined
}
