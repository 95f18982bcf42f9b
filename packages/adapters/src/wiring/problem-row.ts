/** The problem that a client gets for an error, in the terms of RFC 9457. */
export interface ProblemRow<E> {
  readonly status: number | ((error: E) => number)
  /** The last part of the problem's `type`; derived from the error's `reason` if it has one. */
  readonly type: string | ((error: E) => string)
  readonly title: string | ((error: E) => string)
  /** Messages by field; a business error has its sentences under `message`. By default the error's message. */
  readonly errors?: (error: E) => Readonly<Record<string, readonly string[]>> | undefined
  /** Further members of the problem (RFC 9457, section 3.2). */
  readonly members?: (error: E) => Readonly<Record<string, string>>
  readonly headers?: (error: E) => Readonly<Record<string, string>>
  /** Set when the request was handled, not merely refused: an idempotency key stores the problem as its answer. */
  readonly handled?: true
}

/** One row for each error of a union: an error without a row does not compile. */
export type ProblemRows<Errors extends { readonly _tag: string }> = {
  readonly [E in Errors as E["_tag"]]: ProblemRow<E>
}
