import type { Readable } from "node:stream"
import type { Invocation } from "../invocation.ts"

/** In this mode the program gets Ctrl-C as a character. */
const interrupt = "\u0003"

/**
 * Calls the handler of each key that is pressed at the terminal; `q` also for Ctrl-C. Does nothing when standard input
 * is no terminal. Returns a function that stops it.
 */
export const onKeys = (
  { input }: Invocation,
  handlers: Readonly<Record<"r" | "f" | "p" | "q", () => void>>,
): (() => void) => {
  const terminal = input() as Readable & Partial<NodeJS.ReadStream>
  if (terminal.isTTY !== true || terminal.setRawMode === undefined) return () => undefined
  const onData = (data: Buffer) => {
    for (const key of data.toString()) {
      if (key === interrupt) handlers.q()
      else if (Object.hasOwn(handlers, key)) handlers[key as keyof typeof handlers]()
    }
  }
  terminal.setRawMode(true)
  terminal.on("data", onData)
  return () => {
    terminal.off("data", onData)
    terminal.setRawMode?.(false)
    terminal.pause()
  }
}
