import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"

type Json = Readonly<Record<string, unknown>>
interface Operation {
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
  readonly responses: Json
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

/**
 * The interface as types for the console. Numbers that are not whole are `Decimal`: a double would round amounts and
 * rates.
 */
export const consoleTypes = async (document: string): Promise<string> => {
  const { paths, components } = JSON.parse(document, withoutWords) as Document
  const used = mapValues(paths, (operations) => mapValues(operations, withoutRefusals))
  const described = JSON.stringify({ openapi: "3.1.0", info: { title: "svc", version: "1" }, paths: used, components })
  const nodes = await openapiTS(described, {
    immutable: true,
    inject: 'import type { Decimal } from "./exact.ts"\n',
    transform: (schema) =>
      "type" in schema && schema.type === "number" ? ts.factory.createTypeReferenceNode("Decimal") : undefined,
  })
  return astToString(nodes)
}

const mapValues = <A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))

/** Sentences are for people who read the description; in types they are most of the text. */
const withoutWords = (name: string, value: unknown) =>
  (name === "description" || name === "summary") && typeof value === "string" ? undefined : value

/** Refusals and common headers are the same for every operation; the client knows them. */
const withoutRefusals = ({ parameters = [], requestBody, responses }: Operation) => ({
  parameters: parameters.filter((each) => each["in"] !== "header"),
  ...(requestBody === undefined ? {} : { requestBody }),
  responses: mapValues(
    Object.fromEntries(Object.entries(responses).filter(([status]) => Number(status) < 400)),
    (answer) => ({ description: "", ...(answer as Json) }),
  ),
})

const asked = ["minLength", "maxLength", "minimum", "maximum", "pattern", "format", "description"]

/** The limits of the fields of request bodies, for the fields of forms: one constant for each body. */
export const consoleConstraints = (document: string): string => {
  const { paths, components } = JSON.parse(document) as Document
  const bodies = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ requestBody }) => /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(requestBody) ?? "")?.[1])
    .filter((name) => name !== undefined)
  const constant = (name: string): string => {
    const { properties = {}, required = [] } = components.schemas[name] as {
      readonly properties?: Readonly<Record<string, Json>>
      readonly required?: readonly string[]
    }
    const fields = Object.entries(properties).map(([field, schema]) => {
      const limits = asked.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]] as const]))
      const all = [...limits, ...(required.includes(field) ? [["required", true] as const] : [])]
      return [field, Object.fromEntries(all)] as const
    })
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const\n`
  }
  return [...new Set(bodies)].toSorted().map(constant).join("\n")
}
