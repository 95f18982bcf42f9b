import { Result } from "effect"
import { fieldRefused, type FieldsRefused } from "../shared/errors.ts"
import { checkFilter, type CheckedFilter, type ListFields } from "./list-fields.ts"
import { parseFilter } from "./parse-filter.ts"

/** Reads a filter of a list and finds its fields; the failure states the mistake (contract L8, L9). */
export const parseChecked = (fields: ListFields, text: string): Result.Result<CheckedFilter, string> =>
  Result.flatMap(parseFilter(text), (parsed) => checkFilter(fields, parsed))

/** Reads a filter that is a member of a request, and reports mistakes under its name. */
export const readFilter = (
  fields: ListFields,
  name: string,
  text: string,
): Result.Result<CheckedFilter, FieldsRefused> =>
  Result.mapError(parseChecked(fields, text), (mistake) => fieldRefused(name, mistake))
