import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenApiDocument } from "../support/service/answer-check.ts"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import {
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  readsBody,
  validBodies,
} from "../support/service/operations.ts"
import { expectProblem, type ProblemView } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { countRows } from "../support/database/stored-rows.ts"

const url = "http://127.0.0.1:9/"
let service: TestService
let api: ApiClient
let id: string
let document: OpenApiDocument
let operations: readonly ListedOperation[]
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  api = (await service.createTenant()).api
  id = (await createWebhook(api, url)).id
  document = await readDocument(service)
  operations = listOperations(document).filter((each) => each.secured && readsBody(each))
  before = await countRows(service)
})
afterAll(() => service.close())

type Send = (body: string | Buffer, headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>

const json = { "content-type": "application/json" }
/** Calls every operation that reads a body; ids are of a webhook that is there. */
const forEveryOperation = async (check: (send: Send, operation: ListedOperation) => Promise<void>) => {
  expect(operations.length).toBeGreaterThan(5)
  for (const operation of operations) {
    const path = pathOf(operation, id)
    await check((body, headers = json) => api.send(operation.method, path, body, headers), operation)
  }
}

/** `errors` has the field, or a place inside it. */
const expectNamed = ({ errors = {} }: ProblemView, field: string, where: string) =>
  expect(
    Object.keys(errors).some((key) => key === field || key.startsWith(`${field}[`) || key.startsWith(`${field}.`)),
    `${where}: ${JSON.stringify(errors)}`,
  ).toBe(true)

describe("every operation refuses", () => {
  it.each([
    "{",
    "{]",
    `{"a":}`,
    `{"a":1,}`,
    "{'a':1}",
    `{"a":1}{"b":2}`,
    "undefined",
    "NaN",
    " ",
    "\0",
    `"\u0001"`,
    "[1",
    "--",
  ])("malformed JSON: %j", (text) =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(text), 400, "body", name)
      expect(errors!["body"]![0]).toMatch(/^is not valid JSON/)
    }),
  )

  it.each(["null", "[]", `[{"url":"x"}]`, `"text"`, "1", "true"])("JSON that is no object: %s", (text) =>
    forEveryOperation(async (send, { name }) => {
      expectProblem(await send(text), 400, "body", name)
    }),
  )

  it.each(["nothingKnown", "constructor", "hasOwnProperty", "__proto__", "", "a.b", "ü\u2028"])(
    "a property it does not know: %j",
    (property) =>
      forEveryOperation(async (send, { name }) => {
        const text = JSON.stringify({ known: 0, ...validBodies(url)[name] }).replace(
          `"known"`,
          JSON.stringify(property),
        )
        expectProblem(await send(text), 400, property, name)
      }),
  )

  it("a body of 2 MiB, and one that is a byte above 1 MiB", () =>
    forEveryOperation(async (send, { name }) => {
      for (const size of [2 * 1024 * 1024, 1024 * 1024 + 1]) {
        expectProblem(await send(JSON.stringify("x".repeat(size - 2))), 413, "body", name)
      }
      // What is not above is read, and refused for what it is.
      expectProblem(await send(JSON.stringify("x".repeat(1024 * 1024 - 2))), 400, "body", name)
    }))

  it.each([
    ["open", `{"data":${"[".repeat(100_000)}`],
    ["closed", `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["of objects", `${`{"a":`.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["just too deep", `{"data":${"[".repeat(64)}${"]".repeat(64)}}`],
  ])("100,000 levels, %s", (_, text) =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(text), 400, "body", name)
      expect(errors!["body"]![0]).toMatch(/^nests deeper/)
    }),
  )

  it("half a megabyte of empty objects, which the parser takes long for", () =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(`{"data":[${"{},".repeat(170_000)}{}]}`), 400, "body", name)
      expect(errors!["body"]).toEqual(["has more than 100000 values"])
    }))

  it.each([
    [0x7b, 0xff, 0x7d],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xfe, 0xff, 0x00, 0x7b],
  ])("bytes that are no UTF-8: %i %i", (...bytes) =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(Buffer.from(bytes)), 400, "body", name)
      expect(errors!["body"]).toEqual(["is not valid UTF-8"])
    }),
  )

  it.each([
    ["text/plain", {}],
    ["application/xml", {}],
    ["application/x-www-form-urlencoded", {}],
    ["multipart/form-data; boundary=x", {}],
    ["application/json; charset=utf-16", {}],
    ["application/jsonp", {}],
    ["nonsense", {}],
    ["", {}],
    ["application/json", { "content-encoding": "gzip" }],
    ["application/json", { "content-encoding": "br" }],
  ])("the type %j %j", (type, headers) =>
    forEveryOperation(async (send, { name }) => {
      const body = Buffer.from(JSON.stringify(validBodies(url)[name] ?? {}))
      const sent = "content-encoding" in headers && headers["content-encoding"] === "gzip" ? gzipSync(body) : body
      const typed = type === "" ? headers : { ...headers, "content-type": type }
      expectProblem(await send(sent, typed), 415, "Content-Type", name)
    }),
  )

  it("no body, where one is required", () =>
    forEveryOperation(async (send, { name, requestBody }) => {
      if ((requestBody as { readonly required?: boolean } | undefined)?.required !== true) return
      for (const headers of [{}, { "content-type": "application/json" }]) {
        const { errors } = expectProblem(await send("", headers), 400, "body", name)
        expect(errors!["body"]).toEqual(["is required"])
      }
    }))
})

