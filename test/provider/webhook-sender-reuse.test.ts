import type { Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type RawReceiver, startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { type Sending, startSending } from "../support/webhooks/sending.ts"

const OK = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"

let sending: Sending
let raw: RawReceiver | undefined

// The time between a request and the closing of its socket decides about a repeat, so the test controls that time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] })
  sending = startSending({ timeoutSeconds: 3 })
})
afterEach(async () => {
  vi.useRealTimers()
  await sending.close()
  await raw?.close()
})

/** A receiver that answers the first request of each connection, and runs `then` at the second. */
const answeringOnce = async (then: (socket: Socket, connection: number) => void): Promise<RawReceiver> => {
  const answered = new Set<number>()
  raw = await startRawReceiver({
    onRequest: (socket, connection) => {
      if (answered.has(connection)) return then(socket, connection)
      answered.add(connection)
      socket.write(OK)
    },
  })
  return raw
}

const posts = ({ received }: RawReceiver): number => received.join("").split("POST / HTTP/1.1").length - 1

it("a kept socket that is reset by the request on it is replaced by a new one", async () => {
  const receiver = await answeringOnce((socket) => socket.resetAndDestroy())
  for (let i = 0; i < 4; i += 1) expect((await sending.answered(receiver.url())).status).toBe(200)
  expect(receiver.received).toHaveLength(4)
})

it("the repeat is made once, and not after a first byte of an answer", async () => {
  const receiver = await startRawReceiver({
    onRequest: (socket, connection, piece) => {
      if (connection === 0 && piece === 0) socket.write(OK)
      else socket.resetAndDestroy()
    },
  })
  await sending.answered(receiver.url())
  expect((await sending.notAnswered(receiver.url())).reason).toBe("connection_reset")
  expect(posts(receiver)).toBe(3)
  await receiver.close()

  const partial = await answeringOnce((socket) => socket.end("HTTP/1.1 2"))
  await sending.answered(partial.url())
  expect((await sending.notAnswered(partial.url())).reason).toMatch(/connection_reset|protocol/)
  expect(posts(partial)).toBe(2)
})

it("a request on a new socket, or one the receiver thought about, is not repeated", async () => {
  const closing = await startReceiver({ respond: () => "reset" })
  expect((await sending.notAnswered(closing.url())).reason).toBe("connection_reset")
  expect(closing.requests).toHaveLength(1)
  await closing.close()

  const thinking = await answeringOnce((socket) => {
    vi.advanceTimersByTime(1_200)
    socket.resetAndDestroy()
  })
  await sending.answered(thinking.url())
  expect((await sending.notAnswered(thinking.url())).reason).toBe("connection_reset")
  expect(posts(thinking)).toBe(2)
})

it("a timeout on a kept socket is not repeated", async () => {
  const quick = startSending({ timeoutSeconds: 0.4 })
  const receiver = await answeringOnce(() => undefined)
  await quick.answered(receiver.url())
  expect((await quick.notAnswered(receiver.url())).reason).toBe("timeout")
  expect(posts(receiver)).toBe(2)
  await quick.close()
})

it("receivers that close idle sockets at any moment lose and double nothing", async () => {
  const timers = new Map<Socket, NodeJS.Timeout>()
  let processed = 0
  raw = await startRawReceiver({
    onRequest: (socket) => {
      // An HTTP server does not read requests after it has closed its side.
      if (!socket.writable) return
      processed += 1
      clearTimeout(timers.get(socket))
      socket.write(OK)
      timers.set(
        socket,
        setTimeout(() => socket.end(), 5),
      )
    },
  })
  const url = raw.url()
  const one = async (): Promise<void> => {
    for (let i = 0; i < 40; i += 1) {
      expect((await sending.answered(url)).body).toBe("ok")
      await pause(4 + Math.random() * 2)
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  expect(processed).toBe(320)
})

it("receivers that close after every answer get a new socket each time", async () => {
  const receiver = await startReceiver({ respond: () => ({ headers: { connection: "close" }, body: "ok" }) })
  for (let i = 0; i < 5; i += 1) expect((await sending.answered(receiver.url())).body).toBe("ok")
  await Promise.all(Array.from({ length: 5 }, () => sending.answered(receiver.url())))
  expect(receiver.connections).toBe(10)
  expect(receiver.requests).toHaveLength(10)
  await receiver.close()
})
