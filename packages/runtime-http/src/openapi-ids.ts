import type { TSchema } from "typebox"
import { namedIds } from "./openapi-id-table.ts"
import type { AnyOperation } from "./operation.ts"

/** Verbs that begin the id of an action: `POST /Webhooks/{id}/SigningSecret/Rotate` is `rotateSigningSecret`. */
const actions = (
  "activate calculate cancel change check close convert create credit import match post read renew reopen replace " +
  "replay retry rotate send stop test"
).split(" ")

/** Tags of several resources. There the path names the resource. */
const tagsOfSeveral = new Set(["Reference data", "Integrations", "Users", "Console"])

const camel = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase())

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The id of each operation: the resource, a dot, and a verb, with its object if it has one. */
export const operationIds = (operations: readonly AnyOperation[]): ReadonlyMap<AnyOperation, string> =>
  new Map(
    operations.map((operation) => [
      operation,
      namedIds[`${operation.method.toUpperCase()} ${operation.path}`] ?? idOf(operation),
    ]),
  )

const idOf = ({ method, path, tag, answers }: AnyOperation): string => {
  const [first = "", ...others] = path.split("/").filter((part) => part !== "")
  const literals = others.filter((part) => !part.startsWith("{"))
  const isWithin = first === "Integrations"
  const resource = camel(tagsOfSeveral.has(tag) ? (isWithin ? literals[0]! : first) : tag)
  const parts = isWithin ? literals.slice(1) : literals
  // `GET …/Imports/{id}` returns one import, so the noun is in the singular.
  const isOne = method === "get" && others.at(-1)?.startsWith("{") === true
  const noun = parts.map((part) => upper(isOne ? part.replace(/s$/, "") : part)).join("")
  if (method === "get") return `${resource}.${isList(answers[200]?.schema) ? "list" : "get"}${noun}`
  if (method !== "post") return `${resource}.${{ put: "set", patch: "update", delete: "delete" }[method]}${noun}`
  for (const part of parts) {
    const lower = part.charAt(0).toLowerCase() + part.slice(1)
    const verb = actions.find((each) => lower.startsWith(each) && !/^[a-z]/.test(lower.slice(each.length)))
    if (verb !== undefined)
      return `${resource}.${verb}${upper(lower.slice(verb.length))}${parts
        .filter((each) => each !== part)
        .map(upper)
        .join("")}`
  }
  return `${resource}.create${noun}`
}

const isList = (schema: TSchema | undefined): boolean => {
  const {
    type,
    anyOf,
    properties = {},
  } = (schema ?? {}) as { type?: string; anyOf?: readonly TSchema[]; properties?: object }
  if (anyOf !== undefined) return isList(anyOf[0])
  return type === "array" || ("data" in properties && ("totalCount" in properties || "nextCursor" in properties))
}
