import { Client } from "pg"
import type { TestDatabase } from "./database.ts"
import { nodesReading, type PlanNode, type ReadRows } from "../listing/plans.ts"

/** A statement of the service, or one that PostgreSQL ran for it in a trigger, a function or a foreign-key check. */
interface Explained {
  /** The text in one line, with each list of values shortened to its last value. */
  readonly text: string
  readonly reads: readonly ReadRows[]
}

/**
 * How PostgreSQL plans: for any values (`generic`) or for the given ones (`custom`). Only named statements get a
 * generic plan.
 */
export type PlanMode = "custom" | "generic"

/** Settings that make a database send the plan of each statement as a notice. */
const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
}

/** Makes a database explain the statements of connections that are opened from now on. */
export const explainAll = async ({ url, sql }: TestDatabase): Promise<void> => {
  const name = new URL(url).pathname.slice(1)
  for (const [setting, value] of Object.entries(settings))
    await sql(`alter database ${name} set ${setting} = '${value}'`)
}

const ofService = /^svc (?:http|worker)$/u

/** Statements in one line, by their text: a batch sends the same statement for each order. */
const known = new Map<string, string>()
const inOneLine = (text: string): string => {
  const line =
    known.get(text) ??
    text
      .replaceAll(/\s+/gu, " ")
      .replaceAll(/(?:\$\d+, )+(?=\$)/gu, "")
      .trim()
  known.set(text, line)
  return line
}

/**
 * Runs work, and returns the statements that the service's connections sent during it, with the rows that each read.
 */
export const explained = async <A>(
  mode: PlanMode,
  work: () => Promise<A>,
): Promise<{ readonly result: A; readonly statements: readonly Explained[] }> => {
  const statements: Explained[] = []
  const hear = ({ message = "" }: { readonly message?: string | undefined }) => {
    const [, told] = /^duration: [\d.]+ ms\s+plan:\n(.*)$/su.exec(message) ?? []
    if (told === undefined) return
    const { "Query Text": text, Plan: plan } = JSON.parse(told) as { "Query Text": string; Plan: PlanNode }
    statements.push({ text: inOneLine(text), reads: nodesReading(plan) })
  }
  type Query = (this: Client, statement: { readonly name?: string } | string, ...rest: readonly unknown[]) => unknown
  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  const modes = new Map<Client, PlanMode>()
  prototype.query = function (statement, ...rest) {
    const { connectionParameters } = this as unknown as { connectionParameters: { application_name?: string } }
    if (ofService.test(connectionParameters.application_name ?? "")) {
      if (!modes.has(this)) this.on("notice", hear)
      const wanted = typeof statement === "string" || statement.name === undefined ? "custom" : mode
      if (modes.get(this) !== wanted) {
        modes.set(this, wanted)
        const set = query.call(this, `set plan_cache_mode = force_${wanted}_plan`) as Promise<unknown>
        set.catch(() => undefined)
      }
    }
    return query.call(this, statement, ...rest)
  }
  try {
    return { result: await work(), statements }
  } finally {
    prototype.query = query
    for (const client of modes.keys()) client.off("notice", hear)
  }
}
