import { type PoolClient, Query, type QueryResult } from "pg"
import { send, submit } from "./send.ts"
import { isSpread } from "./spread.ts"

const statement = { text: "select enter_tenant($1) as version", name: "svc_enter_tenant" }

/** Makes the rows of a tenant visible in the running transaction, and returns the version of the tenant's settings. */
export const enterTenant = async (client: PoolClient, tenant: string): Promise<string | undefined> => {
  const { rows } = await send<{ readonly version: string | null }>(client, statement.text, [tenant], statement.name)
  return rows[0]?.version ?? undefined
}

/** The part of its connection that the driver passes to a query. */
interface Wire {
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly bind: (at: { portal: string; statement: string; values: unknown[]; valueMapper: typeof String }) => void
  readonly execute: (of: { portal: string; rows: number }) => void
}
interface Row {
  readonly fields: readonly (string | null)[]
}
/** The methods of a query that the driver calls but its types omit. */
interface Driven {
  readonly prepare: (wire: Wire) => void
  readonly handleDataRow: (row: Row) => void
  readonly handleCommandComplete: (message: unknown, wire: Wire) => void
}
const driven = Query.prototype as unknown as Driven

/** A statement that is sent directly after `enter_tenant` and answered after it. */
class EnteredQuery extends Query implements Driven {
  /** Also for a statement without a name, because the simple protocol would run it in a transaction of its own. */
  readonly queryMode = "extended"
  readonly #tenant: string
  readonly #told: (version: string | undefined) => void
  #isEntered = false

  constructor(tenant: string, told: (version: string | undefined) => void, text: string, values: unknown[]) {
    super(text, values)
    this.#tenant = tenant
    this.#told = told
  }

  prepare(wire: Wire): void {
    wire.bind({ portal: "", statement: statement.name, values: [this.#tenant], valueMapper: String })
    wire.execute({ portal: "", rows: 0 })
    driven.prepare.call(this, wire)
  }

  handleDataRow(row: Row): void {
    if (this.#isEntered) driven.handleDataRow.call(this, row)
    else this.#told(row.fields[0] ?? undefined)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isEntered) driven.handleCommandComplete.call(this, message, wire)
    this.#isEntered = true
  }
}

/** Whether an entry may be sent with a statement. Citus tells data nodes the tenant only inside a begun transaction. */
export const takesEntry = (client: PoolClient): boolean => !isSpread(client)

/** Prepares `enter_tenant` on a connection, once: it cannot be prepared in the same batch as another statement. */
export const prepareEntry = async (client: PoolClient, tenant: string): Promise<void> => {
  const { parsedStatements } = (client as unknown as { readonly connection: Wire }).connection
  if (parsedStatements[statement.name] === undefined) await enterTenant(client, tenant)
}

/**
 * Sends the only statement of a transaction together with the prepared entry of its tenant. All statements before one
 * Sync are one transaction (PostgreSQL's protocol, "Pipelining"), so neither a begin nor a commit is needed. `told`
 * gets the version of the tenant's settings before the statement is answered.
 */
export const sendEntered = <R>(
  client: PoolClient,
  tenant: string,
  told: (version: string | undefined) => void,
  text: string,
  values: unknown[],
  name?: string,
): Promise<QueryResult<R & {}>> => submit(client, new EnteredQuery(tenant, told, text, values), name)
