import { plainMessage } from "@svc/adapters/observability/plain-message"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { addAbortSignal } from "node:stream"
import { buffer } from "node:stream/consumers"
import type { Invocation } from "./invocation.ts"
import { CommandFailed } from "./failure.ts"

/** Reads a file, relative to the folder from which the command was called, or standard input for `-`. */
export const readBytes = async ({ folder, signal, input }: Invocation, file: string): Promise<Uint8Array> => {
  try {
    if (file === "-") return await buffer(addAbortSignal(signal, input()))
    return await readFile(path.resolve(folder, file), { signal })
  } catch (cause) {
    const name = file === "-" ? "Standard input" : `The file ${file}`
    throw new CommandFailed({ message: `${name} cannot be read: ${plainMessage(cause)}`, cause })
  }
}
