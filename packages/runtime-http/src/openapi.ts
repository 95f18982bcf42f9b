import { apiScope } from "@svc/domain/identity/access-token"
import { idempotencyHours } from "@svc/domain/shared/idempotency"
import { eventSources } from "@svc/domain/shared/ports/event-bus"
import type { TSchema } from "typebox"
import { bytesInWords } from "./body.ts"
import { longestKey } from "./idempotency-headers.ts"
import { fileRequest } from "./file-body.ts"
import { asText } from "./media-type.ts"
import { type AnyOperation, type Answer, readsBody, takesBody } from "./operation.ts"
import { printNeeds, securityOf, toldCaller } from "./openapi-callers.ts"
import { sessionCookie } from "./people/session-cookies.ts"
import { problemType } from "./respond.ts"
import { makeReferrer } from "./openapi-components.ts"
import { bodyLimitOf } from "./read-body.ts"
import { ProblemDetails } from "./shapes.ts"
import { shownForm } from "./shown-as.ts"

type Json = Readonly<Record<string, unknown>>

const header = (name: string, schema: Json, description: string) => ({
  name,
  in: "header",
  required: false,
  schema,
  description,
})

const commonHeaders = [
  header("api-version", { type: "string", enum: ["2.0", "2.1"], default: "2.1" }, "Version of the interface"),
  header(
    "legal-entity",
    { type: "string" },
    "Id or name of the legal entity; required when the tenant has more than one. Empty counts as absent",
  ),
]
const writingHeaders = [
  header("svc-correlation-id", { type: "string", format: "uuid" }, "Included in the events that the request raises"),
  header("svc-source", { type: "string", enum: [...eventSources] }, "Included in the events that the request raises"),
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

const about = `Subscription billing: webhooks, events, and the resources that raise them. Versions 2.0 and 2.1 by \`api-version\`.

To get an access token: \`POST /auth/v2/token\` with the \`clientId\` and the \`secret\` of a personal token (\`npm start\` prints one,
\`svc tokens create\` makes one). Send its \`access_token\` as \`Authorization: Bearer …\`; at \`/docs\`, put it into *Authorize*, \`bearer\`.`

/** OpenAPI 3.1 of the operations, from the same schemas that check requests (contract Q34). */
export const makeOpenApi = (operations: readonly AnyOperation[], baseUrl: string): Json => {
  const schemas: Record<string, unknown> = {}
  const refer = makeReferrer(schemas)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation, refer)
  return {
    openapi: "3.1.0",
    info: {
      title: "svc",
      version: "1.0",
      description: about,
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie(baseUrl) },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        oauth2: {
          type: "oauth2",
          flows: { password: { tokenUrl: `${baseUrl}/connect/token`, scopes: { [apiScope]: "The interface" } } },
        },
      },
    },
  }
}

