import { Effect } from "effect"
import { inSpan } from "../observability/tracing.ts"
import { CurrentTransaction } from "../postgres/base/current-transaction.ts"

/**
 * A call of another service. Inside a unit of work it dies, because the transaction would hold its locks and connection
 * while the other side works, and a rollback could not undo the call.
 */
export const outsideTransaction = <A, E>(service: string, call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    running === undefined ? call : Effect.die(new Error(`${service} was called inside a database transaction`)),
  )

/** A call of a provider, with a span of its own. */
export const callProvider = <A, E>(service: string, call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  inSpan(`call ${service}`, { side: "client" }, outsideTransaction(service, call))
