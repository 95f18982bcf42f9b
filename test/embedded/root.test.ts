import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyBinaries, isFaithfulCopy } from "@svc/adapters/embedded-postgres/binaries-copy"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { afterAll, describe, expect, test } from "vitest"
import { startHolder } from "../support/database/postgres-holder.ts"
import { repository, run } from "../support/repository.ts"

// A folder that other users cannot enter, like a home folder
const closed = mkdtempSync(path.join(tmpdir(), "svc-test-closed-"))
afterAll(() => rmSync(closed, { recursive: true, force: true }))

const nobody = { uid: 65_534, gid: 65_534 }
const asRoot = process.getuid?.() === 0
// False where the repository itself is in such a folder
const reachesNode = asRoot && spawnSync(process.execPath, ["--version"], nobody).status === 0

describe.runIf(asRoot)("as root", () => {
  test("the server runs as another user, also when that one cannot reach the data folder", async () => {
    const dataDir = path.join(closed, "data")
    const said: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => said.push(line) })
    const place = realpathSync(path.join(dataDir, "postgres"))
    try {
      expect(place.startsWith(closed)).toBe(false)
      expect(said).toEqual([expect.stringContaining(`The database files of ${dataDir} are in ${place}`)])
      const pid = readFileSync(path.join(place, "postmaster.pid"), "utf8").split("\n")[0]
      expect(statSync(place).uid).not.toBe(0)
      expect(statSync(`/proc/${pid}`).uid).toBe(statSync(place).uid)
    } finally {
      await server.stop()
      rmSync(place, { recursive: true, force: true })
    }
  })

  test("an empty folder made for root alone is opened for that user, no further than to pass", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "svc-test-"))
    try {
      const said: string[] = []
      const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => said.push(line) })
      await server.stop()
      expect(said).toEqual([])
      expect(statSync(dataDir).mode & 0o777).toBe(0o711)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test.runIf(reachesNode)("a closed folder is refused to another user", async () => {
    const dataDir = path.join(closed, "private")
    mkdirSync(dataDir)
    const { held } = await startHolder(dataDir, nobody)
    expect(held).toMatchObject({
      refused: expect.stringContaining(`The data folder ${dataDir} cannot be used, because nobody may not`),
    })
  })
})

test("binaries are copied whole and runnable, and a copy that lost a file is noticed and mended", async () => {
  const packaged = createRequire(path.join(repository, "packages", "adapters", "package.json"))
  const entry = createRequire(packaged.resolve("embedded-postgres"))
  const original = path.join(entry.resolve(`@embedded-postgres/${process.platform}-${process.arch}`), "../../native")
  const copy = path.join(closed, "binaries")
  const version = () => run(path.join(copy, "bin", "postgres"), ["--version"])

  copyBinaries(original, copy)
  expect(isFaithfulCopy(original, copy)).toBe(true)
  expect((await version()).stdout).toMatch(/^postgres \(PostgreSQL\) 18\./)

  rmSync(path.join(copy, "share", "postgresql", "postgres.bki"))
  expect(isFaithfulCopy(original, copy)).toBe(false)
  copyBinaries(original, copy)
  expect(isFaithfulCopy(original, copy)).toBe(true)
})
