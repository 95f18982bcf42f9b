import { spawn } from "node:child_process"
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { findEmbeddedPostgres } from "@svc/adapters/embedded-postgres/find"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { afterAll, afterEach, expect, test } from "vitest"
import { startHolder, urlOf } from "../support/database/postgres-holder.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const dataDir = openTemporaryFolder()
const pidFile = path.join(dataDir, "postgres", "postmaster.pid")
const start = () => startEmbeddedPostgres({ dataDir })

const count = (url: string) =>
  withClient(url, async (client) => {
    await client.query("create table if not exists seen (at timestamptz)")
    await client.query("insert into seen values (now())")
    return Number((await client.query<{ n: string }>("select count(*) as n from seen")).rows[0]?.n)
  })

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
afterEach(async () => {
  // No test may leave the server running
  const left = await start()
  await left.stop()
})

test("a second start on a held folder is refused in one line, and the first goes on", async () => {
  const first = await startHolder(dataDir)
  const refused = await start().catch((error: unknown) => error)
  expect(refused).toMatchObject({ _tag: "EmbeddedPostgresUnavailable", reason: "FolderInUse" })
  expect((refused as Error).message).toContain(dataDir)
  expect((refused as Error).message).toContain(`process ${first.pid}`)
  expect((refused as Error).message).not.toContain("\n")

  expect(await count(urlOf(first))).toBe(1)
  await first.end("SIGTERM")
})

test("the server of a killed process goes on, is adopted by the next start, and ends with that", async () => {
  const killed = await startHolder(dataDir)
  await killed.end("SIGKILL")
  expect(await count(urlOf(killed))).toBe(2)

  const next = await start()
  expect(next).toMatchObject({ url: urlOf(killed), adopted: true })
  expect(await count(next.url)).toBe(3)
  await next.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
})

test("when process and server are both killed, the next start recovers what was committed", async () => {
  const killed = await startHolder(dataDir)
  expect(await count(urlOf(killed))).toBe(4)
  const server = Number(readFileSync(pidFile, "utf8").split("\n")[0])
  await killed.end("SIGKILL")
  process.kill(server, "SIGKILL")

  const next = await start()
  expect(next.adopted).toBe(false)
  expect(await count(next.url)).toBe(5)
  await next.stop()
})

test("a file left behind whose process id belongs to something else by now does not stop a start", async () => {
  const first = await start()
  const left = readFileSync(pidFile, "utf8").split("\n").slice(1)
  await first.stop()
  // PostgreSQL itself would only see that a process of its own user has this process id
  const { uid, gid } = statSync(path.join(dataDir, "postgres"))
  const other = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid } : {})
  writeFileSync(pidFile, [other.pid, ...left].join("\n"))
  writeFileSync(path.join(dataDir, "in-use-by", `${process.ppid}.1`), "")

  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
  const next = await start()
  expect(next).toMatchObject({ url: first.url, adopted: false })
  expect(other.exitCode).toBeNull()
  other.kill()
  await next.stop()
})

test("of several starts at once exactly one gets the folder", async () => {
  const holders = await Promise.all([startHolder(dataDir), startHolder(dataDir), startHolder(dataDir)])
  const holding = holders.filter(({ held }) => "url" in held)
  expect(holding).toHaveLength(1)
  expect(await count(urlOf(holding[0]!))).toBe(6)
  await holding[0]!.end("SIGTERM")
})
