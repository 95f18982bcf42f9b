import type { Context } from "koa"
import type { ServerResponse } from "node:http"
import type { Writable } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import type { AnyOperation } from "./operation.ts"

type Coding = "br" | "gzip"

/** Shorter bodies fit into one packet as they are. */
const leastBytes = 1400

/**
 * Areas whose answers hold a secret, or what one is derived from: credentials, sessions, tokens, signing secrets, addresses of webhooks.
 * Compressed together with text that another person chose, the length of the answer would tell the secret (BREACH).
 */
const secretAreas =
  /^\/(auth|connect|\.well-known|Session|Me|Users|Invitations|Tokens|PersonalTokens|SignIn\w*|Webhooks?|Integrations)(\/|$)|Secret/i
const openAreas = /^\/(openapi\.json|docs)(\/|$)/

/** Whether answers of an operation may be compressed: reads alone, since secrets are shown by what makes them. */
export const mayCompress = (operation: AnyOperation): boolean =>
  operation.method === "get" &&
  ("open" in operation ? openAreas.test(operation.path) : !secretAreas.test(operation.path))

const isText = /^(text\/|application\/(.+\+)?(json|xml|x-sie)\b)/

interface Coded {
  readonly coding?: Coding
}

/** The first of some codings that the client takes: browsers name all of theirs without a preference. */
export const takenCoding = <C extends string>(context: Context, codings: readonly C[]): C | undefined =>
  codings.find((coding) => context.acceptsEncodings(coding) === coding)

/** Chooses the coding of the answer among those that the client takes (RFC 9110, section 12.5.3). */
export const negotiateCoding = (context: Context): void => {
  context.vary("Accept-Encoding")
  if (context.method !== "GET" || context.get("accept-encoding") === "") return
  const coding = takenCoding(context, ["br", "gzip"])
  if (coding !== undefined) (context.state as { coding?: Coding }).coding = coding
}

const codingFor = (context: Context, status: number, contentType: string): Coding | undefined =>
  status === 200 && isText.test(contentType) ? (context.state as Coded).coding : undefined

/** Each coding of a resource has a strong tag of its own (RFC 9110, section 8.8.3). */
const tagIn = (etag: string, coding: Coding) => etag.replace(/"$/, `;${coding}"`)
/** The tag of the resource, whichever coding it was read in. */
export const tagWithoutCoding = (etag: string): string => etag.replace(/;(br|gzip)"$/, '"')

const setCoding = ({ res }: Context, coding: Coding) => {
  res.setHeader("content-encoding", coding)
  const etag = res.getHeader("etag")
  if (typeof etag === "string") res.setHeader("etag", tagIn(etag, coding))
}

/** Little memory and time for each answer: its window holds two pieces of a streamed one. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
}
const gzipOptions = { level: 5 }

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)]

/** The bytes of a whole answer as they go out, compressed on a thread of their own; sets the headers of that. */
export const compressed = async (
  context: Context,
  status: number,
  contentType: string,
  body: string | Buffer,
): Promise<string | Buffer> => {
  const coding = codingFor(context, status, contentType)
  if (coding === undefined || Buffer.byteLength(body) < leastBytes) return body
  setCoding(context, coding)
  return coding === "br" ? brotliWhole(body, brotliOptions) : gzipWhole(body, gzipOptions)
}

/** Where the pieces of a streamed answer go; sets its headers before they are sent. */
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
      // Bytes that are sent cannot be taken back: without an end nobody takes the answer for a whole one.
      sink.once("error", () => response.destroy())
      response.once("close", () => sink.destroy())
    },
  }
}
