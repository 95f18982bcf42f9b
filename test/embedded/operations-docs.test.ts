import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { runAs, serverAccount } from "@svc/adapters/embedded-postgres/account"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { repository, run } from "../support/repository.ts"
import { openDataFolder } from "../support/temporary-folder.ts"

// Runs the commands of chapters in docs/operations as they are written, where the machine has the needed programs.

const page = (name: string) => readFileSync(path.join(repository, "docs", name), "utf8")
const blocksOf = (chapter: string, language: string): readonly string[] => {
  const text = page(`operations/${chapter}`)
  return [...text.matchAll(new RegExp("```" + language + "[^\\n]*\\n(.*?)```", "gsu"))].map(([, block = ""]) => block)
}
const has = (program: string) => {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}
/**
 * The programs of a PostgreSQL server on this machine, with pg_dump of the same version. The embedded server has none.
 */
const findPrograms = (): string | undefined => {
  const root = "/usr/lib/postgresql"
  const folders = existsSync(root) ? readdirSync(root).map((version) => path.join(root, version, "bin")) : []
  return folders.find((folder) =>
    ["initdb", "pg_ctl", "pg_dump", "psql"].every((each) => existsSync(path.join(folder, each))),
  )
}

const folder = openDataFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programs = findPrograms()

describe.skipIf(programs === undefined)("roles, backup and restore", () => {
  const bin = programs ?? ""
  const account = serverAccount(undefined)
  const data = path.join(folder, "data")
  const tools = path.join(folder, "tools")
  let port: number
  const at = (login: string, password: string, database: string) =>
    `postgres://${login}:${password}@127.0.0.1:${port}/${database}`
  const server = async (program: string, ...args: readonly string[]) => {
    const { succeeded, output } = await runAs(account, path.join(bin, program), args)
    if (!succeeded) throw new Error(`${program}: ${output}`)
  }

  beforeAll(async () => {
    port = await freePort()
    for (const made of [data, tools]) mkdirSync(made)
    if (account !== undefined) {
      chmodSync(folder, 0o755)
      chownSync(data, account.uid, account.gid)
    }
    await server("initdb", "--auth=trust", "--username=postgres", "--no-sync", data)
    await server(
      "pg_ctl",
      "--wait",
      `--pgdata=${data}`,
      `--log=${data}/log`,
      `--options=-p ${port} -k ${data} -F`,
      "start",
    )
    // Stands in for npm: the page's commands are `npm run -s svc -- …` in the repository's folder.
    const npm = path.join(tools, "npm")
    writeFileSync(
      npm,
      `#!/bin/sh\nshift 4\nexec "${process.execPath}" "${repository}/packages/runtime-cli/src/main.ts" "$@"\n`,
    )
    chmodSync(npm, 0o755)
  })
  afterAll(() => server("pg_ctl", "--mode=immediate", `--pgdata=${data}`, "stop"))

  test("work as their chapters say, and the restored database has its tenants and its rights", async () => {
    const env = {
      PATH: `${tools}:${bin}:${process.env["PATH"] ?? ""}`,
      DATABASE_URL: at("svc_owner", "change-me-1", "svc"),
      RESTORE_URL: at("svc_owner", "change-me-1", "restored"),
      SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    }
    const shell = async (script: string, more: Readonly<Record<string, string>> = {}) => {
      const done = await run("bash", ["-euo", "pipefail", "-c", script], { cwd: folder, env: { ...env, ...more } })
      expect(done, script).toMatchObject({ code: 0 })
      return done.stdout
    }
    const superuser = at("postgres", "none", "postgres")
    const [roles = ""] = blocksOf("database.md", "sql")
    writeFileSync(
      path.join(folder, "roles.sql"),
      `${roles}${["restored", "unrestored"].map((name) => `create database ${name} owner svc_owner encoding 'UTF8' template template0;\n`).join("")}`,
    )
    await shell(`psql --set=ON_ERROR_STOP=1 ${superuser} --file=roles.sql`)
    await shell("npm run -s svc -- migrate")
    await shell(`npm run -s svc -- tenants create --name One --legal-entity "One AB:SEK:SE"`)

    const [dump = "", count = "", restore = "", ...more] = blocksOf("backup.md", "sh")
    expect(more).toEqual([])
    await shell(dump)
    expect((await shell(count)).trim()).toBe("1")
    expect(await shell(restore)).toMatch(/^ok +tenants +1 tenant$/m)
    // After the restore, HTTP again sees only its transaction's tenant, and workers see all.
    const seen = (login: string, password: string, role: string) =>
      shell(
        `psql --quiet --tuples-only --no-align ${at(login, password, "restored")} --command="set role ${role}; select count(*) from svc.tenants"`,
      )
    expect([
      await seen("svc_http", "change-me-3", "svc_app"),
      await seen("svc_background", "change-me-2", "svc_worker"),
    ]).toEqual(["0\n", "1\n"])

    // With an incomplete dump the recipe stops, even in a shell that continues after errors, and makes no empty
    // service.
    const damaged = path.join(folder, "damaged")
    mkdirSync(damaged)
    const whole = readFileSync(path.join(folder, "svc.dump"))
    writeFileSync(path.join(damaged, "svc.dump"), whole.subarray(0, whole.length - 4096))
    const url = at("svc_owner", "change-me-1", "unrestored")
    const failed = await run("bash", ["-c", restore], { cwd: damaged, env: { ...env, RESTORE_URL: url } })
    expect(failed.code).not.toBe(0)
    expect(failed.stdout).not.toContain("migrations")
    const made = `select count(*) from pg_class where relnamespace = 'svc'::regnamespace`
    expect(await shell(`psql --quiet --tuples-only --no-align ${url} --command="${made}"`)).toBe("0\n")
  })
})

test("the proxy lets through what the service takes, and its chapter names headers that the service has", () => {
  // This page is generated from the service (docs-pages.test.ts).
  const limits = page("limits.md")
  const chapter = page("operations/reverse-proxy.md")
  const allowed = /client_max_body_size (\d+)m;/.exec(chapter)
  const largest = Math.max(...[...limits.matchAll(/^- Body.*? (\d+) MiB/gmu)].map(([, size]) => Number(size)))
  expect(largest).toBeGreaterThan(1)
  // The proxy's limit is higher, so that the service itself refuses a slightly larger body.
  expect(Number(allowed?.[1])).toBeGreaterThan(largest)

  const headers = new Set([...limits.matchAll(/^\| `([a-z-]+)` +\|/gmu)].map(([, name]) => name))
  const prose = chapter.replaceAll(/```.*?```/gsu, "")
  const named = [...prose.matchAll(/`([A-Za-z]+(?:-[A-Za-z]+)+)`/gu)].map(([, name = ""]) => name.toLowerCase())
  expect(named).toContain("svc-idempotency-key")
  expect(named.filter((name) => !headers.has(name))).toEqual([])
})

test.skipIf(!has("nginx") || !has("openssl"))("the configuration of the proxy chapter is one for nginx", async () => {
  const [site = ""] = blocksOf("reverse-proxy.md", "nginx")
  const file = path.join(folder, "nginx.conf")
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off;
${site.replaceAll("/etc/nginx/svc", `${folder}/svc`)} }`,
  )
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", `${folder}/svc.key`, "-out", `${folder}/svc.crt`]
  await run("openssl", ["req", "-x509", ...key, "-subj", "/CN=api.example.com"])
  const { code, stderr } = await run("nginx", ["-t", "-c", file])
  expect([code, stderr]).toEqual([0, expect.stringContaining("test is successful")])
})
