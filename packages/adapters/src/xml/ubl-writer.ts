import { refusedCharacters } from "@svc/domain/e-invoicing/ubl/characters"
import type { Element } from "@svc/domain/e-invoicing/ubl/element"
import type { UblWriter } from "@svc/domain/e-invoicing/ports/ubl-writer"
import { Result } from "effect"
import { createHash } from "node:crypto"

export const ublWriter: UblWriter = {
  write: (root) => {
    const refused = refusedCharacters(root)
    if (refused.length > 0) return Result.fail(refused)
    const pieces = ['<?xml version="1.0" encoding="UTF-8"?>\n']
    writeElement(root, pieces)
    const bytes = Buffer.from(pieces.join(""))
    return Result.succeed({ bytes, sha256: createHash("sha256").update(bytes).digest("hex") })
  },
}

/** Element names are constants of the domain, so only values are escaped. */
const writeElement = ({ name, attributes, content }: Element, pieces: string[]): void => {
  pieces.push("<", name)
  for (const attribute in attributes) pieces.push(" ", attribute, '="', escapeAttribute(attributes[attribute]!), '"')
  pieces.push(">")
  if (typeof content === "string") pieces.push(escapeText(content))
  else for (const child of content) writeElement(child, pieces)
  pieces.push("</", name, ">")
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // A parser reads a carriage return as a line feed, and any white space in an attribute as a space, so both are
  // escaped.
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
}
const escape = (character: string): string => entities[character]!
const escapeText = (text: string): string => (/[&<>\r]/.test(text) ? text.replaceAll(/[&<>\r]/g, escape) : text)
const escapeAttribute = (text: string): string => text.replaceAll(/[&<>"\r\n\t]/g, escape)
