import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { type NameAnswer, type NameServer, type Question, startNameServer } from "../support/webhooks/name-server.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { type Sending, startSending } from "../support/webhooks/sending.ts"

let receiver: Receiver
let names: NameServer
let sending: Sending
let answer: (question: Question, index: number) => NameAnswer

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  receiver.clear()
  names = await startNameServer((question, index) => answer(question, index))
  sending = startSending({ dnsServers: [names.address], allowedNetworks: ["127.0.0.1/32"], lookupMs: 1_000 })
})
afterEach(async () => {
  await sending.close()
  await names.close()
})

const ipv4 =
  (...addresses: ReadonlyArray<string>) =>
  ({ type }: Question): NameAnswer =>
    type === "A" ? addresses : []
const named = (host: string): string => `http://${host}:${receiver.port}/`

it("reaches a receiver by name; Host keeps the name", async () => {
  answer = ipv4("127.0.0.1")
  const outcome = await sending.answered(named("hooks.a.example"))
  expect(outcome.remoteAddress).toBe("127.0.0.1")
  expect(receiver.requests[0]?.headers.host).toBe(`hooks.a.example:${receiver.port}`)
})

it.each([
  ["public and private", ["127.0.0.1", "10.0.0.1"]],
  ["private and public", ["10.0.0.1", "127.0.0.1"]],
])("a name with a %s address is blocked without a connection", async (_order, addresses) => {
  answer = ipv4(...addresses)
  const before = receiver.connections
  const outcome = await sending.notAnswered(named("both.a.example"))
  expect(outcome).toMatchObject({ reason: "blocked_address", detail: expect.stringContaining("private use") })
  expect(outcome.detail).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
  expect(outcome.remoteAddress).toBeUndefined()
  expect(receiver.connections).toBe(before)
})

