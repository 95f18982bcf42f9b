/** The entity without some of its members. */
export const without = <E extends object, K extends keyof E>(entity: E, ...names: readonly K[]): Omit<E, K> =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name as K))) as Omit<E, K>
