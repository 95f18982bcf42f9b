import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../shell/roots.ts"

const subscriptions = createRoute({
  getParentRoute: () => entityRoute,
  path: "subscriptions",
  validateSearch: searchOf("status", "text", "on", "soon"),
  component: lazyPage(() => import("./subscriptions/subscriptions-page.tsx"), "SubscriptionsPage"),
})
const subscription = createRoute({
  getParentRoute: () => subscriptions,
  path: "$one",
  validateSearch: searchOf("left", "right"),
  component: lazyPage(() => import("./subscriptions/subscription-detail.tsx"), "SubscriptionDetail"),
})
const newSubscription = createRoute({
  getParentRoute: () => entityRoute,
  path: "subscriptions/new",
  validateSearch: searchOf("account"),
  component: lazyPage(() => import("./subscriptions/subscription-form-pages.tsx"), "NewSubscriptionPage"),
})
const changeSubscription = createRoute({
  getParentRoute: () => entityRoute,
  path: "subscriptions/$subscription/change",
  component: lazyPage(() => import("./subscriptions/subscription-form-pages.tsx"), "ChangeSubscriptionPage"),
})
const salesOrders = createRoute({
  getParentRoute: () => entityRoute,
  path: "sales-orders",
  validateSearch: searchOf("text"),
  component: lazyPage(() => import("./sales-orders/sales-orders-page.tsx"), "SalesOrdersPage"),
})
const salesOrder = createRoute({
  getParentRoute: () => salesOrders,
  path: "$one",
  component: lazyPage(() => import("./sales-orders/sales-order-detail.tsx"), "SalesOrderDetail"),
})
const products = createRoute({
  getParentRoute: () => entityRoute,
  path: "products",
  validateSearch: searchOf("text"),
  component: lazyPage(() => import("./products/products-page.tsx"), "ProductsPage"),
})
const newProduct = createRoute({
  getParentRoute: () => entityRoute,
  path: "products/new",
  validateSearch: searchOf("like"),
  component: lazyPage(() => import("./products/product-form-pages.tsx"), "NewProductPage"),
})
const editProduct = createRoute({
  getParentRoute: () => entityRoute,
  path: "products/$product/edit",
  component: lazyPage(() => import("./products/product-form-pages.tsx"), "EditProductPage"),
})
const product = createRoute({
  getParentRoute: () => products,
  path: "$one",
  component: lazyPage(() => import("./products/product-detail.tsx"), "ProductDetail"),
})
const quotes = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes",
  validateSearch: searchOf("status", "text"),
  component: lazyPage(() => import("./quotes/quotes-page.tsx"), "QuotesPage"),
})
const quote = createRoute({
  getParentRoute: () => quotes,
  path: "$one",
  component: lazyPage(() => import("./quotes/quote-detail.tsx"), "QuoteDetail"),
})
const newQuote = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes/new",
  validateSearch: searchOf("account", "order"),
  component: lazyPage(() => import("./quotes/quote-form-pages.tsx"), "NewQuotePage"),
})
const editQuote = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes/$quote/edit",
  component: lazyPage(() => import("./quotes/quote-form-pages.tsx"), "EditQuotePage"),
})
const usage = createRoute({
  getParentRoute: () => entityRoute,
  path: "usage",
  validateSearch: searchOf("kind", "state", "charge", "text", "tag", "from", "to"),
  component: lazyPage(() => import("./usage/usage-page.tsx"), "UsagePage"),
})

const usageImport = createRoute({
  getParentRoute: () => entityRoute,
  path: "usage/import",
  validateSearch: searchOf("kind"),
  component: lazyPage(() => import("./usage/import-page.tsx"), "UsageImportPage"),
})

/** Pages about products, customers, orders and usage. */
export const salesRoutes = [
  newSubscription,
  changeSubscription,
  subscriptions.addChildren([subscription]),
  salesOrders.addChildren([salesOrder]),
  newProduct,
  editProduct,
  products.addChildren([product]),
  newQuote,
  editQuote,
  quotes.addChildren([quote]),
  usageImport,
  usage,
] as const
