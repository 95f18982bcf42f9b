const own = crypto.randomUUID()
let count = 0

/** A key for a row of a form, which no other row has, not even one that was kept over a reload of the page. */
export const nextKey = (): string => `${own}-${(count += 1)}`
