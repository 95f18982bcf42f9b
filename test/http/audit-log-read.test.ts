import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

interface Page {
  readonly data: readonly {
    readonly id: string
    readonly operation: string
    readonly actor: { readonly kind: string }
    readonly resource: { readonly kind: string; readonly id?: string }
    readonly changes: readonly { readonly path: string; readonly before?: unknown; readonly after?: unknown }[]
  }[]
  readonly nextCursor?: string
}

let service: LentService
let tenant: TestTenant
/** The history of an account that was created and then renamed. */
let history: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  const account = await makeBilling(tenant.api).account({ name: "First" })
  await tenant.api.patch(`/Accounts/${account.id}`, { name: "Second" })
  history = `/AuditLog?ResourceKind=Account&ResourceId=${account.id}`
})

const page = async (path: string, { api }: Pick<TestTenant, "api"> = tenant) => {
  const { status, body, text } = await api.get(path)
  expect(status, text).toBe(200)
  return body as Page
}
const operationsOf = ({ data }: Page) => data.map(({ operation }) => operation)

describe("the reader of the audit log (contract G31)", () => {
  it("gets the newest rows first, with values before and after, in pages", async () => {
    const whole = await page(history)
    expect(operationsOf(whole)).toEqual(["accounts.update", "accounts.create"])
    expect(whole.data[0]).toMatchObject({
      actor: { kind: "Token" },
      changes: [{ path: "name", before: "First", after: "Second" }],
    })
    const first = await page(`${history}&PageSize=1`)
    const second = await page(`${history}&PageSize=1&Cursor=${first.nextCursor}`)
    expect([...first.data, ...second.data]).toEqual(whole.data)
    expect(second.nextCursor).toBeUndefined()
    expect((await tenant.api.get(`/AuditLog/${first.data[0]!.id}`)).body).toEqual(first.data[0])
  })

  it("finds rows by the operation, the changed member, the user and the time", async () => {
    const [renamed, created] = (await page(history)).data as readonly (Page["data"][number] & {
      readonly time: string
      readonly actor: { readonly userId: string }
    })[]
    const found = async (filter: string) => operationsOf(await page(`${history}&${filter}`))
    expect(await found("Operation=accounts.create")).toEqual(["accounts.create"])
    expect(await found("Path=name")).toEqual(["accounts.update", "accounts.create"])
    expect(await found("Path=name&Operation=accounts.update")).toEqual(["accounts.update"])
    expect(await found("Path=nam")).toEqual([])
    expect(await found(`UserId=${renamed!.actor.userId}`)).toEqual(["accounts.update", "accounts.create"])
    expect(await found(`UserId=${crypto.randomUUID()}`)).toEqual([])
    expect(await found(`From=${renamed!.time}`)).toContain("accounts.update")
    expect(await found(`To=${created!.time}`)).toEqual([])
    expect(await found("Address=192.0.2.1")).toEqual([])
  })

  it("gets a file of at most 92 days", async () => {
    const { text } = await tenant.api.get(history, { accept: "text/csv" })
    const [head, newest, ...more] = text.split("\r\n")
    expect(head).toContain("operation,resource/kind")
    expect(newest).toContain("accounts.update,Account")
    expect(more.filter((line) => line !== "")).toHaveLength(1)
    const long = `${history}&From=2026-01-01T00:00:00Z&To=2026-12-01T00:00:00Z`
    const refused = await tenant.api.get(long, { accept: "text/csv" })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { From: ["must be at most 92 days before To"] } },
    ])
  })

  it("sees users and tokens only with the permission for users, and no other tenant", async () => {
    const kinds = async (permissions: readonly string[]) => {
      const { data } = await page("/AuditLog?PageSize=100", { api: await tenant.apiWith(permissions) })
      return data.map(({ resource }) => resource.kind)
    }
    expect(await kinds(["audit:read"])).toContain("Account")
    expect(await kinds(["audit:read"])).not.toContain("Token")
    expect(await kinds(["audit:read", "users:admin"])).toContain("Token")
    const [row] = (await page(history)).data
    const other = await service.createTenant()
    expect((await other.api.get(`/AuditLog/${row!.id}`)).status).toBe(404)
    expect((await page(history, other)).data).toEqual([])
    expect((await (await tenant.apiWith(["accounts:admin"])).get("/AuditLog")).status).toBe(403)
  })

  it.each(["ResourceKind=Nothing", "UserId=x", "From=yesterday", "PageSize=0", "Cursor=x", "Colour=red"])(
    "is told what is wrong with %s",
    async (filter) => {
      const { status, body } = await tenant.api.get(`/AuditLog?${filter}`)
      expect(status).toBe(400)
      expect(Object.keys((body as { readonly errors: object }).errors)).toEqual([filter.split("=")[0]])
    },
  )
})
