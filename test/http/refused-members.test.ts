import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenApiDocument } from "../support/service/answer-check.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { everyCaller } from "../support/people/every-caller.ts"
import { countRows } from "../support/database/stored-rows.ts"
import { isFile, type ListedOperation, listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { expectPlainSentences } from "../support/service/plain-sentences.ts"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import {
  type Holder,
  holdersOf,
  type Part,
  type Resolve,
  sample,
  spoiledMembers,
  wrongValues,
} from "../support/service/spoiled-members.ts"

const id = "0198c1de-7a00-7000-8000-000000000001"
let service: TestService
let api: ApiClient
let document: OpenApiDocument
let resolve: Resolve
let holders: readonly (readonly [ListedOperation, Holder])[]
let before: Readonly<Record<string, number>>

beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  api = await everyCaller(service, await service.createTenant())
  document = await readDocument(service)
  resolve = (part) => {
    const { $ref } = part
    if (typeof $ref === "string") return resolve(document.components.schemas[$ref.split("/").at(-1)!] as Part)
    const branches = part.anyOf?.filter(({ type }) => type !== "null")
    if (branches !== undefined) return branches.length === 1 ? resolve(branches[0]!) : { ...part, anyOf: branches }
    const { type, enum: choices } = part as { readonly type?: unknown; readonly enum?: readonly unknown[] }
    return Array.isArray(type)
      ? {
          ...part,
          type: type.find((each) => each !== "null"),
          ...(choices === undefined ? {} : { enum: choices.filter((each) => each !== null) }),
        }
      : part
  }
  const seen = new Set<string>()
  holders = listOperations(document)
    .filter((each) => isRead(each) && !isFile(each))
    .flatMap((operation) => {
      const body = operation.requestBody!.content["application/json"]!.schema as Part
      return holdersOf(resolve, body, seen).map((holder) => [operation, holder] as const)
    })
  before = await countRows(service)
})
afterAll(() => service.close())

/** Whether an operation reports mistakes in its body as problem details. The token endpoints have their own form. */
const isRead = ({ secured, template, requestBody, responses }: ListedOperation) =>
  requestBody?.content["application/json"] !== undefined &&
  (secured || (!template.includes("{") && responses["400"]?.content?.["application/problem+json"] !== undefined))

const validators = new Map<string, ValidateFunction>()
const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
addFormats.default(ajv)
const validatorOf = (part: Part): ValidateFunction => {
  if (validators.size === 0) ajv.addSchema({ $id: "document", components: document.components })
  const text = JSON.stringify(part).replaceAll(`"#/components/`, `"document#/components/`)
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
  validators.set(text, validate)
  return validate
}

/** Members of which an empty date counts as absent. */
const mayBeEmpty = new Set(["deliveryDate", "servicePeriodStartDate", "servicePeriodEndDate"])
/**
 * Whether a mistake is found only by the domain, after the form of the whole body was accepted: event tags and receiver
 * addresses.
 */
const isLenient = (name: string, { part }: Holder, kind: string) => {
  const member = part.properties![name]!
  const { format } = resolve(member)
  return kind === "empty" && mayBeEmpty.has(name)
    ? format === "date"
    : kind === "of the wrong form"
      ? format === "uri"
      : /choice|empty/.test(kind) && member["$ref"] === "#/components/schemas/EventTag"
}

const within = (path: string, name: string) => (path === "" ? name : `${path}.${name}`)

/**
 * Sends an object with some wrong members. Expects one plain sentence for each of them at its place, and no other
 * errors.
 */
const expectTold = async (
  operation: ListedOperation,
  holder: Holder,
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  kind: string,
) => {
  const where = `${operation.name} ${holder.path} ${kind}`
  const sent = JSON.stringify(holder.wrap(value))
  const answer = await api.send(operation.method, pathOf(operation, id), sent, { "content-type": "application/json" })
  const { message, ...errors } = expectProblem(answer, 400, undefined, where).errors ?? {}
  expect(message, where).toBeUndefined()
  expect(Object.keys(errors).sort(), where).toEqual(names.map((name) => within(holder.path, name)).sort())
  expectPlainSentences(errors, where)
}

/** How many mistakes one request contains: an answer lists at most twenty. */
const atOnce = 20
/** How long the values of one request are: an answer lists all mistakes only of a body below 16 KB. */
const longest = 6_000
/** Divides wrong values among requests. A value that is longer than `longest` is sent alone. */
const inParts = (all: readonly (readonly [string, unknown])[], most: number) => {
  const parts: (typeof all)[number][][] = []
  let room = 0
  for (const each of all) {
    room -= JSON.stringify(each).length
    const part = parts.at(-1)
    if (part !== undefined && part.length < most && room >= 0) part.push(each)
    else {
      parts.push([each])
      room = longest - JSON.stringify(each).length
    }
  }
  return parts
}

describe("a caller reads of each member that is wrong one sentence at its own place, where it is", () => {
  it.each(Object.keys(wrongValues))("%s", async (kind) => {
    let tried = 0
    for (const [operation, holder] of holders) {
      const base = sample(resolve, holder.part) as Readonly<Record<string, unknown>>
      const wrong = spoiledMembers(resolve, holder, kind, validatorOf).filter(
        ([name]) => !isLenient(name, holder, kind),
      )
      // A value that is too long can have the wrong form too, which is a second mistake.
      const isLarge = kind === "too long" || kind === "too big"
      for (const part of inParts(wrong, isLarge ? atOnce / 4 : atOnce)) {
        const value = { ...base, ...Object.fromEntries(part) }
        await expectTold(
          operation,
          holder,
          value,
          part.map(([name]) => name),
          kind,
        )
        tried += part.length
      }
    }
    expect(tried).toBeGreaterThan(5)
  })

  it("missing", async () => {
    expect(holders.length).toBeGreaterThan(50)
    for (const [operation, holder] of holders) {
      const { required = [] } = holder.part
      if (required.length > 0) await expectTold(operation, holder, {}, required.slice(0, atOnce), "missing")
    }
  })

  it("unknown, alone or nearly one that is known", async () => {
    for (const [operation, holder] of holders) {
      const base = sample(resolve, holder.part) as Readonly<Record<string, unknown>>
      await expectTold(operation, holder, { ...base, nothingKnown: 1 }, ["nothingKnown"], "unknown")
      const known = Object.keys(holder.part.properties!)[0]
      if (known === undefined) continue
      const misspelled = `${known}x`
      const body = JSON.stringify(holder.wrap({ ...base, [misspelled]: 1 }))
      const answer = await api.send(operation.method, pathOf(operation, id), body, {
        "content-type": "application/json",
      })
      const { errors } = expectProblem(answer, 400, within(holder.path, misspelled), operation.name)
      expect(errors![within(holder.path, misspelled)]![0], operation.name).toMatch(/^is unknown: did you mean \w+\?$/)
    }
  })
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
})
