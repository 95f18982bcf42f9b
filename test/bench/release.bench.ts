import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { execFileSync, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { makeImage } from "../../bin/release/image.ts"
import { pack, xzForX64 } from "../../bin/release/pack.ts"
import { addDevelopmentParts } from "../../bin/release/tree.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { machine, readNumbers } from "./figures.ts"
import { installToday, runCommand, startProgram } from "./installations.ts"
import { cpuSeconds, stopProcess } from "./processes.ts"

const release = { version: "1.0.0", revision: "today", seconds: "1700000000" }
const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
const sizeOf = (...names: readonly string[]) => statSync(path.join(...names)).size
const unpackedSize = (folder: string) =>
  Number(execFileSync("du", ["--summarize", "--bytes", folder], { encoding: "utf8" }).split("\t")[0])

/** The median of `count` measurements, in whole milliseconds. */
const median = async (count: number, measure: () => Promise<number>): Promise<number> => {
  const found: number[] = []
  while (found.length < count) found.push(await measure())
  return Math.round(found.sort((a, b) => a - b)[Math.floor(count / 2)]!)
}

/** Measures the milliseconds from the start of a program to its end. */
const timeOf = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => async (): Promise<number> => {
  const from = performance.now()
  const child = spawn(file, args, { env, stdio: ["ignore", "ignore", "inherit"] })
  const code = await new Promise((ended) => child.once("close", ended))
  if (code !== 0) throw new Error(`${file} ${args.join(" ")} ended with ${String(code)}`)
  return performance.now() - from
}

const residentMb = (pid: number) => {
  const [, kib = "0"] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return Math.round(Number(kib) / 1024)
}

/** The sizes of an image's layers and of its root folder, in bytes. */
const sizesOfImage = (file: string, folder: string) => {
  const unpack = (archive: string, to: string, ...args: readonly string[]) => {
    mkdirSync(to, { recursive: true })
    execFileSync("tar", ["--extract", ...args, "--file", archive, "--directory", to])
  }
  unpack(file, path.join(folder, "layout"))
  const read = (digest: string) => path.join(folder, "layout", "blobs", ...digest.split(":"))
  const json = (at: string) =>
    JSON.parse(readFileSync(at, "utf8")) as Record<"manifests" | "layers", { digest: string; size: number }[]>
  const { layers } = json(read(json(path.join(folder, "layout", "index.json")).manifests[0]!.digest))
  for (const { digest } of layers) unpack(read(digest), path.join(folder, "root"), "--zstd")
  return { layers: layers.reduce((sum, { size }) => sum + size, 0), root: unpackedSize(path.join(folder, "root")) }
}

/**
 * Measures how quickly an installation starts and how large it is. The targets of a release are compared with these
 * figures.
 */
export const releaseBench = async (args: readonly string[]): Promise<object> => {
  const { times } = readNumbers(args, { times: 9 })
  const folder = openTemporaryFolder()
  const at = (...names: readonly string[]) => path.join(folder, ...names)
  const tree = await installToday(folder)
  const database = await startEmbeddedPostgres({ dataDir: at("data") })
  try {
    const env = {
      PATH: process.env["PATH"],
      DATABASE_URL: database.url,
      SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
      SVC_HOST: "127.0.0.1",
      SVC_LOG_LEVEL: "warn",
    }
    await runCommand(tree, env, "migrate")
    await runCommand(tree, env, "tenants", "create", "--name", "Bench", "--legal-entity", "Bench AB:SEK:SE")
    const [node, svc] = [path.join(tree, "runtime", "node"), path.join(tree, "bin", "svc")]
    const nodeMs = await median(times, timeOf(node, ["-e", "0"], env))
    const versionMs = await median(times, timeOf(svc, ["--version"], env))
    const tenantsListMs = await median(times, timeOf(svc, ["tenants", "list"], env))
    let [httpRssMb, httpCpuMs] = [0, 0]
    const httpReadyMs = await median(times, async () => {
      const port = await freePort()
      const from = performance.now()
      const child = await startProgram(tree, "svc-http", { ...env, PORT: String(port) }, port)
      const took = performance.now() - from
      httpRssMb = Math.max(httpRssMb, residentMb(child.pid!))
      httpCpuMs = Math.max(httpCpuMs, Math.round(cpuSeconds(child.pid!) * 1000))
      await stopProcess(child)
      return took
    })
    await makeImage(tree, at("image.tar"), release)
    const image = sizesOfImage(at("image.tar"), at("image"))
    pack({ folder, entry: "svc", file: at("svc.tar.xz"), seconds: release.seconds, compress: xzForX64 })
    await addDevelopmentParts(tree)
    const port = await freePort()
    const from = performance.now()
    const everything = spawn(svc, ["start"], {
      env: { PATH: env.PATH, PORT: String(port), SVC_DATA_DIR: at("own") },
      stdio: ["ignore", "ignore", "inherit"],
    })
    while ((await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok !== true) await pause(20)
    const startReadyMs = Math.round(performance.now() - from)
    await stopProcess(everything)
    return {
      versionMs,
      tenantsListMs,
      httpReadyMs,
      httpRssMb,
      httpCpuMs,
      startReadyMs,
      tarballMb: megabytes(sizeOf(folder, "svc.tar.xz")),
      imageMb: megabytes(image.root),
      layersMb: megabytes(image.layers),
      nodeMs,
      conditions: { ...machine(), times },
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
