import { createRoute } from "@tanstack/react-router"
import { integrationsRoute } from "./integrations/integrations.routes.ts"
import { entityRoute, lazyPage, searchOf } from "../shell/roots.ts"

const invoices = createRoute({
  getParentRoute: () => entityRoute,
  path: "invoices",
  validateSearch: searchOf(
    "status",
    "type",
    "text",
    "account",
    "from",
    "to",
    "due",
    "least",
    "most",
    "eInvoice",
    "batch",
    "pdf",
  ),
  component: lazyPage(() => import("./invoices/invoices-page.tsx"), "InvoicesPage"),
})
const invoice = createRoute({
  getParentRoute: () => invoices,
  path: "$one",
  component: lazyPage(() => import("./invoices/invoice-detail.tsx"), "InvoiceDetail"),
})
const newInvoice = createRoute({
  getParentRoute: () => entityRoute,
  path: "invoices/new",
  validateSearch: searchOf("account", "like"),
  component: lazyPage(() => import("./invoices/new-invoice-page.tsx"), "NewInvoicePage"),
})
const editInvoice = createRoute({
  getParentRoute: () => entityRoute,
  path: "invoices/$invoice/edit",
  component: lazyPage(() => import("./invoices/edit-invoice-page.tsx"), "EditInvoicePage"),
})
const eInvoices = createRoute({
  getParentRoute: () => entityRoute,
  path: "e-invoices",
  validateSearch: searchOf("direction", "state", "text", "from", "to", "deadline", "invoice"),
  component: lazyPage(() => import("./e-invoices/e-invoices-page.tsx"), "EInvoicesPage"),
})
const eInvoice = createRoute({
  getParentRoute: () => eInvoices,
  path: "$one",
  component: lazyPage(() => import("./e-invoices/e-invoice-detail.tsx"), "EInvoiceDetail"),
})
const readiness = createRoute({
  getParentRoute: () => entityRoute,
  path: "e-invoices/readiness",
  component: lazyPage(() => import("./e-invoices/readiness-page.tsx"), "ReadinessPage"),
})
const accounts = createRoute({
  getParentRoute: () => entityRoute,
  path: "accounts",
  validateSearch: searchOf("type", "text", "inactive"),
  component: lazyPage(() => import("./accounts/accounts-page.tsx"), "AccountsPage"),
})
const account = createRoute({
  getParentRoute: () => accounts,
  path: "$one",
  component: lazyPage(() => import("./accounts/account-detail.tsx"), "AccountDetail"),
})
const newAccount = createRoute({
  getParentRoute: () => entityRoute,
  path: "accounts/new",
  component: lazyPage(() => import("./accounts/account-form-pages.tsx"), "NewAccountPage"),
})
const editAccount = createRoute({
  getParentRoute: () => entityRoute,
  path: "accounts/$account/edit",
  component: lazyPage(() => import("./accounts/account-form-pages.tsx"), "EditAccountPage"),
})
const rates = createRoute({
  getParentRoute: () => entityRoute,
  path: "rates",
  validateSearch: searchOf("currency", "source", "from", "to", "on", "range", "do"),
  component: lazyPage(() => import("./rates/rates-page.tsx"), "RatesPage"),
})
const journals = createRoute({
  getParentRoute: () => entityRoute,
  path: "journals",
  validateSearch: searchOf("type", "text", "invoice", "period", "account"),
  component: lazyPage(() => import("./journals/journals-page.tsx"), "JournalsPage"),
})
const journal = createRoute({
  getParentRoute: () => journals,
  path: "$one",
  component: lazyPage(() => import("./journals/journal-detail.tsx"), "JournalDetail"),
})
const payments = createRoute({
  getParentRoute: () => entityRoute,
  path: "payments",
  validateSearch: searchOf("state", "text", "from", "to", "do"),
  component: lazyPage(() => import("./payments/payments-page.tsx"), "PaymentsPage"),
})
const payment = createRoute({
  getParentRoute: () => payments,
  path: "$one",
  component: lazyPage(() => import("./payments/payment-detail.tsx"), "PaymentDetail"),
})
const batches = createRoute({
  getParentRoute: () => entityRoute,
  path: "batches",
  validateSearch: searchOf("state", "do"),
  component: lazyPage(() => import("./batches/batches-page.tsx"), "BatchesPage"),
})
const batch = createRoute({
  getParentRoute: () => batches,
  path: "$one",
  component: lazyPage(() => import("./batches/batch-detail.tsx"), "BatchDetail"),
})

/** Pages about billing and payments. */
export const billingRoutes = [
  invoices.addChildren([invoice]),
  newInvoice,
  editInvoice,
  eInvoices.addChildren([eInvoice]),
  readiness,
  accounts.addChildren([account]),
  newAccount,
  editAccount,
  integrationsRoute,
  rates,
  journals.addChildren([journal]),
  payments.addChildren([payment]),
  batches.addChildren([batch]),
] as const
