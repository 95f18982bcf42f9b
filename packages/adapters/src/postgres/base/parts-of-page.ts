/**
 * Splits a page, in its order, into parts whose sizes add up to at most `most`; an item larger than that is a part by
 * itself.
 */
export const partsOfPage = <A>(
  items: readonly A[],
  size: (item: A) => number,
  most: number,
): readonly (readonly A[])[] => {
  const parts: A[][] = []
  let together = 0
  for (const item of items) {
    const part = parts.at(-1)
    together += size(item)
    if (part !== undefined && together <= most) part.push(item)
    else {
      parts.push([item])
      together = size(item)
    }
  }
  return parts
}
