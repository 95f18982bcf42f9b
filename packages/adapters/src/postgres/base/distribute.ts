import * as Data from "effect/Data"
import { type Client, escapeLiteral } from "pg"
import { withConnection } from "./connect.ts"
import { findDistributionObstacles } from "./distribution-obstacles.ts"
import { planDistribution, type Step } from "./distribution-plan.ts"
import { migrationLock } from "./migrate.ts"

/** The tables cannot be distributed as the database is now. The message says what to do. */
class DistributionRefused extends Data.TaggedError("DistributionRefused")<{ readonly message: string }> {}

interface Distributed {
  /** The tables that were distributed now; empty when there was nothing to do. */
  readonly tables: readonly string[]
}

interface NotedStep extends Step {
  readonly position: number
}

/** Does the steps in one transaction. */
const together = async (client: Client, steps: readonly string[]): Promise<void> => {
  try {
    await client.query("begin")
    for (const step of steps) await client.query(step)
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}

const note = ({ about, statement }: Step, index: number): string =>
  `insert into svc.distribution_steps (position, about, statement)
   values (${index + 1}, ${escapeLiteral(about)}, ${escapeLiteral(statement)})`

const readSteps = async (client: Client): Promise<readonly NotedStep[]> =>
  (await client.query<NotedStep>("select position, about, statement from svc.distribution_steps order by position"))
    .rows

/**
 * Spreads the tables of tenants over the data nodes of Citus by tenant, so that all rows of a tenant are on the same
 * node. After a failure the next run continues: until foreign keys and triggers that were dropped are made again, the
 * database keeps a list of them. `say` gets a line for each step.
 * Rejects with `DistributionRefused` when something has to be done first.
 */
export const distributeDatabase = (url: string, say: (line: string) => void): Promise<Distributed> =>
  withConnection(url, "svc migrate", async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [migrationLock])
    const obstacles = await findDistributionObstacles(client)
    if (obstacles !== undefined) throw new DistributionRefused({ message: obstacles })
    // Unsafe triggers are allowed, because a trigger changes only rows of its own tenant, which are on the same node. The
    // definitions that are read name the schema of each object only while the search path does not.
    await client.query(
      "set search_path = pg_catalog; set client_min_messages = warning; set citus.enable_unsafe_triggers = on",
    )
    if ((await readSteps(client)).length === 0) {
      const { prepare, distribute, restore } = await planDistribution(client)
      await together(client, [...prepare.map(({ statement }) => statement), ...[...distribute, ...restore].map(note)])
    }
    const steps = await readSteps(client)
    const tables: string[] = []
    for (const [index, { position, about, statement }] of steps.entries()) {
      say(`${index + 1} of ${steps.length}: ${about}`)
      await together(client, [statement, `delete from svc.distribution_steps where position = ${position}`]).catch(
        (cause: unknown) => {
          throw new Error(`${about} was not distributed`, { cause })
        },
      )
      if (about.startsWith("the table ")) tables.push(about.slice("the table ".length))
    }
    return { tables }
  })
