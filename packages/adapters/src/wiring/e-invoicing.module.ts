import type { EInvoicingError } from "@svc/domain/e-invoicing/e-invoicing.errors"
import { makeEInvoicing, makeMarkInvoice, makeReviewPosting } from "@svc/domain/e-invoicing/e-invoicing"
import type { EInvoicingJobs } from "@svc/domain/e-invoicing/e-invoicing.jobs"
import type { NetworkProvider } from "@svc/domain/e-invoicing/ports/network-provider"
import type { InvoicingEvent } from "@svc/domain/invoicing/invoicing.events"
import { baseUrlOf } from "../config/settings.ts"
import { background, lasting, once, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresEntryCounter } from "../postgres/e-invoicing/entry-counter.ts"
import { invoicesInState } from "../postgres/e-invoicing/entry-states.ts"
import { makePostgresEntryStore } from "../postgres/e-invoicing/entry-store.ts"
import { makePostgresReceivedStore } from "../postgres/e-invoicing/received-store.ts"
import { makePostgresReceptionStore } from "../postgres/e-invoicing/reception-store.ts"
import { makePostgresIntegrationLog } from "../postgres/e-invoicing/integration-log.ts"
import { notificationKeyContext } from "../postgres/e-invoicing/notification-keys.ts"
import {
  apiKeyContext,
  makePostgresEInvoicingSettingsStore,
  nationalTokenContext,
} from "../postgres/e-invoicing/settings-store.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { saxAcknowledgementReader } from "../xml/acknowledgement-reader.ts"
import { makeDocumentCheck } from "../xml/document-check.ts"
import { atFirstUse, calledAtFirstUse } from "./at-first-use.ts"
import { type AnyEvent, type ContextModule, hearing, subscriber } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

const isPosting = (event: AnyEvent): event is InvoicingEvent => event._tag === "InvoicePosted"

const problems = {
  ConnectionMissing: {
    status: 400,
    type: "connection-missing",
    title: "The e-invoicing connection is not connected",
    handled: true,
  },
  DocumentUnreadable: {
    status: 400,
    type: ({ reason }) => reason.replaceAll("_", "-"),
    title: "The document cannot be checked",
  },
  EInvoiceNotFound: {
    status: 404,
    type: "e-invoicing-not-found",
    title: ({ what }) => `No such ${what}`,
    handled: true,
  },
  IntegrationInactive: {
    status: 400,
    type: "integration-inactive",
    title: "National e-invoicing is not active",
    handled: true,
  },
  ProviderCredentialsRefused: {
    status: 400,
    type: "provider-credentials",
    title: "The provider refused the credentials",
  },
  ProviderRefused: { status: 400, type: "provider-refused", title: "The provider refused the request" },
  ProviderUnanswered: {
    status: 503,
    type: "provider-unanswered",
    title: "The provider did not answer: try again",
    headers: ({ retryAfterSeconds = 30 }) => ({ "retry-after": String(retryAfterSeconds) }),
  },
  SubmissionRefused: {
    status: 400,
    type: "not-sendable",
    title: ({ what }) => `The ${what} cannot be sent`,
    errors: ({ reasons }) => ({ message: reasons }),
    handled: true,
  },
} satisfies ProblemRows<EInvoicingError>

const networkProviderMethods = {
  checkCredentials: true,
  send: true,
  find: true,
  listSent: true,
  listReceived: true,
  acknowledgeReceived: true,
  readFile: true,
  link: true,
  sendNationalToken: true,
  registerNotifications: true,
  forget: true,
} as const

