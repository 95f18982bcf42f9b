import { isUuid } from "../shared/ids.ts"
import { isStorable, scalarTexts } from "../shared/json-text.ts"

/** What is longer is no number or name that somebody looks for. */
export const longestSearchValue = 200
/** Of a payload with more, the first ones are found. */
export const mostSearchValues = 1000

/** A value as it is compared: exact, but for a uuid, which is the same in either case. */
export const toSearchValue = (text: string): string => (isUuid(text) ? text.toLowerCase() : text)

/**
 * The values an event is found by (decisions B10, case I6): the strings and numbers of its data, its id and its
 * correlation id; each once.
 */
export const toSearchValues = (dataJson: string, ...ids: readonly (string | undefined)[]): readonly string[] => {
  const values = new Set(ids.flatMap((id) => (id === undefined ? [] : [toSearchValue(id)])))
  for (const text of scalarTexts(dataJson)) {
    if (values.size >= mostSearchValues) break
    if (text.length > 0 && text.length <= longestSearchValue && isStorable(text)) values.add(toSearchValue(text))
  }
  return [...values]
}
