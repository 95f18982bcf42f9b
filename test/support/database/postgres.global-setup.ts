import { whyNoCitus } from "./citus-cluster.ts"
import { oldestBinaries } from "./oldest-postgres.ts"
import { type TestServer, startTestServer } from "./test-server.ts"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  export interface ProvidedContext {
    /** The url of the server's own database `postgres`, for a user who may create databases. */
    readonly databaseUrl: string
    /** A migrated database that nobody may connect to, to be cloned. */
    readonly templateDatabase: string
  }
}

interface Shared {
  readonly server: Promise<TestServer>
  users: number
}

// Every project loads this file anew, so the state that they share hangs on the process.
const place = globalThis as typeof globalThis & { svcTestServers?: Map<string | undefined, Shared> }

/**
 * Starts the server with the first project that needs it, another one for the projects `oldest` and
 * `oldest-statements`; the function it gives stops the server when the last project is done.
 */
export const setup = async (project: TestProject) => {
  const binaries = project.name.startsWith("oldest") ? oldestBinaries : undefined
  const servers = (place.svcTestServers ??= new Map())
  const skipped = whyNoCitus()
  if (skipped !== undefined && servers.size === 0) process.stderr.write(`${skipped}\n`)
  const shared = servers.get(binaries) ?? { server: startTestServer(binaries), users: 0 }
  servers.set(binaries, shared)
  shared.users++
  const leave = async () => {
    if (--shared.users > 0) return
    servers.delete(binaries)
    await (await shared.server).stop()
  }
  const { databaseUrl, templateDatabase } = await shared.server
  project.provide("databaseUrl", databaseUrl)
  project.provide("templateDatabase", templateDatabase)
  return leave
}
