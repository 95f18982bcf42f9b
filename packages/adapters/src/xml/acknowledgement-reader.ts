import {
  type AcknowledgedDocument,
  acknowledgementLimits,
  type AcknowledgementReason,
  AcknowledgementRefused,
  concludeMatch,
  nothingSeen,
  see,
  type WantedDocument,
} from "@svc/domain/e-invoicing/acknowledgement"
import type { AcknowledgementReader } from "@svc/domain/e-invoicing/ports/acknowledgement-reader"
import { Effect } from "effect"
import { TextDecoder } from "node:util"
import { createHash } from "node:crypto"
import sax from "sax"
import { makeHeaderReader } from "./acknowledgement-header.ts"

const namespaces: ReadonlySet<string> = new Set([
  "http://upo.schematy.mf.gov.pl/KSeF/v4-3",
  "http://upo.schematy.mf.gov.pl/KSeF/v4-2",
])

/** The elements of a document that are read, with our names for them. */
const fields: Readonly<Record<string, keyof AcknowledgedDocument>> = {
  NipSprzedawcy: "sellerNip",
  NumerFaktury: "invoiceNumber",
  NumerKSeFDokumentu: "nationalNumber",
  DataWystawieniaFaktury: "issueDate",
  DataPrzeslaniaDokumentu: "sentAt",
  DataNadaniaNumeruKSeF: "acceptedAt",
  SkrotDokumentu: "documentHash",
  TrybWysylki: "mode",
}
/** Longest field, in characters; the schema allows at most 256. */
const longestField = 4096
/** Bytes decoded and parsed at a time, so that a large file is never one large string. */
const chunkBytes = 64 * 1024

/** The library's types lack `strictEntities`; without this option the parser would also accept the entities of HTML. */
const options = { position: false, strictEntities: true }

/** Thrown to end the parsing at once; the parser itself would continue. */
class Stop extends Error {
  readonly reason: AcknowledgementReason
  constructor(reason: AcknowledgementReason) {
    super(reason)
    this.reason = reason
  }
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64")

export const saxAcknowledgementReader: AcknowledgementReader = {
  isCleared: (bytes, documentHash) => hashOf(bytes) === documentHash,
  read: (bytes, wanted) =>
    Effect.suspend(() => {
      const refuse = (reason: AcknowledgementReason) => Effect.fail(new AcknowledgementRefused({ reason }))
      if (bytes.length === 0) return refuse("upo_empty")
      if (bytes.length > acknowledgementLimits.bytes) return refuse("upo_too_large")
      try {
        const { match, header } = parse(bytes, wanted)
        return Effect.mapBoth(Effect.fromResult(concludeMatch(match, wanted)), {
          onFailure: (reason) => new AcknowledgementRefused({ reason }),
          onSuccess: (found) => ({ ...found, header, fileHash: hashOf(bytes) }),
        })
      } catch (error) {
        // Some attribute names make the parser itself throw.
        return refuse(error instanceof Stop ? error.reason : "upo_malformed")
      }
    }),
}

/** Reads the bytes to their end. Throws `Stop`. */
const parse = (bytes: Uint8Array, wanted: WantedDocument) => {
  // Prefixes are resolved here, because the parser's own way takes time quadratic in the depth.
  const parser = sax.parser(true, options)
  let depth = 0
  let match = nothingSeen
  let document: Partial<Record<keyof AcknowledgedDocument, string>> | undefined
  let field: keyof AcknowledgedDocument | undefined
  let text = ""
  let root: Root | undefined
  const header = makeHeaderReader()
  /**
   * Depth of an element, such as a signature's, that gave our prefix another meaning; everything inside it is ignored.
   */
  let foreignFrom: number | undefined

  parser.onerror = () => {
    throw new Stop("upo_malformed")
  }
  parser.ondoctype = () => {
    throw new Stop("upo_doctype_forbidden")
  }
  parser.onprocessinginstruction = ({ name, body }) => {
    const [, encoding = "utf-8"] = /\bencoding\s*=\s*["']([^"']*)/.exec(body) ?? []
    if (name === "xml" && encoding.toLowerCase() !== "utf-8") throw new Stop("upo_not_utf8")
  }
  parser.onopentag = ({ name, attributes }) => {
    if (depth >= acknowledgementLimits.depth) throw new Stop("upo_too_deep")
    const texts = attributes as Readonly<Record<string, string>>
    root ??= readRoot(name, texts)
    depth += 1
    const { prefix, declaration, namespace } = root
    if (foreignFrom === undefined && (texts[declaration] ?? namespace) !== namespace) foreignFrom = depth
    const own = foreignFrom === undefined && name.startsWith(prefix) ? name.slice(prefix.length) : ""
    if (document === undefined) header.open(depth, own)
    if (depth === 2 && own === "Dokument") document = {}
    else if (depth === 3 && document !== undefined) {
      const known = Object.hasOwn(fields, own) ? fields[own] : undefined
      if (known !== undefined && document[known] !== undefined) throw new Stop("upo_duplicate_field")
      field = known
      text = ""
    } else if (depth > 3 && field !== undefined) throw new Stop("upo_malformed")
  }
  const add = (more: string) => {
    if (document === undefined) header.add(more)
    if (field === undefined) return
    text += more
    if (text.length > longestField) throw new Stop("upo_malformed")
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => {
    if (document === undefined) header.close(depth)
    if (depth === 3 && document !== undefined && field !== undefined) {
      document[field] = text.trim()
      field = undefined
    } else if (depth === 2 && document !== undefined) {
      match = see(match, document, wanted)
      document = undefined
    }
    if (foreignFrom === depth) foreignFrom = undefined
    depth -= 1
  }

  // UTF-16 of plain letters is also valid UTF-8, with a zero byte beside each letter; the zero byte reveals it.
  if (bytes[0] === 0 || bytes[1] === 0) throw new Stop("upo_not_utf8")
  const decoder = new TextDecoder("utf-8", { fatal: true })
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    parser.write(decode(decoder, bytes.subarray(start, start + chunkBytes), start + chunkBytes < bytes.length))
  }
  parser.close()
  if (root === undefined) throw new Stop("upo_malformed")
  return { match, header: header.read() }
}

const decode = (decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string => {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw new Stop("upo_not_utf8")
  }
}

interface Root {
  readonly namespace: string
  /** The prefix with its colon; empty for the default namespace. */
  readonly prefix: string
  /** The attribute that declares the prefix. */
  readonly declaration: string
}

const readRoot = (name: string, attributes: Readonly<Record<string, string>>): Root => {
  const colon = name.indexOf(":")
  const declaration = colon === -1 ? "xmlns" : `xmlns:${name.slice(0, colon)}`
  const namespace = attributes[declaration]
  if (name.slice(colon + 1) !== "Potwierdzenie" || namespace === undefined || !namespaces.has(namespace)) {
    throw new Stop("upo_unknown_root")
  }
  return { namespace, prefix: name.slice(0, colon + 1), declaration }
}
