import { Client } from "pg"
import { isAway } from "../../observability/database-away.ts"
import { plainMessage } from "../../observability/plain-message.ts"
import { hostsOf } from "./database-address.ts"

/** The answer of a server that is asked whether it is the primary. */
export interface Standing {
  /** False for a standby, and for a server that is set to refuse changes. */
  readonly writable: boolean
  /** Each promotion of a standby begins a timeline with a higher number; 0 on a standby. */
  readonly timeline: number
}

/** A server that can be written to. */
export interface Primary {
  readonly url: string
  readonly timeline: number
}

/** Milliseconds for a server to say whether it is the primary. */
const longestAsk = 2_000
/** Milliseconds for which no server is asked again after none could be written to. */
const restAfterFailure = 250
/** Milliseconds between two looks at all servers while connections are open. */
const lookEvery = 2_000

const standing = `
  select not s.standby and not current_setting('default_transaction_read_only')::boolean as writable,
    case when s.standby then '0' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline
  from (select pg_is_in_recovery() as standby) s`

/** Asks a server over an open connection whether it is the primary. */
export const readStanding = async (client: Client): Promise<Standing> => {
  const { rows } = await client.query<{ writable: boolean; timeline: string }>(standing)
  const { writable, timeline } = rows[0]!
  return { writable, timeline: Number.parseInt(timeline, 16) }
}

/** Asks a server over a connection of its own; rejects when it does not answer within two seconds. */
export const askStanding = async (url: string): Promise<Standing> => {
  const client = new Client({
    connectionString: url,
    application_name: "svc primary",
    connectionTimeoutMillis: longestAsk,
    query_timeout: longestAsk,
  })
  client.on("error", () => undefined)
  try {
    await client.connect()
    return await readStanding(client)
  } finally {
    void client.end().catch(() => undefined)
    // A server that hangs does not close its side.
    setTimeout(() => client.connection.stream.destroy(), longestAsk).unref()
  }
}

type Answer = { readonly url: string } & ({ readonly said: Standing } | { readonly error: unknown })

const ask = (url: string): Promise<Answer> =>
  askStanding(url).then(
    (said) => ({ url, said }),
    (error: unknown) => ({ url, error }),
  )

const trouble = (answer: Answer): string => {
  const name = hostsOf(answer.url)
  return "error" in answer ? `${name} cannot be used: ${plainMessage(answer.error)}` : `${name} is a standby`
}

/**
 * An error like the driver's, with the SQLSTATE for a connection that cannot be made (PostgreSQL, Appendix A). A plain
 * `Error`, because pg-boss adds to the message of an error.
 */
export const cannotConnect = (message: string): Error => Object.assign(new Error(message), { code: "08001" })

/** No server is the primary now: a connection that cannot be made, unless every server refuses the login. */
const noPrimary = (answers: readonly Answer[]): unknown => {
  const refusals = answers.flatMap((each) => ("error" in each && !isAway(each.error) ? [each.error] : []))
  if (refusals.length === answers.length) return refusals[0]
  return cannotConnect(`no host can be written to: ${answers.map(trouble).join("; ")}`)
}

/** Finds which of several servers is the primary, and cuts the connections to one that no longer is (contract O20). */
export class Primaries {
  readonly #urls: readonly string[]
  /** The server for the next connection; undefined when all servers have to be asked before it. */
  #known: Primary | undefined
  /** The server that was found last, even if connections to it break. */
  #last: Primary | undefined
  #search: Promise<Primary> | undefined
  readonly #open = new Map<Client, string>()
  #looks: NodeJS.Timeout | undefined

  constructor(urls: readonly string[]) {
    this.#urls = urls
  }

  /**
   * The server that was found last; the first one when none was found yet. For connections that cannot wait: all
   * servers are asked meanwhile, so that the next attempt goes to the primary.
   */
  likely(): string {
    void this.#look().catch(() => undefined)
    return this.#last?.url ?? this.#urls[0]!
  }

  /** The primary as known, or found by asking all servers. Rejects when there is none. */
  async find(): Promise<Primary> {
    return this.#known ?? this.#look()
  }

  /** False when the server behind a new connection is no primary, or was one before another server was promoted. */
  isPrimary({ writable, timeline }: Standing): boolean {
    return writable && timeline >= (this.#last?.timeline ?? 0)
  }

  /** Asks all servers again before the next connection. */
  forget(url: string): void {
    if (this.#known?.url === url) this.#known = undefined
  }

  /** Watches over a connection to the server with this url until it ends. */
  watch(client: Client, url: string): void {
    this.#open.set(client, url)
    this.#looks ??= setInterval(() => void this.#lookAgain(), lookEvery).unref()
    client.once("end", () => {
      this.#open.delete(client)
      if (this.#open.size > 0) return
      clearInterval(this.#looks)
      this.#looks = undefined
    })
  }

  #look(): Promise<Primary> {
    this.#search ??= this.#askAll().then(
      (found) => {
        this.#search = undefined
        return found
      },
      (error: unknown) => {
        setTimeout(() => (this.#search = undefined), restAfterFailure).unref()
        throw error
      },
    )
    return this.#search
  }

  /** Takes the writable server with the newest timeline. A former primary may still be writable. */
  async #askAll(): Promise<Primary> {
    const answers = await Promise.all(this.#urls.map(ask))
    const writable = answers.flatMap((each) =>
      "said" in each && this.isPrimary(each.said) ? [{ url: each.url, timeline: each.said.timeline }] : [],
    )
    const newest = Math.max(...writable.map(({ timeline }) => timeline))
    const found =
      writable.find((each) => each.timeline === newest && each.url === this.#known?.url) ??
      writable.find((each) => each.timeline === newest)
    if (found === undefined) throw noPrimary(answers)
    this.#known = found
    this.#last = found
    return found
  }

  /** Cuts connections to another host than the primary. If that host vanished, they would wait for minutes. */
  async #lookAgain(): Promise<void> {
    try {
      const { url } = await this.#look()
      for (const [client, its] of this.#open) {
        if (its !== url)
          client.connection.stream.destroy(new Error("Connection terminated: another host is the primary"))
      }
    } catch {
      this.#known = undefined
    }
  }
}
