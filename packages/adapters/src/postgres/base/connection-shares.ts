import { PortUnavailable } from "@svc/domain/shared/errors"
import { Context, Effect } from "effect"
import { nextInLine, type Waiting } from "./connection-line.ts"

/** The lane of a tenant's work that a request belongs to: its legal entity as spelled in the request. */
export const ConnectionLane = Context.Reference("adapters/postgres/ConnectionLane", { defaultValue: () => "" })

/** Whether a request reads everything of some kind and so may take long, as a report does. */
export const ReadsMuch = Context.Reference("adapters/postgres/ReadsMuch", { defaultValue: () => false })

/** The rules by which connections are shared. */
interface Sharing {
  readonly size: number
  readonly longestWaitMs: number
  /** A tenant may hold at most the number of free connections, multiplied by this. */
  readonly greed?: number
}

/** The same as the pool's own limit for waiting for a connection. */
const longestWaitMs = 10_000
/** As long as a report may take, because requests wait for the connection that a report holds. */
const longestWaitToReadMs = 30_000
/** With a half a tenant gets at most a third of the connections for reports, and another tenant a third of the rest. */
const greedToRead = 0.5

interface Ticket extends Waiting {
  state: "waits" | "holds" | "over"
  readonly granted: (got: boolean) => void
}

/** Runs work while it holds a connection. Fails with `PortUnavailable` where the wait for it took too long. */
export type ShareConnections = <A, E>(
  tenant: string,
  work: Effect.Effect<A, E>,
) => Effect.Effect<A, E | PortUnavailable>

/**
 * Shares `size` connections of a pool fairly among tenants, and those of a tenant among its lanes. Requests that read
 * much hold at most half of the connections. They take so long that without this limit a few tenants would leave none
 * for short requests.
 */
export const makeConnectionShares = (
  size: number,
): { readonly share: ShareConnections; /** The work that waits. */ readonly waiting: () => number } => {
  const all = makeShares({ size, longestWaitMs })
  const much = Math.max(1, Math.floor(size / 2))
  const toRead = makeShares({ size: much, longestWaitMs: longestWaitToReadMs, greed: greedToRead })
  return {
    share: (tenant, work) =>
      Effect.flatMap(ReadsMuch, (readsMuch) =>
        readsMuch ? toRead.share(tenant, all.share(tenant, work)) : all.share(tenant, work),
      ),
    waiting: () => all.waiting() + toRead.waiting(),
  }
}

const makeShares = ({ size, longestWaitMs: patience, greed }: Sharing) => {
  const waiting = new Set<Ticket>()
  const counts = new Map<string, number>()
  let free = size
  const laneOf = ({ tenant, lane }: Waiting) => `${tenant} ${lane}`
  const held = {
    ofTenant: (tenant: string) => counts.get(tenant) ?? 0,
    ofLane: (who: Waiting) => counts.get(laneOf(who)) ?? 0,
  }

  const count = (ticket: Ticket, change: 1 | -1) => {
    free -= change
    for (const name of [ticket.tenant, laneOf(ticket)]) {
      const now = (counts.get(name) ?? 0) + change
      if (now === 0) counts.delete(name)
      else counts.set(name, now)
    }
  }

  const grant = () => {
    const findNext = () => nextInLine(waiting, held, free, greed)
    for (let next = findNext(); next !== undefined; next = findNext()) {
      waiting.delete(next)
      next.state = "holds"
      count(next, 1)
      next.granted(true)
    }
  }

  const end = (ticket: Ticket) => {
    if (ticket.state === "holds") count(ticket, -1)
    waiting.delete(ticket)
    ticket.state = "over"
    grant()
  }

  const wait = (ticket: Ticket, turn: Promise<boolean>) => {
    const late = setTimeout(() => ticket.granted(false), patience)
    return Effect.promise(() => turn.finally(() => clearTimeout(late))).pipe(
      Effect.flatMap((got) =>
        got
          ? Effect.void
          : Effect.fail(
              new PortUnavailable({ port: "UnitOfWork", cause: new Error("no connection was free in time") }),
            ),
      ),
      Effect.ensuring(Effect.sync(() => clearTimeout(late))),
    )
  }

  const share: ShareConnections = (tenant, work) =>
    Effect.flatMap(ConnectionLane, (lane) => {
      const turn = Promise.withResolvers<boolean>()
      const ticket: Ticket = { tenant, lane, state: "waits", granted: turn.resolve }
      const begin = Effect.suspend(() => {
        waiting.add(ticket)
        grant()
        return ticket.state === "holds" ? work : Effect.andThen(wait(ticket, turn.promise), work)
      })
      // The place is returned exactly once, even when the work is interrupted while waiting or running.
      return Effect.ensuring(
        begin,
        Effect.sync(() => end(ticket)),
      )
    })
  return { share, waiting: () => waiting.size }
}
