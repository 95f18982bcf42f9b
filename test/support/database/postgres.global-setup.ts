import { whyNoCitus } from "./citus-cluster.ts"
import { oldestBinaries } from "./oldest-postgres.ts"
import { type TestServer, startTestServer } from "./test-server.ts"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of the server's database `postgres`, for a user who may create databases. */
    readonly databaseUrl: string
    /** The name of a migrated database that tests clone. Connections to it are not allowed. */
    readonly templateDatabase: string
  }
}

interface Shared {
  readonly server: Promise<TestServer>
  users: number
}

// Every project loads this file anew, so the shared state is a property of `globalThis`.
const place = globalThis as typeof globalThis & { svcTestServers?: Map<string | undefined, Shared> }

/**
 * Starts the server for the first project that needs one, and another server for the projects `oldest` and
 * `oldest-statements`. The returned function stops the server after the last project.
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
