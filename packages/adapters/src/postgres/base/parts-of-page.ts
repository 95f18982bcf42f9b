/** Parts of a page, in its order, of at most `most` together by `size`, or with one item that is larger by itself. */
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
