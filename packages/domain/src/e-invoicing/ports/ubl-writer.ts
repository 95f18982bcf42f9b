import type { Result } from "effect"
import type { RefusedCharacter } from "../ubl/characters.ts"
import type { Element } from "../ubl/element.ts"

export interface WrittenDocument {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

/**
 * Writes a document as XML: UTF-8 without a mark, one declaration, nothing else that is no element. The same document
 * gives the same bytes. A text with a character that no document may carry is refused by its place.
 */
export interface UblWriter {
  readonly write: (root: Element) => Result.Result<WrittenDocument, readonly RefusedCharacter[]>
}
