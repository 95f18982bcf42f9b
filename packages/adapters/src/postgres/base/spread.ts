import { LRUCache } from "lru-cache"
import type { ClientBase } from "pg"
import { atMost } from "../../at-most.ts"

const spread = new WeakSet<object>()

/** Whether a connection leads to a database whose tenants may lie on several servers. */
export const isSpread = (client: ClientBase): boolean => spread.has(client)

/** A value that the compiler hides from PostgreSQL's planner (`HidingQueryCompiler`). */
const hidden = /\(select (?<value>\$\d+::uuid)\)/gu

/** The position of the bracket that closes what is open at a position of a statement, or the statement's end. */
const endOf = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1
    else if (text[at] === ")" && (depth -= 1) < 0) return at
  }
  return text.length
}

const withoutBrackets = (text: string): string => {
  const inner = text.replaceAll(/\([^()]*\)/gu, "")
  return inner === text ? text : withoutBrackets(inner)
}

/**
 * Lets each `insert` of rows from a list return something. Citus copies such rows to the nodes, and PostgreSQL refuses
 * to copy into a table with a policy. Rows that return something are inserted on the node instead.
 */
const insertOnNodes = (text: string): string => {
  let made = text
  for (const { index } of [...text.matchAll(/\binsert into\b/giu)].toReversed()) {
    const end = endOf(made, index)
    const own = withoutBrackets(made.slice(index, end))
    const isFromList = /\bfrom\s+(?:unnest|json\w*_(?:to|populate)_recordset)\b/iu.test(made.slice(index, end))
    if (!isFromList || !/\bselect\b/iu.test(own) || /\b(?:returning|on conflict)\b/iu.test(own)) continue
    made = `${made.slice(0, end)} returning 1${made.slice(end)}`
  }
  return made
}

const shown = new LRUCache<string, string>(atMost(2000))
const show = (text: string): string => {
  const known = shown.get(text)
  if (known !== undefined) return known
  const made = insertOnNodes(text.replaceAll(hidden, "$<value>"))
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
 * Sends the statements of this connection in the form that Citus needs. Tenants are plain values, because Citus finds
 * the node of a statement by them and does not look into a `select` (docs/decisions/0013-the-tenant-is-a-constant.md).
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
