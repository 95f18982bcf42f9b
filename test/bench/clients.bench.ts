import { brotliCompressSync } from "node:zlib"
import openapiTS, { astToString } from "openapi-typescript"
import { startCuttingProxy } from "../support/sdks/cutting-proxy.ts"
import { packTypescriptSdk, parts } from "../support/sdks/packed-typescript.ts"
import { machine, readNumbers } from "./figures.ts"
import { inBenchHouse } from "./house.ts"

const kb = (bytes: number): number => Math.round(bytes / 100) / 10

/**
 * Measures the OpenAPI document, the clients that generators make from it, and the SDK. Also makes resources through a
 * proxy that cuts a tenth of the connections, and checks that exactly as many exist.
 */
export const clientsBench = async (args: readonly string[]): Promise<object> => {
  const { creates } = readNumbers(args, { creates: 2000 })
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
        sdkCoreBrKb: kb(await packed.sizeOf(parts.core)),
        sdkBrKb: kb(await packed.sizeOf(parts.whole)),
        creates,
        there: totalCount,
        fates: proxy.fates,
        perCreateMs: Math.round((seconds / creates) * 10_000) / 10,
      }
    })
  } finally {
    packed.remove()
  }
}
