import { Effect } from "effect"
import { CurrentTransaction } from "../postgres/base/current-transaction.ts"

/**
 * A call of another service. Inside a unit of work it dies: the transaction would keep its locks and its connection for
 * as long as the other side takes, and a rollback would not take back what was sent.
 */
export const outsideTransaction = <A, E>(service: string, call: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    running === undefined ? call : Effect.die(new Error(`${service} was called inside a database transaction`)),
  )
