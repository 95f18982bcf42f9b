import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged, logLines } from "../support/service/quiet-log.ts"
import { connectRaw, requestText, sendRaw, untilRead } from "../support/service/raw-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { countRows } from "../support/database/stored-rows.ts"
import { until } from "../support/until.ts"

let service: TestService
let tenant: TestTenant
let authorization: string
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  before = await countRows(service)
})
afterAll(() => service.close())

const webhook = JSON.stringify({ url: "https://receiver.example/", events: ["InvoicePosted"] })
const json = { "content-type": "application/json" }
const send = (line: string, headers: Readonly<Record<string, string>> = {}, body = "") =>
  sendRaw(service.origin, requestText(line, { authorization, ...headers }, body))
const post = (headers: Readonly<Record<string, string>>, body = "") => send("POST /Webhooks HTTP/1.1", headers, body)

describe("what is no request is refused in words", () => {
  it.each([
    ["a header of 20 KB", { "x-long": "x".repeat(20_000) }, 431, "headers"],
    ["2,000 headers", Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`x-${i}`, "1234"])), 431, "headers"],
    ["a content length beyond any number", { "content-length": "9".repeat(30) }, 400, "Content-Length"],
    ["a content length that is no number", { "content-length": "many" }, 400, "Content-Length"],
    ["a negative content length", { "content-length": "-1" }, 400, "Content-Length"],
    ["two content lengths", { "content-length": "5\r\ncontent-length: 6" }, 400, "Content-Length"],
    ["a length beside chunks", { "content-length": "5", "transfer-encoding": "chunked" }, 400, "request"],
    ["an unknown transfer encoding", { "transfer-encoding": "gzip" }, 400, "request"],
    ["a header without a name", { "": "x" }, 400, "headers"],
    ["a space in a header's name", { "x y": "x" }, 400, "headers"],
    ["a line feed alone in a header", { "x-a": "b\nx-c: d" }, 400, "request"],
    ["U+0000 in a header", { "x-a": "b\0c" }, 400, "headers"],
  ] as const)("%s", async (_, headers, status, field) => {
    const problem = expectProblem(await post({ ...headers }), status)
    expect(Object.keys(problem.errors!)).toHaveLength(1)
    expect([field, "request"]).toContain(Object.keys(problem.errors!)[0])
  })

  it.each([
    "hello\r\n\r\n",
    "GET\r\n\r\n",
    "FOO / HTTP/1.1\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00",
  ])("%j", async (bytes) => {
    expectProblem(await sendRaw(service.origin, bytes), 400, "request")
  })

  it("chunks that are none, in the middle of a request", async () => {
    const head = requestText("POST /Webhooks HTTP/1.1", { authorization, ...json, "transfer-encoding": "chunked" })
    expectProblem(await sendRaw(service.origin, `${head}4\r\n{"ur\r\nnonsense\r\n`), 400, "request")
  })

  it("is in the log with its trace id", async () => {
    const { traceId } = expectProblem(await sendRaw(service.origin, "hello\r\n\r\n"), 400)
    const lines = await until(
      () => logLines(service).filter((line) => line["traceId"] === traceId),
      (found) => found.length > 0,
    )
    expect(lines).toEqual([expect.objectContaining({ level: "info", status: 400 })])
  })
})

