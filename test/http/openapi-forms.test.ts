import { addressesOf } from "@svc/adapters/webhook-http/resource-addresses"
import type { EventId } from "@svc/domain/shared/ids"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { randomUUID } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { request } from "node:http"
import { beforeAll, describe, expect, it } from "vitest"
import { isObjectSchema, type Json, walk } from "../support/service/document-schemas.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

/** The part of an OpenAPI document in which operations are. */
interface Read {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

let service: LentService
let open: Read
let whole: Read
const read = async (query: string) => (await service.anonymous.get(`/openapi.json${query}`)).body as Read
beforeAll(async () => {
  service = await lendService()
  ;[open, whole] = [await read(""), await read("?audience=all")]
})

const idsOf = ({ paths }: Read) =>
  Object.values(paths).flatMap((each) => Object.values(each).map(({ operationId }) => String(operationId)))

describe("a reader of the document", () => {
  it("meets what integrations use, or what the console uses, or all of it, with equal names", async () => {
    const console = await read("?audience=console")
    expect([...idsOf(open), ...idsOf(console)].sort()).toEqual(idsOf(whole).sort())
    expect(idsOf(open)).toContain("invoices.list")
    expect(idsOf(console)).toContain("session.create")
    for (const [name, schema] of Object.entries(open.components["schemas"]!))
      expect(schema, name).toEqual(whole.components["schemas"]![name])
    expect((await service.anonymous.get("/openapi.json?audience=nobody")).status).toBe(400)
    expect((await service.anonymous.get("/openapi.json?api-version=1.0")).status).toBe(400)
  })

  it("finds each address that a delivery without data names", () => {
    const named = eventTags.flatMap(({ tag }) => addressesOf({ id: randomUUID() as EventId, tag }, "x").href ?? [])
    expect(new Set(named).size).toBeGreaterThan(7)
    expect(named.filter((href) => open.paths[href.replace(/x$/, "{id}")]?.["get"] === undefined)).toEqual([])
  })

  it("meets the paging of one version", async () => {
    const older = await read("?api-version=2.0")
    const namesOf = ({ components }: Read) => Object.values(components["parameters"]!).map(({ name }) => name)
    expect(namesOf(open)).toEqual(expect.arrayContaining(["PageNumber", "PageSize"]))
    expect(namesOf(open)).not.toContain("Skip")
    expect(namesOf(older)).toEqual(expect.arrayContaining(["Skip", "Take", "api-version"]))
    const accounts = ({ components }: Read) => Object.keys(components["schemas"]!).includes("AccountPage")
    expect([accounts(open), accounts(older)]).toEqual([true, false])
  })

  it("is told by 304 that nothing changed, in each coding", async () => {
    const ask = (headers: Readonly<Record<string, string>>) =>
      new Promise<{ status: number | undefined; tag: string; bytes: Buffer }>((done, fail) => {
        request(`${service.origin}/openapi.json`, { headers }, (answer) => {
          const parts: Buffer[] = []
          answer.on("data", (part: Buffer) => parts.push(part))
          answer.on("end", () =>
            done({ status: answer.statusCode, tag: answer.headers.etag ?? "", bytes: Buffer.concat(parts) }),
          )
        })
          .on("error", fail)
          .end()
      })
    const plain = await ask({})
    const tags = [plain.tag]
    for (const [coding, decode] of [["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const]) {
      const coded = await ask({ "accept-encoding": coding })
      expect(decode(coded.bytes).equals(plain.bytes), coding).toBe(true)
      tags.push(coded.tag)
    }
    expect(new Set(tags).size).toBe(3)
    for (const [index, tag] of tags.entries()) {
      const again = await ask({ "accept-encoding": ["", "br", "gzip"][index]!, "if-none-match": `"other", ${tag}` })
      expect([again.status, again.tag, again.bytes.length]).toEqual([304, tag, 0])
    }
    expect((await ask({ "if-none-match": `"other"` })).status).toBe(200)
  })

  it("needs few bytes", async () => {
    const { text } = await service.anonymous.get("/openapi.json")
    expect(text.length).toBeLessThan(590_000)
  })
})

/** The verbs with which operation names begin. A new verb is a decision, because client methods get that name. */
const verbs = (
  "accept activate calculate cancel change check close confirm convert correct create credit delete deliver " +
  "export get grant import list match notify post read receive recognize renew reopen replace replay " +
  "resubmit retry revert rotate send set start stop test update verify"
).split(" ")

/** The number of properties without a description of their own or of their component. The number may only fall. */
const undescribed = 1_745

describe("a generated client", () => {
  it("has a method for each operation, named after its resource and what is done to it", () => {
    const ids = idsOf(whole)
    expect(new Set(ids).size).toBe(ids.length)
    const wrong = ids.filter((id) => !/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(id))
    const others = ids.filter((id) => !verbs.includes(/\.([a-z]+)/.exec(id)?.[1] ?? ""))
    expect([...wrong, ...others]).toEqual([])
  })

  it("calls a position of a path by one name", () => {
    const places = Object.keys(whole.paths).flatMap((path) =>
      path.split("/").flatMap((part, index, parts) => {
        const before = parts
          .slice(0, index)
          .join("/")
          .replaceAll(/\{\w+\}/g, "{}")
          .toLowerCase()
        return part.startsWith("{") ? [[before, part] as const] : []
      }),
    )
    const several = Array.from(Map.groupBy(places, ([before]) => before)).filter(
      ([, all]) => new Set(all.map(([, name]) => name)).size > 1,
    )
    expect(several.map(([before]) => before)).toEqual([])
  })

  it("gets a type for each choice and each object, and no second type for the same", () => {
    const schemas = walk({ paths: whole.paths, components: whole.components })
    const untyped = schemas.filter(([, { enum: choices, type }]) => Array.isArray(choices) && type === undefined)
    expect(untyped.map(([place]) => place)).toEqual([])
    const inlined = schemas.filter(
      ([place, schema]) =>
        // The second part of `allOf` is the schema's own members.
        !/^#\/components\/schemas\/\w+(\/allOf\/1)?$/.test(place) &&
        ((Array.isArray(schema["enum"]) && schema["enum"].length > 1) ||
          (isObjectSchema(schema) && Object.keys(schema["properties"] as Json).length > 2)),
    )
    expect(inlined.map(([place]) => place)).toEqual([])
    const nullable = schemas.filter(([, { anyOf }]) => JSON.stringify(anyOf ?? "").includes(`{"anyOf"`))
    expect(nullable.map(([place]) => place)).toEqual([])
  })

  it("finds members that many schemas share in one base (openapi-composed.ts)", () => {
    const members = Object.entries(open.components["schemas"]!).map(([name, { properties = {} }]) => {
      const lines = Object.entries(properties as Json).map((member) => JSON.stringify(member))
      return [name, new Set(lines)] as const
    })
    const alike = members.flatMap(([one, lines], index) =>
      members.slice(index + 1).flatMap(([other, others]) => {
        const shared = Array.from(lines)
          .filter((line) => others.has(line))
          .join("")
        return shared.length > 1_600 ? [`${one} and ${other}: ${shared.length}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  it("tells of more and more members what they are", () => {
    const described = (schema: Json) => {
      const { $ref = "" } = schema as { readonly $ref?: string }
      const name = $ref.split("/").at(-1)!
      return schema["description"] !== undefined || whole.components["schemas"]![name]?.["description"] !== undefined
    }
    const parts = Object.values(open.components["schemas"]!).flatMap((schema) => [
      schema,
      ...((schema["allOf"] ?? []) as readonly Json[]),
    ])
    const silent = parts.flatMap((schema) =>
      Object.values((schema["properties"] ?? {}) as Readonly<Record<string, Json>>).filter((each) => !described(each)),
    )
    expect(silent.length).toBeLessThanOrEqual(undescribed)
  })

  it("knows which lists have pages, and which requests have keys", () => {
    const operations = Object.values(open.paths).flatMap((each) => Object.values(each))
    const of = (id: string) => operations.find(({ operationId }) => operationId === id)!
    expect(of("invoices.list")["x-svc-pagination"]).toBe("page")
    expect(of("events.list")["x-svc-pagination"]).toBe("cursor")
    expect(of("invoices.create")["x-svc-idempotent"]).toBe(true)
    const keyed = operations.filter(({ parameters }) => JSON.stringify(parameters).includes("/IdempotencyKeyHeader"))
    expect(keyed.map(({ "x-svc-idempotent": isIdempotent }) => isIdempotent)).toEqual(keyed.map(() => true))
  })

  it("gets the data of every event as the component that GET answers", async () => {
    const tenant = await service.createTenant()
    const { body } = await tenant.api.get("/EventTypes")
    const tags = (body as readonly { readonly eventType: string }[]).map(({ eventType }) => eventType)
    const { webhooks } = open as unknown as { readonly webhooks: Readonly<Record<string, Json>> }
    expect(Object.keys(webhooks).sort()).toEqual(tags.toSorted())
    const names = [...JSON.stringify(webhooks).matchAll(/"Data":\{"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    )
    expect(names).toHaveLength(tags.length)
    for (const name of names) expect(open.components["schemas"], name).toHaveProperty(name)
  })
})
