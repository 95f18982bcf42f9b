import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"

export interface TurnLimits {
  /** Concurrent turns. */
  readonly slots: number
  /** Concurrent turns of one tenant; less than `slots`, so that no tenant can occupy them all. */
  readonly perTenant: number
  /** Waiting turns of one tenant; a further one fails with `PortUnavailable`. */
  readonly waitingPerTenant: number
}

interface Waiting {
  readonly tenant: TenantId
  readonly begin: () => void
}

/**
 * Runs work in turns. The next turn goes to the tenant whose last turn began longest ago, so that a hundred pieces of
 * work of one tenant do not delay one of another.
 */
export const makeTurns = (port: string, { slots, perTenant, waitingPerTenant }: TurnLimits) => {
  const waiting = new Set<Waiting>()
  const running = new Map<TenantId, number>()
  const lastTurn = new Map<TenantId, number>()
  let begun = 0
  let free = slots

  const next = () => {
    const mayBegin = [...waiting].filter(({ tenant }) => (running.get(tenant) ?? 0) < perTenant)
    const [first] = mayBegin.toSorted((a, b) => (lastTurn.get(a.tenant) ?? 0) - (lastTurn.get(b.tenant) ?? 0))
    if (first === undefined || free === 0) return
    const { tenant } = first
    waiting.delete(first)
    free -= 1
    begun += 1
    lastTurn.set(tenant, begun)
    running.set(tenant, (running.get(tenant) ?? 0) + 1)
    first.begin()
  }

  const end = (tenant: TenantId) => {
    free += 1
    const left = running.get(tenant)! - 1
    if (left > 0) running.set(tenant, left)
    else running.delete(tenant)
    if (running.size === 0 && waiting.size === 0) lastTurn.clear()
    next()
  }

  const wait = (tenant: TenantId) =>
    Effect.callback<void, PortUnavailable>((resume) => {
      if ([...waiting].filter((each) => each.tenant === tenant).length >= waitingPerTenant) {
        const cause = new Error(`${waitingPerTenant} pieces of work of the tenant wait already`)
        resume(Effect.fail(new PortUnavailable({ port, cause })))
        return undefined
      }
      const one = { tenant, begin: () => resume(Effect.void) }
      waiting.add(one)
      next()
      return Effect.sync(() => {
        // The work may be interrupted between the start of its turn and its own start.
        if (!waiting.delete(one)) end(tenant)
      })
    })

  /** Runs the work when the tenant has its turn. Work that is interrupted while waiting leaves the line. */
  return <A, E>(tenant: TenantId, work: Effect.Effect<A, E>): Effect.Effect<A, E | PortUnavailable> =>
    Effect.uninterruptibleMask((restore) =>
      Effect.andThen(
        restore(wait(tenant)),
        Effect.ensuring(
          restore(work),
          Effect.sync(() => end(tenant)),
        ),
      ),
    )
}
