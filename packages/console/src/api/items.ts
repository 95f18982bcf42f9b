/** The items of a list in either form, depending on the version of the interface. */
export const itemsOf = <Item>(
  answer: readonly Item[] | { readonly data: readonly Item[] } | undefined,
): readonly Item[] => {
  if (answer === undefined) return []
  return "data" in answer ? answer.data : answer
}