it.each(["fd00:ec2::254", "::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "::1"])(
  "a name with a forbidden IPv6 address beside its IPv4 one is blocked: %s",
  async (address) => {
    answer = ({ type }) => [type === "A" ? "127.0.0.1" : address]
    expect((await sending.notAnswered(named("six.a.example"))).reason).toBe("blocked_address")
    expect(receiver.requests).toHaveLength(0)
  },
)

it("a name that changes between check and connect cannot move the socket", async () => {
  answer = ({ type }, index) => (type === "A" ? [index === 0 ? "127.0.0.1" : "10.0.0.1"] : [])
  const brief = startSending({ dnsServers: [names.address], allowedNetworks: ["127.0.0.1/32"], maxIdleSockets: 0 })
  expect((await brief.answered(named("moving.a.example"))).remoteAddress).toBe("127.0.0.1")
  expect(names.questions.filter(({ type }) => type === "A")).toHaveLength(1)
  expect((await brief.notAnswered(named("moving.a.example"))).reason).toBe("blocked_address")
  expect(receiver.requests).toHaveLength(1)
  await brief.close()
})

it("a name is looked up once for connections opened together, and not for requests on a kept socket", async () => {
  answer = ipv4("127.0.0.1")
  await Promise.all(Array.from({ length: 10 }, () => sending.answered(named("busy.a.example"))))
  await sending.answered(named("busy.a.example"))
  expect(names.questions.map(({ type }) => type).sort()).toEqual(["A", "AAAA"])
})

it.each([
  ["age", { socketAgeMs: 0 }],
  ["requests", { socketRequests: 1 }],
])("a receiver that moves is followed while requests never pause: a socket ends by its %s", async (_by, life) => {
  answer = ({ type }, index) => (type === "A" ? [index === 0 ? "127.0.0.1" : "127.0.0.2"] : [])
  const moved = await startReceiver({ host: "127.0.0.2", port: receiver.port })
  const wide = startSending({ dnsServers: [names.address], ...life })
  const reached: Array<string | undefined> = []
  for (let i = 0; i < 3; i += 1) reached.push((await wide.answered(named("moved.a.example"))).remoteAddress)
  expect(reached).toEqual(["127.0.0.1", "127.0.0.2", "127.0.0.2"])
  await wide.close()
  await moved.close()
})

it("goes on to the next of several addresses", async () => {
  answer = ipv4("127.0.0.9", "127.0.0.1")
  const wide = startSending({ dnsServers: [names.address], allowedNetworks: ["127.0.0.0/8"] })
  expect((await wide.answered(named("several.a.example"))).status).toBe(200)
  await wide.close()
})

it("a name server that does not answer costs the look-up's limit and is dns", async () => {
  answer = () => "silence"
  // Reaching the deadline of the attempt would be reported as a timeout instead.
  const patient = startSending({ dnsServers: [names.address], lookupMs: 1_000, timeoutSeconds: 600 })
  const outcome = await patient.notAnswered(named("silent.a.example"))
  expect(outcome.reason).toBe("dns")
  expect(outcome.durationMs).toBeGreaterThanOrEqual(1_000)
  await patient.close()
})

it.each(["SERVFAIL", "REFUSED", "silence"] as const)(
  "one %s of a name server costs no attempt: it is asked again within the look-up's time",
  async (failure) => {
    answer = ({ type }, index) => (index === 0 ? failure : type === "A" ? ["127.0.0.1"] : [])
    const patient = startSending({ dnsServers: [names.address], allowedNetworks: ["127.0.0.1/32"], timeoutSeconds: 20 })
    expect((await patient.answered(named("shaky.a.example"))).status).toBe(200)
    await patient.close()
  },
)

it.each(["SERVFAIL", "REFUSED", "silence"] as const)(
  "a name server that gives %s costs no attempt while another configured one answers",
  async (failure) => {
    answer = () => failure
    const other = await startNameServer(ipv4("127.0.0.1"))
    const both = [names.address, other.address]
    const wide = startSending({ dnsServers: both, allowedNetworks: ["127.0.0.1/32"], timeoutSeconds: 20 })
    expect((await wide.answered(named("second.a.example"))).status).toBe(200)
    await wide.close()
    await other.close()
  },
)

it("a name server that fails for IPv4 alone costs no attempt to a receiver that is reached by IPv4 only", async () => {
  answer = ({ type }, index) => (type === "AAAA" ? ["::1"] : index === 0 ? "SERVFAIL" : ["127.0.0.1"])
  const wide = startSending({ dnsServers: [names.address] })
  expect((await wide.answered(named("four.a.example"))).remoteAddress).toBe("127.0.0.1")
  await wide.close()
})

it("a name that does not exist is not asked for again", async () => {
  answer = () => "NXDOMAIN"
  expect((await sending.notAnswered(named("absent.a.example"))).reason).toBe("dns")
  expect(names.questions.map(({ type }) => type).sort()).toEqual(["A", "AAAA"])
})

it("names of a silent name server hold up no other name", async () => {
  let speaks = false
  answer = ({ name, type }) =>
    name.startsWith("silent") ? (speaks ? "NXDOMAIN" : "silence") : type === "A" ? ["127.0.0.1"] : []
  const patient = startSending({ dnsServers: [names.address], lookupMs: 600_000, timeoutSeconds: 600 })
  let ended = 0
  const silent = Array.from({ length: 50 }, (_, i) =>
    patient.notAnswered(named(`silent${i}.a.example`)).finally(() => (ended += 1)),
  )
  await patient.answered(named("healthy.a.example"))
  expect(ended).toBe(0)
  speaks = true
  for (const { reason } of await Promise.all(silent)) expect(reason).toBe("dns")
  await patient.close()
})

it("a server silent on one family only delays by the grace", async () => {
  answer = ({ type }) => (type === "A" ? ["127.0.0.1"] : "silence")
  const patient = startSending({ dnsServers: [names.address], lookupMs: 600_000, timeoutSeconds: 600 })
  await patient.answered(named("half.a.example"))
  // The resolver repeats its question after a second, which is later than the grace period.
  expect(names.questions.filter(({ type }) => type === "AAAA")).toHaveLength(1)
  await patient.close()
})

it.each([
  ["NXDOMAIN", "dns"],
  ["SERVFAIL", "dns"],
  [[], "dns"],
] as const)("a look-up that ends in %j is %s", async (result, reason) => {
  answer = () => result
  expect((await sending.notAnswered(named("none.a.example"))).reason).toBe(reason)
})

it("localhost comes from this machine, without a question to a name server", async () => {
  const wide = startSending({ dnsServers: [names.address] })
  expect((await wide.answered(named("localhost"))).status).toBe(200)
  expect(names.questions).toHaveLength(0)
  await wide.close()
})

it("an IP literal causes no question, in any notation", async () => {
  for (const host of ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "127.0.0.1.", "%31%32%37.0.0.1"])
    expect((await sending.answered(named(host))).status).toBe(200)
  for (const host of ["[::ffff:127.0.0.1]", "[::ffff:7f00:1]"])
    expect((await sending.send(named(host))).remoteAddress ?? "none").toMatch(/none|127\.0\.0\.1$/)
  expect(names.questions).toHaveLength(0)
})

it.each([
  "http://10.0.0.1/",
  "http://0xa000001/",
  "http://[fd00::1]/",
  "http://[::ffff:10.0.0.1]/",
  "http://[fec0::1]/",
])("a forbidden literal stored earlier is blocked without a connection: %s", async (url) => {
  expect(await sending.notAnswered(url)).toMatchObject({ reason: "blocked_address", durationMs: 0 })
})

it("with everything allowed, the metadata addresses stay blocked", async () => {
  const open = startSending({ allowedNetworks: ["0.0.0.0/0", "::/0"], dnsServers: [names.address] })
  answer = ipv4("169.254.169.254")
  for (const host of [
    "169.254.169.254",
    "[fd00:ec2::254]",
    "[::ffff:a9fe:a9fe]",
    "[2002:a9fe:a9fe::]",
    "meta.a.example",
  ])
    expect((await open.notAnswered(`http://${host}/`)).reason).toBe("blocked_address")
  await open.close()
})
