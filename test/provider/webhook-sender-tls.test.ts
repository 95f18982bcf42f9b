import type { ServerOptions } from "node:https"
import tls from "node:tls"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { type Certificate, selfSigned } from "../support/webhooks/certificate.ts"
import { type NameServer, startNameServer } from "../support/webhooks/name-server.ts"
import { startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { type Receiver, type ReceiverOptions, startReceiver } from "../support/webhooks/receiver.ts"
import { type Sending, startSending } from "../support/webhooks/sending.ts"

const authorities = tls.getCACertificates("default")
const trusted = selfSigned({ names: ["hooks.a.example"], addresses: ["127.0.0.1"] })

let names: NameServer
let sending: Sending
let receiver: Receiver | undefined

beforeAll(async () => {
  // NODE_EXTRA_CA_CERTS does the same when a process starts.
  tls.setDefaultCACertificates([...authorities, trusted.cert])
  names = await startNameServer(({ type }) => (type === "A" ? ["127.0.0.1"] : []))
})
afterAll(async () => {
  tls.setDefaultCACertificates(authorities)
  await names.close()
})
beforeEach(() => {
  sending = startSending({ dnsServers: [names.address] })
})
afterEach(async () => {
  await sending.close()
  await receiver?.close()
  receiver = undefined
})

const serving = async (certificate: Certificate & ServerOptions, options: ReceiverOptions = {}): Promise<Receiver> => {
  receiver = await startReceiver({ ...options, tls: certificate })
  return receiver
}

it("a trusted certificate is accepted for its name and for its address; sockets are reused", async () => {
  const { port, requests } = await serving(trusted)
  for (const host of ["hooks.a.example", "hooks.a.example.", "127.0.0.1"])
    for (let i = 0; i < 2; i += 1) expect((await sending.answered(`https://${host}:${port}/`)).status).toBe(200)
  expect(requests.map(({ connection }) => connection)).toEqual([0, 0, 1, 1, 2, 2])
})

it("the server name is sent without a trailing dot", async () => {
  const { port } = await serving(trusted)
  const asked: Array<string> = []
  const spy = await startRawReceiver({
    onRequest: (socket, index) => (asked.push(spy.received[index] ?? ""), socket.destroy()),
  })
  await sending.notAnswered(`https://hooks.a.example.:${spy.port}/`)
  expect(asked[0]).toContain("hooks.a.example")
  expect(asked[0]).not.toContain("hooks.a.example.")
  expect(port).toBeGreaterThan(0)
  await spy.close()
})

it.each([
  ["a self-signed certificate", selfSigned({ names: ["hooks.a.example"] }), "hooks.a.example"],
  ["a certificate for another name", trusted, "other.a.example"],
])("%s is tls, and no request is sent", async (_name, certificate, host) => {
  const { port, requests } = await serving(certificate)
  const outcome = await sending.notAnswered(`https://${host}:${port}/`, "secret")
  expect(outcome.reason).toBe("tls")
  expect(outcome.detail).toMatch(/^No trusted TLS connection to the receiver could be made: [A-Z_]+$/)
  expect(requests).toHaveLength(0)
})

it("an expired certificate is tls although its authority is trusted", async () => {
  const expired = selfSigned({ names: ["hooks.a.example"], validDays: -1 })
  tls.setDefaultCACertificates([...authorities, trusted.cert, expired.cert])
  const { port } = await serving(expired)
  expect(await sending.notAnswered(`https://hooks.a.example:${port}/`)).toMatchObject({
    reason: "tls",
    detail: expect.stringContaining("CERT_HAS_EXPIRED"),
  })
})

it("a receiver that speaks no TLS, or only an old one, is tls", async () => {
  const plain = await startReceiver()
  expect((await sending.notAnswered(plain.url().replace("http:", "https:"))).reason).toBe("tls")
  await plain.close()
  const old = await startRawReceiver({
    // The bytes of a fatal alert: protocol_version.
    onRequest: (socket) => socket.end(Buffer.from([0x15, 3, 1, 0, 2, 2, 70])),
  })
  expect((await sending.notAnswered(old.url().replace("http:", "https:"))).reason).toBe("tls")
  await old.close()
})

it("a connection cut or silent in the handshake is connection_reset or timeout", async () => {
  const cut = await startRawReceiver({ onRequest: (socket) => socket.resetAndDestroy() })
  expect((await sending.notAnswered(cut.url().replace("http:", "https:"))).reason).toBe("connection_reset")
  await cut.close()
  const silent = await startRawReceiver({})
  const quick = startSending({ timeoutSeconds: 0.3 })
  expect((await quick.notAnswered(silent.url().replace("http:", "https:"))).reason).toBe("timeout")
  await expect.poll(() => silent.open).toBe(0)
  await quick.close()
  await silent.close()
})

it("a receiver that wants a client certificate is said to want one, where its alert says so", async () => {
  const wanting = { ...trusted, requestCert: true, rejectUnauthorized: true }
  const { port } = await serving({ ...wanting, minVersion: "TLSv1.3" })
  expect(await sending.notAnswered(`https://hooks.a.example:${port}/`, "secret")).toMatchObject({
    reason: "tls",
    detail: expect.stringMatching(/^The receiver asks for a client certificate, .*: [A-Z0-9_]+CERTIFICATE_REQUIRED$/),
  })
  await receiver!.close()
  const old = await serving({ ...wanting, maxVersion: "TLSv1.2" })
  expect(await sending.notAnswered(`https://hooks.a.example:${old.port}/`)).toMatchObject({
    reason: "tls",
    detail: expect.stringContaining("HANDSHAKE_FAILURE"),
  })
})
