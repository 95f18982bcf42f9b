import { PortUnavailable } from "@svc/domain/shared/errors"
import { Context, Effect } from "effect"
import { nextInLine, type Waiting } from "./connection-line.ts"

/** The lane of a tenant's work that a request belongs to: its legal entity as spelled in the request. */
export const ConnectionLane = Context.Reference("adapters/postgres/ConnectionLane", { defaultValue: () => "" })

/** The same as the pool's own limit for waiting for a connection. */
const longestWaitMs = 10_000

interface Ticket extends Waiting {
  state: "waits" | "holds" | "over"
  readonly granted: (got: boolean) => void
}

/** Runs work while it holds a connection. Fails with `PortUnavailable` after ten seconds of waiting. */
export type ShareConnections = <A, E>(
  tenant: string,
  work: Effect.Effect<A, E>,
) => Effect.Effect<A, E | PortUnavailable>

/** Shares `size` connections of a pool fairly among tenants, and those of a tenant among its lanes. */
export const makeConnectionShares = (size: number): ShareConnections => {
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
    for (let next = nextInLine(waiting, held, free); next !== undefined; next = nextInLine(waiting, held, free)) {
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
    const late = setTimeout(() => ticket.granted(false), longestWaitMs)
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

  return (tenant, work) =>
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
}
