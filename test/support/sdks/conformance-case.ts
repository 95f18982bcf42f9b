import { readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "../repository.ts"
import type { PackedSdk } from "./packed-typescript.ts"
import { type Scripted, startScriptedServer } from "./scripted-server.ts"

type Sdk = Awaited<ReturnType<PackedSdk["load"]>>
type Method = (...args: readonly unknown[]) => Promise<unknown> & AsyncIterable<unknown>

/** A case of `sdks/conformance.json`. */
export interface ConformanceCase {
  readonly name: string
  readonly client?: { readonly legalEntity?: string; readonly tokenSeconds?: number }
  readonly call: {
    readonly operation: string
    readonly args: readonly unknown[]
    readonly options?: Readonly<Record<string, unknown>>
    readonly times?: number
    readonly atOnce?: true
    readonly collect?: true
  }
  readonly answers: readonly Scripted[]
  readonly expect: Readonly<Record<string, unknown>>
}

export const { cases } = JSON.parse(readFileSync(path.join(repository, "sdks", "conformance.json"), "utf8")) as {
  readonly cases: readonly ConformanceCase[]
}

const collected = async (list: AsyncIterable<unknown>): Promise<readonly unknown[]> => {
  const items: unknown[] = []
  for await (const item of list) items.push(item)
  return items
}

/** The parts of requests that a case may expect, as its server saw them. */
export const seenBy = ({ requests, signIns }: Awaited<ReturnType<typeof startScriptedServer>>) => ({
  path: requests.at(-1)?.url,
  headers: requests.at(-1)?.headers,
  requests: requests.length,
  signIns: signIns(),
  keys: new Set(requests.flatMap(({ headers }) => headers["idempotency-key"] ?? [])).size,
})

/**
 * Makes the call of a case against a server that gives the case's answers, and returns the outcome with the last
 * request.
 */
export const observe = async (sdk: Sdk, { client = {}, call, answers }: ConformanceCase) => {
  const { tokenSeconds = 3600, ...options } = client
  const server = await startScriptedServer(answers, tokenSeconds)
  try {
    const svc = new sdk.Svc({ url: server.url, clientId: "id", clientSecret: "secret", ...options })
    const [resource = "", verb = ""] = call.operation.split(".")
    const method = (svc as unknown as Record<string, Record<string, Method>>)[resource]![verb]!
    // The options are the last argument, so the arguments that the case omits are passed as `undefined`.
    const args = [...call.args, ...Array.from({ length: method.length - 1 - call.args.length }, () => undefined)]
    const ask = async () => {
      const asked = method(...args, call.options)
      return call.collect === true ? collected(asked) : asked
    }
    const run = async () => {
      if (call.atOnce === true) return (await Promise.all(Array.from({ length: call.times ?? 1 }, ask)))[0]
      for (let time = 1; time < (call.times ?? 1); time += 1) await ask()
      return ask()
    }
    const outcome = await run().then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    )
    const { result, error } = outcome
    if (error !== undefined && (!(error instanceof sdk.SvcError) || /secret|token-/.test(String(error)))) throw error
    const bytes = result instanceof Uint8Array ? Buffer.from(result).toString() : undefined
    return { ...outcome, bytes, ...seenBy(server) }
  } finally {
    server.close()
  }
}
