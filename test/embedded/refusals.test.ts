import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { encryptionKeys } from "@svc/adapters/config/encryption-keys"
import { readSettings } from "@svc/adapters/config/settings"
import { folderTrouble } from "@svc/adapters/embedded-postgres/folder-trouble"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { afterAll, afterEach, describe, expect, test } from "vitest"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const folder = openTemporaryFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refusal = async (dataDir: string, port?: number) => {
  const outcome = await startEmbeddedPostgres({ dataDir, port, fsync: false }).catch((error: unknown) => error)
  expect(outcome).toMatchObject({ _tag: "EmbeddedPostgresUnavailable" })
  const { message, reason } = outcome as { readonly message: string; readonly reason: string }
  expect(message).not.toContain("\n")
  return { message, reason }
}

/** Functions that free the ports that a test has occupied. */
const occupied: (() => void)[] = []
afterEach(() => occupied.splice(0).forEach((free) => free()))
const occupy = (port: number) =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(port, "127.0.0.1", () => {
      occupied.push(() => server.close())
      resolve((server.address() as { readonly port: number }).port)
    })
  })

describe("a folder that cannot be used is named in one line", () => {
  test("a file", async () => {
    const file = path.join(folder, "file")
    writeFileSync(file, "")
    expect(await refusal(file)).toMatchObject({ reason: "FolderUnusable", message: expect.stringContaining(file) })
  })

  test("a folder in a place where nobody can make one", async () => {
    const nowhere = process.platform === "linux" ? "/proc/svc-data" : "/dev/null/svc-data"
    expect(await refusal(nowhere)).toMatchObject({ message: expect.stringContaining(nowhere) })
  })

  test.skipIf(process.getuid?.() === 0)("a folder this user may not write to", async () => {
    const closed = path.join(folder, "closed")
    mkdirSync(closed)
    chmodSync(closed, 0o500)
    expect(await refusal(closed)).toMatchObject({ reason: "FolderUnusable", message: expect.stringContaining(closed) })
  })

  test("a folder with something else where the database should be", async () => {
    const other = path.join(folder, "other")
    mkdirSync(path.join(other, "postgres"), { recursive: true })
    writeFileSync(path.join(other, "postgres", "letters.txt"), "")
    const { message } = await refusal(other)
    expect(message).toContain(`${path.join(other, "postgres")} contains something other than a database`)

    writeFileSync(path.join(other, "postgres", "PG_VERSION"), "17\n")
    expect((await refusal(other)).message).toContain("made by PostgreSQL 17")
  })

  test("a folder with a file where one of its folders belongs", async () => {
    const blocked = path.join(folder, "blocked")
    mkdirSync(blocked)
    writeFileSync(path.join(blocked, "in-use-by"), "")
    const { reason, message } = await refusal(blocked)
    expect(reason).toBe("FolderUnusable")
    expect(message).toContain(`${path.join(blocked, "in-use-by")} is not a folder: move it away, or set SVC_DATA_DIR`)
  })

  test("also where the key for secrets is made first", () => {
    const file = path.join(folder, "no-folder")
    writeFileSync(file, "")
    const make = (dataDir: string) => () => encryptionKeys(readSettings({ SVC_DATA_DIR: dataDir }))
    expect(make(file)).toThrow(`The data folder ${file} is not a folder: set SVC_DATA_DIR to another place.`)
    expect(make(path.join(file, "below"))).toThrow(/part of the path \S+\/no-folder\/below is not a folder: move/)
  })

  test.each([
    [
      "EACCES",
      /^The data folder \/data cannot be used, because .+ may not read and write \/data\/x: make .+ its owner/,
    ],
    ["EROFS", /^The data folder \/data is on a read-only file system: mount it for writing, or set SVC_DATA_DIR/],
    ["ENOSPC", /^The volume of the data folder \/data is full: make room there, or set SVC_DATA_DIR/],
    ["EEXIST", /^The data folder \/data cannot be used, because \/data\/x is not a folder: move it away, or set/],
  ])("%s of the system becomes a sentence that says what to do", (code, sentence) => {
    const error = Object.assign(new Error(`${code}: of the system`), { code, path: "/data/x" })
    expect(folderTrouble("/data", error)).toMatchObject({
      reason: "FolderUnusable",
      message: expect.stringMatching(sentence),
    })
    expect(folderTrouble("/elsewhere", error)).toBe(error)
  })

  test("a folder that is itself a database", async () => {
    const cluster = path.join(folder, "cluster")
    mkdirSync(cluster)
    writeFileSync(path.join(cluster, "PG_VERSION"), "18\n")
    expect((await refusal(cluster)).message).toContain("is itself a PostgreSQL cluster")
  })
})

test("a port that was asked for and is taken is refused; a remembered one is exchanged, and that is said", async () => {
  const dataDir = path.join(folder, "data")
  const taken = await occupy(0)
  const { reason, message } = await refusal(dataDir, taken)
  expect(reason).toBe("PortTaken")
  expect(message).toContain(`Port ${taken} `)

  const first = await startEmbeddedPostgres({ dataDir, fsync: false })
  await first.stop()
  const remembered = Number(new URL(first.url).port)
  await occupy(remembered)

  const said: string[] = []
  const second = await startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => said.push(line) })
  const port = Number(new URL(second.url).port)
  await second.stop()
  expect(port).not.toBe(remembered)
  expect(said).toEqual([`The embedded PostgreSQL listens on port ${port} now: ${remembered} is taken.`])
})
