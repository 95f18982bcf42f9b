type Json = Readonly<Record<string, unknown>>
type Members = Readonly<Record<string, Json>>
type Schemas = Readonly<Record<string, Json>>

interface Composed {
  readonly allOf: readonly Json[]
}

const isComposed = (schema: Json): schema is Json & Composed =>
  Array.isArray(schema["allOf"]) && "unevaluatedProperties" in schema

const nameIn = ({ $ref }: Json): string => String($ref).split("/").at(-1)!

/**
 * The schemas of a document in which each object has all of its members itself, and the bases are gone: a reader of
 * members need not know that some schemas share most of theirs by `allOf`.
 */
export const withWholeSchemas = <D extends { readonly components: { readonly schemas: object } }>(document: D): D => {
  const schemas = document.components.schemas as Schemas
  const bases = new Set(Object.values(schemas).flatMap((each) => (isComposed(each) ? [nameIn(each.allOf[0]!)] : [])))
  const whole = Object.entries(schemas).flatMap(([name, schema]): readonly (readonly [string, Json])[] => {
    if (bases.has(name)) return []
    if (!isComposed(schema)) return [[name, schema]]
    const { allOf, unevaluatedProperties, ...others } = schema
    const parts = allOf.map((part) => ("$ref" in part ? schemas[nameIn(part)]! : part))
    const required = parts.flatMap((part) => (part["required"] ?? []) as readonly string[])
    const properties: Members = Object.assign({}, ...parts.map((part) => part["properties"]))
    const given = required.length === 0 ? {} : { required }
    return [[name, { ...others, ...given, properties, additionalProperties: unevaluatedProperties }]]
  })
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(whole) } }
}
