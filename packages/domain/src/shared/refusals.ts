import * as Data from "effect/Data"

/**
 * The resource does not allow the action as it is now, and nothing was changed (contract Q17). `reason` is a literal
 * that a caller can branch on, `facts` the data it is about, `message` the sentence made of both. A context makes its
 * own with `refusalsOf`.
 */
export class ActionRefused<Reason extends string = string, About = unknown> extends Data.TaggedError("ActionRefused")<{
  readonly reason: string
  readonly facts: unknown
  readonly message: string
}> {
  declare readonly reason: Reason
  declare readonly facts: About
}

/** A context's reasons to refuse an action, each with the sentence that its facts make. */
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