const describe = (operation: AnyOperation, refer: (schema: TSchema) => unknown): Json => {
  const isOpen = "open" in operation
  const writes = operation.method !== "get"
  const media = bodyTypes(operation)
  return {
    operationId: `${operation.method}${operation.path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, next = "") => String(next).toUpperCase())}`,
    tags: [operation.tag],
    summary: operation.summary,
    ...(isOpen ? describedBy(operation.description) : describedBy(operation.description, toldCaller(operation))),
    ...(isOpen ? { security: [] } : { security: securityOf(operation), "x-permission": printNeeds(operation) }),
    parameters: [
      ...parameters(operation.params, "path", refer),
      ...parameters(operation.query, "query", refer),
      ...(isOpen ? [] : commonHeaders),
      ...(!isOpen && writes ? writingHeaders : []),
      ...(!isOpen && operation.takesIfMatch ? [ifMatchHeader] : []),
      ...(!isOpen && operation.transaction === "idempotent" ? idempotencyHeaders : []),
    ],
    ...("takesFile" in operation && operation.takesFile ? { requestBody: fileRequest(operation.takesFile) } : {}),
    ...(takesBody(operation)
      ? {
          requestBody: {
            required: isOpen || operation.bodyOptional !== true,
            content: Object.fromEntries(media.map((type) => [type, { schema: refer(operation.body) }])),
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(allAnswers(operation)).map(([status, answer]) => [
        status,
        response(operation, Number(status), answer, refer),
      ]),
    ),
  }
}

const describedBy = (...texts: readonly (string | undefined)[]): Json => {
  const description = texts.filter((text) => text !== undefined).join(" ")
  return description === "" ? {} : { description }
}

const bodyTypes = (operation: AnyOperation): readonly string[] => {
  if ("open" in operation && operation.bodyType === "form") return ["application/x-www-form-urlencoded"]
  return operation.method === "patch" ? ["application/merge-patch+json", "application/json"] : ["application/json"]
}

/** The answers that an operation describes, and those that every operation of its kind may give. */
const allAnswers = (operation: AnyOperation): Readonly<Record<string, Answer>> => {
  const problem = (description: string): Answer => ({ description, schema: ProblemDetails })
  // An operation with its own format of refusals uses it for all of them.
  const wording = "open" in operation && operation.refuse !== undefined ? operation.answers[400]?.schema : undefined
  const refusal = (description: string): Answer => ({ description, schema: wording ?? ProblemDetails })
  const common: Record<string, Answer> = {
    ...("open" in operation
      ? {}
      : {
          400: problem("The request is not valid; `errors` gives the reasons"),
          401: { description: "The access token is missing, expired or invalid" },
          403: { description: "The legal entity is missing or unknown, or a permission is missing" },
        }),
    ...(readsBody(operation)
      ? {
          413: refusal(`The body is larger than ${bytesInWords(bodyLimitOf(operation))}`),
          415: refusal("The body has the wrong type"),
        }
      : {}),
    // Answered before the operation is known, so it has the same format for all operations.
    431: problem("The headers are larger than 16 KiB in total"),
    503: refusal("The service cannot do this right now"),
  }
  const own = Object.entries(operation.answers).map(([status, answer]): readonly [string, Answer] => [
    status,
    answer.schema === undefined && answer.type === undefined && ["404", "412"].includes(status)
      ? problem(answer.description)
      : answer,
  ])
  return { ...common, ...Object.fromEntries(own) }
}

const response = (
  operation: AnyOperation,
  status: number,
  { description, schema, type }: Answer,
  refer: (schema: TSchema) => unknown,
) => {
  const isFile = "offers" in operation && status === 200
  if (schema === undefined && type === undefined && !isFile) return { description }
  const types =
    schema === ProblemDetails
      ? [problemType]
      : type !== undefined
        ? [type]
        : status < 400
          ? offeredBy(operation)
          : ["application/json"]
  const content = schema === undefined ? {} : { schema: refer(schema) }
  // A generated client would give each answer a union of two types.
  const described = types.includes("application/json") ? types.filter((each) => !isText(each)) : types
  const told = described.length < types.length ? `${description}; CSV (RFC 4180) for \`Accept: text/csv\`` : description
  return {
    description: told,
    // Only JSON has a JSON schema.
    content: Object.fromEntries(described.map((each) => [each, isText(each) ? {} : content])),
  }
}

const isText = (type: string): boolean => type.startsWith("text/csv") || type === "application/x-sie"

const offeredBy = (operation: AnyOperation): readonly string[] => {
  if ("open" in operation) return ["application/json"]
  const { offers, negotiated } = operation
  return offers ?? (negotiated === true ? asText : ["application/json"])
}

const parameters = (schema: TSchema, place: "path" | "query", refer: (schema: TSchema) => unknown): readonly Json[] => {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, TSchema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, parameter]) => {
    const { description } = shownForm(parameter) as Json
    const { description: _, ...rest } = refer(parameter) as Json
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    }
  })
}
