import { isUuid } from "../shared/ids.ts"
import { isStorable } from "../shared/json-text.ts"

/**
 * The length in characters of the longest value by which events can be found. Longer texts are not numbers or names.
 */
export const longestSearchValue = 200
/** The number of values by which one event can be found. Further values of the event are ignored. */
export const mostSearchValues = 1000

/** The form in which values are compared: exact, except that a uuid is compared in lower case. */
export const toSearchValue = (text: string): string => (isUuid(text) ? text.toLowerCase() : text)

/**
 * The values by which an event is found (contract W28): the strings and numbers of its data, its id and its correlation
 * id, without duplicates.
 */
export const toSearchValues = (
  scalars: Iterable<string>,
  ...ids: readonly (string | undefined)[]
): readonly string[] => {
  const values = new Set(ids.flatMap((id) => (id === undefined ? [] : [toSearchValue(id)])))
  for (const text of scalars) {
    if (values.size >= mostSearchValues) break
    if (text.length > 0 && text.length <= longestSearchValue && isStorable(text)) values.add(toSearchValue(text))
  }
  return [...values]
}
