/** The members that have a value: without those that are absent, null or an empty text. */
export const given = <A extends object>(values: A): { readonly [K in keyof A]?: NonNullable<A[K]> } =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as { readonly [K in keyof A]?: NonNullable<A[K]> }
