import type { Context } from "koa"
import type { ServerResponse } from "node:http"
import type { Writable } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import type { Coded, Coding } from "./coding.ts"
import type { AnyOperation } from "./operation.ts"

/** A shorter body fits into one packet without compression. */
const leastBytes = 1400

/**
 * Areas whose answers hold a secret or the input of one: credentials, sessions, tokens, signing secrets, addresses of
 * webhooks. Compressed together with text that another person chose, the length of the answer would reveal the secret
 * (BREACH).
 */
const secretAreas =
  /^\/(auth|connect|\.well-known|Session|Me|Users|Invitations|Tokens|PersonalTokens|SignIn\w*|Webhooks?|Integrations)(\/|$)|Secret/i
const openAreas = /^\/(openapi\.json|docs)(\/|$)/

/**
 * True when answers of an operation may be compressed. Only reads may be, because secrets appear in the answers of
 * operations that create them.
 */
export const mayCompress = (operation: AnyOperation): boolean =>
  operation.method === "get" &&
  ("open" in operation ? openAreas.test(operation.path) : !secretAreas.test(operation.path))

const isText = /^(text\/|application\/(.+\+)?(json|xml|x-sie)\b)/

interface Negotiated {
  readonly coding?: Coding
}

/** The first of the given codings that the client accepts: browsers list theirs without a preference. */
export const takenCoding = <C extends string>(context: Context, codings: readonly C[]): C | undefined =>
  codings.find((coding) => context.acceptsEncodings(coding) === coding)

/** Chooses the coding of the answer among those that the client accepts (RFC 9110, section 12.5.3). */
export const negotiateCoding = (context: Context): void => {
  context.vary("Accept-Encoding")
  if (context.method !== "GET" || context.get("accept-encoding") === "") return
  const coding = takenCoding(context, ["br", "gzip"])
  if (coding !== undefined) (context.state as { coding?: Coding }).coding = coding
}

const codingFor = (context: Context, status: number, contentType: string): Coding | undefined =>
  status === 200 && isText.test(contentType) ? (context.state as Negotiated).coding : undefined

/** Each coding of a resource has its own strong tag (RFC 9110, section 8.8.3). */
const tagIn = (etag: string, coding: Coding) => etag.replace(/"$/, `;${coding}"`)
/** The tag of the resource, independent of the coding in which it was read. */
export const tagWithoutCoding = (etag: string): string => etag.replace(/;(br|gzip)"$/, '"')

const setCoding = ({ res }: Context, coding: Coding) => {
  res.setHeader("content-encoding", coding)
  const etag = res.getHeader("etag")
  if (typeof etag === "string") res.setHeader("etag", tagIn(etag, coding))
}

/** Takes little memory and time per answer: its window holds two pieces of a streamed answer. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
}
const gzipOptions = { level: 5 }

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses a whole answer in another thread, and sets the headers that describe it. */
export const compressed = async (
  context: Context,
  status: number,
  contentType: string,
  body: string | Buffer,
  coded?: Coded,
): Promise<string | Buffer> => {
  const coding = codingFor(context, status, contentType)
  if (coding === undefined || Buffer.byteLength(body) < leastBytes) return body
  setCoding(context, coding)
  if (coded !== undefined) return coded[coding]()
  return coding === "br" ? brotliWhole(body, brotliOptions) : gzipWhole(body, gzipOptions)
}

/** The destination for the pieces of a streamed answer; sets the headers before they are sent. */
export const compressingSink = (
  context: Context,
  status: number,
  contentType: string,
): { readonly sink: Writable; readonly start: () => void } => {
  const response: ServerResponse = context.res
  const coding = codingFor(context, status, contentType)
  if (coding === undefined) return { sink: response, start: () => undefined }
  setCoding(context, coding)
  const sink = coding === "br" ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions)
  return {
    sink,
    start: () => {
      sink.pipe(response)
      // Sent bytes cannot be withdrawn; without its end the client treats the answer as incomplete.
      sink.once("error", () => response.destroy())
      response.once("close", () => sink.destroy())
    },
  }
}
