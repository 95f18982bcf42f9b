import { isUuid } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { invalidRequest } from "./invalid-request.ts"

/** The same number as a page of a list. */
const mostIds = 100

/** The schema of a parameter with a list of ids. */
export const IdList = Type.String({
  minLength: 1,
  maxLength: 37 * mostIds,
  description: `Ids separated by commas, at most ${mostIds}`,
})

/** The distinct ids of a parameter. */
export const readIds = <Id extends string>(parameter: string, text: string) => {
  const ids = [...new Set(text.toLowerCase().split(","))]
  return ids.length <= mostIds && ids.every((id) => isUuid<Id>(id))
    ? Effect.succeed(ids)
    : Effect.fail(invalidRequest(parameter, `must be ids separated by commas, at most ${mostIds}`))
}
