const names = new Map<string, Set<string>>()

/** Remembers that a mapping reads a column as a member. */
export const nameColumn = (column: string, member: string): void => {
  const known = names.get(column)
  if (known === undefined) names.set(column, new Set([member]))
  else known.add(member)
}

/** The members as which mappings read a column of this name. */
export const mappedNames = (column: string): readonly string[] => [...(names.get(column) ?? [])]
