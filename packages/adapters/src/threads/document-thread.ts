import { once } from "node:events"
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises"
import { Worker } from "node:worker_threads"

/** The work of a thread: a document with lines. */
export interface LongDocument {
  readonly lines: readonly unknown[]
}
/** Lines are sent in batches before the rest of their document: one message with all lines would block the process. */
export type ToThread = LongDocument | { readonly rest: unknown }
export type FromThread = { readonly answer: unknown } | { readonly error: string }

const batch = 200
/** A PDF of 10,000 lines takes a minute on a slow processor. */
const timeoutMs = 300_000
const idleMs = 60_000

/**
 * A thread of a script that works on one document at a time (see `answer-documents.ts`). The first document starts it;
 * it ends after a minute without one.
 */
export interface DocumentThread<D extends LongDocument, A> {
  /**
   * Sends the document that `take` returns, and keeps no reference to it. Rejects when the work takes more than five
   * minutes, or more than `roomMb` of old objects (`isOutOfRoom`); the thread is then ended, and the next document
   * starts a new one.
   */
  readonly ask: (take: () => D, roomMb: number) => Promise<A>
  readonly close: () => Promise<void>
}

/** True when a document failed because it needs more memory than its thread had. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"

const send = async (thread: Worker, { lines, ...rest }: LongDocument): Promise<void> => {
  for (let first = 0; first < lines.length; first += batch) {
    thread.postMessage({ lines: lines.slice(first, first + batch) } satisfies ToThread)
    await turn()
  }
  thread.postMessage({ rest } satisfies ToThread)
}

export const makeDocumentThread = <D extends LongDocument, A>(script: URL): DocumentThread<D, A> => {
  let thread: Worker | undefined
  let room = 0
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const start = (roomMb: number) => {
    room = roomMb
    const started = new Worker(script, {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      resourceLimits: { maxOldGenerationSizeMb: roomMb, maxYoungGenerationSizeMb: 16 },
    })
    started.unref()
    return started
  }

  return {
    ask: async (take, roomMb) => {
      clearTimeout(idle)
      if (room !== roomMb) await end()
      thread ??= start(roomMb)
      const asked = thread
      const listening = new AbortController()
      const { signal } = listening
      try {
        const answered = Promise.race([
          once(asked, "message", { signal }).then(([answer]) => answer as FromThread),
          once(asked, "exit", { signal }).then(([code]) => Promise.reject(new Error(`the thread ended with ${code}`))),
          pause(timeoutMs, undefined, { signal, ref: false }).then(() =>
            Promise.reject(new Error(`took more than ${timeoutMs} ms`)),
          ),
        ])
        // Awaited below; until then a broken thread must not end the process.
        answered.catch(() => undefined)
        await send(asked, take())
        const answer = await answered
        if ("error" in answer) throw new Error(answer.error)
        idle = setTimeout(() => void end(), idleMs).unref()
        return answer.answer as A
      } catch (error) {
        await end()
        throw error
      } finally {
        listening.abort()
      }
    },
    close: end,
  }
}
