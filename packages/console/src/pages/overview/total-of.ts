/** How many a list by page number has in all. */
export const totalOf = (page: unknown): number | undefined =>
  (page as { readonly totalCount?: number } | undefined)?.totalCount
