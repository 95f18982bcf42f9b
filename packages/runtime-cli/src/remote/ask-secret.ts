import type { Readable } from "node:stream"
import type { Invocation } from "../invocation.ts"

/** Asks for a secret at the terminal, without showing it. Undefined when there is no terminal. */
export const askSecret = async ({ input, say, signal }: Invocation, question: string): Promise<string | undefined> => {
  const terminal = input() as Readable & Partial<NodeJS.ReadStream>
  if (terminal.isTTY !== true || terminal.setRawMode === undefined) return undefined
  say(`${question}(it is not shown)`)
  terminal.setRawMode(true)
  try {
    return await readLine(terminal, signal)
  } finally {
    terminal.setRawMode(false)
    terminal.pause()
  }
}

const readLine = (terminal: Readable, signal: AbortSignal): Promise<string> =>
  new Promise((done, failed) => {
    let line = ""
    const stop = (settle: () => void) => {
      terminal.off("data", onData)
      settle()
    }
    const onData = (data: Buffer) => {
      for (const letter of data.toString()) {
        if (letter === "\r" || letter === "\n") return stop(() => done(line.trim()))
        // In this mode the program gets control characters itself: end of text, end of file, and the keys that delete.
        if (letter === "\u0003") return stop(() => failed(new Error("stopped")))
        if (letter === "\u0004") return stop(() => done(line.trim()))
        line = letter === "\u007f" || letter === "\b" ? line.slice(0, -1) : line + letter
      }
    }
    signal.addEventListener("abort", () => stop(() => failed(signal.reason as Error)), { once: true })
    terminal.on("data", onData)
  })
