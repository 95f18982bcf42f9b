import type { Scope } from "../shared/scope.ts"

/** Background jobs of dunning. */
export interface DunningJobs {
  /** Writes the reminders of a legal entity's day, once its hour has come, and asks for the next day. */
  readonly "dunning-day": Scope
}
