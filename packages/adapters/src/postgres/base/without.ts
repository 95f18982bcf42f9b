/** The entity without some of its members. */
export const without = <E extends object, K extends keyof E>(entity: E, ...names: readonly K[]): Omit<E, K> => {
  const rest = { ...entity }
  for (const name of names) delete rest[name]
  return rest
}
