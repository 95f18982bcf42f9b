import { isAway } from "../../observability/database-away.ts"
import { plainMessage } from "../../observability/plain-message.ts"
import { withConnection } from "./connect.ts"
import { hostsOf, urlsOf } from "./database-address.ts"
import { askStanding } from "./primary.ts"

/** The findings of `doctor` about the hosts of an address, and about the data a standby would lack if it took over. */
export interface Replication {
  /** Each host with its state. */
  readonly hosts: readonly string[]
  /** Whether a commit waits for a standby, and the consequence. */
  readonly commits: string
  /** Problems, each with its remedy. */
  readonly problems: readonly string[]
}

interface Waiting {
  readonly names: string
  readonly level: string
}

const lost = "what a standby has not received is lost when it takes over"

const describeCommits = ({ names, level }: Waiting): string => {
  if (names === "") return `synchronous replication is off: ${lost} (synchronous_standby_names of the primary is empty)`
  if (level === "off" || level === "local") {
    return `synchronous replication is off: ${lost} (synchronous_commit is ${level})`
  }
  return `synchronous replication is on: a commit waits for standbys (synchronous_standby_names is ${names})`
}

const describeHost = async (url: string): Promise<{ readonly text: string; readonly problem?: string }> => {
  const name = hostsOf(url)
  try {
    return { text: `${name} is ${(await askStanding(url)).writable ? "the primary" : "a standby"}` }
  } catch (error) {
    const [what, remedy] = isAway(error)
      ? ["cannot be reached", "start it, or take it out of DATABASE_URL"]
      : ["refuses the login", "let the login in there as on the other hosts"]
    return { text: `${name} ${what}`, problem: `${name} ${what}: ${plainMessage(error)}; ${remedy}` }
  }
}

/** Asks every host of an address. Rejects when none is the primary. */
export const describeReplication = async (url: string): Promise<Replication> => {
  const hosts = await Promise.all(urlsOf(url).map(describeHost))
  const primaries = hosts.filter(({ text }) => text.endsWith("the primary"))
  const waiting = await withConnection(url, "svc cli", async (client) => {
    const { rows } = await client.query<Waiting>(
      "select current_setting('synchronous_standby_names') as names, current_setting('synchronous_commit') as level",
    )
    return rows[0]!
  })
  const several =
    primaries.length > 1
      ? [`${primaries.length} hosts take changes: stop the one that was the primary before, and make it a standby`]
      : []
  return {
    hosts: hosts.map(({ text }) => text),
    commits: describeCommits(waiting),
    problems: [...hosts.flatMap(({ problem }) => (problem === undefined ? [] : [problem])), ...several],
  }
}
