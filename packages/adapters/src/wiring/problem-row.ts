/** What a client is told of one error, in the terms of RFC 9457. */
export interface ProblemRow<E> {
  readonly status: number | ((error: E) => number)
  /** The last part of the problem's `type`; made from the `reason` of an error that carries one. */
  readonly type: string | ((error: E) => string)
  readonly title: string | ((error: E) => string)
  /** By field; an error of the business has its sentences under `message`. Without it: the error's message. */
  readonly errors?: (error: E) => Readonly<Record<string, readonly string[]>> | undefined
  readonly headers?: (error: E) => Readonly<Record<string, string>>
  /** The request was handled, not merely refused: an idempotency key keeps the problem as its answer. */
  readonly handled?: true
}

/** One row for each error of a union: an error without its row does not compile. */
export type ProblemRows<Errors extends { readonly _tag: string }> = {
  readonly [E in Errors as E["_tag"]]: ProblemRow<E>
}
