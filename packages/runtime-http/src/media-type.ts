import type { Context } from "koa"

/** Types of an answer of JSON where it is offered as text too (contract Q13). */
export const asText = ["application/json", "text/json", "text/plain"] as const

// Answers are in UTF-8 whatever they are, so a parameter of a media range rules none of them out (contract Q13).
const parameter = /;\s*(?!q\s*=)[^=;,\s]+\s*(?:=\s*(?:"(?:\\.|[^"\\])*"|[^;,]*))?/giu

/** The type that a request asks for, of those that are offered; the first where none fits (contract Q13). */
export const mediaTypeFor = (context: Context, offered: readonly [string, ...string[]]): string => {
  const { headers } = context.req
  if (headers.accept !== undefined) headers.accept = headers.accept.replace(parameter, "")
  return context.accepts([...offered]) || offered[0]
}
