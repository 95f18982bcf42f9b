import type { Element } from "./element.ts"

/** A character that no document may contain, with its place. */
export interface RefusedCharacter {
  /** The path of element names, followed by the attribute's name when the character is in an attribute. */
  readonly path: string
  /** The character's code point, such as `U+0085`. */
  readonly character: string
}

// Characters that XML 1.0 cannot hold, characters that it discourages and the national system refuses, and halves of
// surrogate pairs. U+0085 is among the discouraged ones, and an XML 1.1 reader treats it as the end of a line.
const refused =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]|[\uD800-\uDFFF]/u

/** Every text of a document that cannot be written, with its first refused character (contract E23). */
export const refusedCharacters = (element: Element, path: string = element.name): readonly RefusedCharacter[] => {
  const { attributes = {}, content } = element
  return [
    ...Object.entries(attributes).flatMap(([name, value]) => inText(value, `${path}@${name}`)),
    ...(typeof content === "string"
      ? inText(content, path)
      : content.flatMap((child) => refusedCharacters(child, `${path}/${child.name}`))),
  ]
}

const inText = (text: string, path: string): readonly RefusedCharacter[] => {
  const [found] = refused.exec(text) ?? []
  if (found === undefined) return []
  const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")
  return [{ path, character: `U+${code}` }]
}
