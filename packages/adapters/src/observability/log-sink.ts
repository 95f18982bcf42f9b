import { fstatSync, write, writeSync } from "node:fs"
import { Socket } from "node:net"
import type { DestinationStream } from "pino"

/** Lines that wait for their turn take this much memory at most. */
const mostWaitingBytes = 256 * 1024
/** When a reader that took nothing is tried again, in milliseconds. */
const againMs = 100

let dropped = 0
/** Lines that this process could not write since it began, because the log took none for a while. */
export const droppedLogLines = (): number => dropped

/** The last try of each sink, at the end of the process. */
const lastTries = new Set<() => void>()
process.once("exit", () => {
  for (const lastTry of lastTries) lastTry()
})

/** A socket that nobody holds closes its descriptor. */
const held: Socket[] = []

/**
 * Makes a pipe or a stream socket answer EAGAIN where its reader stands still. A write that waits for the reader would
 * hold a thread, and a process does not end before its threads.
 */
const neverBlock = (fd: number): void => {
  const kind = fstatSync(fd)
  if (!kind.isFIFO() && !kind.isSocket()) return
  held.push(new Socket({ fd, readable: false, writable: true }).on("error", () => undefined).unref())
}

/**
 * Where the log goes: a file descriptor. Writing never holds up the process or its end, also when the volume is full or
 * the reader of a pipe stands still: a line that finds no room is dropped and counted, and `onRoom` is called with the
 * number of those before the first line after them. At the end of the process what waits is tried once more. (The
 * destination of pino tries for ever there.)
 */
export const openLogSink = (fd: number, onRoom: (lines: number) => void): DestinationStream => {
  neverBlock(fd)
  let waiting: string[] = []
  let waitingBytes = 0
  let begun: Buffer = Buffer.alloc(0)
  let isWriting = false
  let missing = 0

  const takeOver = () => {
    begun = Buffer.from(waiting.join(""))
    waiting = []
    waitingBytes = 0
  }
  const writeOn = () => {
    if (isWriting) return
    if (begun.length === 0) takeOver()
    if (begun.length === 0) return
    isWriting = true
    write(fd, begun, (error, written) => {
      isWriting = false
      // The text stays, and is tried again: soon where a reader stands still, else with the next line.
      if (error?.code === "EAGAIN") return void setTimeout(writeOn, againMs).unref()
      if (error !== null) return
      begun = begun.subarray(written)
      if (begun.length > 0 || waiting.length > 0) return writeOn()
      if (missing === 0) return
      const lines = missing
      missing = 0
      onRoom(lines)
    })
  }
  lastTries.add(() => {
    try {
      // Lines that a thread is writing must not be written twice.
      if (isWriting || begun.length === 0) takeOver()
      while (begun.length > 0 || waiting.length > 0) {
        begun = begun.subarray(writeSync(fd, begun))
        if (begun.length === 0) takeOver()
      }
    } catch {
      // Nobody is left to tell.
    }
  })
  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line)
      if (begun.length + waitingBytes + bytes > mostWaitingBytes) {
        dropped += 1
        missing += 1
        return
      }
      waiting.push(line)
      waitingBytes += bytes
      writeOn()
    },
  }
}
