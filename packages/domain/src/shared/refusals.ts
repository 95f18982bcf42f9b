import * as Data from "effect/Data"

/**
 * The state of the resource does not allow the action, and nothing was changed (contract Q17). `reason` is a literal on
 * which a caller can branch, `facts` are its data, and `message` is the sentence made from both. A context makes its
 * own refusals with `refusalsOf`.
 */
export class ActionRefused<Reason extends string = string, About = unknown> extends Data.TaggedError("ActionRefused")<{
  readonly reason: string
  readonly facts: unknown
  readonly message: string
}> {
  declare readonly reason: Reason
  declare readonly facts: About
}

/** A context's reasons to refuse an action, each with the sentence made from its facts. */
type Sentences = Readonly<Record<string, (facts: never) => string>>
type FactsOf<Sentence extends (facts: never) => string> =
  Parameters<Sentence> extends [infer About] ? About : Readonly<Record<string, never>>

/** The refusals that a table of sentences can make. */
export type RefusalsOf<S extends Sentences, R extends keyof S & string = keyof S & string> = {
  readonly [K in R]: ActionRefused<K, FactsOf<S[K]>>
}[R]

/** Gives the function that makes the refusals of a table: `refuse("NotPostable", { status })`. */
export const refusalsOf =
  <const S extends Sentences>(sentences: S) =>
  <R extends keyof S & string>(reason: R, ...about: Parameters<S[R]>): RefusalsOf<S, R> => {
    const facts = about[0] ?? {}
    return new ActionRefused({ reason, facts, message: sentences[reason]!(facts) }) as unknown as RefusalsOf<S, R>
  }
