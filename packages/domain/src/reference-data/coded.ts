/**
 * The id of something with a worldwide code, such as a country. The id is the same in every installation (contract
 * C13): a UUID of version 8 (RFC 9562, section 5.8) whose last bytes are the code.
 */
export const idOfCode = (kind: "country" | "unit" | "tax category" | "document template", code: string): string => {
  const hex = code.replaceAll(/./g, (character) => character.charCodeAt(0).toString(16).padStart(2, "0"))
  const space = { country: "00000001", unit: "00000002", "tax category": "00000003", "document template": "00000004" }[
    kind
  ]
  return `${space}-0000-8000-8000-${hex.padStart(12, "0")}`
}
