import type { AcknowledgementReader } from "@svc/domain/e-invoicing/ports/acknowledgement-reader"
import type { EntryStore } from "@svc/domain/e-invoicing/ports/entry-store"
import type { IntegrationLog } from "@svc/domain/e-invoicing/ports/integration-log"
import type { PostedInvoices } from "@svc/domain/e-invoicing/ports/posted-invoices"
import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { UblWriter } from "@svc/domain/e-invoicing/ports/ubl-writer"
import type { EInvoicingTiming } from "@svc/domain/e-invoicing/timing"
import type { AttemptSubmission } from "@svc/domain/e-invoicing/use-cases/attempt-submission"
import type { ManageConnection } from "@svc/domain/e-invoicing/use-cases/manage-connection"
import type { ManageNationalSettings } from "@svc/domain/e-invoicing/use-cases/manage-national-settings"
import type { PollStatuses } from "@svc/domain/e-invoicing/use-cases/poll-statuses"
import type { QueuePostedInvoices } from "@svc/domain/e-invoicing/use-cases/queue-posted-invoices"
import type { ReadEInvoices } from "@svc/domain/e-invoicing/use-cases/read-e-invoices"
import type { ReceiveNotification } from "@svc/domain/e-invoicing/use-cases/receive-notification"
import type { Reconcile } from "@svc/domain/e-invoicing/use-cases/reconcile"
import type { ReserveSubmission } from "@svc/domain/e-invoicing/use-cases/reserve-submission"
import type { ResubmitInvoice } from "@svc/domain/e-invoicing/use-cases/resubmit-invoice"
import type { SyncEntry } from "@svc/domain/e-invoicing/use-cases/sync-entry"
import type { MaventaNetworkProvider } from "../maventa/network-provider.ts"

/** What e-invoicing binds. */
export interface EInvoicingBindings {
  EInvoicingTiming: EInvoicingTiming
  EInvoicingSettingsStore: EInvoicingSettingsStore
  EntryStore: EntryStore
  PostedInvoices: PostedInvoices
  IntegrationLog: IntegrationLog
  NetworkProvider: MaventaNetworkProvider
  AcknowledgementReader: AcknowledgementReader
  UblWriter: UblWriter
  ManageConnection: ManageConnection
  ManageNationalSettings: ManageNationalSettings
  QueuePostedInvoices: QueuePostedInvoices
  ReserveSubmission: ReserveSubmission
  ResubmitInvoice: ResubmitInvoice
  AttemptSubmission: AttemptSubmission
  SyncEntry: SyncEntry
  PollStatuses: PollStatuses
  ReceiveNotification: ReceiveNotification
  ReadEInvoices: ReadEInvoices
  Reconcile: Reconcile
}
