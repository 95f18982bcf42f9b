import { goodPassword, openBrowser } from "../support/people/browser.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeSvc, type Svc } from "./run-svc.ts"

const open = () => openService({ http: true })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
let svc: Svc
beforeAll(async () => {
  service = await open()
  tenant = await service.createTenant()
  svc = makeSvc({
    DATABASE_URL: service.databaseUrl,
    SVC_ENCRYPTION_KEY: service.encryptionKey,
    SVC_BASE_URL: "https://svc.example.com",
  })
})
afterAll(() => service.close())

interface Linked {
  readonly userId: string
  readonly invitationUrl: string
  readonly expires: string
}
const link = /^https:\/\/svc\.example\.com\/console\/invitation#[\w-]{43}$/
const accept = async ({ invitationUrl }: Linked, password = goodPassword) => {
  const browser = openBrowser(service)
  const token = new URL(invitationUrl).hash.slice(1)
  const { status } = await browser.post("/Invitations/Accept", { token, password })
  return { browser, status }
}

test("invite prints a link that lets in once; reset another; deactivate ends what the user has", async () => {
  const ada = ["--tenant", tenant.tenantId, "--email", "Ada@Example.com", "--first-name", "Ada"]
  const invited = await svc.json<Linked>("users", "invite", ...ada, "--permissions", "webhooks:read")
  expect(invited.invitationUrl).toMatch(link)
  const { browser, status } = await accept(invited)
  expect(status).toBe(200)
  expect((await accept(invited)).status).toBe(400)

  const again = await svc.run(["users", "invite", ...ada])
  expect([again.code, again.stderr]).toEqual([1, "svc: email: already belongs to a user of this tenant\n"])

  const reset = await svc.json<Linked>("users", "reset", "ADA@example.com")
  expect((await accept(reset, "nine geese under the moon")).status).toBe(200)
  expect((await browser.get("/Me")).status).toBe(401)

  const listed = await svc.json<readonly object[]>("users", "list", "--tenant", tenant.tenantId)
  expect(listed).toContainEqual({
    id: invited.userId,
    name: "Ada",
    email: "ada@example.com",
    state: "Active",
    permissions: ["webhooks:read"],
    personId: expect.any(String),
  })
  const off = await svc.json("users", "deactivate", invited.userId, "--tenant", tenant.tenantId)
  expect(off).toMatchObject({ id: invited.userId, state: "Deactivated" })
  const gone = await svc.run(["users", "reset", "ada@example.com"])
  expect([gone.code, gone.stderr]).toEqual([1, expect.stringMatching(/^svc: There is no active user with the address/)])
})

test("policy says what is asked of those who sign in, and lets passwords in again", async () => {
  const { tenantId } = await service.createTenant()
  const policy = (...args: readonly string[]) => svc.json("users", "policy", "--tenant", tenantId, ...args)
  expect(await policy("--requires", "SecondFactor")).toEqual({ requires: "SecondFactor" })
  expect(await policy()).toEqual({ requires: "SecondFactor" })
  expect(await policy("--requires", "Nothing")).toEqual({ requires: "Nothing" })
  const without = await svc.run(["users", "policy", "--tenant", tenantId, "--requires", "Provider"])
  expect([without.code, without.stderr]).toEqual([1, "svc: requires: needs a sign-in provider: set it first\n"])
  const nobody = await svc.run(["users", "policy", "--tenant", crypto.randomUUID()])
  expect([nobody.code, nobody.stderr]).toEqual([1, expect.stringMatching(/^svc: There is no tenant/)])
})

test.each([
  [["invite", "--email", "nobody"], "Write an e-mail address"],
  [["invite", "--email", "a@example.com", "--permissions", "webhook:read"], "is not a permission"],
])("users %j is refused", async (args, said) => {
  const refused = await svc.run(["users", ...args, "--tenant", tenant.tenantId])
  expect([refused.code, refused.stdout]).toEqual([64, ""])
  expect(refused.stderr).toContain(said)
})
