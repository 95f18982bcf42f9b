import type { components } from "../../api/schema.gen.ts"
import { secretIn, textIn } from "../../ui/typed.ts"

type Schemas = components["schemas"]
export type Settings = Schemas["WebhookSettings"]
type Retries = Settings["retries"]

/** The delays of the Standard Webhooks specification: quick first, then three days. */
const quickFirst = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** Choices of all members about retries and health, by the names on their buttons. */
export const presets: Readonly<Record<string, Pick<Settings, "retries" | "health">>> = {
  Standard: {
    retries: { schedule: null, quickRepeat: false, retryAfter: "Later", gone: "Retry" },
    health: { disableAfterDays: null },
  },
  Robust: {
    retries: { schedule: quickFirst, quickRepeat: true, retryAfter: "Exact", gone: "Disable" },
    health: { disableAfterDays: 5 },
  },
}

/** Retries and health as they are typed. The texts are empty for the schedule of the service, and for never. */
export const typedOf = ({ retries, health }: Pick<Settings, "retries" | "health">) => ({
  ...retries,
  schedule: (retries.schedule ?? []).join(", "),
  disableAfterDays: `${health.disableAfterDays ?? ""}`,
})

/** A text that is not a number is sent anyway, and the service refuses it at its field. */
const wholeIn = (data: FormData, name: string): number | string | null => {
  const text = textIn(data, name)
  return text === "" ? null : /^\d+$/u.test(text) ? Number(text) : text
}

/** The rate of the form; null when both of its numbers are empty. */
const rateIn = (data: FormData): object | null => {
  const [count, seconds] = [wholeIn(data, "limits.rate.count"), wholeIn(data, "limits.rate.seconds")]
  return count === null && seconds === null ? null : { count, seconds, smooth: data.has("limits.rate.smooth") }
}

/** A text that is not a number is sent anyway, and the service refuses it by its place. */
const scheduleIn = (text: string): Retries["schedule"] => {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== "")
  return parts.length === 0 ? null : parts.map((part) => (/^\d+$/u.test(part) ? Number(part) : (part as never)))
}

const units = [
  [86_400, "d"],
  [3_600, "h"],
  [60, "min"],
] as const

const inUnits = (seconds: number): string => {
  const [size, unit] = units.find(([each]) => seconds >= each && seconds % each === 0) ?? [1, "s"]
  return `${seconds / size} ${unit}`
}

/** The times of a schedule in words. */
export const scheduleWords = (text: string): string => {
  const schedule = scheduleIn(text)
  if (schedule === null) return "Every 3 hours, 10 attempts in all, unless the operator chose otherwise."
  if (schedule.some((each) => typeof each !== "number")) return "Seconds separated by commas."
  return `After ${schedule.map(inUnits).join(", ")}: ${schedule.length + 1} attempts in all.`
}

/** A header as the form holds it; `id` tells rows apart while they are added and removed. */
export interface HeaderRow {
  readonly id: number
  readonly name: string
  readonly value: string
  readonly secret: boolean
  /** Whether there is a secret value that the form does not know. */
  readonly isKept: boolean
}

export const headerRows = ({ headers }: Settings): readonly HeaderRow[] =>
  headers.map(({ name, value, secret = true }, id) => ({
    id,
    name,
    value: typeof value === "string" ? value : "",
    secret,
    isKept: typeof value === "object",
  }))

const headersOf = (rows: readonly HeaderRow[], { headers }: Settings) =>
  rows.map(({ name, value, secret, isKept, id }) => ({
    name: name.trim(),
    ...(value === "" && isKept ? { value: headers[id]!.value } : { value }),
    secret,
  }))

/** The authentication that the form asks for. An empty secret stays, where there is one of the same type. */
const authenticationIn = (data: FormData, { authentication }: Settings) => {
  const type = textIn(data, "authentication.type")
  if (type === "") return null
  const kept = authentication?.type === type ? authentication : undefined
  if (type === "Basic") {
    const password = secretIn(data, "authentication.password")
    return {
      type,
      username: textIn(data, "authentication.username"),
      password: password === "" && kept !== undefined ? kept.password : password,
    }
  }
  const token = secretIn(data, "authentication.token").trim()
  return { type, token: token === "" && kept !== undefined ? kept.token : token }
}

/** A text that is the same for two values with the same members, in any order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

/** The members that differ, of a section whose members the form names by their paths. */
const changed = <S extends object>(before: S, after: S): Partial<S> | undefined => {
  const members = Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof S]))
  return members.length === 0 ? undefined : (Object.fromEntries(members) as Partial<S>)
}

/** The change that the form requests, without unchanged members. */
export const changeIn = (data: FormData, rows: readonly HeaderRow[], before: Settings): object => {
  const payload = changed<object>(before.payload, {
    form: textIn(data, "payload.form"),
    maxBodyBytes: wholeIn(data, "payload.maxBodyBytes"),
    after413: data.has("payload.after413") ? "Thin" : "Same",
  })
  const retries = changed<object>(before.retries, {
    schedule: scheduleIn(textIn(data, "retries.schedule")),
    quickRepeat: data.has("retries.quickRepeat"),
    retryAfter: textIn(data, "retries.retryAfter"),
    gone: data.has("retries.gone") ? "Disable" : "Retry",
  })
  const health = changed<object>(before.health, {
    disableAfterDays: wholeIn(data, "health.disableAfterDays"),
  })
  const format = changed<object>(before.format, {
    traceparent: data.has("format.traceparent"),
    cloudEvents: data.has("format.cloudEvents"),
  })
  const limits = changed<object>(before.limits, {
    rate: rateIn(data),
    concurrency: wholeIn(data, "limits.concurrency"),
  })
  const headers = headersOf(rows, before)
  const authentication = authenticationIn(data, before)
  return {
    ...(payload === undefined ? {} : { payload }),
    ...(retries === undefined ? {} : { retries }),
    ...(health === undefined ? {} : { health }),
    ...(format === undefined ? {} : { format }),
    ...(limits === undefined ? {} : { limits }),
    ...(isSame(headers, before.headers) ? {} : { headers }),
    ...(isSame(authentication, before.authentication) ? {} : { authentication }),
  }
}
