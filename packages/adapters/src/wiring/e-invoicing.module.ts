import { makeAttemptSubmission } from "@svc/domain/e-invoicing/use-cases/attempt-submission"
import { makeManageConnection } from "@svc/domain/e-invoicing/use-cases/manage-connection"
import { makeManageNationalSettings } from "@svc/domain/e-invoicing/use-cases/manage-national-settings"
import { makePollStatuses } from "@svc/domain/e-invoicing/use-cases/poll-statuses"
import { makeQueuePostedInvoices } from "@svc/domain/e-invoicing/use-cases/queue-posted-invoices"
import { makeReadEInvoices } from "@svc/domain/e-invoicing/use-cases/read-e-invoices"
import { makeReceiveNotification } from "@svc/domain/e-invoicing/use-cases/receive-notification"
import { makeReconcile } from "@svc/domain/e-invoicing/use-cases/reconcile"
import { makeReserveSubmission } from "@svc/domain/e-invoicing/use-cases/reserve-submission"
import { makeResubmitInvoice } from "@svc/domain/e-invoicing/use-cases/resubmit-invoice"
import { makeSyncEntry } from "@svc/domain/e-invoicing/use-cases/sync-entry"
import { ContainerModule } from "inversify"
import { baseUrlOf } from "../config/settings.ts"
import { makeMaventaNetworkProvider } from "../maventa/network-provider.ts"
import { makePostgresEntryStore } from "../postgres/entry-store.ts"
import { makePostgresIntegrationLog } from "../postgres/integration-log.ts"
import { makePostgresPostedInvoices } from "../postgres/posted-invoices.ts"
import { makePostgresEInvoicingSettingsStore } from "../postgres/settings-store.ts"
import { saxAcknowledgementReader } from "../xml/acknowledgement-reader.ts"
import { ublWriter } from "../xml/ubl-writer.ts"
import { provide, provideFrom } from "./provide.ts"

const common = { ids: "IdSource", secrets: "SecretSource", unitOfWork: "UnitOfWork", jobs: "JobQueue" } as const
const stores = {
  entries: "EntryStore",
  settings: "EInvoicingSettingsStore",
  invoices: "PostedInvoices",
  legalEntities: "LegalEntityStore",
  log: "IntegrationLog",
} as const
const outside = {
  provider: "NetworkProvider",
  reader: "AcknowledgementReader",
  writer: "UblWriter",
  timing: "EInvoicingTiming",
} as const
const all = { ...common, ...stores, ...outside } as const

/** National e-invoices: the adapters and the use cases over them. */
export const eInvoicingModule = new ContainerModule(({ bind }) => {
  provide(bind, "EInvoicingTiming", ["Settings"], (settings) => ({
    timeoutSeconds: settings.networkProviderTimeoutSeconds,
    pollSeconds: settings.einvoicePollSeconds,
    notificationUrl: (key) => `${baseUrlOf(settings)}/Integrations/AutoInvoice/Notifications/${key}`,
  }))
  provide(bind, "EInvoicingSettingsStore", ["Db", "SecretBox", "SecretHash"], makePostgresEInvoicingSettingsStore)
  provide(bind, "EntryStore", ["Db"], makePostgresEntryStore)
  provide(bind, "PostedInvoices", ["Db", "InvoiceStore"], makePostgresPostedInvoices)
  provide(bind, "IntegrationLog", ["Db", "IdSource"], makePostgresIntegrationLog)
  provide(bind, "AcknowledgementReader", [], () => saxAcknowledgementReader)
  provide(bind, "UblWriter", [], () => ublWriter)
  provide(bind, "NetworkProvider", ["Settings"], (settings) =>
    makeMaventaNetworkProvider({
      baseUrl: settings.networkProviderUrl,
      timeoutSeconds: settings.networkProviderTimeoutSeconds,
      vendorKey: settings.networkProviderVendorKey,
    }),
  ).onDeactivation((provider) => provider.close())

  provideFrom(bind, "ManageConnection", all, makeManageConnection)
  provideFrom(bind, "ManageNationalSettings", all, makeManageNationalSettings)
  provide(bind, "QueuePostedInvoices", ["JobQueue"], makeQueuePostedInvoices)
  provideFrom(bind, "ReserveSubmission", all, makeReserveSubmission)
  provide(bind, "ResubmitInvoice", ["ReserveSubmission", "ReadInvoices"], makeResubmitInvoice)
  provideFrom(bind, "AttemptSubmission", all, makeAttemptSubmission)
  provideFrom(bind, "SyncEntry", all, makeSyncEntry)
  provideFrom(bind, "PollStatuses", { ...all, syncEntry: "SyncEntry" }, makePollStatuses)
  provideFrom(bind, "ReceiveNotification", all, makeReceiveNotification)
  provideFrom(bind, "ReadEInvoices", { ...all, billing: "InvoiceStore" }, makeReadEInvoices)
  provideFrom(bind, "Reconcile", all, makeReconcile)
})
