import type { Principal } from "@svc/domain/identity/access-token"
import type { LegalEntityId } from "@svc/domain/shared/ids"
import type { LegalEntityRequest } from "@svc/domain/organisation/legal-entity-request"
import { randomBytes } from "node:crypto"
import { type AnswerCheck, answerCheckOf, wholeDocument } from "./answer-check.ts"
import { type ApiClient, makeApiClient } from "./api-client.ts"
import type { Side } from "./side.ts"

export interface TestTenant {
  readonly tenantId: Principal["tenantId"]
  readonly userId: Principal["userId"]
  readonly legalEntities: readonly { readonly id: LegalEntityId; readonly name: string }[]
  readonly clientId: string
  readonly secret: string
  /** A client for the tenant's only legal entity, with every permission. */
  readonly api: ApiClient
  /** Makes a client with the given permissions. */
  readonly apiWith: (permissions: readonly string[], headers?: Readonly<Record<string, string>>) => Promise<ApiClient>
}

/** The means to send requests to a service. */
export interface Asked {
  readonly origin: string
  /** A client without credentials. */
  readonly anonymous: ApiClient
  readonly createTenant: (
    legalEntities?: readonly string[],
    entity?: Partial<LegalEntityRequest>,
  ) => Promise<TestTenant>
}

/** Reads the OpenAPI document of a service, without its origin. Asks for no compression, which would take longer. */
const readDescription = async (origin: string, version: string): Promise<string> => {
  const address = `${origin}${wholeDocument}&api-version=${version}`
  const text = await (await fetch(address, { headers: { "accept-encoding": "identity" } })).text()
  const { servers } = JSON.parse(text) as { readonly servers: readonly [{ readonly url: string }] }
  return text.replaceAll(servers[0].url, "")
}

/** The checks of answers in this process, by the text that services with the same OpenAPI document share. */
const checks = new Map<string, Promise<AnswerCheck>>()

/**
 * Makes clients for a service, which compare every answer with its OpenAPI document.
 *
 * @param alike services of this process with the same text share one OpenAPI document, which is made once, because
 *   that takes as long as many tests. Without it the document is read from this service
 */
export const askAt = async (origin: string, { get, run }: Side, alike?: string): Promise<Asked> => {
  const read = async () => answerCheckOf(await readDescription(origin, "2.1"), await readDescription(origin, "2.0"))
  const known = alike === undefined ? undefined : checks.get(alike)
  const reading = known ?? read()
  if (alike !== undefined && known === undefined) checks.set(alike, reading)
  const check = await reading
  const client = (headers: Readonly<Record<string, string>>) => makeApiClient(origin, check, headers)

  const signIn = async (clientId: string, secret: string): Promise<string> => {
    const { body } = await client({}).post("/auth/v2/token", { clientId, secret })
    return (body as { access_token: string }).access_token
  }

  const createTenant: Asked["createTenant"] = async (names = ["Alpha AB"], entity = {}) => {
    const { tenant, legalEntities, user } = await run(
      get("Organisation").createTenant({
        name: `Tenant ${randomBytes(4).toString("hex")}`,
        legalEntities: names.map((name) => ({ name, baseCurrency: "SEK", country: "SE", ...entity })),
      }),
    )
    const createToken = (permissions?: readonly string[]) =>
      run(
        get("Identity").createPersonalToken({
          tenantId: tenant.id,
          name: "test",
          ...(permissions === undefined ? {} : { permissions }),
        }),
      )
    const { token, secret } = await createToken()
    const accessToken = await signIn(token.clientId, secret)
    return {
      tenantId: tenant.id,
      userId: user.id,
      legalEntities,
      clientId: token.clientId,
      secret,
      api: client({ authorization: `Bearer ${accessToken}` }),
      apiWith: async (permissions, headers = {}) => {
        const limited = await createToken(permissions)
        return client({
          authorization: `Bearer ${await signIn(limited.token.clientId, limited.secret)}`,
          ...headers,
        })
      },
    }
  }
  return { origin, anonymous: client({}), createTenant }
}
