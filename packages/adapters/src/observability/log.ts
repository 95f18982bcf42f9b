import { pino, type DestinationStream, type Logger } from "pino"
import { openLogSink } from "./log-sink.ts"
import { loggedError } from "./logged-error.ts"
import { makeOutageWatch } from "./outage.ts"
import { forPeople } from "./people-log.ts"

export interface Log extends Logger {
  /** Tells the log that the database answers; the end of an outage is logged. */
  readonly databaseAnswers?: () => void
}

// A second net: nothing should hand a secret to the log in the first place.
const secretPaths = ["token", "secret", "password", "authorization", "apiKey", "signature"].flatMap((name) => [
  name,
  `*.${name}`,
])

type LogFormat = "json" | "people"

/** The requested format; without one, the format for people when the output is a terminal, otherwise JSON. */
export const logFormatFor = (asked: LogFormat | undefined, { isTTY }: { readonly isTTY?: boolean }): LogFormat =>
  asked ?? (isTTY === true ? "people" : "json")

/**
 * Writes one JSON line for each entry (contract O6), errors with their cause, secrets as `***`, to a file descriptor
 * (standard output by default) or to a stream. Lines in the format for people are shorter and contain less.
 */
export const makeLog = (
  level: string,
  name: string,
  destination: DestinationStream | number = 1,
  format: LogFormat = "json",
): Log => {
  const sink =
    typeof destination === "number"
      ? openLogSink(destination, (lines) =>
          log.warn({ lines }, "log lines were dropped, because the log accepted none"),
        )
      : destination
  const outages = makeOutageWatch(() => performance.now())
  const log = pino(
    {
      level,
      base: { service: `svc-${name}`, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => loggedError(error) },
      redact: { paths: secretPaths, censor: "***" },
      hooks: {
        logMethod(line, write) {
          const [fields] = line as readonly unknown[]
          if (!outages.leavesOut((fields as { readonly err?: unknown } | undefined)?.err)) write.apply(this, line)
        },
      },
    },
    format === "people" ? forPeople(sink) : sink,
  )
  const databaseAnswers = () => {
    const outage = outages.ended()
    if (outage !== undefined) log.warn({ ...outage }, "the database answers again")
  }
  return Object.assign(log, { databaseAnswers })
}
