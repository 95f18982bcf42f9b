import { eventTags } from "@svc/domain/webhooks/event-tags"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import type { WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { countRows } from "../support/database/stored-rows.ts"

let service: TestService
let api: ApiClient
let before: Readonly<Record<string, number>>
beforeAll(async () => {
  // No network is allowed, not even loopback.
  service = await openService({ worker: true, http: true, settings: { SVC_WEBHOOK_ALLOWED_NETWORKS: "" } })
  api = (await service.createTenant()).api
  before = await countRows(service)
})
afterAll(() => service.close())

const url = "https://receiver.example/"
const events = ["InvoicePosted"]

/** Expects that the webhook is refused because of this field alone. */
const expectRefused = async (body: object, field: string) => {
  const { errors } = expectProblem(await api.post("/Webhooks", body), 400, field)
  expect(Object.keys(errors!)).toEqual([field])
  return errors![field]![0]!
}

describe("an address of a network closed to webhooks is refused", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "0x7f000001",
    "2130706433",
    "0177.0.0.1",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[::ffff:10.0.0.1]",
    "[64:ff9b::a00:1]",
    "[2001:db8::1]",
  ])("%s", async (host) => {
    for (const scheme of ["http", "https"]) {
      expect(await expectRefused({ url: `${scheme}://${host}/hook`, events }, "url")).toMatch(/closed to webhooks/)
    }
  })
})

describe("an address is refused that", () => {
  it.each([
    ["is missing", undefined],
    ["is null", null],
    ["is empty", ""],
    ["is no text", 17],
    ["is no address", "receiver"],
    ["is relative", "/hook"],
    ["is of another scheme", "ftp://receiver.example/"],
    ["is a script", "javascript:alert(1)"],
    ["names no host", "http:///hook"],
    ["names a port alone", "http://:80/"],
    ["names user and password", "https://user:password@receiver.example/"],
    ["names a user", "https://user@receiver.example/"],
    ["has an empty user", "https://@receiver.example/"],
    ["names port 0", "https://receiver.example:0/"],
    ["names a port there is not", "https://receiver.example:65536/"],
    ["has a fragment", "https://receiver.example/#part"],
    ["has an empty fragment", "https://receiver.example/#"],
    ["has a space", "https://receiver.example/a b"],
    ["has a line break", "https://receiver.example/\r\nx: y"],
    ["has U+0000", "https://receiver.example/\0"],
    ["has half of a surrogate pair", "https://receiver.example/\ud800"],
    ["has a backslash", "https:\\\\receiver.example\\"],
    ["names a host of a dot alone", "http://./"],
    ["names a host with an empty part", "https://receiver..example/"],
    ["names a host with two dots at its end", "https://receiver.example../"],
    ["names a host with a part of 64 characters", `https://${"a".repeat(64)}.example/`],
    ["names a host of 254 characters", `https://${"a.".repeat(126)}bb/`],
    ["has a broken escape", "https://receiver.example/%zz"],
    ["has more than 2,000 characters", `https://receiver.example/${"a".repeat(1_976)}`],
  ])("%s", async (_, bad) => {
    await expectRefused(bad === undefined ? { events } : { url: bad, events }, "url")
  })
})

it.each([
  ["a host", "https://räksmörgås.example/hook"],
  ["a path", "https://receiver.example/räksmörgås"],
])("%s that is not ASCII is refused with how to write it", async (_, bad) => {
  expect(await expectRefused({ url: bad, events }, "url")).toMatch(/^The URL must not contain "ä", .* xn-- form$/)
})

