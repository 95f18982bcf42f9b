/**
 * The message of a failure for an operator: its sentence, and that of its cause when it has one, without a stack. Of a failure
 * that has no sentence, such as a port's, its cause alone says what happened.
 */
export const plainMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses that all refuse gives one error for each, and an empty message around them.
  if (error instanceof AggregateError && error.message === "") return error.errors.map(plainMessage).join(", ")
  if (error.cause === undefined) return error.message === "" ? error.name : error.message
  return error.message === "" ? plainMessage(error.cause) : `${error.message} (${plainMessage(error.cause)})`
}
