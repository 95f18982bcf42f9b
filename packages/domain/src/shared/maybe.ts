/** A member of a request that may be absent, or `null` to remove the present value. */
export type Maybe<A> = A | null | undefined
