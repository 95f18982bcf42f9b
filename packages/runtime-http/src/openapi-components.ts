import { constants } from "@svc/adapters/wiring/contexts"
import type { TSchema } from "typebox"
import type { Json } from "./openapi-document.ts"
import type { ApiVersion } from "./operation.ts"
import { isShownIn, shownForm } from "./shown-as.ts"

/** Returns a schema as the document shows it. Schemas with a title become components, and references to them. */
export type Referrer = (schema: TSchema) => Json

/** Marks the members that always have the same value, because the service does not have their subject yet. */
const withConstants = (title: string, schema: Json): Json => {
  const of = constants[title]
  if (of === undefined) return schema
  const { properties } = schema as { readonly properties: Readonly<Record<string, Json>> }
  const said = Object.entries(of).map(([name, value]) => [
    name,
    { ...properties[name], description: `Always ${JSON.stringify(value)} so far` },
  ])
  return { ...schema, properties: { ...properties, ...Object.fromEntries(said) } }
}

/**
 * The name of a schema in the document: `AccountCreate` for the contract's `CreateAccountRequest`, and `AccountPatch`
 * for a change. So generated clients list the forms of a resource beside each other.
 */
const componentName = (title: string): string => {
  const [, made] = /^Create((?!And).+)Request$/.exec(title) ?? []
  if (made !== undefined) return `${made}Create`
  const [, changed, by = ""] = /^(?:Update|Patch)(.+?)(ById)?Request$/.exec(title) ?? []
  return changed === undefined ? title.replace(/PatchRequest$/, "Patch") : `${changed}Patch${by}`
}

/** Moves schemas with a title to the document's components, and replaces them by references. */
export const makeReferrer = (components: Record<string, Json>, version: ApiVersion): Referrer => {
  const refer = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.filter((item) => isShown(item)).map(refer)
    if (!isObject(given)) return given
    const { title, ...value } = shownForm(given) as Json
    if (typeof title !== "string") return described(value)
    const name = componentName(title)
    components[name] ??= withConstants(title, described(value))
    return referenceTo(name, value["description"])
  }
  const isShown = (item: unknown) => !isObject(item) || isShownIn(item, version)
  const described = (value: Json): Json =>
    plain(
      Object.fromEntries(
        Object.entries(value).map(([name, member]) => [
          name,
          // A property may itself be called `title`.
          name === "properties" ? mapMembers(member as Json, refer) : isData(name) ? member : refer(member),
        ]),
      ),
    )
  /** The component has one description. A place with another description keeps it beside the reference. */
  const referenceTo = (title: string, description: unknown): Json => ({
    $ref: `#/components/schemas/${title}`,
    ...(description === undefined || description === components[title]!["description"] ? {} : { description }),
  })
  return (schema) => refer(schema) as Json
}

export const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

const isData = (name: string) => ["enum", "const", "default", "example", "examples", "required"].includes(name)

export const mapMembers = (of: Json, change: (value: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]))

/** The form that generators of clients read best: choices have a type, and null is one of the types. */
const plain = (schema: Json): Json => {
  const { anyOf, ...others } = schema
  if (!Array.isArray(anyOf)) return typed(schema)
  const branches = (anyOf as readonly Json[]).flatMap((each): readonly Json[] =>
    Array.isArray(each["anyOf"]) ? (each["anyOf"] as readonly Json[]) : [each],
  )
  const isNull = ({ type }: Json) => type === "null"
  const filled = branches.filter((each) => !isNull(each))
  const [only] = filled
  if (filled.length !== 1 || only === undefined)
    return { ...others, anyOf: [...filled, ...branches.filter(isNull).slice(0, 1)] }
  if (filled.length === branches.length) return { ...only, ...others }
  return nullable({ ...only, ...others })
}

/** A schema, or null in its place (JSON Schema 2020-12, section 6.1.1). */
export const nullable = (schema: Json): Json => {
  const { type, enum: choices, $ref, description } = schema
  if (Array.isArray(type) && type.includes("null")) return schema
  if (typeof type === "string" && !("const" in schema))
    return { ...schema, type: [type, "null"], ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}) }
  const { description: _, ...rest } = schema
  return {
    anyOf: [$ref === undefined ? rest : { $ref }, { type: "null" }],
    ...(description === undefined ? {} : { description }),
  }
}

const typed = (schema: Json): Json => {
  const { type, enum: choices, const: value } = schema
  const values = Array.isArray(choices) ? choices : value === undefined ? [] : [value]
  if (type !== undefined || values.length === 0) return schema
  const types = [...new Set(values.map((each) => (each === null ? "null" : typeof each)))]
  return { type: types.length === 1 ? types[0] : types, ...schema }
}
