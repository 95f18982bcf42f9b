import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import type { EntryStore } from "@svc/domain/e-invoicing/ports/entry-store"
import type { ReceptionStore } from "@svc/domain/e-invoicing/ports/reception-store"
import type { ReceivedStore } from "@svc/domain/e-invoicing/ports/received-store"
import type { EntryCounter } from "@svc/domain/e-invoicing/ports/entry-counts"
import type { IntegrationLog } from "@svc/domain/e-invoicing/ports/integration-log"
import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { EInvoicingDeployment } from "@svc/domain/e-invoicing/deployment"

/** The bindings of national e-invoices. */
export interface EInvoicingBindings {
  EInvoicing: EInvoicing
  EntryStore: EntryStore
  ReceptionStore: ReceptionStore
  ReceivedStore: ReceivedStore
  EntryCounter: EntryCounter
  IntegrationLog: IntegrationLog
  EInvoicingSettingsStore: EInvoicingSettingsStore
  EInvoicingDeployment: EInvoicingDeployment
}
