import { once } from "node:events"
import { Agent, request } from "undici"
import { setTimeout as pause } from "node:timers/promises"

// A process that calls an HTTP interface: with a number of concurrent requests, or at a fixed rate however long the
// answers take. Each caller has its own connection, and its own headers when several are given.

export interface Calls {
  readonly url: string
  /** Ids that replace `{id}` in the address, each used once: one list for each caller, or one list for all. */
  readonly ids?: readonly (readonly string[])[]
  readonly method: "GET" | "POST"
  /** The headers of the callers, in turn. */
  readonly headers: readonly Readonly<Record<string, string>>[]
  readonly body?: string
  readonly callers: number
  readonly seconds: number
  readonly warmUpSeconds: number
  /**
   * Starts this many requests per second. Without it, each caller starts the next request when the last is answered.
   */
  readonly perSecond?: number
  /**
   * Reports the `id` of each answer with the time at which its request began, in nanoseconds of the machine's clock.
   */
  readonly tellsIds?: true
}

export interface CallsReport {
  /** The number of requests per second that were answered after the warm-up. */
  readonly perSecond: number
  /** Start and end of the measured time, in nanoseconds of the machine's clock. */
  readonly window: readonly [string, string]
  readonly begun: readonly (readonly [string, string])[]
}

const [calls] = (await once(process, "message")) as [Calls]
const dispatcher = new Agent({ connections: calls.callers, pipelining: 1 })
const begun: [string, string][] = []
let answered = 0
const ids = calls.ids?.map((each) => each.values())

const call = async (caller: number): Promise<void> => {
  const at = process.hrtime.bigint()
  const id = ids?.[caller % ids.length]!.next()
  if (id?.done === true) throw new Error("there are more calls than ids")
  const url = id === undefined ? calls.url : calls.url.replace("{id}", id.value)
  const { statusCode, body } = await request(url, {
    method: calls.method,
    headers: calls.headers[caller % calls.headers.length]!,
    body: calls.body ?? null,
    dispatcher,
  })
  const text = await body.text()
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${text.slice(0, 300)}`)
  if (calls.tellsIds === true) begun.push([(JSON.parse(text) as { readonly id: string }).id, String(at)])
  answered += 1
}

const runFor = async (seconds: number): Promise<void> => {
  const start = performance.now()
  const end = start + seconds * 1000
  if (calls.perSecond === undefined) {
    const one = async (caller: number) => {
      while (performance.now() < end) await call(caller)
    }
    await Promise.all(Array.from({ length: calls.callers }, (_, caller) => one(caller)))
    return
  }
  const open: Promise<void>[] = []
  for (let index = 0; index < seconds * calls.perSecond; index += 1) {
    const early = start + (index * 1000) / calls.perSecond - performance.now()
    if (early > 0) await pause(early)
    open.push(call(index))
  }
  await Promise.all(open)
}

await runFor(calls.warmUpSeconds)
answered = 0
begun.length = 0
const from = process.hrtime.bigint()
await runFor(calls.seconds)
const to = process.hrtime.bigint()
const report: CallsReport = {
  perSecond: answered / (Number(to - from) / 1e9),
  window: [String(from), String(to)],
  begun,
}
// The callback runs once the whole report, which is large after a long run, has been sent.
await new Promise((sent) => process.send?.(report, sent))
process.disconnect()
await dispatcher.close()
