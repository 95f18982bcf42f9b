import type { Scope } from "../shared/scope.ts"

/** Background jobs of e-mail. */
export interface MessagesJobs {
  /** Sends the messages of a legal entity that are due. */
  readonly "messages-send": Scope
}
