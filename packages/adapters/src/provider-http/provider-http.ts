import { userAgent } from "../installation/assets.ts"
import { ProviderFailed } from "@svc/domain/exchange-rates/exchange-rates.errors"
import { Duration, Effect, Result, Schedule } from "effect"
import type { Agent, Dispatcher } from "undici"
import { loadUndici } from "./undici.ts"
import { networkFault } from "./network-fault.ts"
import { callProvider } from "./outside-transaction.ts"
import { retryAfterSeconds } from "./retry-after.ts"

/** A provider's answer with one of the accepted statuses; its body can be read once. */
export interface ProviderAnswer {
  readonly status: number
  readonly contentType: string
  readonly chunks: AsyncIterable<Uint8Array>
}

interface ProviderRequest<A> {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Statuses besides 200 that count as an answer. */
  readonly alsoAnswers?: readonly number[]
  /** Reads an answer; throws `ProviderFailed` when that is impossible. */
  readonly read: (answer: ProviderAnswer) => Promise<A>
  /**
   * Describes the failure for any other status. Without this function only the status is reported, and the body is not
   * read.
   */
  readonly explain?: (status: number, body: string) => string
  /**
   * True when a 429 without Retry-After means that the quota is used up, and not just a requested pause (contract R24).
   */
  readonly quotaEnds?: boolean
}

/** GET requests to providers. A failure contains only texts from here, never an address, which may hold a key. */
export interface ProviderHttp {
  readonly get: <A>(request: ProviderRequest<A>) => Effect.Effect<A, ProviderFailed>
  readonly close: () => Promise<void>
}

/** Attempts per request, and the pauses between them in seconds (contract R13). */
const tries = 3
const longestWaitSeconds = 60
const pauses = [1, 5]
const deadlineSeconds = 60
/** The part of a refusal that is read for its explanation, in bytes. */
const explainedBytes = 64 * 1024

interface Refused {
  readonly failure: ProviderFailed
  /** True when another attempt may succeed. */
  readonly again: boolean
  /** Seconds until the next attempt, when the provider requests a pause. */
  readonly after?: number | undefined
}

const retries = Schedule.recurs(tries - 1).pipe(
  Schedule.setInputType<Refused>(),
  Schedule.modifyDelay(({ input: { after }, attempt }) =>
    Effect.succeed(Duration.seconds(Math.min(after ?? pauses[attempt - 1] ?? 0, longestWaitSeconds))),
  ),
)

const failed = (detail: string, exhausted = false) => new ProviderFailed({ detail, exhausted })

/** Refuses an answer that is incomplete after a minute of real time. A redirect is a refusal too. */
export const makeProviderHttp = (): ProviderHttp => {
  let agent: Agent | undefined

  const exchange = async <A>(request: ProviderRequest<A>, signal: AbortSignal): Promise<Result.Result<A, Refused>> => {
    const { Agent } = await loadUndici()
    agent ??= new Agent({ connections: 8, headersTimeout: deadlineSeconds * 1000, bodyTimeout: 0 })
    const answer = await send(agent, request, signal)
    const { statusCode: status, headers, body } = answer
    if (status === 200 || request.alsoAnswers?.includes(status) === true) {
      const contentType = String(headers["content-type"] ?? "")
      return Result.succeed(await request.read({ status, contentType, chunks: body }))
    }
    const text = await readSome(body, explainedBytes)
    const detail = request.explain?.(status, text) ?? `HTTP ${status}`
    if (status !== 429 && status < 500) return Result.fail({ failure: failed(detail), again: false })
    const after = retryAfterSeconds(headers["retry-after"])
    if (status === 429 && after === undefined && request.quotaEnds === true) {
      return Result.fail({ failure: failed(detail, true), again: false })
    }
    return Result.fail({ failure: failed(detail), again: true, after })
  }

  const once = <A>(request: ProviderRequest<A>) =>
    Effect.promise(async (signal): Promise<Result.Result<A, Refused>> => {
      const late = AbortSignal.timeout(deadlineSeconds * 1000)
      try {
        return await exchange(request, AbortSignal.any([signal, late]))
      } catch (error) {
        if (error instanceof ProviderFailed) return Result.fail({ failure: error, again: false })
        const detail = late.aborted ? `no answer within ${deadlineSeconds} seconds` : networkFault(error)
        return Result.fail({ failure: failed(detail), again: true })
      }
    })

  return {
    get: (request) =>
      Effect.flatMap(once(request), Effect.fromResult).pipe(
        Effect.retry({ while: ({ again }) => again, schedule: retries }),
        Effect.mapError(({ failure }) => failure),
        (call) => callProvider("an exchange-rate provider", call),
      ),
    close: async () => agent?.close(),
  }
}

const send = (agent: Agent, { url, headers = {} }: ProviderRequest<unknown>, signal: AbortSignal) => {
  const { origin, pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  return agent.request({ origin, path, method: "GET", headers: { "user-agent": userAgent(), ...headers }, signal })
}

const readSome = async (body: Dispatcher.ResponseData["body"], limit: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > limit) break
  }
  return Buffer.concat(chunks).toString("utf8")
}
