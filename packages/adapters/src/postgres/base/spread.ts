import { LRUCache } from "lru-cache"
import type { ClientBase } from "pg"
import { atMost } from "../../at-most.ts"

const spread = new WeakSet<object>()

/** Whether a connection leads to a database whose tenants may lie on several servers. */
export const isSpread = (client: ClientBase): boolean => spread.has(client)

/** A value that the compiler hides from PostgreSQL's planner (`HidingQueryCompiler`). */
const hidden = /\(select (?<value>\$\d+::uuid)\)/gu

const shown = new LRUCache<string, string>(atMost(2000))
const show = (text: string): string => {
  const known = shown.get(text)
  if (known !== undefined) return known
  const made = text.replaceAll(hidden, "$<value>")
  shown.set(text, made)
  return made
}

interface Query {
  text?: string
}
interface Asked {
  query: (query: string | Query, ...rest: unknown[]) => unknown
}

/**
 * Sends the statements of this connection with tenants as plain values, because Citus finds the node of a statement by
 * them and does not look into a `select` (docs/decisions/0013-the-tenant-is-a-constant.md).
 */
export const spreadOver = (client: ClientBase): void => {
  spread.add(client)
  const asked = client as unknown as Asked
  const query = asked.query.bind(client)
  asked.query = (first, ...rest) => {
    if (typeof first === "string") return query(show(first), ...rest)
    if (first.text !== undefined) first.text = show(first.text)
    return query(first, ...rest)
  }
}
