import type { Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type RawReceiver, startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { type Sending, startSending } from "../support/webhooks/sending.ts"

let sending: Sending
let raw: RawReceiver | undefined

// The usual limits are long, because short ones could end any request on a slow machine. Only tests of slow receivers
// lower them.
beforeEach(() => {
  sending = startSending()
})
afterEach(async () => {
  await sending.close()
  await raw?.close()
  raw = undefined
})

/**
 * A receiver that answers each request with these bytes and then runs `after`, which closes the connection by default.
 */
const answering = async (bytes: string | Buffer, after: (socket: Socket) => void = (socket) => socket.end()) => {
  raw = await startRawReceiver({
    onRequest: (socket) => {
      socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes)
      after(socket)
    },
  })
  return raw.url()
}

const dribble = (socket: Socket, bytes: string): void => {
  let at = 0
  const timer = setInterval(() => socket.write(bytes[at++ % bytes.length] ?? ""), 50)
  socket.on("close", () => clearInterval(timer))
}

/** Writes as long as the other side reads. */
const flood = (socket: Socket, piece: Buffer): void => {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on("drain", more)
  more()
}

describe("slow receivers", () => {
  beforeEach(async () => {
    await sending.close()
    sending = startSending({ timeoutSeconds: 1 })
  })

  it("a head that comes byte by byte is a timeout", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\nx: ", (socket) => dribble(socket, "y"))
    const outcome = await sending.notAnswered(url)
    expect(outcome.reason).toBe("timeout")
    expect(outcome.detail).toContain("within 1 s: connected, but the head of the answer was incomplete")
    await expect.poll(() => raw?.open).toBe(0)
  })

  it("a body that dribbles past the deadline is a timeout though the head said 200", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n", (socket) => dribble(socket, "z"))
    const outcome = await sending.notAnswered(url)
    expect(outcome).toMatchObject({ reason: "timeout", remoteAddress: "127.0.0.1" })
    expect(outcome.detail).toContain("within 1 s: the head of the answer arrived, but its body did not end")
    expect(outcome.durationMs).toBeGreaterThanOrEqual(1_000)
    await expect.poll(() => raw?.open).toBe(0)
  })
})

describe("receivers that send too much", () => {
  it("an endless body at full speed is cut at the cap and costs no memory", async () => {
    const piece = Buffer.alloc(64 * 1024, "x")
    const url = await answering("HTTP/1.1 200 OK\r\n\r\n", (socket) => flood(socket, piece))
    const round = async () => {
      const outcomes = await Promise.all(Array.from({ length: 16 }, () => sending.answered(url)))
      expect(outcomes.every(({ body, bodyTruncated }) => body.length === 16_384 && bodyTruncated)).toBe(true)
    }
    for (let i = 0; i < 5; i += 1) await round()
    const before = process.memoryUsage().rss
    for (let i = 0; i < 20; i += 1) await round()
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
    await expect.poll(() => raw?.open).toBe(0)
  })

  it("a gzip bomb is stored as it came", async () => {
    const bomb = gzipSync(Buffer.alloc(10 * 1024 * 1024))
    const receiver = await startReceiver({ respond: () => ({ headers: { "content-encoding": "gzip" }, body: bomb }) })
    const outcome = await sending.answered(receiver.url())
    expect(receiver.requests[0]?.headers["accept-encoding"]).toBeUndefined()
    expect(outcome.headers["content-encoding"]).toBe("gzip")
    expect(outcome.body.length).toBeLessThanOrEqual(bomb.length)
    expect(outcome.body).not.toContain("\0")
    await receiver.close()
  })

  it.each([
    ["one header of 1 MB", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(1_000_000)}\r\n\r\n`],
    ["1 MB of headers", `HTTP/1.1 200 OK\r\n${"x: yyyy\r\n".repeat(110_000)}\r\n`],
    [
      "1 MB of trailers",
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n${"x: yyyy\r\n".repeat(110_000)}\r\n`,
    ],
  ])("%s is protocol", async (_name, bytes) => {
    expect((await sending.notAnswered(await answering(bytes))).reason).toBe("protocol")
  })

  it.each([
    ["chunk extensions", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;", "e".repeat(65_536)],
    ["interim heads", "", "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(1_000)],
  ])("endless %s are protocol well before the deadline", async (_name, head, piece) => {
    const long = startSending({ timeoutSeconds: 600 })
    const url = await answering(head, (socket) => flood(socket, Buffer.from(piece)))
    expect((await long.notAnswered(url)).reason).toBe("protocol")
    await expect.poll(() => raw?.open).toBe(0)
    await long.close()
  })
})

describe("receivers that send bad bytes", () => {
  it("NUL and invalid UTF-8 in a body become U+FFFD, also across pieces", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\n\r\na\0b\xff\xc3", (socket) => {
      // The client reads the first piece in the turn between.
      setImmediate(() => setImmediate(() => socket.end(Buffer.from("\xa5\xe2\x82", "latin1"))))
    })
    expect((await sending.answered(url)).body).toBe("a\ufffdb\ufffdå\ufffd")
  })

  it.each([
    ["NUL in a header", "HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n"],
    ["a header without colon", "HTTP/1.1 200 OK\r\nbad header\r\n\r\n"],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello"],
    ["length and chunks", "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["a chunk size that is none", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"],
    ["a status below 100", "HTTP/1.1 000 Never\r\n\r\n"],
    ["a status of five digits", "HTTP/1.1 20000 OK\r\n\r\n"],
    ["an upgrade nobody asked for", "HTTP/1.1 101 Up\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"],
    ["chunks that break off", "HTTP/1.1 200 OK\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhel"],
  ])("%s is protocol", async (_name, bytes) => {
    const outcome = await sending.notAnswered(await answering(bytes))
    expect(outcome.reason).toBe("protocol")
    expect(outcome.detail).toMatch(/^The receiver did not answer in valid HTTP: /)
  })

  it("headers named like parts of an object stay harmless", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\n__proto__: a\r\nconstructor: b\r\ntoString: c\r\n\r\n")
    const { headers } = await sending.answered(url)
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype)
    expect({ ...headers }).toMatchObject({ constructor: "b", tostring: "c" })
  })

  it("an answer nobody asked for is not taken for the next request's", async () => {
    const url = await answering(
      "HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\naHTTP/1.1 500 Forged\r\ncontent-length: 0\r\n\r\n",
      () => undefined,
    )
    for (let i = 0; i < 3; i += 1) expect(await sending.answered(url)).toMatchObject({ status: 200, body: "a" })
  })
})

