import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EInvoiceEntryId, InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

export const logLevels = ["Information", "Warning", "Error"] as const
export type LogLevel = (typeof logLevels)[number]

/** A message for the people who look after an integration. Never contains a secret. */
interface LogRecord {
  readonly at: Timestamp
  readonly level: LogLevel
  /** A stable code for programs, such as `submission_failed`. */
  readonly code: string
  readonly message: string
  readonly invoiceId?: InvoiceId
  readonly entryId?: EInvoiceEntryId
}
export interface StoredLogRecord extends LogRecord {
  readonly id: string
}

export interface LogFilter {
  readonly level?: LogLevel
  readonly invoiceId?: InvoiceId
  readonly before?: string
  readonly limit: number
}

/** The log of a legal entity's integrations. A record commits together with the change that it reports. */
export interface IntegrationLog {
  readonly write: (scope: Scope, record: LogRecord) => Effect.Effect<void, PortUnavailable>
  /** The records, newest first. */
  readonly list: (scope: Scope, filter: LogFilter) => Effect.Effect<readonly StoredLogRecord[], PortUnavailable>
}
