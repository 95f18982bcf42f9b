import type { Socket } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { headers, type Sending, startSending } from "../support/webhooks/sending.ts"
import { until } from "../support/until.ts"

let receiver: Receiver
let sending: Sending
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.clear()
  receiver.respondWith({ body: "ok" })
  sending = startSending()
})
afterEach(() => sending.close())

const shared = Buffer.from("å€😀".repeat(300_000))
const body = ['{"a":"', shared, '"}']
const text = `{"a":"${shared.toString("utf8")}"}`

it("a body in parts arrives whole, with its length, on one connection after the other", async () => {
  for (let turn = 0; turn < 3; turn += 1) await sending.answered(receiver.url("/hook"), body)
  expect(receiver.requests.map((request) => request.body === text)).toEqual([true, true, true])
  expect(receiver.connections).toBe(1)
  expect(receiver.requests[0]!.headers).toEqual({
    ...headers,
    host: `127.0.0.1:${receiver.port}`,
    connection: "keep-alive",
    "content-length": String(Buffer.byteLength(text)),
  })
})

it("requests at the same time share the bytes of a body and take nothing from one another", async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sending.answered(receiver.url("/hook"), [`${index}`, shared, `${index}`])),
  )
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const got = receiver.requests.map((request) => request.body)
  expect(new Set(got)).toEqual(new Set(all.map((_, index) => `${index}${shared.toString("utf8")}${index}`)))
})

it("a receiver that refuses a large body before it has read it is heard", async () => {
  const raw = await startRawReceiver({
    onRequest: (socket, _, piece) => {
      if (piece > 0) return
      socket.pause()
      socket.write("HTTP/1.1 413 Content Too Large\r\ncontent-length: 9\r\n\r\ntoo large")
    },
  })
  expect(await sending.answered(raw.url(), body)).toMatchObject({ status: 413, body: "too large" })
  await raw.close()
})

it("a large body is sent whole again when its kept connection was closed under it", async () => {
  const got: string[] = []
  const raw = await startRawReceiver({
    onRequest: (socket, index, piece) => {
      const isFirstRequest = index === 0 && piece === 0
      if (isFirstRequest) return socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
      if (index === 0) return socket.resetAndDestroy()
      if (!raw.received[index]!.endsWith('"}')) return
      got.push(raw.received[index]!.split("\r\n\r\n").slice(1).join("\r\n\r\n"))
      return socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")
    },
  })
  await sending.answered(raw.url(), "{}")
  expect(await sending.answered(raw.url(), body)).toMatchObject({ status: 200 })
  expect(Buffer.from(got[0]!, "latin1").toString("utf8") === text).toBe(true)
  await raw.close()
})

it("a large body that nobody reads ends with the deadline, and its connection is closed", async () => {
  const sockets: Socket[] = []
  const raw = await startRawReceiver({ onConnect: (socket) => void sockets.push(socket.pause()) })
  const short = startSending({ timeoutSeconds: 1 })
  const huge = Buffer.alloc(24 * 2 ** 20, "x")
  expect(await short.notAnswered(raw.url(), [huge])).toMatchObject({ reason: "timeout" })
  // A socket that is not read does not notice its end.
  for (const socket of sockets) socket.resume()
  await until(
    () => Promise.resolve(raw.open),
    (open) => open === 0,
  )
  await short.close()
  await raw.close()
})
