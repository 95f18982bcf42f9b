import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"
import { withWholeSchemas } from "../../../bin/release/whole-schemas.ts"
import { mapValues, withSharedParts } from "../service/shared-parts.ts"

type Json = Readonly<Record<string, unknown>>
interface Operation {
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
  readonly responses: Json
  readonly "x-permission"?: string
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/**
 * The TypeScript types of the interface for the console. Numbers that are not integers are `Decimal`, because a double
 * would round amounts and rates.
 */
export const consoleTypes = async (document: string): Promise<string> => {
  const { paths, components } = withWholeSchemas(withSharedParts(JSON.parse(document, withoutWords) as Document))
  const used = mapValues(paths, (operations) => mapValues(operations, withoutRefusals))
  const described = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "svc", version: "1" },
    paths: used,
    components: { schemas: components.schemas },
  })
  const nodes = await openapiTS(described, {
    immutable: true,
    inject: 'import type { Decimal } from "./exact.ts"\n',
    transform: (schema) =>
      "type" in schema && schema.type === "number" ? ts.factory.createTypeReferenceNode("Decimal") : undefined,
  })
  return astToString(nodes)
}

/** Leaves out descriptions, which would be most of the text of the types. */
const withoutWords = (name: string, value: unknown) =>
  (name === "description" || name === "summary") && typeof value === "string" ? undefined : value

/**
 * Leaves out refusals and common headers, which are the same for every operation and which the client handles itself.
 */
const withoutRefusals = ({ parameters = [], requestBody, responses }: Operation) => ({
  parameters: parameters.filter((each) => each["in"] !== "header"),
  ...(requestBody === undefined ? {} : { requestBody }),
  responses: mapValues(
    Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) < 400)),
    (answer) => ({ description: "", ...(answer as Json) }),
  ),
})

type Schemas = Readonly<Record<string, Json>>

const limits = ["minLength", "maxLength", "minimum", "maximum", "pattern", "format"]

/** The alternatives of a schema without null: a nullable member is described as `anyOf` of its schema and null. */
const branchesOf = (schema: Json, schemas: Schemas): readonly Json[] => {
  const { anyOf, $ref, type } = schema
  if (typeof $ref === "string") return branchesOf(schemas[$ref.split("/").at(-1)!]!, schemas)
  if (anyOf !== undefined) return (anyOf as readonly Json[]).flatMap((each) => branchesOf(each, schemas))
  return type === "null" ? [] : [schema]
}

const membersOf = ({ properties = {}, required = [] }: Json, schemas: Schemas): Json =>
  Object.fromEntries(
    Object.entries(properties as Readonly<Record<string, Json>>).map(([name, schema]) => [
      name,
      { ...fieldOf(schema, schemas), ...((required as readonly string[]).includes(name) ? { required: true } : {}) },
    ]),
  )

/**
 * The description of a form field: the member's kind unless it is a text, its limits, the values of a choice, and the
 * members of an object or of a list's objects. A member that may be a text or something else counts as a text.
 */
const fieldOf = (schema: Json, schemas: Schemas): Json => {
  const branches = branchesOf(schema, schemas)
  const [first = {}] = branches
  const values = branches.flatMap((each) => (each["enum"] as readonly unknown[] | undefined) ?? [])
  const items = first["items"] as Json | undefined
  const whole = items === undefined ? first : (branchesOf(items, schemas)[0] ?? {})
  const type = [first["type"]].flat().find((each) => each !== "null")
  return {
    ...(["number", "integer", "boolean"].includes(String(type)) ? { type } : {}),
    ...Object.fromEntries(limits.flatMap((key) => (first[key] === undefined ? [] : [[key, first[key]] as const]))),
    ...(values.length === 0 ? {} : { values: values.filter((each) => each !== null) }),
    ...("properties" in whole ? { members: membersOf(whole, schemas) } : {}),
  }
}

/**
 * The areas of permissions, and the form fields of request bodies: one constant for each body and for each schema that
 * a body refers to.
 */
export const consoleConstraints = (document: string): string => {
  const { paths, components } = withWholeSchemas(JSON.parse(document) as Document)
  const names = new Set<string>()
  const add = (schema: unknown): void => {
    for (const [, name] of (JSON.stringify(schema) ?? "").matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name!)) continue
      names.add(name!)
      add(components.schemas[name!])
    }
  }
  for (const operations of Object.values(paths))
    for (const { requestBody } of Object.values(operations)) add(requestBody)
  const needs = Object.values(paths).flatMap((each) => Object.values(each).map((one) => one["x-permission"] ?? ""))
  const areas = [...new Set(needs.flatMap((need) => need.match(/\w+(?=:)/g) ?? []))].toSorted()
  const constants = Array.from(names)
    .filter((name) => "properties" in components.schemas[name]!)
    .toSorted()
    .map(
      (name) =>
        `export const ${name} = ${JSON.stringify(membersOf(components.schemas[name]!, components.schemas), null, 2)} as const\n`,
    )
  return [`export type PermissionArea = ${areas.map((each) => `"${each}"`).join(" | ")}\n`, ...constants].join("\n")
}
