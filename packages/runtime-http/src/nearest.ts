import { distance } from "fastest-levenshtein"

/** The most names that an answer lists. */
const mostListed = 8

const byDistance = (given: string, names: readonly string[]): readonly (readonly [number, string])[] =>
  names
    .map((name) => [distance(given.toLowerCase(), name.toLowerCase()), name] as const)
    .sort(([one], [other]) => one - other)

/** The name that was probably meant: one with at most a third of its letters mistyped, ignoring case. */
export const nearMiss = (given: string, names: readonly string[]): string | undefined => {
  const [nearest] = byDistance(given, names)
  return nearest !== undefined && nearest[0] <= Math.max(1, Math.floor(nearest[1].length / 3)) ? nearest[1] : undefined
}

/** All names when they are few, otherwise those with the most similar spelling. */
export const nearestNames = (given: string, names: readonly string[]): readonly string[] =>
  names.length <= mostListed
    ? names
    : byDistance(given, names)
        .map(([, name]) => name)
        .slice(0, mostListed)
