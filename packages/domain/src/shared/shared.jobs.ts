/** Background jobs that belong to no other context. */
export interface SharedJobs {
  /** Runs every night: makes the partitions of the coming days, deletes what has expired, and closes days of the audit log. */
  readonly housekeeping: Readonly<Record<string, never>>
}
