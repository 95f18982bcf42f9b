const mostItems = 20
const mostValues = 2000

/**
 * A JSON value with at most twenty items of each list, so that it has few mistakes; `undefined` when more than 2,000
 * values remain, for example in an object with thousands of members.
 */
export const firstItems = (value: unknown): unknown => {
  let left = mostValues
  const copy = (each: unknown): unknown => {
    left -= 1
    if (left < 0 || typeof each !== "object" || each === null) return each
    if (Array.isArray(each)) return each.slice(0, mostItems).map(copy)
    const members: [string, unknown][] = []
    // `for … in` can stop early, while `Object.keys` would list the names of all members.
    for (const name in each) {
      if (left < 0) break
      members.push([name, copy((each as Readonly<Record<string, unknown>>)[name])])
    }
    return Object.fromEntries(members)
  }
  const copied = copy(value)
  return left < 0 ? undefined : copied
}
