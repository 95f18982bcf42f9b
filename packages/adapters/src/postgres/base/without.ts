/**
 * The entity without some of its members. The other members are copied, because an object from which members were
 * deleted stays slow.
 */
export const without = <E extends object, K extends keyof E>(entity: E, ...names: readonly K[]): Omit<E, K> => {
  const rest: Partial<E> = {}
  for (const name of Object.keys(entity) as (keyof E)[])
    if (!(names as readonly (keyof E)[]).includes(name)) rest[name] = entity[name]
  return rest as Omit<E, K>
}
