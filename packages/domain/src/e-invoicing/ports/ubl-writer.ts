import type { Result } from "effect"
import type { RefusedCharacter } from "../ubl/characters.ts"
import type { Element } from "../ubl/element.ts"

export interface WrittenDocument {
  readonly bytes: Uint8Array
  /** The SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

/**
 * Writes a document as XML: UTF-8 without a byte order mark, with one declaration and the elements only. The same
 * document always gives the same bytes. A character that no document may contain is refused with its place (contract
 * E23).
 */
export interface UblWriter {
  readonly write: (root: Element) => Result.Result<WrittenDocument, readonly RefusedCharacter[]>
}
