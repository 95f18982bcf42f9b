import type { Entry } from "@svc/domain/e-invoicing/entry"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Insertable, Selectable, Updateable } from "kysely"
import type { Tables } from "../base/tables.gen.ts"

type Table = Tables["national_einvoice_entries"]

/** The columns of an entry without its document and acknowledgement, which may be large. */
export const entryColumns = [
  "tenant_id",
  "id",
  "legal_entity_id",
  "invoice_id",
  "invoice_number",
  "direction",
  "status",
  "provider_uuid",
  "asks_first",
  "created_at",
  "deadline",
  "version",
  "attempts",
  "next_attempt_at",
  "last_problem",
  "waits_for_invoice_id",
  "released_at",
  "reference",
  "submitted_at",
  "held_back_by",
  "processed_at",
  "national_einvoice_id",
  "check_digit_valid",
  "upo_file_name",
  "failed_at",
  "error_message",
  "outcome",
  "original_national_number",
] as const satisfies readonly (keyof Table)[]
export type EntryRow = Pick<Selectable<Table>, (typeof entryColumns)[number]>

/** Removes the members that are null. */
const present = <A extends object>(values: A) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    readonly [K in keyof A]: NonNullable<A[K]>
  }

/** Reads an entry. The database's constraints guarantee that a row has the values that its state needs. */
export const toEntry = (row: EntryRow): Entry => {
  const common = {
    tenantId: row.tenant_id,
    legalEntityId: row.legal_entity_id,
    id: row.id,
    invoiceId: row.invoice_id,
    invoiceNumber: row.invoice_number,
    direction: row.direction,
    providerUuid: row.provider_uuid,
    asksFirst: row.asks_first,
    createdAt: row.created_at,
    ...present({ deadline: row.deadline }),
    version: row.version,
  }
  const submitted = { reference: row.reference!, submittedAt: row.submitted_at as Timestamp }
  switch (row.status) {
    case "Pending":
      return {
        ...common,
        status: "Pending",
        attempts: row.attempts,
        ...present({
          nextAttemptAt: row.next_attempt_at,
          lastProblem: row.last_problem,
          waitsForInvoice: row.waits_for_invoice_id,
          releasedAt: row.released_at,
        }),
      }
    case "Submitted":
      return { ...common, status: "Submitted", ...submitted, ...present({ heldBackBy: row.held_back_by }) }
    case "Processed":
      return {
        ...common,
        status: "Processed",
        ...submitted,
        processedAt: row.processed_at as Timestamp,
        nationalEInvoiceId: row.national_einvoice_id!,
        checkDigitValid: row.check_digit_valid,
        upoFileName: row.upo_file_name ?? "",
      }
    case "Failed":
      return {
        ...common,
        status: "Failed",
        ...present({ reference: row.reference, submittedAt: row.submitted_at }),
        failedAt: row.failed_at as Timestamp,
        errorMessage: row.error_message!,
        outcome: row.outcome!,
        ...present({ originalNationalNumber: row.original_national_number }),
      }
  }
}

const date = (at: Timestamp | undefined) => (at === undefined ? null : new Date(at))

/** The columns that change with the state. */
export const stateColumns = (entry: Entry) => {
  const { status, version } = entry
  const none = {
    next_attempt_at: null,
    last_problem: null,
    waits_for_invoice_id: null,
    held_back_by: null,
    lease_until: null,
  }
  const columns = ((): Updateable<Table> => {
    switch (entry.status) {
      case "Pending":
        return {
          next_attempt_at: date(entry.nextAttemptAt),
          last_problem: maybeStorable(entry.lastProblem),
          waits_for_invoice_id: entry.waitsForInvoice ?? null,
          released_at: date(entry.releasedAt),
        }
      case "Submitted":
        return {
          reference: storable(entry.reference),
          submitted_at: date(entry.submittedAt),
          held_back_by: maybeStorable(entry.heldBackBy),
        }
      case "Processed":
        return {
          processed_at: date(entry.processedAt),
          national_einvoice_id: entry.nationalEInvoiceId,
          check_digit_valid: entry.checkDigitValid,
          upo_file_name: entry.upoFileName,
        }
      case "Failed":
        return {
          failed_at: date(entry.failedAt),
          error_message: storable(entry.errorMessage),
          outcome: entry.outcome,
          original_national_number: entry.originalNationalNumber ?? null,
        }
    }
  })()
  return { ...none, status, version, ...columns }
}

export const toRow = (entry: Entry): Omit<Insertable<Table>, "sequence"> => ({
  ...stateColumns(entry),
  tenant_id: entry.tenantId,
  id: entry.id,
  legal_entity_id: entry.legalEntityId,
  invoice_id: entry.invoiceId,
  invoice_number: entry.invoiceNumber,
  direction: entry.direction,
  status: entry.status,
  provider_uuid: entry.providerUuid,
  asks_first: entry.asksFirst,
  created_at: new Date(entry.createdAt),
  deadline: date(entry.deadline),
  version: entry.version,
})

const longestText = 20_000

/** A provider's text may contain any character; PostgreSQL cannot store U+0000. */
export const storable = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed().slice(0, longestText)

const maybeStorable = (text: string | undefined) => (text === undefined ? null : storable(text))
