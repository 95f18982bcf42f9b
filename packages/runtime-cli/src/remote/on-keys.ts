import type { Readable } from "node:stream"
import type { Invocation } from "../invocation.ts"

/** In this mode the terminal passes the interrupt on as a character. */
const interrupt = "\u0003"

/**
 * Calls a handler for each key that is pressed at the terminal; `q` is also called for the interrupt. Does nothing where
 * standard input is no terminal. Returns the end of it.
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
