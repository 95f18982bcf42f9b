import { withClient } from "@svc/adapters/embedded-postgres/database"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { makeImageRoot } from "../../bin/release/image.ts"
import { httpOptions, workerOptions } from "../../bin/node-options.mjs"
import { addDevelopmentParts } from "../../bin/release/tree.ts"
import { atDatabase } from "../support/database/at-database.ts"
import { repository } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { composed } from "./composed.ts"
import { machine } from "./figures.ts"
import { type CommandLine, firstDay } from "./first-day.ts"
import { installToday } from "./installations.ts"

/** A command prefix that runs a program with an empty folder in place of the repository. */
const hidden = ["unshare", "-m", "sh", "-c", 'mount -t tmpfs none "$0" && exec "$@"', repository]

/** A command prefix that runs a program as the image's account, in a read-only root folder. */
const enclosed = (root: string) => {
  const lines = [
    'mount --bind "$0" "$0" && mount --bind -o ro,remount "$0" "$0"',
    'mount -t tmpfs none "$0/tmp"',
    'exec chroot --userspec=65532:65532 "$0" "$@"',
  ]
  return ["unshare", "-m", "sh", "-ec", lines.join("\n"), root]
}

const programsOfImage = {
  svc: ["/svc/lib/cli.mjs"],
  "svc-http": [...httpOptions, "/svc/lib/http.mjs"],
  "svc-worker": [...workerOptions, "/svc/lib/worker.mjs"],
}

/**
 * The first day of an operator with an installation, on a machine without the repository: from the tarball and from the
 * image, on the embedded PostgreSQL and on the servers of `--on` (superuser URLs separated by commas), as
 * `compose.yaml` starts the image, and from the tarball for development. Needs root, for mount namespaces.
 */
export const installedBench = async (args: readonly string[]): Promise<readonly object[]> => {
  const { values } = parseArgs({ args: [...args], options: { on: { type: "string" } } })
  const folder = openTemporaryFolder()
  const tree = await installToday(folder)
  const root = path.join(folder, "root")
  mkdirSync(root)
  chmodSync(folder, 0o755)
  await makeImageRoot(tree, root)
  const own = await startEmbeddedPostgres({ dataDir: path.join(folder, "data") })
  const layouts: Readonly<Record<string, CommandLine>> = {
    tarball: (program, rest) => [...hidden, path.join(tree, "bin", program), ...rest],
    image: (program, rest) => [...enclosed(root), "/svc/runtime/node", ...programsOfImage[program], ...rest],
  }
  const found: object[] = []
  try {
    for (const server of [own.url, ...(values.on?.split(",") ?? [])]) {
      for (const [layout, commandLine] of Object.entries(layouts)) {
        const name = `svc_day_${randomBytes(4).toString("hex")}`
        await withClient(server, (client) => client.query(`create database ${name} encoding 'UTF8' template template0`))
        const postgres = await withClient(server, async (client) => {
          const { rows } = await client.query<{ server_version: string }>("show server_version")
          return rows[0]!.server_version
        })
        const env = {
          PATH: process.env["PATH"],
          DATABASE_URL: atDatabase(server, name),
          SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
          SVC_LOG_LEVEL: "warn",
          ...(layout === "image" ? { SSL_CERT_FILE: "/etc/ssl/certs/ca-certificates.crt" } : {}),
        }
        found.push({ layout, postgres, seconds: await firstDay(commandLine, env, false) })
        process.stderr.write(`${JSON.stringify(found.at(-1))}\n`)
        await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
      }
    }
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, "compose") })
    try {
      const commandLine = await composed(server.url, enclosed(root))
      const env = { PATH: process.env["PATH"], SVC_LOG_LEVEL: "warn" }
      found.push({ layout: "compose", seconds: await firstDay(commandLine, env, false) })
      process.stderr.write(`${JSON.stringify(found.at(-1))}\n`)
    } finally {
      await server.stop()
    }
    await addDevelopmentParts(tree)
    const env = { PATH: process.env["PATH"], SVC_DATA_DIR: path.join(folder, "own"), SVC_LOG_LEVEL: "warn" }
    found.push({ layout: "tarball for development", seconds: await firstDay(layouts["tarball"]!, env, true) })
    return found.map((each) => ({ ...each, conditions: machine() }))
  } finally {
    await own.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
