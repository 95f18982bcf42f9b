import { once } from "node:events"
import { startWorkerProcess } from "../../bench/processes.ts"
import type { TestService } from "../service/service.ts"

/** Starts another worker process with the database and the keys of a service. */
export const startWorkerBeside = (
  { databaseUrl, encryptionKey }: Pick<TestService, "databaseUrl" | "encryptionKey">,
  environment: Readonly<Record<string, string>> = {},
  stdout?: number,
) => {
  const settings = {
    SVC_ENCRYPTION_KEY: encryptionKey,
    SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    SVC_DATABASE_CONNECTIONS: "5",
    SVC_LOG_LEVEL: "silent",
    ...environment,
  }
  const child = startWorkerProcess(databaseUrl, settings, { stdout })
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, "exit")
  }
  return { process: child, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") }
}
