type Json = Readonly<Record<string, unknown>>

const comment = (text: unknown): string =>
  typeof text === "string" ? `  /** ${text.replaceAll("*/", "* /").replaceAll(/\s+/g, " ")} */\n` : ""

const property = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

/**
 * The TypeScript type of a schema. Enumerations stay open, because a newer service may add values. Members that the
 * type does not know are kept by `JSON.parse`.
 */
export const typeOf = (schema: Json): string => {
  const { $ref, anyOf, type, enum: choices, const: value, items } = schema
  if (typeof $ref === "string") return `T.${$ref.split("/").at(-1)}`
  if (Array.isArray(anyOf)) return (anyOf as readonly Json[]).map(typeOf).join(" | ")
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(type))
    return type.map((each) => (each === "null" ? "null" : typeOf({ ...schema, type: each }))).join(" | ")
  if (Array.isArray(choices))
    return `${choices.flatMap((each) => (each === null ? [] : [JSON.stringify(each)])).join(" | ")} | (string & {})`
  if (type === "array") return `readonly (${typeOf((items ?? {}) as Json)})[]`
  if (type === "object") return membersOf(schema)
  if (type === "string") return schema["format"] === "binary" ? "string | Uint8Array" : "string"
  if (type === "integer" || type === "number") return "number"
  return type === "boolean" || type === "null" ? type : "unknown"
}

const membersOf = ({ properties = {}, required = [], additionalProperties }: Json): string => {
  const members = Object.entries(properties as Readonly<Record<string, Json>>)
  if (members.length === 0) {
    const values = typeof additionalProperties === "object" ? typeOf(additionalProperties as Json) : "unknown"
    return `Readonly<Record<string, ${values}>>`
  }
  const isGiven = (name: string) => (required as readonly string[]).includes(name)
  const lines = members.map(
    ([name, schema]) =>
      `${comment(schema["description"])}  readonly ${property(name)}${isGiven(name) ? "" : "?"}: ${typeOf(schema)}${isGiven(name) ? "" : " | undefined"}`,
  )
  return `{\n${lines.join("\n")}\n}`
}

/** The source of the module with all schemas and the names of events. */
export const typesModule = (schemas: Readonly<Record<string, Json>>): string => {
  const types = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) =>
        `${comment(schema["description"]).trimStart()}export type ${name} = ${typeOf(schema).replaceAll(/\bT\./g, "")}`,
    )
  return `// Made from /openapi.json by \`npm run generate\`.\n\n${types.join("\n\n")}\n`
}

export { comment, property }
