import { isUtf8 } from "node:buffer"

// Anything but tab and printable ASCII.
const unusual = /[^\t\x20-\x7e]/

// HTTP reads header bytes as Latin-1; many senders use UTF-8, which Latin-1 would garble.
const readable = (value: string): string => {
  const bytes = Buffer.from(value, "latin1")
  return (isUtf8(bytes) ? bytes.toString("utf8") : value).replaceAll("\0", "\ufffd")
}

/**
 * Response headers for the log: lower-case names, repeated headers joined with ", ", no NUL. Bytes beyond ASCII are
 * read as UTF-8 where they are valid UTF-8, and as Latin-1 otherwise.
 */
export const readableHeaders = (
  headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>,
): Record<string, string> => {
  const result: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    const text = typeof value === "string" ? value : (value ?? []).join(", ")
    result[name] = unusual.test(text) ? readable(text) : text
  }
  return result
}
