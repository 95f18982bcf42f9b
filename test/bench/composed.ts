import { withClient } from "@svc/adapters/embedded-postgres/database"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { atDatabase } from "../support/database/at-database.ts"
import { repository } from "../support/repository.ts"
import type { CommandLine } from "./first-day.ts"

interface Service {
  readonly entrypoint?: readonly string[]
  readonly command?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const folder = path.join(repository, "deploy", "compose")

/** Makes the logins of `compose.yaml` on a server that is new, by its own script and as the superuser that it expects. */
const makeLogins = async (server: string, secrets: Readonly<Record<string, string>>): Promise<void> => {
  const { hostname, port } = new URL(server)
  await withClient(atDatabase(server, "postgres"), async (client) => {
    await client.query("alter database svc rename to not_of_compose")
    await client.query(`create role postgres superuser login password '${secrets["OWNER_PASSWORD"]}'`)
  })
  const env = { PATH: process.env["PATH"], ...secrets, POSTGRES_PASSWORD: secrets["OWNER_PASSWORD"] }
  execFileSync("sh", [path.join(folder, "logins.sh")], {
    env: { ...env, PGHOST: hostname, PGPORT: port, PGPASSWORD: env.POSTGRES_PASSWORD },
    stdio: "ignore",
  })
}

/**
 * The services of `compose.yaml` as processes: the command lines and the addresses of the database that it gives them, on a
 * server of PostgreSQL that is new. `enclose` runs a program in the image.
 */
export const composed = async (server: string, enclose: readonly string[]): Promise<CommandLine> => {
  const passwords = ["OWNER_PASSWORD", "HTTP_PASSWORD", "WORKER_PASSWORD"]
  const secrets = Object.fromEntries(passwords.map((name) => [name, randomBytes(24).toString("hex")]))
  await makeLogins(server, secrets)
  const given: Readonly<Record<string, string>> = {
    ...secrets,
    SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  }
  const text = readFileSync(path.join(folder, "compose.yaml"), "utf8").replaceAll(
    /\$\{(\w+)(?::[?-]([^}]*))?\}/gu,
    (_, name: string, otherwise = "") => given[name] ?? otherwise,
  )
  const { services } = parse(text, { merge: true }) as { readonly services: Readonly<Record<string, Service>> }
  return (program, args) => {
    const isMigration = args[0] === "migrate"
    const { entrypoint, command, environment } = services[isMigration ? "migrate" : program.replace("svc-", "")]!
    const settings = Object.entries(environment)
      .filter(([name]) => name !== "SVC_BASE_URL")
      .map(([name, value]) => `${name}=${value.replace("postgres:5432", new URL(server).host)}`)
    const rest = isMigration ? [] : args
    const line = [...(entrypoint ?? ["/svc/runtime/node"]), ...(command ?? []), ...rest]
    return ["env", "--unset=DATABASE_URL", ...settings, ...enclose, ...line]
  }
}
