/** The items of a list, whichever of its two forms the version of the interface gives it. */
export const itemsOf = <Item>(
  answer: readonly Item[] | { readonly data: readonly Item[] } | undefined,
): readonly Item[] => {
  if (answer === undefined) return []
  return "data" in answer ? answer.data : answer
}
