import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../shell/roots.ts"

const invoices = createRoute({
  getParentRoute: () => entityRoute,
  path: "invoices",
  validateSearch: searchOf("status", "type", "text", "account", "from", "to", "due"),
  component: lazyRouteComponent(() => import("./invoices/invoices-page.tsx"), "InvoicesPage"),
})
const invoice = createRoute({
  getParentRoute: () => invoices,
  path: "$one",
  component: lazyRouteComponent(() => import("./invoices/invoice-detail.tsx"), "InvoiceDetail"),
})
const eInvoices = createRoute({
  getParentRoute: () => entityRoute,
  path: "e-invoices",
  validateSearch: searchOf("status"),
  component: lazyRouteComponent(() => import("./e-invoices/e-invoices-page.tsx"), "EInvoicesPage"),
})
const eInvoice = createRoute({
  getParentRoute: () => eInvoices,
  path: "$one",
  component: lazyRouteComponent(() => import("./e-invoices/e-invoice-detail.tsx"), "EInvoiceDetail"),
})
const accounts = createRoute({
  getParentRoute: () => entityRoute,
  path: "accounts",
  validateSearch: searchOf("type", "text", "inactive"),
  component: lazyRouteComponent(() => import("./accounts/accounts-page.tsx"), "AccountsPage"),
})
const account = createRoute({
  getParentRoute: () => accounts,
  path: "$one",
  component: lazyRouteComponent(() => import("./accounts/account-detail.tsx"), "AccountDetail"),
})
const rates = createRoute({
  getParentRoute: () => entityRoute,
  path: "rates",
  validateSearch: searchOf("currency", "from", "to"),
  component: lazyRouteComponent(() => import("./rates/rates-page.tsx"), "RatesPage"),
})
const journals = createRoute({
  getParentRoute: () => entityRoute,
  path: "journals",
  validateSearch: searchOf("type", "text"),
  component: lazyRouteComponent(() => import("./journals/journals-page.tsx"), "JournalsPage"),
})
const journal = createRoute({
  getParentRoute: () => journals,
  path: "$one",
  component: lazyRouteComponent(() => import("./journals/journal-detail.tsx"), "JournalDetail"),
})
const payments = createRoute({
  getParentRoute: () => entityRoute,
  path: "payments",
  validateSearch: searchOf("text"),
  component: lazyRouteComponent(() => import("./payments/payments-page.tsx"), "PaymentsPage"),
})
const batches = createRoute({
  getParentRoute: () => entityRoute,
  path: "batches",
  component: lazyRouteComponent(() => import("./batches/batches-page.tsx"), "BatchesPage"),
})
/** Pages of billing and money. */
export const billingRoutes = [
  invoices.addChildren([invoice]),
  eInvoices.addChildren([eInvoice]),
  accounts.addChildren([account]),
  rates,
  journals.addChildren([journal]),
  payments,
  batches,
] as const
