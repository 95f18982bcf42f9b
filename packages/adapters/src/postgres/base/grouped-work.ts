import type { PortUnavailable } from "@svc/domain/shared/errors"
import { Cause, Data, Effect, Exit, Option } from "effect"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import { makeCapture } from "./audit-capture.ts"
import { dbOf, type TransactionDb } from "./connection-db.ts"
import { CurrentTransaction, type Running } from "./current-transaction.ts"

/** The largest number of pieces of work that are committed together. */
const largest = 50

/** A piece of work failed after it had queried the database, so nothing of its group may be kept. */
class GroupUndone extends Data.TaggedError("GroupUndone")<Record<never, never>> {}

type Verdict = "Committed" | "Undone" | PortUnavailable

/** The result of a piece of work; `undefined` when its group never had a transaction. */
type Done<A, E> = Exit.Exit<A, E> | undefined

/** A piece of work in a group. */
interface Piece {
  /** Its statements, once the transaction has begun. */
  part?: TransactionDb
  isDone: boolean
}

/** Pieces of work in one transaction, which the first piece begins and ends. */
class Group {
  readonly #opened = Promise.withResolvers<Running | undefined>()
  readonly #allDone = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<Verdict>()
  readonly #pieces: Piece[] = []
  #isForming = true
  #done = 0
  isUndone = false
  isClosed = false

  readonly opened = Effect.promise(() => this.#opened.promise)
  readonly allDone = Effect.promise(() => this.#allDone.promise)
  readonly ended = Effect.promise(() => this.#ended.promise)

  /** Adds a piece of work while the transaction has not begun. */
  takeIn(): Piece | undefined {
    if (!this.#isForming || this.#pieces.length === largest) return undefined
    const piece: Piece = { isDone: false }
    this.#pieces.push(piece)
    return piece
  }

  open(running: Running): void {
    this.#isForming = false
    this.#opened.resolve(running)
  }

  /** A piece that failed before it queried the database has nothing to undo. */
  done(piece: Piece, isGood: boolean): void {
    if (piece.isDone) return
    piece.isDone = true
    piece.part?.close()
    if (!isGood && piece.part?.hasSent() === true) this.isUndone = true
    this.#done += 1
    if (!this.#isForming && this.#done === this.#pieces.length) this.#allDone.resolve()
  }

  /** Refuses further statements of all pieces: the connection is passed on. */
  close(): void {
    this.isClosed = true
    for (const { part } of this.#pieces) part?.close()
  }

  end(verdict: Verdict): void {
    this.#isForming = false
    this.#opened.resolve(undefined)
    this.#ended.resolve(verdict)
  }
}

/** Runs one piece in the transaction of its group, unless the transaction has already ended. */
const within = <A, E>(group: Group, piece: Piece, running: Running, work: Effect.Effect<A, E>) =>
  Effect.flatMap(CurrentCause, (cause): Effect.Effect<Done<A, E>> => {
    const never: Done<A, E> = undefined
    if (group.isClosed) return Effect.succeed(never)
    const capture = makeCapture()
    const part = dbOf(running.client, undefined, capture)
    piece.part = part
    const own = Effect.provideService(work, CurrentTransaction, { ...running, ...part, isGrouped: true })
    return Effect.map(Effect.exit(own), (exit): Done<A, E> => {
      if (Exit.isSuccess(exit)) running.caused?.push({ cause, capture })
      group.done(piece, Exit.isSuccess(exit))
      return exit
    })
  })

/**
 * The result of a group, from the exit of its transaction. After a failed commit the work may be in the database, so it
 * is not repeated.
 */
const verdictOf = (exit: Exit.Exit<unknown, GroupUndone | PortUnavailable>): Verdict => {
  if (Exit.isSuccess(exit)) return "Committed"
  const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return failure?._tag === "PortUnavailable" ? failure : "Undone"
}

/** A place in a group. Its leader has to wait for the end of the group before. */
interface Place {
  readonly group: Group
  readonly piece: Piece
  readonly leadsAfter?: Effect.Effect<unknown>
}

/**
 * Groups the work of a tenant: while a transaction of the same kind runs, further work waits and then shares the next
 * transaction, which saves each piece its own begin and commit. When one piece fails, nothing of the group is kept, and
 * each piece is repeated separately in `alone`.
 */
export const makeGroupedWork = (
  alone: <A, E>(tenant: string, work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>,
) => {
  const groups = new Map<string, { readonly current: Group; readonly next: Group | undefined }>()

  /** `undefined` when the groups are full. */
  const enter = (tenant: string): Place | undefined => {
    const { current, next } = groups.get(tenant) ?? {}
    for (const group of [current, next]) {
      const piece = group?.takeIn()
      if (group !== undefined && piece !== undefined) return { group, piece }
    }
    if (next !== undefined) return undefined
    const group = new Group()
    groups.set(tenant, current === undefined ? { current: group, next } : { current, next: group })
    return { group, piece: group.takeIn()!, leadsAfter: current?.ended ?? Effect.void }
  }

  const leave = (tenant: string, group: Group, verdict: Verdict): void => {
    group.end(verdict)
    const { current, next } = groups.get(tenant)!
    if (current !== group) groups.set(tenant, { current, next: undefined })
    else if (next === undefined) groups.delete(tenant)
    else groups.set(tenant, { current: next, next: undefined })
  }

  const lead = <A, E>(tenant: string, { group, piece }: Place, work: Effect.Effect<A, E>) => {
    const inside = Effect.gen(function* () {
      const running = (yield* CurrentTransaction)!
      group.open(running)
      const mine = yield* within(group, piece, running, work)
      yield* group.allDone
      return group.isUndone ? yield* new GroupUndone() : mine
    })
    const closing = Effect.sync(() => group.close())
    return alone(tenant, Effect.ensuring(inside, closing))
  }

  const follow = <A, E>({ group, piece }: Place, work: Effect.Effect<A, E>) =>
    Effect.gen(function* () {
      const running = yield* group.opened
      const mine = running === undefined ? undefined : yield* within(group, piece, running, work)
      return { mine, verdict: yield* group.ended }
    })

  return <A, E>(tenant: string, work: Effect.Effect<A, E>): Effect.Effect<A, E | PortUnavailable> => {
    const inGroup = Effect.acquireUseRelease(
      Effect.sync(() => enter(tenant)),
      (place): Effect.Effect<{ readonly mine: Done<A, E>; readonly verdict: Verdict }> => {
        if (place === undefined) return Effect.succeed({ mine: undefined, verdict: "Undone" })
        if (place.leadsAfter === undefined) return follow(place, work)
        const led = Effect.exit(Effect.andThen(place.leadsAfter, lead(tenant, place, work)))
        return Effect.map(led, (exit) => ({
          mine: Exit.isSuccess(exit) ? exit.value : undefined,
          verdict: verdictOf(exit),
        }))
      },
      (place, exit) =>
        Effect.sync(() => {
          if (place === undefined) return
          // A piece that is interrupted must not keep the others waiting.
          place.group.done(place.piece, false)
          if (place.leadsAfter === undefined) return
          leave(tenant, place.group, Exit.isSuccess(exit) ? exit.value.verdict : "Undone")
        }),
    )
    return Effect.flatMap(inGroup, ({ mine, verdict }): Effect.Effect<A, E | PortUnavailable> => {
      if (verdict === "Undone") return alone(tenant, work)
      return verdict === "Committed" ? mine! : Effect.fail(verdict)
    })
  }
}
