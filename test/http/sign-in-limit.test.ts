import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { logLines } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({
    clock: "manual",
    worker: true,
    http: true,
    settings: {
      SVC_AUTH_MAX_FAILURES_PER_MINUTE: "10",
      SVC_TRUST_PROXY: "1",
    },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  // Uses the address of the tests themselves; the tests below send other addresses.
  tenant = await service.createTenant()
})

let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1)}`

const signIn = (clientId: string, secret: string, address: string, path = "/auth/v2/token"): Promise<ApiAnswer> =>
  service.anonymous.post(path, { clientId, secret }, { "x-forwarded-for": address })
const signInRightly = (address: string) => signIn(tenant.clientId, tenant.secret, address)
const advance = (advanceSeconds: number) => tenant.api.post("/TestClock", { advanceSeconds })

const times = async (count: number, attempt: () => Promise<ApiAnswer>): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (let i = 0; i < count; i += 1) statuses.push((await attempt()).status)
  return statuses
}
const tenFailures = Array.from({ length: 10 }, () => 401)

describe("sixty questions within a minute that anybody may ask", () => {
  it("close an address to asking who signs in at which provider, and to sending the service there", async () => {
    const [one, other] = [newAddress(), newAddress()]
    const ask = (from: string) =>
      service.anonymous.post("/Session/Providers", { email: "ada@example.com" }, { "x-forwarded-for": from })
    // Behind a proxy, the start of a sign-in needs https. So this request has the address of the tests themselves.
    const start = () => service.anonymous.get(`/Session/Oidc/${randomUUID()}/Start`)
    for (const question of [() => ask(one), start]) {
      const statuses = await times(61, question)
      expect(statuses.slice(0, 60)).not.toContain(429)
      expect(statuses[60]).toBe(429)
    }
    expect((await ask(other)).status).not.toBe(429)
  })
})

describe("ten failures within a minute", () => {
  it("close a client id to every wrong secret of any address, and never to its owner's", async () => {
    expect(await times(10, () => signIn(tenant.clientId, "wrong", newAddress()))).toEqual(tenFailures)
    const address = newAddress()
    expect((await signIn(tenant.clientId, "wrong", address)).status).toBe(429)
    for (const path of ["/auth/v2/token", "/auth/token"])
      expect((await signIn(tenant.clientId, tenant.secret, address, path)).status).toBe(200)
    expect((await signIn(tenant.clientId, "wrong", address)).status).toBe(429)

    const other = await service.createTenant()
    expect((await signIn(other.clientId, other.secret, newAddress())).status).toBe(200)
  })

  it("close an address to the wrong secrets of every client id, and to no right one", async () => {
    const address = newAddress()
    expect(await times(10, () => signIn(randomUUID(), "wrong", address))).toEqual(tenFailures)
    expect((await signIn(randomUUID(), "wrong", address)).status).toBe(429)
    expect((await signInRightly(address)).status).toBe(200)
    expect((await signIn(tenant.clientId, "wrong", newAddress())).status).toBe(401)
  })

  it("are answered with the errors of contract A10 and the seconds to wait", async () => {
    const address = newAddress()
    await times(10, () => signIn(randomUUID(), "wrong", address))
    const answer = await signIn(randomUUID(), "wrong", address, "/auth/token")
    expect(answer.status).toBe(429)
    expect(answer.body).toEqual({ errors: [expect.stringContaining("60 seconds")] })
    expect(answer.headers.get("retry-after")).toBe("60")

    await advance(20)
    expect((await signIn(randomUUID(), "wrong", address)).headers.get("retry-after")).toBe("40")
  })

  it("count at /connect/token as well, in all its grants", async () => {
    const address = newAddress()
    const grants = [
      { grant_type: "password", username: randomUUID(), password: "wrong" },
      { grant_type: "client_credentials", client_id: randomUUID(), client_secret: "wrong" },
      { grant_type: "refresh_token", refresh_token: "wrong" },
    ]
    const ask = (index: number) =>
      service.anonymous.send("POST", "/connect/token", new URLSearchParams(grants[index % 3]).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": address,
      })
    for (let i = 0; i < 10; i += 1) expect([400, 401]).toContain((await ask(i)).status)
    for (const index of [0, 1, 2]) {
      const answer = await ask(index)
      expect(answer.status).toBe(429)
      expect(answer.body).toMatchObject({ error: "temporarily_unavailable" })
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    }
    expect((await signInRightly(address)).status).toBe(200)
  })

  it("leave a right refresh token alone", async () => {
    const address = newAddress()
    const { refresh_token } = (await signInRightly(address)).body as { readonly refresh_token: string }
    await times(10, () => signIn(randomUUID(), "wrong", address))
    const form = new URLSearchParams({ grant_type: "refresh_token", refresh_token }).toString()
    const headers = { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address }
    expect((await service.anonymous.send("POST", "/connect/token", form, headers)).status).toBe(200)
  })

  it("are forgotten after a minute, whatever was refused meanwhile", async () => {
    const address = newAddress()
    const again = async () => (await signIn(tenant.clientId, "wrong", address)).status
    await times(10, () => signIn(tenant.clientId, "wrong", address))
    await advance(50)
    expect(await again()).toBe(429)
    await advance(9)
    expect(await again()).toBe(429)
    await advance(1)
    expect(await again()).toBe(401)
  })

  it("slide: each counts for its own minute", async () => {
    const address = newAddress()
    await times(5, () => signIn(tenant.clientId, "wrong", address))
    await advance(30)
    await times(5, () => signIn(tenant.clientId, "wrong", address))
    expect((await signIn(tenant.clientId, "wrong", address)).status).toBe(429)
    await advance(30)
    expect(await times(6, () => signIn(tenant.clientId, "wrong", address))).toEqual([...tenFailures.slice(5), 429])
  })

  it("are ten also when many more come at once", async () => {
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(tenant.clientId, "wrong", address)))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
  })
})

it("counts no success", async () => {
  const address = newAddress()
  expect(new Set(await times(25, () => signInRightly(address)))).toEqual(new Set([200]))
  expect(await times(10, () => signIn(tenant.clientId, "wrong", address))).toEqual(tenFailures)
})

it("counts no success, however many come at once", async () => {
  const address = newAddress()
  await times(9, () => signIn(tenant.clientId, "wrong", address))
  const answers = await Promise.all(Array.from({ length: 40 }, () => signInRightly(address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it("counts a client id as one however its letters are written", async () => {
  const spellings = [tenant.clientId.toUpperCase(), tenant.clientId]
  let turn = 0
  expect(await times(10, () => signIn(spellings[(turn += 1) % 2]!, "wrong", newAddress()))).toEqual(tenFailures)
  expect((await signIn(tenant.clientId, "wrong", newAddress())).status).toBe(429)
})

it("counts no request that is malformed", async () => {
  const address = newAddress()
  expect(new Set(await times(12, () => signIn("", "", address)))).toEqual(new Set([400]))
  expect((await signIn(tenant.clientId, "wrong", address)).status).toBe(401)
})

it("takes of a proxy's addresses the last, for those before it may be invented", async () => {
  const address = newAddress()
  expect(await times(10, () => signIn(randomUUID(), "wrong", `${newAddress()}, ${address}`))).toEqual(tenFailures)
  expect((await signIn(randomUUID(), "wrong", address)).status).toBe(429)
})

it("takes an address in a header for nothing where no proxy is trusted", async () => {
  const direct = await openService({ worker: true, http: true, settings: { SVC_AUTH_MAX_FAILURES_PER_MINUTE: "10" } })
  try {
    const wrong = () =>
      direct.anonymous.post(
        "/auth/v2/token",
        { clientId: randomUUID(), secret: "wrong" },
        { "x-forwarded-for": newAddress(), forwarded: `for=${newAddress()}` },
      )
    expect(await times(11, wrong)).toEqual([...tenFailures, 429])
    // Behind such a proxy all callers share an address. Failures of one must not stop the sign-ins of others.
    const owner = await direct.createTenant()
    const { clientId, secret } = owner
    expect((await direct.anonymous.post("/auth/v2/token", { clientId, secret })).status).toBe(200)
    const warned = logLines(direct).filter(({ msg }) => String(msg).includes("SVC_TRUST_PROXY"))
    expect(warned).toHaveLength(1)
  } finally {
    await direct.close()
  }
})