/** National e-invoices. */
export const eInvoicingModule = {
  bind: (bind) => {
    provide(bind, "EInvoicingDeployment", ["Settings"], (settings) => ({
      timeoutSeconds: settings.networkProviderTimeoutSeconds,
      retrySeconds: settings.einvoiceRetrySeconds,
      pollSeconds: settings.einvoicePollSeconds,
      notificationUrl: (key) => `${baseUrlOf(settings)}/Integrations/AutoInvoice/Notifications/${key}`,
    }))
    provide(bind, "EInvoicingSettingsStore", ["Db", "SecretBox", "SecretHash"], makePostgresEInvoicingSettingsStore)
    provide(bind, "EntryStore", ["Db"], makePostgresEntryStore)
    // Used by the list of invoices.
    provide(bind, "InvoicesInState", [], () => invoicesInState)
    provide(bind, "ReceivedStore", ["Db"], makePostgresReceivedStore)
    provide(bind, "ReceptionStore", ["Db"], makePostgresReceptionStore)
    provide(bind, "EntryCounter", ["Db"], makePostgresEntryCounter)
    provide(bind, "IntegrationLog", ["Db", "IdSource"], makePostgresIntegrationLog)
    provide(bind, "AcknowledgementReader", [], () => saxAcknowledgementReader)
    provide(bind, "AcknowledgementDocument", ["Drawings"], ({ acknowledgements }) => acknowledgements)
    provide(bind, "DocumentCheck", [], makeDocumentCheck).onDeactivation((check) => check.close())
    provide(bind, "NetworkProvider", ["Settings"], (settings) => {
      const provider = atFirstUse(async () => {
        const { makeMaventaNetworkProvider } = await import("../maventa/network-provider.ts")
        return makeMaventaNetworkProvider({
          baseUrl: settings.networkProviderUrl,
          timeoutSeconds: settings.networkProviderTimeoutSeconds,
          vendorKey: settings.networkProviderVendorKey,
        })
      })
      const port = calledAtFirstUse<NetworkProvider>(provider, networkProviderMethods)
      return { ...port, close: () => provider.ifUsed(({ close }) => close()) }
    }).onDeactivation((provider) => provider.close())
    provide(bind, "NationalMarks", ["EntryStore", "AcknowledgementReader"], (entries, reader) =>
      makeMarkInvoice({ entries, reader }),
    )
    provide(
      bind,
      "PostingReview",
      ["EInvoicingSettingsStore", "Organisation", "DocumentCheck"],
      (settings, organisation, check) => ({
        review: makeReviewPosting({ settings, organisation, check }),
      }),
    )
    provideFrom(
      bind,
      "EInvoicing",
      {
        entries: "EntryStore",
        counter: "EntryCounter",
        customers: "Customers",
        received: "ReceivedStore",
        receptions: "ReceptionStore",
        events: "EventBus",
        identity: "Identity",
        settings: "EInvoicingSettingsStore",
        log: "IntegrationLog",
        provider: "NetworkProvider",
        reader: "AcknowledgementReader",
        acknowledgementDocument: "AcknowledgementDocument",
        check: "DocumentCheck",
        deployment: "EInvoicingDeployment",
        invoicing: "Invoicing",
        organisation: "Organisation",
        jobs: "JobQueue",
        secrets: "SecretSource",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeEInvoicing,
    )
  },
  subscriber: subscriber("EInvoicing", ({ hear }) => hearing(isPosting, hear)),
  queues: {
    "einvoices-invoice-posted": lasting,
    "einvoices-attempt": once,
    "einvoices-credited": once,
    "einvoices-status-polling": once,
    "einvoices-sync": once,
    "einvoices-deadlines": background,
    "einvoices-token-expiry": background,
    "einvoices-receive": background,
    "einvoices-reception": { ...once, expireInSeconds: 3600 },
    "einvoices-reconcile": background,
  } satisfies QueuesOf<EInvoicingJobs>,
  sealed: [
    sealedTable("eInvoicing", "einvoice_connections", ["tenant_id", "legal_entity_id"], {
      api_key_sealed: apiKeyContext,
    }),
    sealedTable("eInvoicing", "national_einvoice_settings", ["tenant_id", "legal_entity_id"], {
      token_sealed: nationalTokenContext,
    }),
    sealedTable("eInvoicing", "einvoice_notification_keys", ["tenant_id"], { key_sealed: notificationKeyContext }),
  ],
  problems,
} satisfies ContextModule
