import { parseVerbatim } from "@svc/domain/shared/exact-json"
import type { ApiAnswer, ApiClient } from "../service/api-client.ts"
import type { TestTenant } from "../service/tenants.ts"
import { until } from "../until.ts"
import { difference, textOf } from "./compare.ts"
import { follow } from "./pointer.ts"
import type { RequestStep, Scenario } from "./scenario.ts"

const placeholder = /\{\{([^}]+)\}\}/g

/**
 * Replaces the names of saved values: a text that is only a name becomes the value itself; inside a longer text, the
 * name becomes the value's text.
 */
const filledBy = (kept: ReadonlyMap<string, unknown>) => {
  const valueOf = (name: string): unknown => {
    if (!kept.has(name)) throw new Error(`nothing was kept as ${name}`)
    return kept.get(name)
  }
  const text = (each: string): string => each.replaceAll(placeholder, (_, name: string) => textOf(valueOf(name)))
  const fill = (each: unknown): unknown => {
    if (typeof each === "string") {
      const [whole, name] = /^\{\{([^}]+)\}\}$/.exec(each) ?? []
      return whole === undefined ? text(each) : valueOf(name!)
    }
    if (Array.isArray(each)) return each.map(fill)
    // `JSON.rawJSON` numbers are objects without a prototype.
    if (typeof each !== "object" || each === null || Object.getPrototypeOf(each) === null) return each
    return Object.fromEntries(Object.entries(each).map(([name, member]) => [text(name), fill(member)]))
  }
  return { text, fill }
}

const send = (api: ApiClient, step: RequestStep, { text, fill }: ReturnType<typeof filledBy>): Promise<ApiAnswer> => {
  const query = Object.entries(step.query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(fill(value)))}`,
  )
  const path = text(step.path) + (query.length === 0 ? "" : `?${query.join("&")}`)
  const headers = fill(step.headers ?? {}) as Readonly<Record<string, string>>
  if (step.body === undefined) return api.send(step.method, path, undefined, headers)
  const type = step.method === "PATCH" ? "application/merge-patch+json" : "application/json"
  return api.send(step.method, path, JSON.stringify(fill(step.body)), { "content-type": type, ...headers })
}

const judge = (step: RequestStep, answer: ApiAnswer, body: unknown, { text, fill }: ReturnType<typeof filledBy>) => {
  const { status, body: wanted = {} } = step.expect ?? {}
  if (status !== undefined && textOf(status) !== String(answer.status)) {
    return `status ${answer.status}, not ${textOf(status)}: ${answer.text.slice(0, 500)}`
  }
  for (const [pointer, value] of Object.entries(wanted)) {
    const found = difference(follow(body, text(pointer), textOf), fill(value))
    if (found !== undefined) return `${text(pointer)}: ${found}`
  }
  return undefined
}

const read = ({ text, body }: ApiAnswer): unknown => (body === undefined ? undefined : parseVerbatim(text))

const runStep = async (api: ApiClient, step: RequestStep, kept: Map<string, unknown>): Promise<string | undefined> => {
  const filled = filledBy(kept)
  const attempt = async () => {
    const answer = await send(api, step, filled)
    const body = read(answer)
    const found = judge(step, answer, body, filled)
    if (found !== undefined) return found
    for (const [name, pointer] of Object.entries(step.save ?? {})) {
      const value = follow(body, filled.text(pointer), textOf)
      if (value === undefined) return `${pointer} is nothing to keep as ${name}`
      kept.set(name, value)
    }
    return undefined
  }
  // The seconds of a case assume a quiet machine, so the test waits longer.
  return step.eventually === undefined ? attempt() : until(attempt, (found) => found === undefined)
}

/** Runs a scenario with a new tenant, and returns the first difference, if there is one. */
export const runScenario = async (
  { today, legalEntity = {}, steps }: Scenario,
  createTenant: (entity: NonNullable<Scenario["legalEntity"]>) => Promise<TestTenant>,
): Promise<string | undefined> => {
  const tenant = await createTenant(legalEntity)
  let { api } = tenant
  const kept = new Map<string, unknown>()
  const moveTo = async (moment: string) => {
    const now = /^\d{4}-\d{2}-\d{2}$/.test(moment) ? `${moment}T12:00:00Z` : moment
    const { status, text } = await api.post("/TestClock", { now })
    if (status !== 200) throw new Error(`the clock was not moved to ${now}: ${text}`)
    // A token expires after a day.
    api = await tenant.apiWith(["*:admin"])
  }
  if (today !== undefined) await moveTo(today)
  for (const [index, step] of steps.entries()) {
    if ("clock" in step) await moveTo(step.clock)
    else {
      const found = await runStep(api, step, kept)
      if (found !== undefined) return `step ${index + 1}, ${step.name}: ${found}`
    }
  }
  return undefined
}
