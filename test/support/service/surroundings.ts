import { readSettings } from "@svc/adapters/config/settings"
import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import type { Surroundings } from "@svc/adapters/wiring/compose"
import { randomBytes } from "node:crypto"
import { Writable } from "node:stream"

export type Environment = Readonly<Record<string, string>>

const nobody = "http://127.0.0.1:9"

/**
 * The usual settings of tests: webhooks may go to 127.0.0.0/8, sign-ins are unlimited, and providers are unreachable.
 */
const usual: Environment = {
  SVC_HOST: "127.0.0.1",
  SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
  SVC_MAIL_ALLOWED_NETWORKS: "127.0.0.0/8",
  SVC_MAIL_PORTS: "1024-65535",
  SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0",
  SVC_DATABASE_CONNECTIONS: "10",
  // No test may ask the real providers.
  SVC_CENTRAL_BANK_DATA_URL: nobody,
  SVC_RATES_URL: nobody,
  SVC_NBP_URL: nobody,
  SVC_RIKSBANK_URL: nobody,
  SVC_NETWORK_PROVIDER_URL: nobody,
}

export interface TestSurroundings extends Omit<Surroundings, "clock"> {
  /** The URL of the same database for HTTP's login, which is a member of svc_app alone. */
  readonly httpDatabaseUrl: string
  /** The value of SVC_ENCRYPTION_KEY: base64 keys, separated by commas. */
  readonly encryptionKey: string
  /** The environment that the settings are read from, for programs beside this process. */
  readonly environment: Environment
  /** Everything logged so far. */
  readonly logged: () => string
  /** Adds a line that a program beside this process logs. */
  readonly say: (line: string) => void
}

/** Everything from which a graph over a database is made, except the clock. `given` overrides the usual settings. */
export const testSurroundings = (databaseUrl: string, given: Environment = {}): TestSurroundings => {
  const encryptionKey = given["SVC_ENCRYPTION_KEY"] ?? randomBytes(32).toString("base64")
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const environment = { ...usual, DATABASE_URL: databaseUrl, SVC_ENCRYPTION_KEY: encryptionKey, ...given }
  const settings = readSettings(environment)
  return {
    databaseUrl,
    httpDatabaseUrl: loginUrl(databaseUrl, "http"),
    settings,
    encryptionKey,
    environment,
    secretBox: makeSecretBox(settings.encryptionKeys!),
    log: makeLog(settings.logLevel, "test", sink),
    logged: () => lines.join(""),
    say: (line) => void lines.push(`${line}\n`),
  }
}