/** An empty text counts as absent. */
const mayBeEmpty = /^POST \/Invoices\/onAccountInvoices? deliveryDate$/

describe("every property of every body", () => {
  const resolveSchema = (
    schema: object,
  ): { readonly properties?: Readonly<Record<string, object>>; readonly required?: readonly string[] } =>
    "$ref" in schema ? document.components.schemas[String(schema.$ref).split("/").at(-1)!]! : schema

  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  /** Compiled once: that takes longer than the requests. */
  const validators = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object) => {
    // With the components: a property may refer to one.
    const validate = validators.get(schema) ?? ajv.compile({ ...schema, components: document.components })
    validators.set(schema, validate)
    return validate
  }

  const forEveryProperty = (
    check: (
      send: (value: unknown) => Promise<ApiAnswer>,
      property: string,
      isValid: (value: unknown) => boolean,
      where: string,
    ) => Promise<void>,
  ) =>
    forEveryOperation(async (send, { name, requestBody }) => {
      if (requestBody === undefined) return
      const body = validBodies(url)[name]
      expect(body, `${name} has no valid body to start from`).toBeDefined()
      const { properties = {} } = resolveSchema(requestBody.content["application/json"]!.schema)
      const checks = Object.entries(properties).map(([property, schema]) => {
        const where = `${name} ${property}`
        const validate = validatorOf(schema)
        return check(
          (value) => send(JSON.stringify({ ...body, [property]: value })),
          property,
          (value) => validate(value),
          where,
        )
      })
      await Promise.all(checks)
    })

  // A test for each value: all of them together are thousands of requests.
  it.each([null, true, false, 0, -1, 1.5, 1e300, "", "text", [], [1], [null], [[]], {}, { a: 1 }, "x".repeat(5_000)])(
    "is refused with %j where its documented schema does not allow that",
    async (value) => {
      let refused = 0
      await forEveryProperty(async (send, property, isValid, where) => {
        if (isValid(value) || (value === "" && mayBeEmpty.test(where))) return
        const tried = `${where}: ${JSON.stringify(value).slice(0, 50)}`
        const problem = expectProblem(await send(value), 400, undefined, tried)
        expectNamed(problem, property, tried)
        refused += 1
      })
      expect(refused).toBeGreaterThan(10)
    },
  )

  it.each(["\0", "a\0b", "\ud800", "\udc00\ud800", "a\udfffb"])(
    "is refused with U+0000 or half of a surrogate pair in its text: %j",
    (text) =>
      forEveryProperty(async (send, property, _, where) => {
        // What is below the data is passed on as it is written.
        for (const value of [text, [text]]) {
          expectNamed(expectProblem(await send(value), 400, undefined, where), property, where)
        }
      }),
  )
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
  expect((await service.anonymous.get("/health/ready")).status).toBe(200)
})

it("what is just not too much is taken: 63 levels of lists inside the data", async () => {
  const data = `{"eventType":"InvoicePosted","data":{"deep":${"[".repeat(61)}"\\u0000\\ud800"${"]".repeat(61)}}}`
  const answer = await api.send("POST", "/Events", data, { "content-type": "application/json" })
  expect(answer.status, answer.text).toBe(201)
})
