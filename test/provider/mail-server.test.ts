import { makeSmtpMailServer } from "@svc/adapters/smtp/mail-server"
import { compose } from "@svc/adapters/smtp/compose"
import { letterOf } from "@svc/domain/messages/letter"
import type { MailSettings } from "@svc/domain/messages/mail-settings"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { execFileSync } from "node:child_process"
import type net from "node:net"
import tls from "node:tls"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { mailSettings, newMessage } from "../support/messages/message-rows.ts"
import { refusal, relayLogin, startMailRelay, startRawRelay } from "../support/messages/mail-relay.ts"
import { findPython } from "../support/sdks/python.ts"
import { selfSigned } from "../support/webhooks/certificate.ts"

const now = Date.parse("2026-01-15T12:00:00Z") as Timestamp
const parts = { AppClock: { now: () => now }, IdSource: { next: () => "0197f5c0-0000-7000-8000-000000000001" } }
const side = { get: (name: keyof typeof parts) => parts[name] } as unknown as Parameters<typeof newMessage>[0]
const scope = { tenantId: "t", legalEntityId: "e" } as unknown as Parameters<typeof newMessage>[1]
const message = { ...newMessage(side, scope), recipient: "ada@customer.example" }
const letter = letterOf(message, mailSettings, randomBytes(60_000))

const trusted = tls.getCACertificates("default")
let own: { readonly key: string; readonly cert: string }
beforeAll(() => {
  own = selfSigned({ names: ["localhost"] })
  tls.setDefaultCACertificates([...trusted, own.cert])
})
afterAll(() => tls.setDefaultCACertificates(trusted))

const opened: { readonly close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})
const kept = <R extends { readonly close: () => Promise<void> }>(relay: R): R => {
  opened.push(relay)
  return relay
}

const settings = (port: number, more: Partial<MailSettings> = {}): MailSettings => {
  const { login: _, ...plain } = mailSettings
  return { ...plain, host: "localhost", port, security: "None", ...more }
}
const server = (allowedNetworks: readonly string[] = ["127.0.0.0/8", "::1/128"]) =>
  makeSmtpMailServer({ allowedNetworks, ports: ["1024-65535"], dnsServers: undefined })
const send = (port: number, more: Partial<MailSettings> = {}, networks?: readonly string[], mayEnd = true) => {
  const connection = server(networks).connection(settings(port, more))
  return Effect.runPromise(Effect.ensuring(connection.send(letter, Effect.succeed(mayEnd)), connection.close))
}

it("composes the same bytes each time", async () => {
  const { bytes, envelope } = await compose(letter)
  expect((await compose(letter)).bytes.equals(bytes)).toBe(true)
  expect(envelope).toEqual({ from: "billing@alpha.example", to: ["ada@customer.example", "grace@customer.example"] })
})

const python = findPython()
it.skipIf(python === undefined)("composes what Python reads as the letter", async () => {
  const { bytes } = await compose(letter)
  const script = `
import sys, json, email, email.policy
m = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
texts = {p.get_content_type(): p.get_content().replace("\\r\\n", "\\n") for p in m.walk() if p.get_content_maintype() == "text"}
pdfs = [[p.get_filename(), len(p.get_content())] for p in m.iter_attachments()]
print(json.dumps([m["subject"], m["to"], m["cc"], m["message-id"], texts, pdfs, len(m.defects)]))`
  const read = JSON.parse(execFileSync(python!, ["-c", script], { input: bytes }).toString()) as unknown
  expect(read).toEqual([
    letter.subject,
    letter.to,
    letter.copies[0],
    `<${letter.messageId}@alpha.example>`,
    { "text/plain": letter.text, "text/html": expect.stringContaining("Att betala är 1250.00 SEK") },
    [["10001.pdf", 60_000]],
    0,
  ])
})

it("sends several messages over one connection, and dots at the start of lines stay", async () => {
  const relay = kept(await startMailRelay())
  const connection = server().connection(settings(relay.port))
  const dotted = { ...letter, text: ".\n..\n.end\n" }
  const sent = [letter, dotted].map((each) => connection.send(each, Effect.succeed(true)))
  const outcomes = await Effect.runPromise(Effect.ensuring(Effect.all(sent), connection.close))
  expect(outcomes).toMatchObject([{ _tag: "Accepted" }, { _tag: "Accepted" }])
  expect(relay.connections()).toBe(1)
  expect(relay.received[1]!.raw).toContain("\r\n.\r\n..\r\n.end")
})

it("does not send the end when the claim has lapsed, and then the server has no message", async () => {
  const relay = kept(await startMailRelay())
  expect(await send(relay.port, {}, undefined, false)).toMatchObject({ _tag: "NotTaken" })
  // A later message shows that the server has dealt with the broken one.
  expect(await send(relay.port)).toMatchObject({ _tag: "Accepted" })
  expect(relay.received).toHaveLength(1)
})