describe("a body", () => {
  it("announced as enormous is refused at once, without waiting for it", async () => {
    const client = await connectRaw(service.origin)
    client.write(requestText("POST /Webhooks HTTP/1.1", { authorization, ...json, "content-length": "999999999999" }))
    client.write("x".repeat(1_000))
    const log = await until(
      () => logLines(service),
      (lines) => lines.some(({ status }) => status === 413),
    )
    client.hangUp()
    expect(log.filter(({ status }) => status === 413)).toHaveLength(1)
  })

  it("of 2 MiB in chunks is refused, although it announced nothing", async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${"x".repeat(64 * 1024)}\r\n`
    const answer = await post({ ...json, "transfer-encoding": "chunked" }, `${chunk.repeat(32)}0\r\n\r\n`)
    expectProblem(answer, 413, "body")
  })

  it.each(["hangs up", "half closes"])("of which half comes before the client %s changes nothing", async (how) => {
    const seen = logLines(service).length
    const client = await connectRaw(service.origin)
    const headers = { authorization, ...json, "content-length": String(webhook.length) }
    client.write(requestText("POST /Webhooks HTTP/1.1", headers, webhook.slice(0, 20)))
    await untilRead(service.origin)
    if (how === "hangs up") client.hangUp()
    else client.end()
    const left = ({ msg, status }: { readonly msg: string; readonly status?: unknown }) =>
      msg === "request" && status === 499
    const lines = await until(
      () => logLines(service).slice(seen),
      (since) => since.some(left),
    )
    expect(lines.filter(left)).toHaveLength(1)
  })

  it("in many small pieces is read as one", async () => {
    const client = await connectRaw(service.origin)
    const bad = `{"url":"ä€🦊","events":["InvoicePosted"]}`
    client.write(
      requestText("POST /Webhooks HTTP/1.1", { authorization, ...json, "content-length": `${Buffer.byteLength(bad)}` }),
    )
    for (const byte of Buffer.from(bad)) {
      client.write(Buffer.from([byte]))
      await new Promise((resume) => setImmediate(resume))
    }
    expectProblem(await client.answer(), 400, "url")
  })
})

describe("methods and versions", () => {
  it("HTTP/1.0 is answered, without a Host too", async () => {
    const answer = await sendRaw(service.origin, `GET /Webhooks HTTP/1.0\r\nauthorization: ${authorization}\r\n\r\n`)
    expect([answer.status, answer.text]).toEqual([200, "[]"])
  })

  it("HEAD is GET without the body", async () => {
    const answer = await send("HEAD /Webhooks HTTP/1.1")
    expect([answer.status, answer.text, answer.headers.get("content-length")]).toEqual([200, "", "2"])
    expect((await send(`HEAD /Webhooks/nobody HTTP/1.1`)).status).toBe(400)
    expect((await sendRaw(service.origin, requestText("HEAD /Webhooks HTTP/1.1"))).status).toBe(401)
  })

  it("OPTIONS says what may be done", async () => {
    const answer = await send("OPTIONS /Webhooks HTTP/1.1")
    expect([answer.status, answer.text]).toEqual([204, ""])
    expect(answer.headers.get("allow")!.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS", "POST"])
    expectProblem(await send("OPTIONS * HTTP/1.1"), 404)
  })

  it.each(["TRACE", "PUT", "PATCH", "DELETE", "PROPFIND"])(
    "%s of the list is refused and says what may",
    async (method) => {
      const answer = await send(`${method} /Webhooks HTTP/1.1`)
      expectProblem(answer, 405)
      expect(answer.headers.get("allow")).toContain("GET")
      expect(answer.text).not.toContain(authorization)
    },
  )

  it.each([
    "/",
    "/nothing",
    "/%00",
    "/%zz",
    "/%",
    "/Webhooks//",
    "//Webhooks",
    "/Webhooks/../openapi.json",
    "/Webhooks/%2e%2e/%2e%2e/etc/passwd",
    "/docs/../package.json",
    "/docs/%2e%2e%2fpackage.json",
    "/docs/..%5cpackage.json",
    "/docs/constructor",
    "/docs/__proto__",
    "/.git/config",
    `/${"a".repeat(10_000)}`,
  ])("the path %s is nothing", async (path) => {
    const answer = await send(`GET ${path} HTTP/1.1`)
    expectProblem(answer, 404, undefined, path)
  })

  it("a whole address instead of a path, an upgrade and another host change nothing", async () => {
    expect((await send(`GET http://elsewhere.example/Webhooks HTTP/1.1`)).text).toBe("[]")
    const upgrade = { connection: "upgrade, close", upgrade: "websocket", host: "elsewhere.example" }
    expect((await send("GET /Webhooks HTTP/1.1", upgrade)).text).toBe("[]")
  })
})

it("two hundred requests at once are each answered as one alone", async () => {
  const { api } = tenant
  const kinds: readonly (readonly [number, () => Promise<{ readonly status: number }>])[] = [
    [200, () => api.get("/Webhooks")],
    [400, () => api.get("/Webhooks/nobody")],
    [400, () => api.post("/Webhooks", { url: 1 })],
    [401, () => service.anonymous.get("/Webhooks")],
    [400, () => api.send("POST", "/Webhooks", "{", json)],
    [413, () => api.send("POST", "/Webhooks", "x".repeat(1_100_000), json)],
    [404, () => api.get("/nothing")],
    [405, () => api.send("DELETE", "/Webhooks")],
    [401, () => service.anonymous.post("/auth/token", { clientId: "x", secret: "y" })],
    [200, () => api.get("/EventTypes")],
  ]
  const asked = Array.from({ length: 200 }, (_, index) => kinds[index % kinds.length]!)
  const answers = await Promise.all(asked.map(([, ask]) => ask()))
  expect(answers.map(({ status }) => status)).toEqual(asked.map(([status]) => status))
})

it("none of it was stored, and nothing went wrong", async () => {
  expect(await countRows(service)).toEqual(before)
  expectNoErrorsLogged(service)
  expect((await service.anonymous.get("/health/ready")).status).toBe(200)
})
