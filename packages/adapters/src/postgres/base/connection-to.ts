import { Client, type ClientBase, type ClientConfig } from "pg"
import { DatabaseAway } from "../../observability/database-away.ts"
import { hostOf, urlsOf } from "./database-address.ts"
import { cannotConnect, Primaries, readStanding } from "./primary.ts"

/** SQLSTATE of a change that a standby refuses (PostgreSQL, Appendix A: read_only_sql_transaction). */
const readOnly = "25006"

type Callback = ((error: Error) => void) | ((error: null, client: Client) => void)

/**
 * The driver can be given only one host. This client connects to the primary, and fails when the server is no primary.
 */
const clientOfPrimary = (primaries: Primaries) =>
  class extends Client {
    override connect(): Promise<Client>
    override connect(callback: Callback): void
    override connect(callback?: Callback): Promise<Client> | void {
      const connected = this.#connect()
      if (callback === undefined) return connected
      const told = callback as (error: Error | null, client?: Client) => void
      connected.then(
        () => told(null, this),
        (error: Error) => told(error),
      )
    }

    async #connect(): Promise<Client> {
      const { url } = await primaries.find()
      Object.assign(this, hostOf(url))
      // The pool listens for errors only when it has the connection. Without this listener a connection that breaks
      // earlier would end the process.
      this.on("error", () => primaries.forget(url))
      try {
        await super.connect()
        if (!primaries.isPrimary(await readStanding(this))) {
          throw cannotConnect(`${this.host}:${this.port} is no longer the primary`)
        }
      } catch (error) {
        primaries.forget(url)
        void this.end().catch(() => undefined)
        throw error
      }
      primaries.watch(this, url)
      this.connection.on("errorMessage", (error: { readonly code?: string }) => {
        if (error.code !== readOnly) return
        // The statement was right, so its caller gets the error for a database that does not answer.
        Object.assign(error, { cause: new DatabaseAway({ cause: `${this.host}:${this.port} is a standby now` }) })
        primaries.forget(url)
        this.connection.stream.destroy()
      })
      return this
    }
  }

interface Servers {
  readonly primaries: Primaries
  readonly Client: new (config?: string | ClientConfig) => Client
}
/** By address. All connections of a process to the same address share the knowledge about its servers. */
const knownServers = new Map<string, Servers>()

const serversOf = (url: string, urls: readonly string[]): Servers => {
  const known = knownServers.get(url)
  if (known !== undefined) return known
  const primaries = new Primaries(urls)
  const servers = { primaries, Client: clientOfPrimary(primaries) }
  knownServers.set(url, servers)
  return servers
}

/** The settings of a pool for the address of one or several servers: with several, its connections go to the primary. */
export const connectionTo = (
  url: string,
): { readonly connectionString: string; readonly Client?: new () => ClientBase } => {
  const urls = urlsOf(url)
  return urls.length === 1
    ? { connectionString: url }
    : { connectionString: urls[0]!, Client: serversOf(url, urls).Client }
}

/** A connection outside a pool, to the primary when the address names several servers. */
export const makeClient = (url: string, config: ClientConfig): Client => {
  const urls = urlsOf(url)
  const Made = urls.length === 1 ? Client : serversOf(url, urls).Client
  return new Made({ ...config, connectionString: urls[0]! })
}

/** The url of the server that this process last found to be the primary. */
export const likelyUrl = (url: string): string => {
  const urls = urlsOf(url)
  return urls.length === 1 ? url : serversOf(url, urls).primaries.likely()
}
