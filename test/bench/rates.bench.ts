import type { CurrencyId } from "@svc/domain/shared/ids"
import { resolve } from "@svc/adapters/wiring/provide"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { Uint8ArrayReader, TextWriter, ZipReader } from "@zip.js/zip.js"
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { leanWorkerOptions } from "../../bin/node-options.mjs"
import { givenCases } from "../conformance/case-folders.ts"
import { machine, readNumbers, toHundredths } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { cpuSeconds, peakRssMb } from "./processes.ts"

const simulators = fileURLToPath(new URL("../../packages/simulators/src/main.ts", import.meta.url))
const firstDay = "1999-01-04" as CalendarDate
const dayBefore = addDays(firstDay, -1)

/** The recorded history of the bank where it is available, in the form that the simulators read. */
const unpackHistory = async (folder: string): Promise<readonly string[]> => {
  const recorded = givenCases("exchange-rates/recorded/ecb")
  if (recorded.isAbsent) return []
  const zipFile = readdirSync(recorded.path()).find((name) => name.endsWith(".zip"))!
  const zip = new ZipReader(new Uint8ArrayReader(readFileSync(recorded.path(zipFile))))
  const [entry] = await zip.getEntries()
  if (entry === undefined || entry.directory) return []
  const file = path.join(folder, "history.csv")
  writeFileSync(file, await entry.getData(new TextWriter()))
  return ["--history", file]
}

const startProvider = async (
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
  const child = fork(simulators, ["--port", "0", ...args], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const [port] = (await once(child, "message")) as [number]
  return { child, port }
}

const currencies =
  "EUR,USD,JPY,BGN,CYP,CZK,DKK,EEK,GBP,HUF,LTL,LVL,MTL,PLN,ROL,RON,SIT,SKK,CHF,ISK,NOK,HRK,RUB,TRL,TRY,AUD,BRL,CAD,CNY,HKD,IDR,ILS,INR,KRW,MXN,MYR,NZD,PHP,SGD,THB,ZAR"

const seconds = (since: number) => Math.round(performance.now() - since) / 1000

/** Requests an import as a client of the interface does, and waits until a worker has finished it. */
const importRates = async ({ graph, sql, scope }: BenchHouse, from: CalendarDate, to: CalendarDate) => {
  const begun = performance.now()
  const { id } = await resolve(graph, "Runtime").runOrThrow(
    resolve(graph, "ExchangeRates").requestImport(scope, "central-bank", { from, to }, true),
  )
  for (;;) {
    const { rows } = await sql.query<{ state: string; created: number; conflicts: number; message: string | null }>(
      "select state, created, conflicts, message from svc.rate_imports where id = $1",
      [id],
    )
    const [now] = rows
    if (now?.state === "Succeeded" || now?.state === "Failed") return { seconds: seconds(begun), ...now }
    await new Promise((resume) => setTimeout(resume, 10))
  }
}

const importAll = async (house: BenchHouse, to: CalendarDate) => {
  const ended = await importRates(house, firstDay, to)
  if (ended.state === "Failed") throw new Error(`the import failed: ${ended.message}`)
  return ended
}

/** Copies the same rows by COPY, into a plain table and into one with the same indexes and constraints. */
const measureCopy = async ({ sql, dataDir }: BenchHouse) => {
  const file = path.join(dataDir, "rates.copy")
  await sql.query(`copy svc.exchange_rates to '${file}'`)
  const copy = async (like: string) => {
    await sql.query(`create table svc.copied (like svc.exchange_rates ${like})`)
    const begun = performance.now()
    await sql.query(`copy svc.copied from '${file}'`)
    const taken = seconds(begun)
    await sql.query("drop table svc.copied")
    return taken
  }
  return { bare: await copy(""), withIndexes: await copy("including all") }
}

/** Looks up random days and currencies, a few at a time, through the use case of the interface. */
const measureAsOf = async ({ graph, scope }: BenchHouse, lookUps: number, codes: readonly string[]) => {
  const read = resolve(graph, "ExchangeRates")
  const { run } = resolve(graph, "Runtime")
  const begun = performance.now()
  let left = lookUps
  const one = async () => {
    while (left > 0) {
      left -= 1
      const day = addDays(firstDay, (left * 7919) % 9900)
      await run(read.asOf(scope, "SEK", codes[left % codes.length]!, day))
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return Math.round(lookUps / seconds(begun))
}

/**
 * Imports the whole history of the euro-area central bank for one legal entity, from a provider on this machine, by a
 * worker as `npm run worker:lean` starts it. Then imports it again, when every rate exists already.
 */
export const ratesBench = async (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, { lookUps: 5_000 })
  const folder = mkdtempSync(path.join(tmpdir(), "svc-bench-rates-"))
  const history = await unpackHistory(folder)
  const provider = await startProvider(history)
  const environment = { SVC_CENTRAL_BANK_DATA_URL: `http://127.0.0.1:${provider.port}` }
  try {
    return await inBenchHouse({ ...environment, SVC_WORKER_SLOTS: "1" }, async (house) => {
      const { graph, scope } = house
      const { tenantId } = scope
      const ids = resolve(graph, "IdSource")
      const codes = currencies.split(",")
      const wanted = codes.map((code) => ({ id: ids.next<CurrencyId>(), tenantId, code }))
      await resolve(graph, "Runtime").runOrThrow(resolve(graph, "CurrencyStore").insertAll(wanted))
      const worker = house.startWorker(leanWorkerOptions)
      const to = new Date().toISOString().slice(0, 10) as CalendarDate
      // This import covers days without rates, so it ends as soon as the worker has started.
      const { seconds: workerStartSeconds } = await importRates(house, dayBefore, dayBefore)
      const processes = { worker: worker.pid!, postgres: house.postmaster(), provider: provider.child.pid! }
      const cpu = () => Object.entries(processes).map(([name, pid]) => [name, cpuSeconds(pid)] as const)
      const since = (before: ReturnType<typeof cpu>) =>
        Object.fromEntries(cpu().map(([name, now], i) => [name, toHundredths(now - before[i]![1])]))
      const atFirst = cpu()
      const first = await importAll(house, to)
      const cpuOfImport = since(atFirst)
      const atSecond = cpu()
      const again = await importAll(house, to)
      const cpuOfReimport = since(atSecond)
      const rss = peakRssMb(worker)
      const copied = await measureCopy(house)
      const asOfPerSecond = await measureAsOf(house, options.lookUps, codes)
      return {
        rows: first.created,
        importSeconds: first.seconds,
        copySeconds: copied.bare,
        ratio: Math.round((first.seconds / copied.bare) * 10) / 10,
        reimportSeconds: again.seconds,
        asOfPerSecond,
        peakRssMb: rss,
        conditions: {
          ...machine(),
          values: history.length > 0 ? "the bank's own history" : "made up",
          currencies: codes.length,
          copyWithIndexesSeconds: copied.withIndexes,
          workerStartSeconds,
          cpuOfImport,
          cpuOfReimport,
          nodeOptions: process.env["SVC_BENCH_NODE"] ?? leanWorkerOptions.join(" "),
          conflictsOfReimport: again.conflicts,
          lookUpsAtATime: 8,
          postgres: "embedded, fsync and synchronous_commit on",
        },
      }
    })
  } finally {
    provider.child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
