import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Coded } from "./coding.ts"
import { type Audience, cutTo, isOfConsole } from "./openapi-audience.ts"
import { operationIds } from "./openapi-ids.ts"
import { makeOpenApi } from "./openapi.ts"
import type { AnyOperation, ApiVersion } from "./operation.ts"

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)]

/** A document as it is sent: its bytes in each coding, and its entity tag. */
export interface KeptDocument {
  readonly bytes: Buffer
  readonly etag: string
  readonly coded: Coded
}

export type Documents = (version: ApiVersion, audience: Audience) => KeptDocument

/** Makes a value at the first call and returns it from then on. */
const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => (made ??= { value: make() }).value
}

const kept = <K, A>(make: (key: K) => A): ((key: K) => A) => {
  const all = new Map<K, A>()
  return (key) => {
    if (!all.has(key)) all.set(key, make(key))
    return all.get(key)!
  }
}

/** The documents of the operations. Each is made at the first request for it, and compressed once. */
export const keepDocuments = (operations: readonly AnyOperation[], baseUrl: string): Documents => {
  const ids = once(() => {
    const all = operationIds(operations)
    return new Set(operations.flatMap((each) => (isOfConsole(each) ? [all.get(each)!] : [])))
  })
  const whole = kept((version: ApiVersion) => makeOpenApi(operations, baseUrl, version))
  const of = kept((key: `${ApiVersion} ${Audience}`) => {
    const [version, audience] = key.split(" ") as [ApiVersion, Audience]
    const isKept = (id: string) => audience === "all" || ids().has(id) === (audience === "console")
    return keep(JSON.stringify(cutTo(whole(version), isKept)))
  })
  return (version, audience) => of(`${version} ${audience}`)
}

const keep = (text: string): KeptDocument => {
  const bytes = Buffer.from(text)
  return {
    bytes,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    coded: {
      br: once(() =>
        brotliWhole(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      ),
      gzip: once(() => gzipWhole(bytes, { level: 9 })),
    },
  }
}
