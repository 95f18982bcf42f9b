/**
 * The message of a failure for an operator: its sentence and its cause's, without a stack. A failure without a
 * sentence, such as a port's, is described by its cause alone.
 */
export const plainMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // When all addresses of a host refuse, Node gives one error for each, inside an error with an empty message.
  if (error instanceof AggregateError && error.message === "") return error.errors.map(plainMessage).join(", ")
  if (error.cause === undefined) return error.message === "" ? error.name : error.message
  return error.message === "" ? plainMessage(error.cause) : `${error.message} (${plainMessage(error.cause)})`
}
