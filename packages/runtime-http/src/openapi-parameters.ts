import { idempotencyHours } from "@svc/domain/shared/idempotency"
import { eventSources } from "@svc/domain/shared/ports/event-bus"
import { type TSchema, Type } from "typebox"
import { longestKey } from "./idempotency-headers.ts"
import type { Json } from "./openapi-document.ts"
import type { Referrer } from "./openapi-components.ts"
import type { AnyOperation, ApiVersion } from "./operation.ts"
import { isShownIn, shownForm } from "./shown-as.ts"

const header = (name: string, schema: Json, description: string) => ({
  name,
  in: "header",
  schema,
  description,
})

/** The header is required for version 2.0 only, because the other version is the default. */
const versionHeaders = (version: ApiVersion): readonly Json[] =>
  version === "2.0"
    ? [{ ...header("api-version", { type: "string", default: version }, "Always 2.0"), required: true }]
    : []
const legalEntityHeader = header(
  "legal-entity",
  { type: "string" },
  "Id or name of the legal entity; required when the tenant has more than one. Empty counts as absent",
)
const EventSource = Type.Enum([...eventSources], { title: "EventSource" })
const writingHeaders = (refer: Referrer) => [
  header("svc-correlation-id", { type: "string", format: "uuid" }, "Included in the events that the request raises"),
  header("svc-source", refer(EventSource), "Included in the events that the request raises"),
]
const ifMatchHeader = header(
  "If-Match",
  { type: "string", minLength: 1 },
  "`ETag` of the state to change; 412 if the state is another",
)
const idempotencyHeaders = [
  header(
    "svc-idempotency-key",
    { type: "string", minLength: 1, maxLength: longestKey },
    "A repeated request with the same key gets the first answer again, byte for byte",
  ),
  header(
    "Idempotency-Key",
    { type: "string", minLength: 1, maxLength: longestKey },
    "The same as `svc-idempotency-key`, for clients that use this standard name; if both are sent they must be equal",
  ),
  header(
    "svc-idempotency-durationInHours",
    {
      type: "integer",
      minimum: idempotencyHours.min,
      maximum: idempotencyHours.max,
      default: idempotencyHours.default,
    },
    "How long the key is stored",
  ),
]

/** The parameters of an operation; `pathNames` are those of its path, in their order there. */
export const describeParameters = (
  operation: AnyOperation,
  pathNames: readonly string[],
  version: ApiVersion,
  refer: Referrer,
): readonly Json[] => {
  const isOpen = "open" in operation
  return [
    ...inPath(operation, pathNames, refer),
    ...schemasOf(operation.query)
      .filter(([, schema]) => isShownIn(schema, version))
      .map(([name, schema]) => parameter(name, "query", isRequired(operation.query, name), schema, refer)),
    ...(isOpen ? [] : [...versionHeaders(version), legalEntityHeader]),
    ...(!isOpen && operation.method !== "get" ? writingHeaders(refer) : []),
    ...(!isOpen && operation.takesIfMatch ? [ifMatchHeader] : []),
    ...(!isOpen && operation.transaction === "idempotent" ? idempotencyHeaders : []),
  ]
}

/** When the document calls a parameter by another name, the description is the service's own name for it. */
const inPath = ({ path, params }: AnyOperation, names: readonly string[], refer: Referrer): readonly Json[] => {
  const schemas = Object.fromEntries(schemasOf(params))
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, own = ""], index) => {
    const name = names[index]!
    const described = parameter(name, "path", true, schemas[own]!, refer)
    // Refusals use the service's own name.
    return name === own ? described : { description: `The ${inWords(own)}`, ...described, "x-svc-name": own }
  })
}

const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const schemasOf = (schema: TSchema): readonly (readonly [string, TSchema])[] =>
  Object.entries((schema as { readonly properties?: Readonly<Record<string, TSchema>> }).properties ?? {})

const isRequired = (schema: TSchema, name: string): boolean =>
  ((schema as { readonly required?: readonly string[] }).required ?? []).includes(name)

const parameter = (
  name: string,
  place: "path" | "query",
  required: boolean,
  schema: TSchema,
  refer: Referrer,
): Json => {
  const { description } = shownForm(schema) as Json
  const { description: _, ...rest } = refer(schema)
  return {
    name,
    in: place,
    // A parameter is optional unless the document says that it is required.
    ...(required ? { required } : {}),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }
}
