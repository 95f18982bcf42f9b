import { readSettings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import type { Surroundings } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TenantId } from "@svc/domain/shared/ids"
import type { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Effect } from "effect"
import { randomBytes } from "node:crypto"

/** One side of the service: its object graph, and programs that run in its units of work. */
export interface Side {
  readonly get: <K extends keyof Bindings>(key: K) => Bindings[K]
  /** Rejects with the failure or the defect. */
  readonly run: Runtime["runOrThrow"]
  readonly exit: Runtime["run"]
  /** Runs a program in a unit of work of that tenant, or of all tenants. */
  readonly atomically: <A, E>(tenant: TenantId | typeof allTenants, work: Effect.Effect<A, E>) => Promise<A>
}

export const toSide = (container: Graph): Side => {
  const { run, runOrThrow } = resolve(container, "Runtime")
  return {
    get: (key) => resolve(container, key),
    run: runOrThrow,
    exit: run,
    atomically: (tenant, work) => runOrThrow(resolve(container, "UnitOfWork").atomically(tenant, work)),
  }
}

/** Everything that a graph over a database is composed from, except its clock; nothing is logged. */
export const testSurroundings = (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Omit<Surroundings, "clock"> => {
  const given = environment["SVC_ENCRYPTION_KEY"]
  const key = given === undefined ? randomBytes(32) : Buffer.from(given, "base64")
  return {
    databaseUrl,
    settings: readSettings({
      DATABASE_URL: databaseUrl,
      SVC_ENCRYPTION_KEY: key.toString("base64"),
      SVC_DATABASE_CONNECTIONS: "10",
      ...environment,
    }),
    secretBox: makeSecretBox([key]),
    log: makeLog("silent", "test"),
  }
}
