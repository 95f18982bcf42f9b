/** A merge patch (RFC 7396) of a flat object: absent members stay, null removes. */
export type MergePatch<A> = { readonly [K in keyof A]?: A[K] | null | undefined }

/** Replaces empty texts by null, for patches in which an empty text removes (contract Q11). */
export const emptyRemoves = <A extends object>(patch: MergePatch<A>): MergePatch<A> =>
  Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, value === "" ? null : value])) as MergePatch<A>

/** The object after a patch. The caller must refuse null for a required member. */
export const mergePatch = <A extends object>(before: A, patch: MergePatch<A>): A => {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...before, ...Object.fromEntries(changes) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as A
}
