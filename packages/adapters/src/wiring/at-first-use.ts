import { Effect } from "effect"

/** A part of the service whose module is loaded when it is first used. */
export interface AtFirstUse<P> {
  readonly loaded: Effect.Effect<P>
  /** Does something with the part, unless nothing has used it. */
  readonly ifUsed: (work: (part: P) => Promise<void>) => Promise<void>
}

/** Keeps the modules of providers out of starts that ask no provider. */
export const atFirstUse = <P>(load: () => Promise<P>): AtFirstUse<P> => {
  let loading: Promise<P> | undefined
  return {
    loaded: Effect.promise(() => (loading ??= load())),
    ifUsed: async (work) => {
      if (loading !== undefined) await work(await loading)
    },
  }
}

type Method = (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>

/** A port that is loaded at the first call of one of its methods. The compiler checks that no method is missing. */
export const calledAtFirstUse = <P extends object>(
  { loaded }: AtFirstUse<P>,
  methods: Readonly<Record<keyof P & string, true>>,
): P => {
  const call =
    (name: string): Method =>
    (...args) =>
      Effect.flatMap(loaded, (port) => (port as Readonly<Record<string, Method>>)[name]!(...args))
  return Object.fromEntries(Object.keys(methods).map((name) => [name, call(name)])) as unknown as P
}
