import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { withSharedParts } from "./shared-parts.ts"

/** The path of the OpenAPI document with every operation. */
export const wholeDocument = "/openapi.json?audience=all"

/** Statuses of common refusals that an operation need not describe. */
const anyOther = new Set([400, 413, 415, 429, 431, 503])

/** The part of an OpenAPI document that the tests read. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
export interface OpenApiOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  readonly security?: readonly object[]
  readonly "x-svc-body-limit"?: string
}
interface OpenApiResponse {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>
}

/** An answer as a client received it. */
interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON value; `undefined` for an empty body. */
  readonly body: unknown
}

const documentId = "openapi"

/** Finds the operation for a path. As in the router, fixed segments win over parameters. */
const makeOperationFinder = ({ paths }: OpenApiDocument) => {
  const templates = Object.entries(paths)
    .sort(([a], [b]) => a.split("{").length - b.split("{").length)
    .map(([template, operations]) => {
      const path = template
        .toLowerCase()
        .replaceAll(".", "\\.")
        .replaceAll(/\{\w+\}/g, "[^/]+")
      return { operations, pattern: new RegExp(`^${path}$`) }
    })
  return (method: string, path: string): OpenApiOperation | undefined => {
    const asked = path.split("?")[0]!.toLowerCase()
    const name = method.toLowerCase()
    return templates.find(({ pattern }) => pattern.test(asked))?.operations[name]
  }
}

export type AnswerCheck = (method: string, path: string, answer: Answered, version: string) => void

/** Compiled checks by the document's text, because compiling the schemas takes longer than most tests. */
const known = new Map<string, AnswerCheck>()

/** Makes the check of answers from the newest document and from the document of version 2.0. */
export const answerCheckOf = (text: string, older: string): AnswerCheck => {
  const checkOf = (each: string) => {
    const check = known.get(each) ?? makeAnswerCheck(withSharedParts(JSON.parse(each) as OpenApiDocument))
    known.set(each, check)
    return check
  }
  return (method, path, answer, version) => checkOf(version === "2.0" ? older : text)(method, path, answer, version)
}

/** Throws when the document does not describe an answer. Unknown paths and methods are not checked. */
const makeAnswerCheck = (document: OpenApiDocument): AnswerCheck => {
  const findOperation = makeOperationFinder(document)
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema({ $id: documentId, components: document.components })
  const compiled = new Map<object, ValidateFunction>()

  const validator = (schema: object): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(absoluteRefs(schema) as object)
    compiled.set(schema, validate)
    return validate
  }

  return (method, path, { status, headers, text, body }) => {
    const operation = findOperation(method, path)
    if (operation === undefined) return
    const where = `${method} ${path} answered ${status}`
    const described =
      operation.responses[String(status)] ?? (anyOther.has(status) ? operation.responses["default"] : undefined)
    if (described === undefined)
      throw new Error(`${where}, which is not in the OpenAPI document: ${text.slice(0, 300)}`)
    if (described.content === undefined) {
      if (text !== "") throw new Error(`${where} with a body it should not have: ${text.slice(0, 300)}`)
      return
    }
    const type = (headers.get("content-type") ?? "").split(";")[0]!
    const media = described.content[type] ?? described.content["*/*"]
    // The description of an answer names other media types in words.
    if (media === undefined && type === "text/csv" && described.description?.endsWith(", or CSV")) return
    if (media === undefined)
      throw new Error(`${where} as ${type}, not as ${Object.keys(described.content).join(" or ")}`)
    if (media.schema === undefined) return
    const validate = validator(media.schema)
    if (!validate(body))
      throw new Error(`${where} outside its schema: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`)
  }
}

const absoluteRefs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(absoluteRefs)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === "$ref" && typeof member === "string" ? documentId + member : absoluteRefs(member),
    ]),
  )
}
