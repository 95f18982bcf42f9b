import type { ClientId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { askForToken, granted } from "../support/service/token-endpoint.ts"
import { dumpRows } from "../support/database/stored-rows.ts"

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
})

const signIn = async () =>
  granted(
    await askForToken(service.anonymous, {
      grant_type: "password",
      username: tenant.clientId,
      password: tenant.secret,
    }),
  )
const refresh = (refresh_token: string, more = {}): Promise<ApiAnswer> =>
  askForToken(service.anonymous, { grant_type: "refresh_token", refresh_token, ...more })
const advance = (advanceSeconds: number) => tenant.api.post("/TestClock", { advanceSeconds })

const expectRefused = ({ status, body }: ApiAnswer) => {
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: "invalid_grant" })
}

it("gives new tokens, of which the access token works", async () => {
  const first = await signIn()
  const second = granted(await refresh(first.refresh_token, { scope: "svcapi" }))
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(second.access_token).not.toBe(first.access_token)
  expect(second.expires_in).toBe(86_400)
  const answer = await service.anonymous.get("/Webhooks", { authorization: `Bearer ${second.access_token}` })
  expect(answer.status).toBe(200)
})

it("takes the refresh tokens of the other token addresses as well", async () => {
  const { body } = await service.anonymous.post("/auth/token", { clientId: tenant.clientId, secret: tenant.secret })
  expect((await refresh((body as { readonly refreshToken: string }).refreshToken)).status).toBe(200)
})

it("gives again and again, from each token to the next", async () => {
  const seen = [(await signIn()).refresh_token]
  for (let i = 0; i < 5; i += 1) seen.push(granted(await refresh(seen.at(-1)!)).refresh_token)
  expect(new Set(seen).size).toBe(6)
})

it("refuses a token used before, and from then on all that came of the same sign-in", async () => {
  const first = await signIn()
  const second = granted(await refresh(first.refresh_token))
  const third = granted(await refresh(second.refresh_token))
  expectRefused(await refresh(first.refresh_token))
  expectRefused(await refresh(third.refresh_token))
})

it("ends the access tokens of a sign-in whose refresh token was used twice, and of no other", async () => {
  const [other, first] = [await signIn(), await signIn()]
  const second = granted(await refresh(first.refresh_token))
  expectRefused(await refresh(first.refresh_token))
  const call = async ({ access_token }: { readonly access_token: string }) =>
    service.anonymous.get("/Webhooks", { authorization: `Bearer ${access_token}` })
  for (const stolen of [first, second]) {
    const answer = await call(stolen)
    expect(answer.status).toBe(401)
    expect(answer.headers.get("www-authenticate")).toContain(`error="invalid_token"`)
  }
  expect((await call(other)).status).toBe(200)
})

it("leaves another sign-in of the same person alone", async () => {
  const [one, other] = [await signIn(), await signIn()]
  granted(await refresh(one.refresh_token))
  expectRefused(await refresh(one.refresh_token))
  expect((await refresh(other.refresh_token)).status).toBe(200)
})

it("lets one of many uses at once win at most", async () => {
  const { refresh_token } = await signIn()
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refresh_token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it("refuses the tokens of a personal token that was revoked", async () => {
  const { refresh_token } = await signIn()
  const { runOrThrow } = service.worker.get("Runtime")
  await runOrThrow(service.worker.get("Identity").revokePersonalToken(tenant.clientId as ClientId))
  expectRefused(await refresh(refresh_token))
})

it("refuses another scope without using the token up", async () => {
  const { refresh_token } = await signIn()
  expect((await refresh(refresh_token, { scope: "everything" })).body).toMatchObject({ error: "invalid_scope" })
  expect((await refresh(refresh_token)).status).toBe(200)
})

it("takes a token for 30 days and no longer", async () => {
  const [soon, late] = [await signIn(), await signIn()]
  const { now } = (await tenant.api.get("/TestClock")).body as { readonly now: string }
  const [stored] = await service.sql("select max(expires_at) as at from svc.refresh_tokens")
  expect(Math.round(((stored!["at"] as Date).getTime() - Date.parse(now)) / 1000)).toBe(30 * 86_400)

  await service.sql("update svc.refresh_tokens set expires_at = expires_at - interval '30 days' + interval '1 hour'")
  await advance(3_599)
  expect((await refresh(soon.refresh_token)).status).toBe(200)
  await advance(1)
  expectRefused(await refresh(late.refresh_token))
})

it("keeps refresh tokens and secrets as hashes only", async () => {
  const { refresh_token, access_token } = await signIn()
  const stored = await dumpRows(service)
  for (const secret of [refresh_token, access_token, tenant.secret]) expect(stored).not.toContain(secret)
})
