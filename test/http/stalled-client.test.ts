import { Items, itemsOf } from "@svc/runtime-http/items"
import { streamJson } from "@svc/runtime-http/stream-answer"
import { Effect } from "effect"
import { once } from "node:events"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"

let server: http.Server
let batches = 0
let ended = 0
/** Without an end: only the client can end it. */
const endless = new Items({
  *[Symbol.iterator]() {
    for (;;)
      yield Effect.sync(() => {
        batches += 1
        return ["x".repeat(100_000)]
      })
  },
})

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const gone = new AbortController()
    response.once("close", () => gone.abort())
    const body =
      request.url === "/endless" ? { data: endless } : itemsOf(Array(300).fill("y".repeat(5_000)), (item) => item)
    Effect.runPromise(
      streamJson(response, body, () => response.writeHead(200), 300),
      { signal: gone.signal },
    ).then(
      ({ rest }) => response.end(rest),
      () => {
        ended += 1
      },
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => server.close())

const ask = async (path: string): Promise<http.IncomingMessage> => {
  const request = http.get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path })
  const [answer] = (await once(request, "response")) as [http.IncomingMessage]
  return answer
}

it("a client that does not read is cut off, and no more is made for it than it takes", async () => {
  const answer = await ask("/endless")
  answer.on("error", () => undefined)
  await expect.poll(() => ended).toBe(1)
  const made = batches
  expect(made).toBeLessThan(500)
  answer.resume()
  await expect.poll(() => answer.closed).toBe(true)
  expect(answer.complete).toBe(false)
  expect(batches).toBe(made)
})

it("a client that reads slowly gets all of it", async () => {
  const answer = await ask("/")
  let text = ""
  for await (const chunk of answer) {
    text += String(chunk)
    await new Promise((done) => setTimeout(done, 5))
  }
  expect(JSON.parse(text)).toHaveLength(300)
})
