import type { Json } from "./openapi-document.ts"
import { isObject, mapMembers, nullable } from "./openapi-components.ts"

type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>

interface Described {
  readonly paths: Paths
  readonly schemas: Readonly<Record<string, Json>>
}

/** The place of a schema: its owner, and its name there. */
interface Place {
  readonly owner: string
  /** The members between the owner and this one. */
  readonly above?: string
  readonly name: string
}

const inner = ({ owner, above = "", name }: Place, called: string): Place => ({
  owner,
  above: `${above}${pascal(name)}`,
  name: called,
})

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const singular = (name: string): string =>
  // `series` is also its own plural.
  /series$/i.test(name)
    ? name
    : name
        .replace(/ies$/, "y")
        .replace(/(ss|x|ch)es$/, "$1")
        .replace(/([^s])s$/, "$1")

/**
 * Gives names to choices and objects inside other schemas, and makes equal ones one component. Otherwise generated
 * clients would make a type of each, with names such as `Type0`. The name is that of the member, if it has several
 * words and is free; otherwise the owner's name precedes it.
 */
export const nameInlined = ({ paths, schemas }: Described): Described => {
  const components: Record<string, Json> = {}
  const titles = new Set(Object.keys(schemas))
  const forms = new Map<string, string>()

  const nameOf = (form: Json, { owner, above = "", name }: Place): string => {
    const key = JSON.stringify(form)
    const known = forms.get(key)
    if (known !== undefined) return known
    const plain = pascal(name)
    // A single word, such as Status, says nothing without its owner.
    const isSingle = /^[A-Z][a-z]*$/.test(plain)
    const free = [...(isSingle ? [] : [plain]), `${owner}${plain}`, `${owner}${above}${plain}`].find(
      (each) => !titles.has(each) && !(each in components),
    )
    if (free === undefined) throw new Error(`two forms of ${owner}.${name} in one document: give one of them a title`)
    forms.set(key, free)
    components[free] = form
    return free
  }

  const within = (value: unknown, place: Place): unknown => {
    if (Array.isArray(value)) return value.map((each) => within(each, place))
    if (!isObject(value)) return value
    const schema = mapMembers(value, (member, name) => {
      if (name === "properties") return mapMembers(member as Json, (each, called) => within(each, inner(place, called)))
      if (name === "items") return within(member, { ...place, name: singular(place.name) })
      return ["anyOf", "additionalProperties"].includes(name) ? within(member, place) : member
    })
    if (!isNamed(schema)) return schema
    const { description, default: value_, ...form } = schema
    const { type } = form
    const isNullable = Array.isArray(type) && type.includes("null")
    const $ref = `#/components/schemas/${nameOf(isNullable ? withoutNull(form) : form, place)}`
    const beside = {
      ...(description === undefined ? {} : { description }),
      ...(value_ === undefined ? {} : { default: value_ }),
    }
    return isNullable ? nullable({ $ref, ...beside }) : { $ref, ...beside }
  }

  /** A schema that is a component keeps its name. Schemas inside it get names. */
  const inside = (schema: Json, owner: string): Json => {
    const { description, ...form } = schema
    const named = mapMembers(form, (member, name) =>
      name === "properties"
        ? mapMembers(member as Json, (each, called) => within(each, { owner, name: called }))
        : ["items", "anyOf", "additionalProperties"].includes(name)
          ? within(member, { owner, name: "Item" })
          : member,
    )
    return description === undefined ? named : { description, ...named }
  }

  const named = mapMembers(schemas, (schema, name) => inside(schema as Json, name)) as Described["schemas"]
  const walked = mapMembers(paths, (operations) =>
    mapMembers(operations as Json, (operation) => inOperation(operation as Json, within)),
  ) as Paths
  return { paths: walked, schemas: { ...named, ...components } }
}

const isNamed = ({ type, enum: choices, properties }: Json): boolean => {
  if (Array.isArray(choices)) return choices.filter((each) => typeof each === "string").length > 0
  const isOf = (kind: string) => type === kind || (Array.isArray(type) && type.includes(kind))
  return isOf("object") && (properties === undefined ? Array.isArray(type) : Object.keys(properties as Json).length > 0)
}

const withoutNull = (form: Json): Json => {
  const { type, enum: choices } = form
  const types = (type as readonly string[]).filter((each) => each !== "null")
  return {
    ...form,
    type: types.length === 1 ? types[0] : types,
    ...(Array.isArray(choices) ? { enum: choices.filter((each) => each !== null) } : {}),
  }
}

/** The schemas of parameters, bodies and answers of an operation. */
const inOperation = (operation: Json, within: (value: unknown, place: Place) => unknown): Json => {
  const owner = pascal(String(operation["operationId"]))
  const inContent = (holder: unknown, name: string): unknown => {
    if (!isObject(holder) || !isObject(holder["content"])) return holder
    const content = mapMembers(holder["content"], (media) =>
      isObject(media) && "schema" in media ? { ...media, schema: within(media["schema"], { owner, name }) } : media,
    )
    return { ...holder, content }
  }
  return mapMembers(operation, (member, name) => {
    if (name === "requestBody") return inContent(member, `${owner}Request`)
    if (name === "responses") return mapMembers(member as Json, (each) => inContent(each, `${owner}Response`))
    if (name !== "parameters") return member
    return (member as readonly Json[]).map((each) => {
      const schema = within(each["schema"], { owner, name: String(each["name"]) })
      return { ...each, schema }
    })
  })
}
