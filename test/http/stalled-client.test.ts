import { Items } from "@svc/runtime-http/items"
import { streamJson } from "@svc/runtime-http/stream-answer"
import { Effect } from "effect"
import { once } from "node:events"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

let server: http.Server
let batches = 0
let ended = 0
/** Items of `most` batches with 100,000 characters each; without a number, only the client ends them. */
const batchesOf = (most = Infinity) =>
  new Items({
    *[Symbol.iterator]() {
      for (let made = 0; made < most; made += 1)
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
    const body = { data: batchesOf(request.url === "/endless" ? undefined : 300) }
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
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const answer = await ask("/")
  const reading = answer[Symbol.asyncIterator]()
  let text = ""
  // The client pauses twice for 200 ms: longer than 300 ms in total, but shorter than that each time.
  for (let stalls = 0; stalls < 2; stalls += 1) {
    while (vi.getTimerCount() === 0) await turn()
    vi.advanceTimersByTime(200)
    for (const made = batches; made === batches;) text += String((await reading.next()).value)
  }
  vi.useRealTimers()
  for await (const chunk of { [Symbol.asyncIterator]: () => reading }) text += String(chunk)
  expect((JSON.parse(text) as { readonly data: readonly unknown[] }).data).toHaveLength(300)
})
