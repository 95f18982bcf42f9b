/** Background jobs that belong to no other context. */
export interface SharedJobs {
  /** Runs every night: makes the partitions of the coming days and deletes what has expired. */
  readonly housekeeping: Readonly<Record<string, never>>
}
