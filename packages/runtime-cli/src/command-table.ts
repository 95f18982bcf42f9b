import type { Command } from "commander"
import type { Cli } from "./command.ts"
import { type ResourceName, resourceNames } from "./remote/resource-names.ts"

/** A command or a group of commands at the top level. Its module is loaded when it is used. */
export interface TopCommand {
  readonly summary: string
  readonly load: () => Promise<(cli: Cli) => Command>
}
type Table = Readonly<Record<string, TopCommand>>

/** Commands that work beside the database. */
const beside: Table = {
  doctor: {
    summary: "Check everything that the service needs",
    load: async () => (await import("./commands/doctor.command.ts")).doctorCommand,
  },
  migrate: {
    summary: "Bring the database up to date",
    load: async () => (await import("./commands/migrate.command.ts")).migrateCommand,
  },
  tenants: {
    summary: "Tenants with their legal entities and users",
    load: async () => (await import("./commands/tenants.command.ts")).tenantsCommands,
  },
  users: {
    summary: "People who sign in at the console",
    load: async () => (await import("./commands/users.command.ts")).usersCommands,
  },
  tokens: {
    summary: "Personal tokens: the credentials of integrations",
    load: async () => (await import("./commands/tokens.command.ts")).tokensCommands,
  },
  events: {
    summary: "Events, which are sent to webhooks",
    load: async () => (await import("./commands/events.command.ts")).eventsCommands,
  },
  webhooks: {
    summary: "Webhooks and their deliveries",
    load: async () => (await import("./commands/webhooks.command.ts")).webhooksCommands,
  },
  products: {
    summary: "Products",
    load: async () => (await import("./commands/products.command.ts")).productsCommands,
  },
  usage: {
    summary: "Usage and measurements",
    load: async () => (await import("./commands/usage.command.ts")).usageCommands,
  },
  payments: {
    summary: "Payments of customers, and files of the bank",
    load: async () => (await import("./commands/payments.command.ts")).paymentsCommands,
  },
  dunning: {
    summary: "Reminders of overdue invoices",
    load: async () => (await import("./commands/dunning.command.ts")).dunningCommands,
  },
  subscriptions: {
    summary: "Subscriptions and their renewal",
    load: async () => (await import("./commands/subscriptions.command.ts")).subscriptionsCommands,
  },
  invoices: {
    summary: "Invoices of many accounts at once",
    load: async () => (await import("./commands/invoices.command.ts")).invoicesCommands,
  },
  periods: {
    summary: "Accounting periods and their revenue",
    load: async () => (await import("./commands/periods.command.ts")).periodsCommands,
  },
  ledger: {
    summary: "The books of a legal entity",
    load: async () => (await import("./commands/ledger.command.ts")).ledgerCommands,
  },
  audit: {
    summary: "The audit log of a tenant",
    load: async () => (await import("./commands/audit.command.ts")).auditCommands,
  },
  reports: {
    summary: "Reports on the activity of a legal entity",
    load: async () => (await import("./commands/reports.command.ts")).reportsCommands,
  },
  rates: {
    summary: "Exchange rates and their import",
    load: async () => (await import("./commands/rates.command.ts")).ratesCommands,
  },
  einvoices: {
    summary: "National e-invoices",
    load: async () => (await import("./commands/e-invoices.command.ts")).eInvoicesCommands,
  },
  keys: {
    summary: "Keys that sign access tokens",
    load: async () => (await import("./commands/keys.command.ts")).keysCommands,
  },
  secrets: {
    summary: "Secrets that are kept encrypted",
    load: async () => (await import("./commands/secrets.command.ts")).secretsCommands,
  },
  purge: {
    summary: "Drop webhook logs that are older than the retention time",
    load: async () => (await import("./commands/purge.command.ts")).purgeCommand,
  },
  clock: {
    summary: "The test clock of a running service",
    load: async () => (await import("./commands/clock.command.ts")).clockCommands,
  },
  simulators: {
    summary: "Start simulators of the providers, for development and tests",
    load: async () => (await import("./commands/simulators.command.ts")).simulatorsCommand,
  },
}

const resources: Table = Object.fromEntries(
  Object.entries(resourceNames).map(([name, summary]) => [
    name,
    {
      summary,
      load: async () => (await import("./remote/commands/resources.command.ts")).resourceCommands(name as ResourceName),
    },
  ]),
)
const access = () => import("./remote/commands/access.command.ts")

/** Commands that work at a running service. */
const atService: Table = {
  login: { summary: "Log in at a service, and keep it as a profile", load: async () => (await access()).loginCommand },
  logout: { summary: "Forget a profile with its secret", load: async () => (await access()).logoutCommand },
  whoami: { summary: "Show where commands work, and as whom", load: async () => (await access()).whoamiCommand },
  profiles: { summary: "The services that you are logged in at", load: async () => (await access()).profilesCommands },
  ...resources,
  api: {
    summary: "Send a request to any address of the API",
    load: async () => (await import("./remote/commands/api.command.ts")).apiCommand,
  },
  trigger: {
    summary: "Raise an event, which webhooks and `svc listen` get",
    load: async () => (await import("./remote/commands/trigger.command.ts")).triggerCommand,
  },
  listen: {
    summary: "Send live events to an address on your machine",
    load: async () => (await import("./remote/commands/listen.command.ts")).listenCommand,
  },
  feed: {
    summary: "Print events as they happen, one JSON document a line",
    load: async () => (await import("./remote/commands/feed.command.ts")).feedCommand,
  },
}

/** Commands that need neither a service nor a database. */
const anywhere: Table = {
  completion: {
    summary: "Print a script that completes commands in a shell",
    load: async () => (await import("./commands/completion.command.ts")).completionCommand,
  },
}

/** The name of the command that needs to know all other commands. */
export const tellsAll = "completion"

/** True for a command that exists at a service. */
export const isAtService = (name: string): boolean => Object.hasOwn(atService, name) || Object.hasOwn(anywhere, name)
export const isBeside = (name: string): boolean => Object.hasOwn(beside, name) || Object.hasOwn(anywhere, name)

/** The commands of a program that works in a place. For a name in both tables, the place decides. */
export const topCommands = (place: "service" | "beside") =>
  place === "service"
    ? { atService, beside: without(beside, atService), anywhere }
    : { atService: without(atService, beside), beside, anywhere }

const without = (one: Table, other: Table): Table =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !Object.hasOwn(other, name)))
