import { userAgent } from "../installation/assets.ts"
import { ProviderUnanswered } from "@svc/domain/e-invoicing/e-invoicing.errors"
import { Effect } from "effect"
import type { Agent, FormData } from "undici"
import { callProvider } from "../provider-http/outside-transaction.ts"
import { retryAfterSeconds } from "../provider-http/retry-after.ts"
import { isReset } from "../webhook-http/failure.ts"
import { loadUndici } from "../provider-http/undici.ts"

export interface ProviderRequest {
  readonly method: "GET" | "POST" | "PATCH"
  /** Path below the provider's address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | (() => FormData)
  /** The largest part of the answer that is read, in bytes; 4 MiB by default. */
  readonly maxBytes?: number
}

export interface ProviderAnswer {
  readonly status: number
  /** `undefined` for a body larger than `maxBytes`. */
  readonly body: Buffer | undefined
  readonly retryAfterSeconds?: number
}

export interface ProviderHttp {
  readonly exchange: (wanted: ProviderRequest) => Effect.Effect<ProviderAnswer, ProviderUnanswered>
  readonly close: () => Promise<void>
}

/** The longest wait that is accepted from a Retry-After header, in seconds. */
const longestWait = 3600
const defaultMaxBytes = 4 * 1024 * 1024

/**
 * Sends requests to the provider's address and nowhere else (contract E35): a redirect is an answer like any other, and
 * an address in an answer is never requested. `timeoutSeconds` covers connecting, head and body together.
 */
export const makeProviderHttp = (baseUrl: string, timeoutSeconds: number): ProviderHttp => {
  let agent: Agent | undefined

  const run = async ({ method, path, query, headers, body, maxBytes }: ProviderRequest, cut: AbortSignal) => {
    const url = new URL(`${baseUrl}${path}`)
    for (const [name, value] of Object.entries(query ?? {}))
      for (const each of [value].flat()) url.searchParams.append(name, each)
    const signal = AbortSignal.any([cut, AbortSignal.timeout(timeoutSeconds * 1000)])
    const { Agent, request } = await loadUndici()
    agent ??= new Agent({ connections: 16, keepAliveTimeout: 4_000 })
    const answer = await request(url, {
      dispatcher: agent,
      method,
      signal,
      headers: { accept: "application/json", "user-agent": userAgent(), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : body() }),
    })
    const wait = retryAfterSeconds(answer.headers["retry-after"])
    return {
      status: answer.statusCode,
      body: await readCapped(answer.body, maxBytes ?? defaultMaxBytes),
      ...(wait === undefined ? {} : { retryAfterSeconds: Math.min(wait, longestWait) }),
    } satisfies ProviderAnswer
  }

  return {
    exchange: (wanted) =>
      callProvider(
        "the e-invoicing network provider",
        Effect.tryPromise({
          try: (signal) => run(wanted, signal),
          catch: (error) => toUnanswered(error, timeoutSeconds),
        }),
      ),
    close: async () => agent?.close(),
  }
}

/**
 * Stops reading and ends the transfer at the first byte beyond the limit, because the announced length may be wrong.
 */
const readCapped = async (body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Names only the kind of failure, because a library's message may repeat the request. */
const toUnanswered = (error: unknown, timeoutSeconds: number): ProviderUnanswered => {
  const { name = "", code = "" } = (error ?? {}) as { readonly name?: string; readonly code?: string }
  if (name === "TimeoutError" || name === "AbortError" || /TIMEOUT/.test(code)) {
    return new ProviderUnanswered({ detail: `no complete answer within ${timeoutSeconds} s.` })
  }
  if (error instanceof Error && isReset(error)) return new ProviderUnanswered({ detail: "the connection was cut." })
  return new ProviderUnanswered({ detail: `the connection failed${code === "" ? "" : ` (${code})`}.` })
}
