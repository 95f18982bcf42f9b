import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { OpenApiDocument } from "../support/service/answer-check.ts"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { readsBody } from "../support/service/bodies-of-operations.ts"
import {
  isFile,
  type ListedOperation,
  listOperations,
  pathOf,
  readDocument,
  validBodies,
} from "../support/service/operations.ts"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { everyCaller } from "../support/people/every-caller.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { inTurn, makeTurns, type Turn } from "../support/service/in-turn.ts"
import { countRows } from "../support/database/stored-rows.ts"

const url = "http://127.0.0.1:9/"
let service: TestService
let api: ApiClient
let id: string
let document: OpenApiDocument
let operations: readonly ListedOperation[]
let isTurn: ReturnType<typeof makeTurns<ListedOperation>>
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  api = await everyCaller(service, await service.createTenant())
  id = (await createWebhook(api, url)).id
  document = await readDocument(service)
  operations = listOperations(document).filter((each) => each.secured && readsBody(each) && !isFile(each))
  isTurn = makeTurns(
    operations,
    ({ method, requestBody }) => `${method} ${Object.keys(requestBody?.content ?? {}).join()}`,
  )
  before = await countRows(service)
})
afterAll(() => service.close())

type Send = (body: string | Buffer, headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>

const json = { "content-type": "application/json" }
type Check = (send: Send, operation: ListedOperation) => Promise<void>
/**
 * Calls the operations that read a body: all of them, or those that the turn selects. Every id in a path is that of an
 * existing webhook.
 */
const forEveryOperation = async (check: Check, { turn, of }: Turn = { turn: 0, of: 1 }) => {
  expect(operations.length).toBeGreaterThan(5)
  for (const operation of operations.filter((each) => isTurn(each, turn, of))) {
    const path = pathOf(operation, id)
    await check((body, headers = json) => api.send(operation.method, path, body, headers), operation)
  }
}

/** Imports accept larger bodies than other operations (contract X7). `usage-imports.test.ts` sends them too much. */
const takesRows = (name: string) => name.endsWith("/import")

describe("every operation refuses", () => {
  const malformed = [
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
  ]
  it.each(inTurn(malformed))("malformed JSON: %j", (text, turn) =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(text), 400, "body", name)
      expect(errors!["body"]![0]).toMatch(/^is not valid JSON/)
    }, turn),
  )

  it.each(inTurn(["null", "[]", `[{"url":"x"}]`, `"text"`, "1", "true"]))("JSON that is no object: %s", (text, turn) =>
    forEveryOperation(async (send, { name }) => {
      expectProblem(await send(text), 400, "body", name)
    }, turn),
  )

  it.each(inTurn(["nothingKnown", "constructor", "hasOwnProperty", "__proto__", "", "a.b", "ü\u2028"]))(
    "a property it does not know: %j",
    (property, turn) =>
      forEveryOperation(async (send, { name }) => {
        const text = JSON.stringify({ known: 0, ...validBodies(url)[name] }).replace(
          `"known"`,
          JSON.stringify(property),
        )
        expectProblem(await send(text), 400, property, name)
      }, turn),
  )

  const sizes = [
    [2 * 1024 * 1024, 413],
    [1024 * 1024 + 1, 413],
    // The body is within the limit, so it is read and then refused for its content.
    [1024 * 1024, 400],
  ] as const
  it.each(inTurn(sizes))("a body of %j bytes, where 1 MiB is the most", ([size, status], turn) =>
    forEveryOperation(async (send, { name }) => {
      if (takesRows(name)) return
      expectProblem(await send(JSON.stringify("x".repeat(size - 2))), status, "body", name)
    }, turn),
  )

  const deep = [
    ["open", `{"data":${"[".repeat(100_000)}`],
    ["closed", `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["of objects", `${`{"a":`.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["just too deep", `{"data":${"[".repeat(64)}${"]".repeat(64)}}`],
  ] as const
  it.each(inTurn(deep).map(([[how, text], turn]) => [how, text, turn] as const))(
    "100,000 levels, %s",
    (_, text, turn) =>
      forEveryOperation(async (send, { name }) => {
        const { errors } = expectProblem(await send(text), 400, "body", name)
        expect(errors!["body"]![0]).toMatch(/^nests deeper/)
      }, turn),
  )

  it("half a megabyte of empty objects, which the parser takes long for", () =>
    forEveryOperation(
      async (send, { name }) => {
        if (takesRows(name)) return
        const { errors } = expectProblem(await send(`{"data":[${"{},".repeat(170_000)}{}]}`), 400, "body", name)
        expect(errors!["body"]).toEqual(["has more than 100000 values"])
      },
      { turn: 0, of: 4 },
    ))

  const noText = [
    [0x7b, 0xff, 0x7d],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xfe, 0xff, 0x00, 0x7b],
  ]
  it.each(inTurn(noText))("bytes that are no UTF-8: %j", (bytes, turn) =>
    forEveryOperation(async (send, { name }) => {
      const { errors } = expectProblem(await send(Buffer.from(bytes)), 400, "body", name)
      expect(errors!["body"]).toEqual(["is not valid UTF-8"])
    }, turn),
  )

  const types: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
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
  ]
  it.each(inTurn(types))("the type %j", ([type, headers], turn) =>
    forEveryOperation(async (send, { name }) => {
      const body = Buffer.from(JSON.stringify(validBodies(url)[name] ?? {}))
      const sent = headers["content-encoding"] === "gzip" ? gzipSync(body) : body
      const typed = type === "" ? headers : { ...headers, "content-type": type }
      expectProblem(await send(sent, typed), 415, "Content-Type", name)
    }, turn),
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
