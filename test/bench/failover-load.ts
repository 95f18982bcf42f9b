import { setTimeout as pause } from "node:timers/promises"
import type { AnswerCheck } from "../support/service/answer-check.ts"

export interface FailoverPlan {
  readonly events: number
  readonly postings: number
  /**
   * The number of subscriptions of each of two companies. Batches make the invoices of one company, and post those of
   * the other.
   */
  readonly orders: number
  readonly eInvoices: number
  readonly sessions: number
  readonly workers: number
  readonly synchronous: boolean
}

/**
 * Sends requests while the database is away. Each must succeed, or be answered with 503 and the time of the next try.
 */
export interface Asker {
  /** Counts the answer to a request that another client sent. */
  readonly note: AnswerCheck
  /** Repeats a request until it succeeds, and returns the body of the answer. */
  readonly untilDone: <A>(method: string, path: string, headers: Headed, body?: object) => Promise<A>
  readonly counts: () => {
    readonly done: number
    /** The number of answers with 503 and `Retry-After`. */
    readonly unavailable: number
    /** Descriptions of other failures, and of requests without an answer. */
    readonly wrong: readonly string[]
    readonly longestMs: number
  }
}
type Headed = Readonly<Record<string, string>>

const patienceMs = 600_000

export const makeAsker = (origin: string): Asker => {
  const wrong: string[] = []
  let [done, unavailable, longestMs] = [0, 0, 0]

  const count = (method: string, path: string, status: number, headers: Headers, text: string): void => {
    if (status < 300) done += 1
    else if (status === 503 && headers.has("retry-after")) unavailable += 1
    else wrong.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
  }

  const once = async (method: string, path: string, headers: Headed, body?: object): Promise<unknown> => {
    const begun = performance.now()
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      count(method, path, answer.status, answer.headers, text)
      if (answer.ok) return JSON.parse(text)
    } catch (error) {
      wrong.push(`${method} ${path}: ${String(error)}`)
    } finally {
      longestMs = Math.max(longestMs, Math.round(performance.now() - begun))
    }
    return undefined
  }

  return {
    note: (method, path, { status, headers, text }) => count(method, path, status, headers, text),
    untilDone: async <A>(method: string, path: string, headers: Headed, body?: object): Promise<A> => {
      const deadline = performance.now() + patienceMs
      for (;;) {
        const answer = await once(method, path, headers, body)
        if (answer !== undefined) return answer as A
        if (performance.now() > deadline || wrong.length > 50)
          throw new Error(`${path} could not be done: ${wrong.at(-1) ?? "503"}`)
        await pause(20)
      }
    },
    counts: () => ({ done, unavailable, wrong, longestMs }),
  }
}

/** Waits until a value is as wanted. The time limit only ends runs that hang. */
export const eventually = async <A>(what: string, read: () => Promise<A> | A, wanted: (value: A) => boolean) => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const value = await read()
    if (wanted(value)) return value
    if (performance.now() > deadline) throw new Error(`${what}: still ${JSON.stringify(value)}`)
    await pause(25)
  }
}
