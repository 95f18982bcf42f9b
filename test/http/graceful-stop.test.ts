import { Agent, request } from "node:http"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { connectRaw, type RawClient, requestText, untilRead } from "../support/service/raw-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"

let service: TestService
let authorization: string
beforeEach(async () => {
  service = await openService({ worker: true, http: true })
  const { clientId, secret } = await service.createTenant()
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
})
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
})

const webhook = JSON.stringify({ url: "http://127.0.0.1:9/", events: ["InvoicePosted"] })

/** Sends the first half of a request. */
const begin = async (): Promise<RawClient> => {
  const client = await connectRaw(service.origin)
  const headers = { authorization, "content-type": "application/json", "content-length": String(webhook.length) }
  client.write(requestText("POST /Webhooks HTTP/1.1", headers, webhook.slice(0, 20)))
  await untilRead(service.origin)
  return client
}

/** Makes a connection that was answered once and stays open. */
const leaveIdle = async (): Promise<RawClient> => {
  const client = await connectRaw(service.origin)
  client.write(requestText("GET /health/live HTTP/1.1", { connection: "keep-alive" }))
  await untilRead(service.origin)
  return client
}

it("a stop lets the running request finish and takes no new connections", async () => {
  const running = await begin()
  let stopped = false
  const stop = service.server.stop().then(() => (stopped = true))
  await expect(connectRaw(service.origin)).rejects.toThrow("ECONNREFUSED")
  expect(stopped).toBe(false)

  running.write(webhook.slice(20))
  const answer = await running.answer()
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({ url: "http://127.0.0.1:9/" })
  await stop
  expect(await service.sql("select url from svc.webhooks")).toEqual([{ url: "http://127.0.0.1:9/" }])
})

it("a connection may lie idle for longer than proxies leave one idle", async () => {
  const { headers } = await fetch(`${service.origin}/health/live`)
  const [, seconds] = /^timeout=(\d+)$/u.exec(headers.get("keep-alive") ?? "") ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

it("a stop does not wait for connections that lie idle", async () => {
  const [running, idle] = [await begin(), await leaveIdle()]
  const stop = service.server.stop()
  // When the stop's grace period ends, both connections end. The other request still succeeds, so the idle connection
  // ended earlier.
  expect((await idle.answer()).headers.get("connection")).toBe("keep-alive")
  running.write(webhook.slice(20))
  expect((await running.answer()).status).toBe(201)
  await stop
})

it("a request that came while the process was busy is answered, although its connection had been idle for long", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  const idle = await connectRaw(service.origin)
  await untilRead(service.origin)
  const stop = service.server.stop()
  await expect(connectRaw(service.origin)).rejects.toThrow("ECONNREFUSED")
  idle.write(requestText("GET /health/live HTTP/1.1", { connection: "keep-alive" }))
  // The turn of the event loop takes so long that the search for idle connections runs first in the next turn.
  vi.advanceTimersByTime(500)
  const answer = await idle.answer()
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"])
  await stop
})

it("the whole service stops while a request runs, and the request is answered", async () => {
  const running = await begin()
  const stop = service.stop()
  await until(
    () =>
      connectRaw(service.origin).then(
        (client) => client.hangUp(),
        (error: NodeJS.ErrnoException) => error.code,
      ),
    (code) => code === "ECONNREFUSED",
  )
  running.write(webhook.slice(20))
  expect((await running.answer()).status).toBe(201)
  await stop
})

/**
 * Repeats requests on one kept connection, and returns the error that ends it. `said` collects the `connection` header
 * of each answer.
 */
const askWithoutPause = async (origin: string, said: (string | undefined)[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const asked = request(`${origin}/health/live`, { agent }, (answer) => {
        answer.resume()
        answer.once("end", () => resolve(answer.headers.connection))
      })
      asked.once("error", reject)
      asked.end()
    })
  try {
    for (;;) said.push(await ask())
  } catch (error) {
    agent.destroy()
    return (error as NodeJS.ErrnoException).code
  }
}

it("callers that send without a pause are answered until an answer ends their connection, and none is reset", async () => {
  const said: (string | undefined)[][] = Array.from({ length: 20 }, () => [])
  const callers = Promise.all(said.map((each) => askWithoutPause(service.origin, each)))
  await until(
    () => said.map(({ length }) => length),
    (answers) => answers.every((number) => number > 1),
  )
  await service.server.stop()
  // The last answer closed the connection, so the next request opened a new one, which was refused.
  expect(new Set(await callers)).toEqual(new Set(["ECONNREFUSED"]))
  for (const each of said) {
    expect(each.at(-1)).toBe("close")
    expect(each.slice(0, -1).every((connection) => connection === "keep-alive")).toBe(true)
  }
})

it("the answer to a request that was under way ends its connection, and a request that was begun is answered", async () => {
  const [running, begun] = await Promise.all([connectRaw(service.origin), connectRaw(service.origin)])
  const headers = { authorization, connection: "keep-alive" }
  const body = { "content-type": "application/json", "content-length": String(webhook.length) }
  running.write(requestText("POST /Webhooks HTTP/1.1", { ...headers, ...body }, webhook.slice(0, 20)))
  begun.write("GET /health/live HTTP/1.1\r\nhost: svc")
  await untilRead(service.origin)
  const idle = await leaveIdle()
  const stop = service.server.stop()
  // An idle connection is closed at once.
  await idle.answer()
  running.write(webhook.slice(20))
  begun.write(".example\r\n\r\n")
  const answers = await Promise.all([running.answer(), begun.answer()])
  expect(answers.map(({ status, headers: got }) => [status, got.get("connection")])).toEqual([
    [201, "close"],
    [200, "close"],
  ])
  await stop
})
