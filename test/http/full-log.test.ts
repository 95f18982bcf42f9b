import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { makeLog } from "@svc/adapters/observability/log"
import { droppedLogLines } from "@svc/adapters/observability/log-sink"
import { type ChildProcess, execFileSync } from "node:child_process"
import { closeSync, constants, openSync, readSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startHttpProcess } from "../support/processes/http-process.ts"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"
import { createWebhook, raiseOne } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

const metricOf = async (origin: string) =>
  Number(/^svc_log_lines_dropped_total (\d+)$/mu.exec(await (await fetch(`${origin}/metrics`)).text())?.[1])

const aPipe = (flags: number) => {
  const pipe = path.join(openTemporaryFolder(), "log")
  execFileSync("mkfifo", [pipe])
  return openSync(pipe, flags)
}

/** Asks a process once to stop, and returns its exit code. A second signal would end it immediately. */
const stop = (child: ChildProcess) => {
  child.kill("SIGTERM")
  return until(
    () => child.exitCode,
    (code) => code !== null,
  )
}

describe.each([
  ["a log volume without room", () => openSync("/dev/full", "w")],
  // The test has both ends of the pipe open and never reads.
  ["a pipe whose reader stands still", () => aPipe(constants.O_RDWR)],
])("%s", (_, open) => {
  let service: TestService
  let full: number
  beforeAll(async () => {
    service = await openService({ worker: true, http: true })
    full = open()
  })
  afterAll(async () => {
    closeSync(full)
    await service.close()
  })

  it("holds up neither HTTP nor its end: every request is answered, and the lines that are missing are counted", async () => {
    const http = await startHttpProcess(service, { SVC_LOG_LEVEL: "info" }, full)
    try {
      const ask = async () => {
        for (let index = 0; index < 200; index += 1) {
          expect((await fetch(`${http.origin}/health/live`)).status).toBe(200)
        }
      }
      await Promise.all(Array.from({ length: 10 }, ask))
      expect(await metricOf(http.origin)).toBeGreaterThan(100)
      expect(await stop(http.process)).toBe(0)
    } finally {
      await http.kill()
    }
  })

  it("holds up neither the worker nor its end: it delivers, and answers for its health", async () => {
    const receiver = await startReceiver()
    const { api } = await service.createTenant()
    await service.withoutWorker(async () => {
      const port = await freePort()
      const worker = startWorkerBeside(service, { SVC_LOG_LEVEL: "trace", SVC_WORKER_PORT: String(port) }, full)
      try {
        await createWebhook(api, receiver.url())
        await raiseOne(api)
        await receiver.waitFor(1)
        // The worker may deliver before its status server listens.
        const health = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ status }) => status, String)
        expect(await until(health, (status) => status === 200)).toBe(200)
        expect(await stop(worker.process)).toBe(0)
      } finally {
        await worker.kill()
      }
    })
    await receiver.close()
  })
})

it("when the log takes lines again, the first one says how many are missing", async () => {
  // While nothing reads, output beyond the pipe's buffer is kept, and later dropped.
  const fd = aPipe(constants.O_RDWR | constants.O_NONBLOCK)
  const log = makeLog("info", "test", fd)
  const asked = 2_000
  const before = droppedLogLines()
  for (let line = 0; line < asked; line += 1) log.info({ line, fill: "x".repeat(200) }, "a line")
  expect(droppedLogLines()).toBeGreaterThan(before)

  const chunk = Buffer.alloc(1 << 16)
  let text = ""
  const read = () => {
    try {
      text += chunk.toString("utf8", 0, readSync(fd, chunk))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error
    }
    return text.includes("log lines were dropped")
  }
  await until(read, (told) => told)
  log.info("the next one")
  await until(() => (read(), text.endsWith("\n") && text.includes("the next one")), Boolean)
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string; line?: number; lines?: number })
  const kept = lines.filter(({ msg }) => msg === "a line")
  expect(kept.map(({ line }) => line)).toEqual(kept.map((_, index) => index))
  expect(lines.slice(kept.length).map(({ msg }) => msg)).toEqual([
    "log lines were dropped, because the log accepted none",
    "the next one",
  ])
  expect(lines[kept.length]!.lines).toBe(asked - kept.length)
  expect(kept.length).toBeLessThan(asked)
  closeSync(fd)
})
