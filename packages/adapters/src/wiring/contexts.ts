import type { Queue } from "pg-boss"
import type { ContextModule } from "./context-module.ts"
import { auditModule } from "./audit.module.ts"
import { catalogueModule } from "./catalogue.module.ts"
import { consoleModule } from "./console.module.ts"
import { customFieldsModule } from "./custom-fields.module.ts"
import { customersModule } from "./customers.module.ts"
import { dunningModule } from "./dunning.module.ts"
import { eInvoicingModule } from "./e-invoicing.module.ts"
import { exchangeRatesModule } from "./exchange-rates.module.ts"
import { identityModule } from "./identity.module.ts"
import { invoicingModule } from "./invoicing.module.ts"
import { ledgerModule } from "./ledger.module.ts"
import { messagesModule } from "./messages.module.ts"
import { notificationsModule } from "./notifications.module.ts"
import { ordersModule } from "./orders.module.ts"
import { organisationModule } from "./organisation.module.ts"
import { paymentsModule } from "./payments.module.ts"
import { peopleModule } from "./people.module.ts"
import { quotesModule } from "./quotes.module.ts"
import { referenceDataModule } from "./reference-data.module.ts"
import { reportsModule } from "./reports.module.ts"
import { revenueModule } from "./revenue.module.ts"
import { sharedModule } from "./shared.module.ts"
import { usageModule } from "./usage.module.ts"
import { webhooksModule } from "./webhooks.module.ts"

/** Every context of the service. */
export const contexts: readonly ContextModule[] = [
  sharedModule,
  identityModule,
  auditModule,
  referenceDataModule,
  organisationModule,
  peopleModule,
  customFieldsModule,
  customersModule,
  catalogueModule,
  exchangeRatesModule,
  ordersModule,
  quotesModule,
  usageModule,
  ledgerModule,
  invoicingModule,
  revenueModule,
  paymentsModule,
  eInvoicingModule,
  messagesModule,
  dunningModule,
  webhooksModule,
  notificationsModule,
  reportsModule,
  consoleModule,
]

/** The problem shown to clients for each error of every context. */
export const problems = {
  ...sharedModule.problems,
  ...identityModule.problems,
  ...peopleModule.problems,
  ...referenceDataModule.problems,
  ...exchangeRatesModule.problems,
  ...invoicingModule.problems,
  ...eInvoicingModule.problems,
  ...messagesModule.problems,
  ...webhooksModule.problems,
}

/** Members that always have the same value so far, by the title of their schema. */
export const constants = Object.assign({}, ...contexts.map((context) => context.constants)) as NonNullable<
  ContextModule["constants"]
>

/** Every queue of jobs; `migrate` creates them. */
export const queues: readonly Queue[] = contexts.flatMap((context) =>
  Object.entries(context.queues ?? {}).map(([name, policy]) => ({ name, ...policy })),
)
