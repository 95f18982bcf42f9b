/** An XML element before it is written: names as in the document, values as plain text. */
export interface Element {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly Element[]
}
export type MaybeElement = Element | undefined

/**
 * An element with a text; `undefined` for an empty text, because empty elements are forbidden (PEPPOL-EN16931-R008).
 */
export const leaf = (
  name: string,
  text: string | undefined,
  attributes?: Readonly<Record<string, string>>,
): MaybeElement =>
  text === undefined || text.trim() === ""
    ? undefined
    : attributes === undefined
      ? { name, content: text }
      : { name, attributes, content: text }

/** An element with children; `undefined` when all children are absent. */
export const node = (name: string, ...children: readonly (MaybeElement | readonly MaybeElement[])[]): MaybeElement => {
  const content = children.flat().filter((child): child is Element => child !== undefined)
  return content.length === 0 ? undefined : { name, content }
}
