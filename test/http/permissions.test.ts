import { allows, type Need, parsePermission, permissionAreas, permissionLevels } from "@svc/domain/identity/permissions"
import { Result } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { makeTurns } from "../support/service/in-turn.ts"
import { needs } from "../support/service/needs.ts"
import { isFile, type ListedOperation, listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { expectBare } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

/** The permissions of an operation as groups; one permission of each group is needed. */
const needsOf = (name: string): readonly (readonly Need[])[] => {
  const asked = needs[name]!
  if (asked === "session" || asked === "anyone") return []
  if (typeof asked === "string") return [[asked]]
  return "either" in asked ? [asked.either] : asked.map((need) => [need])
}

let service: TestService
let tenant: TestTenant
let operations: readonly ListedOperation[]
/** One operation of each need is called with the star at every level; the others share the levels. */
let isTurnOf: ReturnType<typeof makeTurns<ListedOperation>>
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
  operations = listOperations(await readDocument(service)).filter(({ secured }) => secured)
  isTurnOf = makeTurns(operations, ({ name }) => JSON.stringify(needs[name]))
})
afterAll(() => service.close())

/** Calls an operation with an unknown id and, where it reads a body, with an invalid one, so that nothing changes. */
const call = (api: ApiClient, operation: ListedOperation, { method, template } = operation) =>
  ["POST", "PATCH", "PUT"].includes(method)
    ? api.send(method, pathOf({ template }, randomUUID()), `{"no":1}`, {
        "content-type": isFile(operation) ? "application/xml" : "application/json",
      })
    : api.send(method, pathOf({ template }, randomUUID()))

it("every operation is known to ask for a permission, or for none of its own", () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(needs).sort())
})

const areasOf = (name: string) => new Set(needsOf(name).flatMap((group) => group.map((need) => need.split(":")[0]!)))

describe.each([...permissionAreas, "*"] as const)("a token for the area %s", (area) => {
  it.each(permissionLevels)("at the level %s is let through to what that allows and nothing else", async (level) => {
    const permission = `${area}:${level}`
    const held = [Result.getOrThrow(parsePermission(permission))]
    const api = await tenant.apiWith([permission])
    const [turn, of] = [permissionLevels.indexOf(level), permissionLevels.length]
    const asked = operations.filter((each) => (area === "*" ? isTurnOf(each, turn, of) : areasOf(each.name).has(area)))
    for (const operation of asked) {
      const answer = await call(api, operation)
      const where = `${operation.name} with ${permission}`
      const isAllowed = needsOf(operation.name).every((group) => group.some((need) => allows(held, need)))
      // A token cannot replace a session, whatever its permissions are.
      const expected = isAllowed && needs[operation.name] !== "session" ? [200, 204, 400, 404] : [403]
      expect(expected, `${where}: ${answer.text}`).toContain(answer.status)
      expect(answer.status === 403 && answer.text !== "", where).toBe(false)
    }
  })
})

it("all areas together but those of an operation do not let through to it", async () => {
  const permitted = operations.filter(({ name }) => areasOf(name).size > 0)
  const byAreas = Map.groupBy(permitted, ({ name }) => [...areasOf(name)].sort().join(" "))
  for (const [areas, asked] of byAreas) {
    const others = permissionAreas.filter((area) => !areas.split(" ").includes(area))
    const api = await tenant.apiWith(others.map((area) => `${area}:admin`))
    for (const operation of asked) expect((await call(api, operation)).status, operation.name).toBe(403)
  }
})

it("levels include those below, areas nothing of each other, and the star everything", () => {
  const held = (text: string) => [Result.getOrThrow(parsePermission(text))]
  expect(allows(held("webhooks:admin"), "webhooks:read")).toBe(true)
  expect(allows(held("webhooks:read"), "webhooks:write")).toBe(false)
  expect(allows(held("webhooks:admin"), "events:read")).toBe(false)
  expect(allows(held("*:read"), "tokens:read")).toBe(true)
  expect(allows(held("*:write"), "tokens:admin")).toBe(false)
})

it("several permissions add up", async () => {
  const api = await tenant.apiWith(["webhooks:read", "events:write"])
  expect((await api.get("/Webhooks")).status).toBe(200)
  expect((await api.post("/Events", { eventType: "InvoicePosted", data: {} })).status).toBe(201)
  const refused = await api.post("/Webhooks", { url: "http://127.0.0.1/", events: ["InvoicePosted"] })
  expectBare(refused, 403)
  // The header names the permission that the token lacks.
  expect(refused.headers.get("www-authenticate")).toMatch(/ error="insufficient_scope", .*, scope="webhooks:write"$/)
  expect((await api.get("/Webhooks")).body).toEqual([])
})

it("a token may do what it could when it was asked for: its permissions are in it", async () => {
  const api = await tenant.apiWith(["webhooks:read"])
  await service.sql("update svc.personal_tokens set permissions = '{*:admin}' where tenant_id = $1", [tenant.tenantId])
  expectBare(await api.post("/Webhooks", { url: "http://127.0.0.1/", events: ["InvoicePosted"] }), 403)
})