it.each([
  ["a temporary refusal of the recipient", "450 4.2.0 later", { _tag: "NotTaken", code: 450 }],
  ["a refusal of the recipient", "550 5.1.1 unknown", { _tag: "Refused", code: 550 }],
])("tells %s", async (_, text, outcome) => {
  const relay = kept(await startMailRelay({ refuseRecipient: () => refusal(text) }))
  expect(await send(relay.port)).toMatchObject(outcome)
})

it("tells a refused login from a refused message", async () => {
  const relay = kept(await startMailRelay({ options: { authOptional: false } }))
  expect(await send(relay.port, { login: { ...relayLogin, password: "wrong" } })).toMatchObject({
    _tag: "Refused",
    code: 535,
    isLogin: true,
  })
  expect(await send(relay.port, { login: relayLogin })).toMatchObject({ _tag: "Accepted" })
})

it("a message larger than the server takes is refused without being sent", async () => {
  const relay = kept(await startMailRelay({ options: { size: 10_000 } }))
  expect(await send(relay.port)).toMatchObject({ _tag: "Refused" })
})

it("uses STARTTLS and TLS with a certificate of the host, and refuses a server without either", async () => {
  const starts = kept(await startMailRelay({ options: { disabledCommands: [], ...own } }))
  expect(await send(starts.port, { security: "StartTls", login: relayLogin })).toMatchObject({ _tag: "Accepted" })
  const secure = kept(await startMailRelay({ options: { secure: true, ...own } }))
  expect(await send(secure.port, { security: "Tls", login: relayLogin })).toMatchObject({ _tag: "Accepted" })
  const stripped = kept(await startMailRelay())
  expect(await send(stripped.port, { security: "StartTls", login: relayLogin })).toMatchObject({ _tag: "NotTaken" })
  expect(stripped.received).toEqual([])
})

it.each(["StartTls", "Tls"] as const)("refuses a certificate of another host with %s", async (security) => {
  const other = selfSigned({ names: ["other.example"] })
  tls.setDefaultCACertificates([...trusted, other.cert])
  const relay = kept(await startMailRelay({ options: { disabledCommands: [], secure: security === "Tls", ...other } }))
  expect(await send(relay.port, { security, login: relayLogin })).toMatchObject({ _tag: "NotTaken" })
  tls.setDefaultCACertificates([...trusted, own.cert])
  expect(relay.received).toEqual([])
})

it("connects only to vetted addresses, and without TLS only to opened networks", async () => {
  const relay = kept(await startMailRelay())
  expect(await send(relay.port, {}, [])).toMatchObject({ _tag: "NotTaken", text: expect.stringContaining("closed") })
  expect(relay.connections()).toBe(0)
  const { mistake } = server([])
  expect(mistake({ host: "169.254.169.254", port: 587, security: "StartTls" })?.field).toBe("host")
  expect(mistake({ host: "127.0.0.1", port: 587, security: "StartTls" })?.field).toBe("host")
  expect(mistake({ host: "mail.example", port: 80, security: "StartTls" })?.field).toBe("port")
  expect(mistake({ host: "mail.example", port: 587, security: "StartTls" })).toBeUndefined()
})

/** Speaks SMTP as little as a message needs; `atEnd` answers its end. */
const speaking = (atEnd: (socket: net.Socket) => void) => (socket: net.Socket) => {
  let data: string | undefined
  socket.write("220 relay\r\n")
  socket.on("data", (piece) => {
    const text = piece.toString("latin1")
    if (data !== undefined) {
      data += text
      if (data.endsWith("\r\n.\r\n")) {
        data = undefined
        atEnd(socket)
      }
      return
    }
    for (const line of text.split("\r\n").filter(Boolean)) {
      if (line === "DATA") data = ""
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    }
  })
}

it("a server that is slow to answer has longer than the time for connecting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const slow = (socket: net.Socket) => {
      vi.advanceTimersByTime(20_000)
      socket.write("250 taken\r\n")
    }
    const relay = kept(await startRawRelay(speaking(slow)))
    expect(await send(relay.port)).toMatchObject({ _tag: "Accepted" })
  } finally {
    vi.useRealTimers()
  }
})

it.each([
  ["resets the connection", (socket: net.Socket) => void socket.resetAndDestroy()],
  ["ends the connection", (socket: net.Socket) => void socket.end()],
  ["answers half a line", (socket: net.Socket) => void socket.end("25")],
])("a server that %s after the end leaves the outcome unknown", async (_, atEnd) => {
  const relay = kept(await startRawRelay(speaking(atEnd)))
  expect(await send(relay.port)).toMatchObject({ _tag: "Unknown" })
})

it.each([
  ["closes at once", (socket: net.Socket) => void socket.end()],
  ["sends a banner of 10 MB", (socket: net.Socket) => void socket.write(`220-${"a".repeat(10_000_000)}`)],
  ["speaks HTTP", (socket: net.Socket) => void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["resets in the middle", (socket: net.Socket) => void setImmediate(() => socket.resetAndDestroy())],
])("a server that %s took no message", async (_, speak) => {
  const relay = kept(await startRawRelay(speak))
  expect(await send(relay.port)).toMatchObject({ _tag: "NotTaken" })
})
