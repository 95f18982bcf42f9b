import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { makeLog } from "@svc/adapters/observability/log"
import { resolve } from "@svc/adapters/wiring/provide"
import type { Principal } from "@svc/domain/identity/access-token"
import type { LegalEntityRequest } from "@svc/domain/organisation/legal-entity-request"
import { randomBytes } from "node:crypto"
import { Writable } from "node:stream"
import { type AllInOne, startAllInOne } from "../../../bin/all-in-one.ts"
import { answerCheckOf } from "./answer-check.ts"
import { type ApiClient, makeApiClient } from "./api-client.ts"
import { createTestDatabase } from "../database/database.ts"

export interface TestTenant {
  readonly tenantId: Principal["tenantId"]
  readonly userId: Principal["userId"]
  readonly legalEntities: readonly { readonly id: string; readonly name: string }[]
  readonly clientId: string
  readonly secret: string
  /** A client of the tenant's only legal entity, with every permission. */
  readonly api: ApiClient
  /** A client with the given permissions. */
  readonly apiWith: (permissions: readonly string[], headers?: Readonly<Record<string, string>>) => Promise<ApiClient>
}

export interface TestService extends AllInOne {
  readonly origin: string
  readonly databaseUrl: string
  readonly encryptionKey: string
  /** Every line logged so far. */
  readonly logged: () => string
  /** A client without credentials. */
  readonly anonymous: ApiClient
  /** Runs a statement as the database's superuser. */
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly createTenant: (
    legalEntities?: readonly string[],
    entity?: Partial<LegalEntityRequest>,
  ) => Promise<TestTenant>
  readonly close: () => Promise<void>
}

/**
 * The service as `npm start` runs it, over a database of its own: real PostgreSQL, real sockets. Settings are read from
 * `environment`; unless it says otherwise, webhooks may go to 127.0.0.0/8, sign-ins are not limited and there is no
 * network provider.
 */
export const startService = async (environment: Readonly<Record<string, string>> = {}): Promise<TestService> => {
  const database = await createTestDatabase()
  const encryptionKey = randomBytes(32).toString("base64")
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const settings = readSettings({
    DATABASE_URL: database.url,
    SVC_ENCRYPTION_KEY: encryptionKey,
    SVC_HOST: "127.0.0.1",
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0",
    SVC_DATABASE_CONNECTIONS: "10",
    // Nobody listens at these addresses: no test asks the real providers.
    SVC_CENTRAL_BANK_DATA_URL: "http://127.0.0.1:9",
    SVC_RATES_URL: "http://127.0.0.1:9",
    SVC_RIKSBANK_URL: "http://127.0.0.1:9",
    SVC_NETWORK_PROVIDER_URL: "http://127.0.0.1:9",
    PORT: String(await freePort()),
    ...environment,
  })
  const service = await startAllInOne({
    settings,
    databaseUrl: database.url,
    secretBox: makeSecretBox([Buffer.from(encryptionKey, "base64")]),
    log: makeLog(settings.logLevel, "test", sink),
  }).catch(async (error: unknown) => {
    await database.drop()
    throw error
  })
  const origin = `http://127.0.0.1:${service.server.port}`
  const document = await (await fetch(`${origin}/openapi.json`)).text()
  // The document is the same for every service, except for the address that it is served at.
  const { servers } = JSON.parse(document) as { readonly servers: readonly [{ readonly url: string }] }
  const check = answerCheckOf(document.replaceAll(servers[0].url, ""))
  const client = (headers: Readonly<Record<string, string>>) => makeApiClient(origin, check, headers)
  const { runOrThrow } = resolve(service.container, "Runtime")

  const signIn = async (clientId: string, secret: string): Promise<string> => {
    const { body } = await client({}).post("/auth/v2/token", { clientId, secret })
    return (body as { access_token: string }).access_token
  }

  return {
    ...service,
    origin,
    databaseUrl: database.url,
    encryptionKey,
    logged: () => lines.join(""),
    anonymous: client({}),
    sql: database.sql,
    createTenant: async (names = ["Alpha AB"], entity = {}) => {
      const { tenant, legalEntities, user } = await runOrThrow(
        resolve(service.container, "Organisation").createTenant({
          name: `Tenant ${randomBytes(4).toString("hex")}`,
          legalEntities: names.map((name) => ({ name, baseCurrency: "SEK", country: "SE", ...entity })),
        }),
      )
      const createToken = (permissions?: readonly string[]) =>
        runOrThrow(
          resolve(service.container, "Identity").createPersonalToken({
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
    },
    close: async () => {
      await service.stop()
      await database.drop()
    },
  }
}
