export type Json = Readonly<Record<string, unknown>>
/** An OpenAPI document as the tests of its schemas read it. */
export interface DocumentForm {
  readonly openapi: string
  readonly info: Json
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly securitySchemes: Json }
}

/** Every object in a document with its JSON pointer, at any depth. */
export const walk = (value: unknown, place = "#"): readonly (readonly [string, Json])[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, `${place}/${index}`))
  if (typeof value !== "object" || value === null) return []
  const members = Object.entries(value).flatMap(([name, member]) =>
    walk(member, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  )
  return [[place, value as Json], ...members]
}

interface NamedSchema {
  readonly name: string
  readonly place: string
  /** The schema's alternatives without null. */
  readonly forms: readonly Json[]
}

/** Every schema of a property or a parameter, with references resolved, with its name and its JSON pointer. */
export const namedSchemas = (document: DocumentForm): readonly NamedSchema[] =>
  walk(document).flatMap(([place, { properties, name, in: where, schema }]) => {
    const members = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>)
    const all = where === "query" || where === "path" ? [[String(name), schema as Json] as const] : members
    return all.map(([each, own]) => ({ name: each, place: `${place} ${each}`, forms: formsOf(document, own) }))
  })

/**
 * The schemas inside a schema, without null: the items of an array, the branches of a union, and the target of a
 * reference.
 */
const formsOf = (document: DocumentForm, schema: Json): readonly Json[] => {
  const { anyOf, items, $ref, type } = schema
  if (Array.isArray(anyOf)) return anyOf.flatMap((each) => formsOf(document, each as Json))
  if (items !== undefined) return formsOf(document, items as Json)
  if (typeof $ref === "string") return [document.components.schemas[$ref.split("/").at(-1)!]!]
  return type === "null"
    ? []
    : [Array.isArray(type) ? { ...schema, type: type.find((each) => each !== "null") } : schema]
}

/** Whether a schema is an object with named members. */
export const isObjectSchema = ({ type, properties }: Json): boolean =>
  (type === "object" || (Array.isArray(type) && type.includes("object"))) && properties !== undefined
