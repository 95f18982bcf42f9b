import { loginUrl } from "@svc/adapters/embedded-postgres/logins"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { repository } from "../repository.ts"
import type { TestService } from "../service/service.ts"
import { until } from "../until.ts"

/** An HTTP process that a test can kill. It uses the database and the keys of a service. */
export interface HttpProcess {
  readonly origin: string
  readonly process: ChildProcess
  /** Kills the process as a crash does, and resolves when it has ended. */
  readonly kill: () => Promise<void>
}

export const startHttpProcess = async (
  { databaseUrl, encryptionKey }: Pick<TestService, "databaseUrl" | "encryptionKey">,
  environment: Readonly<Record<string, string>> = {},
  stdout: number | "ignore" = "ignore",
): Promise<HttpProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(repository, "packages/runtime-http/src/main.ts")], {
    stdio: ["ignore", stdout, "ignore"],
    env: {
      PATH: process.env["PATH"],
      // The process must find the database by this variable alone.
      SVC_DATABASE_HTTP_URL: loginUrl(databaseUrl, "http"),
      SVC_ENCRYPTION_KEY: encryptionKey,
      SVC_HOST: "127.0.0.1",
      PORT: String(port),
      SVC_LOG_LEVEL: "error",
      ...environment,
    },
  })
  const gone = once(child, "exit")
  const origin = `http://127.0.0.1:${port}`
  await until(
    () =>
      fetch(`${origin}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  ).catch((error: unknown) => {
    child.kill("SIGKILL")
    throw error
  })
  return {
    origin,
    process: child,
    kill: async () => {
      child.kill("SIGKILL")
      await gone
    },
  }
}
