import { withWholeSchemas } from "../../../bin/release/whole-schemas.ts"
import { withSharedParts } from "../service/shared-parts.ts"

export type Json = Readonly<Record<string, unknown>>
export type Schemas = Readonly<Record<string, Json>>
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Json
}
export interface Operation extends Json {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema: Json }>>
  }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> }>
  >
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: Schemas }
}

/** A method of an SDK: an operation, or its preview. */
export interface SdkOperation {
  readonly path: string
  readonly method: string
  readonly operation: Operation
  readonly isPreview: boolean
  /** The name of the method within its resource, as `operationId` has it. */
  readonly verb: string
}

/** A type of event with the schema of its data, and all spellings of its name. */
export interface SdkEvent {
  readonly tag: string
  readonly data: Json
  readonly spellings: readonly string[]
}

/** Operations that the SDK's core calls itself, or that are useless to a program. */
const left = /^(authentication|service)\./

/** The parts of the document that SDKs are made from: operations by resource in order of names, events, and schemas. */
export const readForSdk = (text: string) => {
  const { paths, webhooks, components } = withWholeSchemas(withSharedParts(JSON.parse(text) as Document))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      left.test(operation.operationId)
        ? []
        : withPreview(operation).map((each) => ({ path, method: method.toUpperCase(), ...each })),
    ),
  )
  const resources = [...Map.groupBy(operations, ({ operation }) => operation.operationId.split(".")[0]!)]
  const events = Object.entries(webhooks).map(([tag, { post }]): SdkEvent => {
    const { enum: spellings = [tag] } = ofBody(post, "EventType") as { readonly enum?: readonly string[] }
    return { tag, data: ofBody(post, "Data"), spellings }
  })
  return { resources: resources.toSorted(([a], [b]) => (a < b ? -1 : 1)), events, schemas: components.schemas }
}

/**
 * The schema of a member in a webhook's body. That schema is `allOf` the common body and the event's own part, and the
 * member is looked up in the latter.
 */
const ofBody = ({ requestBody }: Operation, member: string): Json => {
  const { allOf } = Object.values(requestBody!.content)[0]!.schema as { readonly allOf: readonly Json[] }
  return (allOf[1]!["properties"] as Readonly<Record<string, Json>>)[member]!
}

/** An operation with a preview becomes two methods, because their answers differ. */
const withPreview = (operation: Operation): readonly Pick<SdkOperation, "operation" | "isPreview" | "verb">[] => {
  const verb = operation.operationId.split(".")[1]!
  const parameters = operation.parameters.filter(({ name }) => name !== "preview")
  const { 200: preview, ...responses } = operation.responses
  const whole = [{ operation, isPreview: false, verb }]
  if (parameters.length === operation.parameters.length) return whole
  if (preview === undefined || Object.keys(responses).every((status) => !status.startsWith("2"))) return whole
  const summary = `${operation.summary}: what would come of it, and nothing is written`
  return [
    { operation: { ...operation, parameters, responses }, isPreview: false, verb },
    {
      operation: { ...operation, parameters, summary, responses: { 200: preview } },
      isPreview: true,
      verb: `${verb}Preview`,
    },
  ]
}

/** The schema of the successful answer; a file is bytes. */
export const answerOf = ({ responses }: Operation): Json | undefined => {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? []
  const [type, media] = Object.entries(answer?.content ?? {})[0] ?? []
  if (type === undefined) return undefined
  return media?.schema ?? (/json|^text/.test(type) ? {} : { type: "string", format: "binary" })
}

/** The schema of a list's items, where the answer is a page. */
export const itemOf = (operation: Operation, schemas: Schemas): Json | undefined => {
  if (typeof operation["x-svc-pagination"] !== "string") return undefined
  const answer = answerOf(operation)
  const page = Object.entries(schemas).find(([name]) => answer?.["$ref"] === `#/components/schemas/${name}`)?.[1]
  return (Object(page?.["properties"]) as { readonly data?: { readonly items?: Json } }).data?.items
}
