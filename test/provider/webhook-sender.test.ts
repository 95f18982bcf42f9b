import { makeHttpWebhookSender } from "@svc/adapters/webhook-http/webhook-sender"
import { Effect, Fiber } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { type Receiver, type Reply, startReceiver } from "../support/webhooks/receiver.ts"
import { headers, type Sending, startSending } from "../support/webhooks/sending.ts"

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
afterEach(() => {
  vi.useRealTimers()
  return sending.close()
})

/** From here on, time passes only when the test moves it. */
const stopTime = () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  // A fake time of 0 would count as no time.
  vi.advanceTimersByTime(1)
}

describe("answers", () => {
  it.each([200, 201, 202, 204, 299])("passes on a %i", async (status) => {
    receiver.respondWith(status)
    expect(await sending.answered(receiver.url())).toMatchObject({ status, body: "", bodyTruncated: false })
    expect(receiver.requests).toHaveLength(1)
  })

  it.each([400, 401, 403, 404, 410, 429, 500, 502, 503])("passes on a %i", async (status) => {
    receiver.respondWith({ status, body: "no" })
    expect(await sending.answered(receiver.url())).toMatchObject({ status, body: "no" })
    expect(receiver.requests).toHaveLength(1)
  })

  it.each([301, 302, 307, 308])("does not follow a %i", async (status) => {
    receiver.respondWith({ status, headers: { location: receiver.url("/second") } })
    const outcome = await sending.answered(receiver.url("/first"))
    expect(outcome.status).toBe(status)
    expect(outcome.headers["location"]).toBe(receiver.url("/second"))
    receiver.respondWith({ status, headers: { location: "http://169.254.169.254/latest/meta-data" } })
    expect((await sending.answered(receiver.url("/first"))).status).toBe(status)
    expect(receiver.requests.map(({ url }) => url)).toEqual(["/first", "/first"])
  })

  it("keeps a short body whole and 16 KiB of a long one", async () => {
    expect(await sending.answered(receiver.url())).toMatchObject({ body: "ok", bodyTruncated: false })
    receiver.respondWith({ body: "x".repeat(16_384) })
    expect(await sending.answered(receiver.url())).toMatchObject({ body: "x".repeat(16_384), bodyTruncated: false })
    receiver.respondWith({ body: "x".repeat(200_000) })
    expect(await sending.answered(receiver.url())).toMatchObject({ body: "x".repeat(16_384), bodyTruncated: true })
  })

  it("makes header bytes beyond ASCII readable, as UTF-8 or else as Latin-1", async () => {
    const raw = await startRawReceiver({
      onRequest: (socket) =>
        socket.end(
          Buffer.concat([
            Buffer.from("HTTP/1.1 200 OK\r\nX-Latin: gr\xfcn\r\nX-Utf: ", "latin1"),
            Buffer.from("grün ✓", "utf8"),
            Buffer.from("\r\nX-Twice: a\r\nx-twice: b\r\n\r\n", "latin1"),
          ]),
        ),
    })
    const outcome = await sending.answered(raw.url())
    expect(outcome.headers).toEqual({ "x-latin": "grün", "x-utf": "grün ✓", "x-twice": "a, b" })
    await raw.close()
  })

  it("tells the peer's address and how long it took", async () => {
    stopTime()
    const answer = Promise.withResolvers<Reply>()
    receiver.respondWith(() => answer.promise)
    const attempt = sending.answered(receiver.url())
    await receiver.waitFor(1)
    vi.advanceTimersByTime(300)
    answer.resolve(200)
    expect(await attempt).toMatchObject({ remoteAddress: "127.0.0.1", durationMs: 300 })
  })
})

