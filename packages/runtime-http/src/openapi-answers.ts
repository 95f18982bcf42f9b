import { bytesInWords } from "./body.ts"
import { asText } from "./media-type.ts"
import type { Json } from "./openapi-document.ts"
import type { TSchema } from "typebox"
import type { Referrer } from "./openapi-components.ts"
import { type AnyOperation, type Answer, readsBody } from "./operation.ts"
import { bodyLimitOf } from "./read-body.ts"
import { problemType } from "./respond.ts"
import { ProblemDetails } from "./shapes.ts"

const retryAfter = {
  description: "Seconds to wait before the request is sent again (RFC 9110, section 10.2.3); with 429 and 503",
  schema: { type: "integer", minimum: 0 },
}

/** An answer that may also say how long to wait. */
interface Described extends Answer {
  readonly mayWait?: true
}

/** The answers of an operation by status. */
export const describeAnswers = (operation: AnyOperation, refer: Referrer): Json =>
  Object.fromEntries(
    Object.entries(allAnswers(operation)).map(([status, answer]) => [
      status,
      response(operation, status === "default" ? 500 : Number(status), answer, refer),
    ]),
  )

/**
 * All other refusals, of which some come before the operation is known. One answer, so that no operation lists them.
 */
const anyOther =
  "Any other refusal: 400 the request is not valid, and `errors` gives the reasons; 413 a larger body than 1 MiB or `x-svc-body-limit`, 415 a body of a wrong type, 429 too many requests, 431 headers of more than 16 KiB in total; 503 the service cannot do this right now"

const inOwnFormat = (operation: AnyOperation, schema: TSchema): Readonly<Record<string, Answer>> => ({
  ...(readsBody(operation)
    ? {
        413: { description: `The body is larger than ${bytesInWords(bodyLimitOf(operation))}`, schema },
        415: { description: "The body has the wrong type", schema },
      }
    : {}),
  503: { description: "The service cannot do this right now", schema },
})

/** The answers that an operation describes, and those that every operation of its kind may give. */
const allAnswers = (operation: AnyOperation): Readonly<Record<string, Described>> => {
  const problem = (description: string): Answer => ({ description, schema: ProblemDetails })
  // An operation with its own format of refusals uses it for all of them.
  const wording = "open" in operation && operation.refuse !== undefined ? operation.answers[400]?.schema : undefined
  const common: Record<string, Described> = {
    ...("open" in operation
      ? {}
      : {
          401: { description: "The access token is missing, expired or invalid" },
          403: { description: "The legal entity is missing or unknown, or a permission is missing" },
        }),
    ...(wording === undefined ? {} : inOwnFormat(operation, wording)),
    default: { ...problem(anyOther), mayWait: true },
  }
  const own = Object.entries(operation.answers).map(([status, answer]): readonly [string, Described] => [
    status,
    answer.schema === undefined && answer.type === undefined && ["404", "410", "412"].includes(status)
      ? problem(answer.description)
      : answer,
  ])
  return { ...common, ...Object.fromEntries(own) }
}

const response = (
  operation: AnyOperation,
  status: number,
  { description, schema, type, mayWait }: Described,
  refer: Referrer,
): Json => {
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
  // Otherwise a generated client would give each answer a union of two types.
  const described = types.includes("application/json") ? types.filter((each) => !isText(each)) : types
  const told = described.length < types.length ? `${description}, or CSV` : description
  return {
    description: told,
    ...(mayWait === true ? { headers: { "Retry-After": retryAfter } } : {}),
    // Only JSON has a JSON schema.
    content: Object.fromEntries(
      described.map((each) => [each, isText(each) || each === "application/pdf" ? {} : content]),
    ),
  }
}

const isText = (type: string): boolean => type.startsWith("text/csv") || type === "application/x-sie"

const offeredBy = (operation: AnyOperation): readonly string[] => {
  if ("open" in operation) return ["application/json"]
  const { offers, negotiated } = operation
  return offers ?? (negotiated === true ? asText : ["application/json"])
}
