import { Cause, Clock, Context, Effect, type Exit, Logger, type LogLevel, References } from "effect"
import type { AppClock } from "../clock/app-clock.ts"
import type { Log } from "./log.ts"

/**
 * Runs programs that need nothing but the clock and the log of the process. Ports are passed as arguments, never
 * through the runtime.
 */
export interface Runtime {
  readonly run: <A, E>(program: Effect.Effect<A, E>, signal?: AbortSignal) => Promise<Exit.Exit<A, E>>
  /**
   * For the many small programs of a hot path: calls `ended` with the outcome, and returns a function that interrupts
   * the program.
   */
  readonly start: <A, E>(program: Effect.Effect<A, E>, ended: (exit: Exit.Exit<A, E>) => void) => () => void
  /** Rejects with the failure or the defect. */
  readonly runOrThrow: <A, E>(program: Effect.Effect<A, E>, signal?: AbortSignal) => Promise<A>
}

export const makeRuntime = (clock: AppClock, log: Log): Runtime => {
  const context = Context.make(Clock.Clock, clock.effect).pipe(
    Context.add(Logger.CurrentLoggers, new Set([toLog(log)])),
    Context.add(References.MinimumLogLevel, "Debug"),
  )
  const exit = Effect.runPromiseExitWith(context)
  const promise = Effect.runPromiseWith(context)
  const callback = Effect.runCallbackWith(context)
  return {
    start: (program, ended) => callback(program, { onExit: ended }),
    run: (program, signal) => exit(program, signal === undefined ? undefined : { signal }),
    runOrThrow: (program, signal) => promise(program, signal === undefined ? undefined : { signal }),
  }
}

const levels: { readonly [L in LogLevel.LogLevel]?: "trace" | "debug" | "info" | "warn" | "error" | "fatal" } = {
  Trace: "trace",
  Debug: "debug",
  Info: "info",
  Warn: "warn",
  Error: "error",
  Fatal: "fatal",
}

const toLog = (log: Log) =>
  Logger.make<unknown, void>(({ message, logLevel, cause, fiber }) => {
    const fields = { ...fiber.getRef(References.CurrentLogAnnotations) }
    const text = (Array.isArray(message) ? message : [message]).map(String).join(" ")
    log[levels[logLevel] ?? "info"](cause.reasons.length === 0 ? fields : { ...fields, err: Cause.squash(cause) }, text)
  })
