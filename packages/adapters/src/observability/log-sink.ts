import { fstatSync, write, writeSync } from "node:fs"
import { Socket } from "node:net"
import type { DestinationStream } from "pino"

/** Most memory for lines that wait to be written, in bytes. */
const mostWaitingBytes = 256 * 1024
/** Milliseconds until a reader that accepted nothing is tried again. */
const againMs = 100

let dropped = 0
/** Lines that this process dropped since its start, because the log accepted none for a while. */
export const droppedLogLines = (): number => dropped

/** Writes what is left in each sink, at the end of the process. */
const lastTries = new Set<() => void>()
process.once("exit", () => {
  for (const lastTry of lastTries) lastTry()
})

/** Keeps sockets referenced: a collected socket closes its descriptor. */
const held: Socket[] = []

/**
 * Makes a pipe or a stream socket answer EAGAIN while its reader reads nothing. A blocking write would occupy a thread,
 * and a process does not end before its threads.
 */
const neverBlock = (fd: number): void => {
  const kind = fstatSync(fd)
  if (!kind.isFIFO() && !kind.isSocket()) return
  held.push(new Socket({ fd, readable: false, writable: true }).on("error", () => undefined).unref())
}

/**
 * Opens the destination of the log, a file descriptor. Writing never delays the process or its end, even when the
 * volume is full or the reader of a pipe reads nothing: a line without room is dropped and counted, and `onRoom` is
 * called with the number of dropped lines before the next line. At the end of the process the waiting lines are tried
 * once more. (pino's own destination would retry for ever.)
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
      // The text is kept and tried again: soon when the reader is stuck, otherwise with the next line.
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
      // Lines that a thread is already writing must not be written twice.
      if (isWriting || begun.length === 0) takeOver()
      while (begun.length > 0 || waiting.length > 0) {
        begun = begun.subarray(writeSync(fd, begun))
        if (begun.length === 0) takeOver()
      }
    } catch {
      // The log itself cannot be written, so there is nowhere to report this.
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
