/** The members that have a value, without those that are absent, null or an empty text. */
export const given = <A extends object>(values: A): { readonly [K in keyof A]?: NonNullable<A[K]> } => {
  const found: { [K in keyof A]?: NonNullable<A[K]> } = {}
  for (const name of Object.keys(values) as (keyof A)[]) {
    const value = values[name]
    if (value !== undefined && value !== null && value !== "") found[name] = value
  }
  return found
}
