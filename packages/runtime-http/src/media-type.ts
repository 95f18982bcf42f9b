import type { Context } from "koa"

/** Media types of a JSON answer that is also offered as text (contract Q13). */
export const asText = ["application/json", "text/json", "text/plain"] as const

// Every answer is in UTF-8, so a parameter of a media range excludes none (contract Q13).
const parameter = /;\s*(?!q\s*=)[^=;,\s]+\s*(?:=\s*(?:"(?:\\.|[^"\\])*"|[^;,]*))?/giu

/** The type that a request asks for among the offered ones; the first when none matches (contract Q13). */
export const mediaTypeFor = (context: Context, offered: readonly [string, ...string[]]): string => {
  const { headers } = context.req
  if (headers.accept !== undefined) headers.accept = headers.accept.replace(parameter, "")
  return context.accepts([...offered]) || offered[0]
}
