import type { DestinationStream } from "pino"

interface Line {
  readonly level: string
  readonly time: string
  readonly msg?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly err?: { readonly message?: string }
}

/** A log line as a person at a terminal reads it: the time of day, and the message. */
const peopleLine = (json: string): string => {
  const { level, time, msg = "", method, route, status, ms, err } = JSON.parse(json) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  const what =
    msg === "request" && method !== undefined
      ? `${method} ${route === undefined || route === "none" ? "(no such path)" : route} ${status} ${ms} ms`
      : [msg, err?.message].filter((part) => part !== undefined && part !== "").join(": ")
  return `${clock} ${level === "info" ? "" : `${level} `}${what}\n`
}

/** Writes the log for people. The JSON format (`SVC_LOG_FORMAT`) has all other members. */
export const forPeople = (sink: DestinationStream): DestinationStream => ({
  write: (json) => sink.write(peopleLine(json)),
})
