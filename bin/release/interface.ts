import { randomBytes } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { systemClock } from "../../packages/adapters/src/clock/app-clock.ts"
import { encryptionKeys } from "../../packages/adapters/src/config/encryption-keys.ts"
import { readSettings } from "../../packages/adapters/src/config/settings.ts"
import { makeSecretBox } from "../../packages/adapters/src/crypto/secret-box.ts"
import { makeLog } from "../../packages/adapters/src/observability/log.ts"
import { compose } from "../../packages/adapters/src/wiring/compose.ts"
import { makeApp } from "../../packages/runtime-http/src/app.ts"
import type { Interface } from "./compare-interfaces.ts"
import { wholeInterface } from "./whole-interface.ts"

const nobody = "postgres://nobody@127.0.0.1:1/none"

/** The OpenAPI document of the current sources, made without a database. */
export const describeInterface = async (): Promise<Interface> => {
  const settings = readSettings({
    DATABASE_URL: nobody,
    SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    SVC_BASE_URL: "https://svc.example",
    SVC_CONSOLE: "0",
  })
  const container = compose("http", "svc_app", {
    settings,
    databaseUrl: nobody,
    clock: systemClock,
    log: makeLog("silent", "http"),
    secretBox: makeSecretBox(encryptionKeys(settings)),
  })
  const server = createServer(makeApp(container, { stopping: () => false }).callback())
  try {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json?audience=all`
    const read = async (version: string) => (await fetch(`${address}&api-version=${version}`)).json() as Promise<never>
    return wholeInterface(await read("2.1"), await read("2.0"))
  } finally {
    server.closeAllConnections()
    server.close()
    await container.unbindAllAsync()
  }
}
