import { systemClock } from "@svc/adapters/clock/app-clock"
import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { startHttp } from "@svc/runtime-http/app"
import type { TestService } from "./service.ts"

/** A second HTTP runtime over the database and with the keys of a service. */
export interface HttpBeside {
  readonly origin: string
  readonly close: () => Promise<void>
}

export const startHttpBeside = async (
  { databaseUrl, encryptionKey }: TestService,
  environment: Readonly<Record<string, string>> = {},
): Promise<HttpBeside> => {
  const settings = readSettings({
    DATABASE_URL: databaseUrl,
    SVC_ENCRYPTION_KEY: encryptionKey,
    SVC_HOST: "127.0.0.1",
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_AUTH_MAX_FAILURES_PER_MINUTE: "0",
    SVC_DATABASE_CONNECTIONS: "10",
    PORT: "0",
    ...environment,
  })
  const log = makeLog("silent", "test")
  const secretBox = makeSecretBox([Buffer.from(encryptionKey, "base64")])
  const container = compose("http", "svc_app", { settings, databaseUrl, clock: systemClock, log, secretBox })
  const boss = resolve(container, "PgBoss")
  await boss.start()
  const server = await startHttp(container, settings.host)
  return {
    origin: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.stop()
      await boss.stop({ graceful: false })
      await container.unbindAllAsync()
    },
  }
}