describe("requests", () => {
  it("are POSTs with exactly the headers given, Host with the port, and length", async () => {
    await sending.answered(receiver.url("/hook"), '{"name":"Åsa"}')
    const [request] = receiver.requests
    expect(request?.method).toBe("POST")
    expect(request?.body).toBe('{"name":"Åsa"}')
    expect(request?.headers).toEqual({
      ...headers,
      host: `127.0.0.1:${receiver.port}`,
      connection: "keep-alive",
      "content-length": "15",
    })
  })

  it.each(["/a/../b//c/./d?x=%2F&y=a+b&z", "/%7Euser/%c3%a5?q='()*!;:@$,/?", "//two//slashes", "/?", "/a?b?c=d"])(
    "keep path and query exactly: %s",
    async (path) => {
      await sending.answered(receiver.url(path))
      expect(receiver.requests[0]?.url).toBe(path)
    },
  )

  it("ask for / where the URL has no path", async () => {
    await sending.answered(receiver.origin)
    await sending.answered(`${receiver.origin}?a=1`)
    expect(receiver.requests.map(({ url }) => url)).toEqual(["/", "/?a=1"])
  })

  it("reuse one socket one after the other, and never two at a time on one", async () => {
    for (let i = 0; i < 3; i += 1) await sending.answered(receiver.url())
    const before = receiver.connections
    expect(new Set(receiver.requests.map(({ connection }) => connection)).size).toBe(1)
    const all = Promise.withResolvers<number>()
    receiver.respondWith(() => {
      if (receiver.inFlight === 20) all.resolve(200)
      return all.promise
    })
    await Promise.all(Array.from({ length: 20 }, () => sending.answered(receiver.url())))
    expect(receiver.connections - before).toBe(19)
    expect(receiver.peakInFlight).toBe(20)
  })

  it("leave no socket idle beyond the limits of number and time", async () => {
    const raw = await startRawReceiver({
      onRequest: (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"),
    })
    const few = startSending({ maxIdleSockets: 3, idleMs: 600_000 })
    await Promise.all(Array.from({ length: 10 }, () => few.answered(raw.url())))
    await expect.poll(() => raw.open).toBe(3)
    await few.close()
    const short = startSending({ idleMs: 300 })
    await short.answered(raw.url())
    await expect.poll(() => raw.open).toBe(0)
    await short.close()
    await raw.close()
  })
})

describe("no answer", () => {
  it("is connection_refused where nothing listens", async () => {
    const gone = await startReceiver()
    await gone.close()
    const outcome = await sending.notAnswered(gone.url())
    expect(outcome.reason).toBe("connection_refused")
    expect(outcome.detail).not.toMatch(/\d+\.\d+/)
    expect(outcome.remoteAddress).toBeUndefined()
  })

  it("is dns where the name does not exist", async () => {
    const outcome = await sending.notAnswered("http://does-not-exist.invalid/hook")
    expect(outcome).toMatchObject({ _tag: "NotAnswered", reason: "dns" })
  })

  it("is timeout at the deadline where the receiver never answers", async () => {
    stopTime()
    const quick = startSending({ timeoutSeconds: 0.5 })
    receiver.respondWith(({ url }) => (url === "/hangs" ? "hang" : 200))
    let ended = false
    const attempt = quick.notAnswered(receiver.url("/hangs")).finally(() => (ended = true))
    await receiver.waitFor(1)
    vi.advanceTimersByTime(499)
    await sending.answered(receiver.url())
    expect(ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await attempt).toMatchObject({
      reason: "timeout",
      detail: expect.stringContaining("within 0.5 s: connected, but the head of the answer was incomplete"),
      remoteAddress: "127.0.0.1",
      durationMs: 500,
    })
    await expect.poll(() => receiver.inFlight).toBe(0)
    await quick.close()
  })

  it("is protocol or connection_reset where no HTTP is spoken", async () => {
    const notHttp = await startRawReceiver({ onRequest: (socket) => socket.write("hello\r\n") })
    expect((await sending.notAnswered(notHttp.url())).reason).toBe("protocol")
    const closing = await startRawReceiver({ onConnect: (socket) => socket.destroy() })
    expect((await sending.notAnswered(closing.url())).reason).toBe("connection_reset")
    receiver.respondWith("reset")
    expect((await sending.notAnswered(receiver.url())).reason).toBe("connection_reset")
    await Promise.all([notHttp.close(), closing.close()])
  })

  it.each(["", "nonsense", "ftp://a.example/", "http://", "http://a.example:99999/", "http://1.2.3.4.5/"])(
    "is internal, not an exception, for a stored URL that is none: %j",
    async (url) => {
      expect(await sending.notAnswered(url)).toMatchObject({ reason: "internal", durationMs: 0 })
    },
  )

  it("is internal for a header that cannot be written", async () => {
    const sender = makeHttpWebhookSender({ timeoutSeconds: 1, allowedNetworks: ["127.0.0.1/32"] })
    const outcome = await Effect.runPromise(
      sender.send({ url: receiver.url(), headers: { "x-split": "a\r\nb: c" }, body: "" }),
    )
    expect(outcome).toMatchObject({ reason: "internal", detail: expect.stringContaining("UND_ERR_INVALID_ARG") })
    expect(receiver.requests).toHaveLength(0)
    await sender.close()
  })
})

describe("stopping", () => {
  it("closes the connection of an attempt that is interrupted", async () => {
    const sender = makeHttpWebhookSender({ timeoutSeconds: 5, allowedNetworks: ["127.0.0.1/32"] })
    receiver.respondWith("hang")
    const fiber = Effect.runFork(sender.send({ url: receiver.url(), headers, body: "{}" }))
    await receiver.waitFor(1)
    await Effect.runPromise(Fiber.interrupt(fiber))
    await expect.poll(() => receiver.inFlight).toBe(0)
    await sender.close()
  })

  it("lets attempts under way end, and makes none after", async () => {
    const answer = Promise.withResolvers<Reply>()
    receiver.respondWith(() => answer.promise)
    const attempt = sending.answered(receiver.url())
    await receiver.waitFor(1)
    let closed = false
    const closing = sending.close().then(() => (closed = true))
    expect(await sending.notAnswered(receiver.url())).toMatchObject({ reason: "internal" })
    expect(closed).toBe(false)
    answer.resolve({ body: "late" })
    expect((await attempt).body).toBe("late")
    await closing
    expect(await sending.notAnswered(receiver.url())).toMatchObject({ reason: "internal" })
  })
})
