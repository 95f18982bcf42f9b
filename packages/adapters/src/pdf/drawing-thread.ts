import type { Invoice, InvoiceLine } from "@svc/domain/invoicing/invoice"
import { once } from "node:events"
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises"
import { Worker } from "node:worker_threads"

/** Lines come in batches before their invoice: a message with all of them would hold everything else up. */
export type ToDrawer = { readonly lines: readonly InvoiceLine[] } | { readonly invoice: Omit<Invoice, "lines"> }
export type FromDrawer = { readonly content: Uint8Array } | { readonly error: string }

const batch = 200
/** An invoice of 10,000 lines takes a minute on a slow processor. */
const timeoutMs = 300_000
const idleMs = 60_000

/** A thread that draws one invoice at a time. It is started by the first one and ends when none came for a minute. */
export interface DrawingThread {
  /** Rejects when it cannot be drawn within five minutes; the thread is ended then, and started again by the next. */
  readonly draw: (invoice: Invoice) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export const makeDrawingThread = (): DrawingThread => {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  const start = () => {
    const started = new Worker(new URL("draw.thread.ts", import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      resourceLimits: { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 16 },
    })
    started.unref()
    return started
  }

  return {
    draw: async (invoice) => {
      clearTimeout(idle)
      thread ??= start()
      const drawing = thread
      const listening = new AbortController()
      const { signal } = listening
      try {
        const answered = Promise.race([
          once(drawing, "message", { signal }).then(([answer]) => answer as FromDrawer),
          once(drawing, "exit", { signal }).then(([code]) =>
            Promise.reject(new Error(`the thread ended with ${code}`)),
          ),
          pause(timeoutMs, undefined, { signal, ref: false }).then(() =>
            Promise.reject(new Error(`took more than ${timeoutMs} ms`)),
          ),
        ])
        // Somebody awaits it below; until then a thread that breaks must not end the process.
        answered.catch(() => undefined)
        const { lines, ...rest } = invoice
        for (let first = 0; first < lines.length; first += batch) {
          drawing.postMessage({ lines: lines.slice(first, first + batch) } satisfies ToDrawer)
          await turn()
        }
        drawing.postMessage({ invoice: rest } satisfies ToDrawer)
        const answer = await answered
        if ("error" in answer) throw new Error(answer.error)
        idle = setTimeout(() => void end(), idleMs).unref()
        return answer.content
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
