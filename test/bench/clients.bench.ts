import { rmSync } from "node:fs"
import { isDeepStrictEqual } from "node:util"
import { brotliCompressSync } from "node:zlib"
import openapiTS, { astToString } from "openapi-typescript"
import { startCuttingProxy } from "../support/sdks/cutting-proxy.ts"
import { packPythonSdk } from "../support/sdks/packed-python.ts"
import { packTypescriptSdk, parts } from "../support/sdks/packed-typescript.ts"
import { whyNoPython } from "../support/sdks/python.ts"
import { makePythonClient, pythonGenerator } from "../support/service/generated-client.ts"
import { mapValues } from "../support/service/shared-parts.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { installToday, runCommand } from "./installations.ts"

const kb = (bytes: number): number => Math.round(bytes / 100) / 10

/** Milliseconds that commands of an installation take from start to end, in the middle of so many runs each. */
const timeCommands = async ({ scope, databaseUrl }: BenchHouse, origin: string, token: string, runs: number) => {
  const folder = openTemporaryFolder()
  const tree = await installToday(folder)
  const remote = { SVC_URL: origin, SVC_TOKEN: token }
  const local = { DATABASE_URL: databaseUrl, SVC_ENCRYPTION_KEY: `${"A".repeat(43)}=` }
  const commands = {
    versionMs: () => runCommand(tree, {}, "--version"),
    helpMs: () => runCommand(tree, {}, "--help"),
    listMsRemote: () => runCommand(tree, remote, "webhooks", "list"),
    listMs: () => runCommand(tree, local, "webhooks", "list", "--tenant", scope.tenantId),
  }
  try {
    const times = Object.keys(commands).map(() => [] as number[])
    // By turns, so that a busy moment of the machine meets all of them.
    for (let count = 0; count < runs; count += 1)
      for (const [index, command] of Object.values(commands).entries()) {
        const begun = performance.now()
        await command()
        times[index]!.push(performance.now() - begun)
      }
    return Object.fromEntries(Object.keys(commands).map((name, index) => [name, percentiles(times[index]!).p50]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The number of files that openapi-python-client makes of the document, or the reason why it made none. */
const countPythonFiles = async (document: string) => {
  const generator = pythonGenerator()
  if (generator === undefined) return "PYTHON_CLIENT_GENERATOR names no openapi-python-client"
  const { files, remove } = await makePythonClient(document, generator)
  remove()
  return files
}

/** Makes so many accounts by the Python SDK through a cutting proxy, counts them, and counts mistakes of its types. */
const measurePython = async ({ openTenant }: BenchHouse, origin: string, creates: number) => {
  const withoutPython = whyNoPython()
  if (withoutPython !== undefined) return { python: withoutPython }
  const packed = await packPythonSdk()
  const proxy = await startCuttingProxy(origin)
  try {
    const token = await (await openTenant("Shaken Python AB")).accessToken(origin)
    const names = Array.from({ length: creates }, (_, index) => `Shaken ${index}`)
    const begun = performance.now()
    const asked = { proxy: proxy.url, url: origin, who: { token }, names, pageSize: 100 }
    const there = (await packed.runProgram("creates.py", asked)) as readonly string[]
    const seconds = (performance.now() - begun) / 1000
    const areSame = isDeepStrictEqual(there.toSorted(), names.toSorted())
    const examples = [...packed.readme.matchAll(/^```py\n([^]*?)^```/gm)].map(([, example]) => example!).join("\n")
    const checks = {
      mypy: await packed.checkTypes("mypy", examples),
      pyright: await packed.checkTypes("pyright", examples),
    }
    if (!areSame || Object.values(checks).some(({ code }) => code !== 0)) process.exitCode = 1
    return {
      pythonThere: there.length,
      pythonFates: proxy.fates,
      pythonPerCreateMs: Math.round((seconds / creates) * 10_000) / 10,
      ...mapValues(checks, ({ code, stdout, stderr }) =>
        code === 0 ? "0 mistakes" : `${stdout}${stderr}`.slice(-500),
      ),
    }
  } finally {
    proxy.close()
    packed.remove()
  }
}

/**
 * Measures the OpenAPI document, the clients that generators make from it, and the SDKs. Also makes resources by each SDK
 * through a proxy that cuts a tenth of the connections, and checks that exactly as many exist. Measures the
 * times of the command line of an installation as well.
 */
export const clientsBench = async (args: readonly string[]): Promise<object> => {
  const { creates, runs } = readNumbers(args, { creates: 2000, runs: 15 })
  const packed = await packTypescriptSdk()
  try {
    return await inBenchHouse({}, async (house) => {
      const { origin } = await house.startHttp()
      const text = await (await fetch(`${origin}/openapi.json`)).text()
      const types = astToString(await openapiTS(text))
      const { Svc } = await packed.load()
      const token = await (await house.openTenant("Shaken AB")).accessToken(origin)
      const proxy = await startCuttingProxy(origin)
      const begun = performance.now()
      const shaken = new Svc({ url: proxy.url, token, retries: 6 })
      for (let index = 0; index < creates; index += 1)
        await shaken.accounts.create({ name: `Shaken ${index}`, currency: "SEK" })
      const seconds = (performance.now() - begun) / 1000
      proxy.close()
      const svc = new Svc({ url: origin, token })
      const { totalCount } = await svc.accounts.list({ filter: "startswith(name, 'Shaken ')", pageSize: 1 }).page()
      if (totalCount !== creates) process.exitCode = 1
      return {
        ...machine(),
        documentKb: kb(text.length),
        documentBrKb: kb(brotliCompressSync(text).length),
        tsLines: types.split("\n").length,
        pyFiles: await countPythonFiles(text),
        sdkCoreBrKb: kb(await packed.sizeOf(parts.core)),
        sdkBrKb: kb(await packed.sizeOf(parts.whole)),
        ...(runs === 0 ? {} : await timeCommands(house, origin, token, runs)),
        creates,
        there: totalCount,
        fates: proxy.fates,
        perCreateMs: Math.round((seconds / creates) * 10_000) / 10,
        ...(await measurePython(house, origin, creates)),
      }
    })
  } finally {
    packed.remove()
  }
}
