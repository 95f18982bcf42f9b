import type { InvoicingEvent } from "@svc/domain/invoicing/invoicing.events"
import { makeMessages } from "@svc/domain/messages/messages"
import type { MessagesError } from "@svc/domain/messages/messages.errors"
import type { MessagesJobs } from "@svc/domain/messages/messages.jobs"
import { once, type QueuesOf } from "../pg-boss/queues.ts"
import { mailPasswordContext, makePostgresMailSettingsStore } from "../postgres/messages/mail-settings-store.ts"
import { makePostgresOpenBalances } from "../postgres/messages/open-balances.ts"
import { makePostgresMessageStore } from "../postgres/messages/message-store.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { makeSmtpMailServer } from "../smtp/mail-server.ts"
import { type AnyEvent, type ContextModule, hearing, subscriber } from "./context-module.ts"
import type { ProblemRows } from "./problem-row.ts"
import { provide, provideFrom } from "./provide.ts"

const isPosting = (event: AnyEvent): event is InvoicingEvent => event._tag === "InvoicePosted"

/** The log of e-mail is kept for 400 days. */
const keptSeconds = 400 * 86_400

const problems = {
  MailNotConfigured: {
    status: 400,
    type: "mail-not-configured",
    title: "Mail is not configured",
    handled: true,
  },
  MailRefused: { status: 400, type: "mail-refused", title: "The mail server did not take the message" },
} satisfies ProblemRows<MessagesError>

/** E-mail to customers. */
export const messagesModule = {
  bind: (bind) => {
    provide(bind, "MessageStore", ["Db"], makePostgresMessageStore)
    provide(bind, "MailSettingsStore", ["Db", "SecretBox", "TenantSettings"], makePostgresMailSettingsStore)
    provide(bind, "OpenBalances", ["Db"], makePostgresOpenBalances)
    provide(bind, "MailServer", ["Settings"], (settings) =>
      makeSmtpMailServer({
        allowedNetworks: settings.mailAllowedNetworks ?? [],
        ports: settings.mailPorts ?? [],
        dnsServers: settings.webhookNameServers,
      }),
    )
    provideFrom(
      bind,
      "Messages",
      {
        messages: "MessageStore",
        settings: "MailSettingsStore",
        mailServer: "MailServer",
        openBalances: "OpenBalances",
        customers: "Customers",
        invoicing: "Invoicing",
        organisation: "Organisation",
        identity: "Identity",
        events: "EventBus",
        jobs: "JobQueue",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeMessages,
    )
  },
  subscriber: subscriber("Messages", ({ hear }) => hearing(isPosting, hear)),
  queues: { "messages-send": once } satisfies QueuesOf<MessagesJobs>,
  sealed: [
    sealedTable("messages", "mail_settings", ["tenant_id", "legal_entity_id"], {
      password_sealed: mailPasswordContext,
    }),
  ],
  expiries: [
    { table: "message_attempts", column: "at", keptSeconds },
    { table: "messages", column: "created_at", keptSeconds },
  ],
  problems,
} satisfies ContextModule
