import path from "node:path"
import { pathToFileURL } from "node:url"
import { goodPassword } from "../support/people/browser.ts"
import { repository } from "../support/repository.ts"
import { percentiles } from "./figures.ts"
import type { BenchHouse } from "./house.ts"

const turns = 200
const signIns = 10
const overviewTurns = 30

/** The requests that the overview makes about invoices, each under a short name. */
const overviewAsks = (today: string) => ({
  money: "/Money",
  overdue: `/Invoices/Sums?Filter=${encodeURIComponent(`status eq 'Posted' and dueDate lt datetime'${today}' and balancedAmount gt 0`)}`,
  drafts: `/Invoices?PageSize=1&Filter=${encodeURIComponent("status eq 'Draft'")}`,
})

/** The median time of some turns, one after the other, in milliseconds. */
const medianMs = async (count: number, turn: () => Promise<unknown>): Promise<number> => {
  await turn()
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now()
    await turn()
    times.push(performance.now() - begun)
  }
  return percentiles(times).p50
}

/** Stores fifteen days of hourly counts for each webhook, as the worker would. */
const fillHours = async ({ sql, scope }: BenchHouse): Promise<void> => {
  await sql.query(
    `insert into webhook_hours (tenant_id, webhook_id, begins_at, made, delivered, failed, retrying, p95_ms, counted_at)
     select w.tenant_id, w.id, date_trunc('hour', now()) - n * interval '1 hour', 2778, 2700, 50, 28, 40, now()
     from webhooks w, generate_series(1, 15 * 24 - 1) n where w.tenant_id = $1
     on conflict do nothing`,
    [scope.tenantId],
  )
}

/**
 * Measures, in milliseconds and one after the other, a sign-in and the requests that open pages repeat, and how long it
 * takes to find that the console need not be built.
 */
export const consoleAsks = async (
  house: BenchHouse,
  origin: string,
  cookie: string,
  email: string,
): Promise<object> => {
  await fillHours(house)
  const headers = {
    cookie,
    "content-type": "application/json",
    "legal-entity": house.scope.legalEntityId,
    "sec-fetch-site": "same-origin",
    "svc-background": "1",
  }
  const ask = async (address: string, body?: object) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
    const answer = await fetch(`${origin}${address}`, { headers, ...sent })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}: ${text}`)
    return text
  }
  const from = new Date(Date.now() - 15 * 86_400_000 + 3_600_000).toISOString()
  const series = `/WebhookSeries?From=${from}`
  const hours = (JSON.parse(await ask(series)) as { readonly data: readonly unknown[] }).data.length
  const overview: Record<string, number> = {}
  for (const [name, address] of Object.entries(overviewAsks(new Date().toISOString().slice(0, 10))))
    overview[name] = await medianMs(overviewTurns, () => ask(address))
  const { ensureConsole } = (await import(pathToFileURL(path.join(repository, "bin", "console.mjs")).href)) as {
    readonly ensureConsole: (root: string, node: string, note: (text: string) => void) => Promise<void>
  }
  return {
    // The slowest one counts.
    overviewMs: Math.max(...Object.values(overview)),
    overview,
    pulseMs: await medianMs(turns, () => ask("/Pulse")),
    meMs: await medianMs(turns, () => ask("/Me")),
    seriesMs: await medianMs(turns, () => ask(series)),
    seriesHours: hours,
    passwordMs: await medianMs(signIns, () => ask("/Session", { email, password: goodPassword })),
    stampMs: await medianMs(signIns, () => ensureConsole(repository, process.execPath, () => undefined)),
  }
}
