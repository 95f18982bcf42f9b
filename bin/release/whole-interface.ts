import type { Interface } from "./compare-interfaces.ts"
import { withWholeSchemas } from "./whole-schemas.ts"

type Json = Readonly<Record<string, unknown>>
type Shared = Interface & { readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>> }

const mapValues = <A, B>(of: Readonly<Record<string, A>>, change: (value: A, name: string) => B) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]))

/** The part that a reference to a parameter or an answer points to. */
const resolved = ({ components }: Shared, part: Json): Json => {
  const [kind = "", name = ""] = typeof part["$ref"] === "string" ? part["$ref"].split("/").slice(2) : []
  return name === "" ? part : components[kind]![name]!
}

const parametersOf = (document: Shared, operation: Json | undefined): readonly Json[] =>
  ((operation?.["parameters"] ?? []) as readonly Json[]).map((part) => resolved(document, part))

/**
 * The interface of all versions as one document. Each operation has the parameters and answers of the newest version,
 * and the parameters that only older clients send.
 */
export const wholeInterface = (newest: Shared, older: Shared): Interface => ({
  ...withWholeSchemas(newest),
  paths: mapValues(newest.paths, (operations, path) =>
    mapValues(operations, (operation, method) => {
      const own = parametersOf(newest, operation)
      const others = parametersOf(older, older.paths[path]?.[method]).filter(
        (each) => !own.some((one) => one["name"] === each["name"]),
      )
      return {
        ...operation,
        parameters: [...own, ...others.map((each) => ({ ...each, required: false }))],
        responses: mapValues(operation["responses"] as Readonly<Record<string, Json>>, (part) =>
          resolved(newest, part),
        ),
      }
    }),
  ),
})
