/** The total number of items of a paged list. */
export const totalOf = (page: unknown): number | undefined =>
  (page as { readonly totalCount?: number } | undefined)?.totalCount
