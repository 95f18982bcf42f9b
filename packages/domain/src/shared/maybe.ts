/** A member of a request that may be absent, or `null` to remove what is there. */
export type Maybe<A> = A | null | undefined