describe("unusual but valid answers", () => {
  it.each([
    ["100 nobody asked for", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok", 200, "ok"],
    [
      "several interim heads",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 100 Continue\r\nx: y\r\n\r\nHTTP/1.1 102 P\r\n\r\nHTTP/1.1 103 E\r\nlink: a\r\n\r\nHTTP/1.1 100 C\r\n\r\n" +
        "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n",
      201,
      "",
    ],
    ["204 with a length", "HTTP/1.1 204 No Content\r\ncontent-length: 10\r\n\r\n", 204, ""],
    ["304", "HTTP/1.1 304 Not Modified\r\n\r\n", 304, ""],
    ["HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\nto the end", 200, "to the end"],
    ["HTTP/1.0 with a length", "HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nok", 200, "ok"],
    [
      "chunks",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;x=y\r\no\r\n1\r\nk\r\n0\r\nt: u\r\n\r\n",
      200,
      "ok",
    ],
    ["no reason phrase", "HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n", 200, ""],
    ["a body that looks like a head", "HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 100 Continue", 200, "HTTP/1.1 100 Continue"],
  ])("%s", async (_name, bytes, status, body) => {
    expect(await sending.answered(await answering(bytes))).toMatchObject({ status, body })
  })

  it("an answer before the request's body was read counts", async () => {
    raw = await startRawReceiver({
      onRequest: (socket, _index, piece) => {
        if (piece > 0) return
        socket.pause()
        socket.write("HTTP/1.1 413 Too Large\r\nconnection: close\r\ncontent-length: 2\r\n\r\nno")
        setTimeout(() => socket.destroy(), 100)
      },
    })
    const outcome = await sending.answered(raw.url(), "x".repeat(20_000_000))
    expect(outcome).toMatchObject({ status: 413, body: "no" })
  })
})

describe("half-closed and broken connections", () => {
  it("a receiver that closes its side without an answer is connection_reset", async () => {
    expect((await sending.notAnswered(await answering(""))).reason).toBe("connection_reset")
  })

  it("a body shorter than announced is no answer", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhello")
    expect(["connection_reset", "protocol"]).toContain((await sending.notAnswered(url)).reason)
  })

  it("a receiver that closes its side after the answer has answered", async () => {
    const url = await answering("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
    for (let i = 0; i < 5; i += 1) expect((await sending.answered(url)).body).toBe("ok")
  })
})