describe("events are refused that", () => {
  it.each([
    ["are missing", undefined, "events"],
    ["are null", null, "events"],
    ["are no list", "InvoicePosted", "events"],
    ["are none", [], "events"],
    ["are unknown", ["InvoicePosted", "InvoiceLost"], "events[1]"],
    ["are written otherwise", ["invoicePosted"], "events[0]"],
    ["have a space", ["InvoicePosted "], "events[0]"],
    ["are empty", [""], "events[0]"],
    ["are no text", [7], "events[0]"],
    ["are null inside", ["InvoicePosted", null], "events[1]"],
    ["are lists", [["InvoicePosted"]], "events[0]"],
    ["come twice", ["InvoicePosted", "InvoicePosted"], "events[1]"],
    ["come twice in two spellings", ["QuoteCreated", "InvoicePosted", "quoteCreated"], "events[2]"],
    ["have names of what objects inherit", ["constructor"], "events[0]"],
    ["are prototypes", ["__proto__"], "events[0]"],
  ])("%s", async (_, bad, field) => {
    await expectRefused(bad === undefined ? { url } : { url, events: bad }, field)
  })

  it("each under its own place, all at once, beside what else is wrong", async () => {
    const answer = await api.post("/Webhooks", { url: "http://10.0.0.1/", events: ["No", "InvoicePosted", "Never"] })
    expect(Object.keys(expectProblem(answer, 400).errors!).sort()).toEqual(["events[0]", "events[2]", "url"])
  })

  it("are 10,000, without an answer as long", async () => {
    const answer = await api.post("/Webhooks", { url, events: Array.from({ length: 10_000 }, () => "InvoicePosted") })
    expectProblem(answer, 400, "events")
    expect(answer.text.length).toBeLessThan(5_000)
  })
})

describe("other fields are refused", () => {
  it.each([
    ["webhookStatus", "enabled"],
    ["webhookStatus", null],
    ["webhookStatus", true],
    ["description", 1],
    ["description", "d".repeat(2_001)],
    ["description", "\0"],
    ["description", "\udfff\ud800"],
    ["token", "mine"],
    ["id", "mine"],
    ["Url", "https://receiver.example/"],
    ["constructor", {}],
    ["toString", "x"],
  ])("%s as %j", async (name, value) => {
    await expectRefused({ url, events, [name]: value }, name)
  })

  it("__proto__ among them", async () => {
    const answer = await api.send(
      "POST",
      "/Webhooks",
      `{"url":"${url}","events":["InvoicePosted"],"__proto__":{"a":1}}`,
      {
        "content-type": "application/json",
      },
    )
    expectProblem(answer, 400, "__proto__")
  })
})

it("nothing that was refused is stored", async () => {
  expect(await countRows(service)).toEqual(before)
})

describe("accepted are", () => {
  it.each([
    "8.8.8.8",
    "[2606:4700::1111]",
    "[64:ff9b::808:808]",
    "receiver.example:8080",
    "xn--rksmrgs-5wao1o.example",
  ])("%s is accepted", async (host) => {
    expect((await api.post("/Webhooks", { url: `http://${host}/hook`, events })).status).toBe(201)
  })

  it("an address with brackets in its query, as frameworks write lists", async () => {
    const list = "https://receiver.example/hook?a[]=1&b[c]=2"
    expect((await api.post("/Webhooks", { url: list, events })).body).toHaveProperty("url", list)
  })

  it("an address of 2,000 characters", async () => {
    const longest = `https://receiver.example/${"a".repeat(1_975)}`
    expect(longest).toHaveLength(2_000)
    expect((await api.post("/Webhooks", { url: longest, events })).body).toHaveProperty("url", longest)
  })

  it("every event tag and every other spelling of it, and given back as they were written", async () => {
    const spellings = eventTags.flatMap(({ tag, alternatives }) => [tag, ...alternatives])
    for (const spelling of spellings) {
      const answer = await api.post("/Webhooks", { url, events: [spelling] })
      expect((answer.body as WebhookView).events, spelling).toEqual([spelling])
    }
    const all = await api.post("/Webhooks", { url, events: eventTags.map(({ tag }) => tag) })
    expect((all.body as WebhookView).events).toHaveLength(eventTags.length)
  })
})
