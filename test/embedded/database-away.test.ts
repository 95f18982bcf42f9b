import { systemClock } from "@svc/adapters/clock/app-clock"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { rmSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { repository } from "../support/repository.ts"
import { testSurroundings } from "../support/service/surroundings.ts"
import { openDataFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"

// This file needs its own server, because it stops the server while processes use it.
const folder = openDataFolder()
const encryptionKey = randomBytes(32).toString("base64")
let port: number
let url: string
let server: EmbeddedPostgres | undefined
const startServer = async () => (server = await startEmbeddedPostgres({ dataDir: folder, port, fsync: false }))
const stopServer = async () => {
  await server?.stop()
  server = undefined
}

beforeAll(async () => {
  port = await freePort()
  url = (await startServer()).url
  await migrateEmbedded(url)
  // HTTP does not make the signing key, and may start before the worker.
  const surroundings = testSurroundings(url, { SVC_ENCRYPTION_KEY: encryptionKey })
  const graph = compose("worker", "svc_worker", { ...surroundings, clock: systemClock })
  await resolve(graph, "Runtime").runOrThrow(resolve(graph, "SigningKeyCheck").ensure)
  await graph.unbindAllAsync()
  await stopServer()
})
afterAll(async () => {
  await stopServer()
  rmSync(folder, { recursive: true, force: true })
})

interface Process {
  readonly child: ChildProcess
  readonly said: () => string
  /** The log lines at `warn` and above, without those of requests. */
  readonly troubles: () => readonly { readonly msg: string; readonly err?: { readonly message: string } }[]
  readonly ended: Promise<number | null>
}
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill("SIGKILL")
})

const startProcess = (runtime: "http" | "worker", environment: Readonly<Record<string, string>> = {}): Process => {
  const child = spawn(process.execPath, [path.join(repository, `packages/runtime-${runtime}/src/main.ts`)], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: url,
      SVC_ENCRYPTION_KEY: encryptionKey,
      SVC_HOST: "127.0.0.1",
      ...environment,
    },
  })
  running.add(child)
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (said += text))
  return {
    child,
    said: () => said,
    troubles: () =>
      said
        .split("\n")
        .filter((line) => /^\{"level":"(?:warn|error|fatal)"/u.test(line))
        .map((line) => JSON.parse(line) as { msg: string })
        // Every request has a log line, whatever its outcome.
        .filter(({ msg }) => msg !== "request"),
    ended: once(child, "exit").then(([code]) => {
      running.delete(child)
      return code as number | null
    }),
  }
}
const sleep = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds))
const hears = ({ said }: Process, text: string) => until(said, (all) => all.includes(text))

test("processes start before their database, outlive its restart, and tell of each once", async () => {
  const httpPort = await freePort()
  const worker = startProcess("worker")
  const http = startProcess("http", { PORT: String(httpPort) })
  const both = [worker, http]
  for (const each of both) await hears(each, "The start waits for it.")
  await startServer()
  await hears(worker, "worker is ready")
  await hears(http, "http is ready")

  const signIn = () =>
    fetch(`http://127.0.0.1:${httpPort}/auth/v2/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientId: "nobody", secret: "nothing" }),
    }).then(({ status }) => status)
  expect(await signIn()).toBe(401)
  await stopServer()
  for (let tries = 0; tries < 5; tries++) {
    expect(await signIn()).toBe(503)
    await sleep(500)
  }
  await startServer()
  await until(signIn, (status) => status === 401)
  for (const each of both) await hears(each, "the database answers again")
  // This is long enough for every poll and timer to run during the outage.
  await sleep(2_500)

  for (const { troubles } of both) {
    const lines = troubles()
    expect(lines.filter(({ err }) => err !== undefined)).toHaveLength(1)
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(
        /^The database at 127\.0\.0\.1:\d+\/svc cannot be reached: .*ECONNREFUSED.* waits for it\.$/,
      ),
      "the database answers: the start continues",
      expect.any(String),
      "the database answers again",
    ])
    const cause = lines.find(({ err }) => err !== undefined)?.err
    expect(cause).toMatchObject({ message: "the database is away", cause: { message: expect.stringMatching(/\w/) } })
  }
  for (const { child } of both) child.kill("SIGTERM")
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
})

describe("a start that", () => {
  test("waits for its database ends in order when it is asked to", async () => {
    await stopServer()
    const http = startProcess("http")
    await hears(http, "The start waits for it.")
    http.child.kill("SIGTERM")
    expect(await http.ended).toBe(0)
    expect(http.troubles()).toHaveLength(1)
  })

  test("is refused by its database does not wait", async () => {
    await startServer()
    const wrong = new URL(url)
    wrong.password = "wrong"
    const unknown = new URL(url)
    unknown.pathname = "/nowhere"
    const refused = [wrong, unknown].map(({ href }) => startProcess("worker", { DATABASE_URL: href }))
    expect(await Promise.all(refused.map(({ ended }) => ended))).toEqual([1, 1])
    const [password, database] = refused.map(({ said }) => said())
    expect(password).toMatch(/^The database at \S+ refuses the login: password authentication failed .*\. Check .*\n$/)
    expect(database).toMatch(
      /^The database at \S+\/nowhere refuses the login: database "nowhere" does not exist\. Check/,
    )
  })

  test("fails behind the opening of the queue ends, so that it can be started again", async () => {
    if (server === undefined) await startServer()
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const { port: taken } = other.address() as AddressInfo
    const worker = startProcess("worker", { SVC_WORKER_PORT: String(taken) })
    expect(await worker.ended).toBe(1)
    expect(worker.said()).toContain("EADDRINUSE")
    other.close()
  })
})
