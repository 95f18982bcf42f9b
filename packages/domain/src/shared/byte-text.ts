// Every engine has both classes, but the compiler's library of ECMAScript alone does not declare them.
const { TextDecoder, TextEncoder } = globalThis as unknown as {
  readonly TextDecoder: new (
    label: "utf-8",
    options: { readonly ignoreBOM: true },
  ) => { readonly decode: (bytes: Uint8Array) => string }
  readonly TextEncoder: new () => {
    readonly encode: (text: string) => Uint8Array
    readonly encodeInto: (text: string, into: Uint8Array) => { readonly written: number }
  }
}
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
const encoder = new TextEncoder()

const firstBytes = 2 ** 16
/** After a text that needed a larger buffer, the buffer is released. */
const mostKept = 2 ** 22
const [quote, backslash, space, tilde] = [0x22, 0x5c, 0x20, 0x7e]

/**
 * The buffer into which a text is written piece by piece; it is reused. Concatenated strings would take five kilobytes
 * for one of text, because a string for each piece lives until the whole is read.
 */
let bytes = new Uint8Array(firstBytes)
let at = 0

const reserve = (more: number): void => {
  if (at + more <= bytes.length) return
  const longer = new Uint8Array(Math.max(2 * bytes.length, at + more))
  longer.set(bytes.subarray(0, at))
  bytes = longer
}

/** The text that `write` writes; `undefined` when `write` returns false, which means nothing. Texts may be nested. */
export const writtenText = (write: () => boolean): string | undefined => {
  const start = at
  try {
    return write() ? decoder.decode(bytes.subarray(start, at)) : undefined
  } finally {
    at = start
    if (bytes.length > mostKept && start === 0) bytes = new Uint8Array(firstBytes)
  }
}

/** The present end of the text. */
export const textEnd = (): number => at

/** Removes what was written after an end. */
export const backTo = (end: number): void => {
  at = end
}

/** Writes a character of ASCII. */
export const writeCode = (code: number): void => {
  reserve(1)
  bytes[at] = code
  at += 1
}

/** Writes a short text that is only ASCII; `writeText` writes any other. */
export const writeAscii = (text: string): void => {
  reserve(text.length)
  const [into, from] = [bytes, at]
  for (let index = 0; index < text.length; index += 1) into[from + index] = text.charCodeAt(index)
  at = from + text.length
}

const mostBytesOfUnit = 3
export const writeText = (text: string): void => {
  reserve(mostBytesOfUnit * text.length)
  at += encoder.encodeInto(text, bytes.subarray(at)).written
}

export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

export const writeBytes = (written: Uint8Array): void => {
  reserve(written.length)
  const [into, from] = [bytes, at]
  for (let index = 0; index < written.length; index += 1) into[from + index] = written[index]!
  at = from + written.length
}

/** Writes a text in quotes when it is ASCII without characters that JSON escapes. Tells whether it did. */
export const writeQuoted = (text: string): boolean => {
  reserve(text.length + 2)
  const [into, from] = [bytes, at + 1]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < space || code > tilde || code === quote || code === backslash) return false
    into[from + index] = code
  }
  into[at] = quote
  into[from + text.length] = quote
  at = from + text.length + 1
  return true
}
