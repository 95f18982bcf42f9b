import { type DestinationStream, pino } from "pino"

/** Lines that wait for their turn take this much memory at most. */
const mostWaitingBytes = 256 * 1024

let dropped = 0
/** Lines that this process could not write since it began, because the log took none for a while. */
export const droppedLogLines = (): number => dropped

/**
 * Where the log goes: a file descriptor. Writing never holds up the process, also when the volume is full or the reader
 * of a pipe stands still: a line that finds no room is dropped and counted, and `onRoom` is called with the number of
 * those before the first line after them.
 */
export const openLogSink = (fd: number, onRoom: (lines: number) => void): DestinationStream => {
  const sink = pino.destination({ fd, sync: false, maxLength: mostWaitingBytes })
  let missing = 0
  sink.on("drop", () => {
    dropped += 1
    missing += 1
  })
  // The text that could not be written stays, and is tried again with the next line.
  sink.on("error", () => undefined)
  sink.on("drain", () => {
    if (missing === 0) return
    const lines = missing
    missing = 0
    onRoom(lines)
  })
  return sink
}
