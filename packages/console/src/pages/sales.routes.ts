import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../shell/roots.ts"

const subscriptions = createRoute({
  getParentRoute: () => entityRoute,
  path: "subscriptions",
  validateSearch: searchOf("status", "text", "on"),
  component: lazyRouteComponent(() => import("./subscriptions/subscriptions-page.tsx"), "SubscriptionsPage"),
})
const subscription = createRoute({
  getParentRoute: () => subscriptions,
  path: "$one",
  validateSearch: searchOf("left", "right"),
  component: lazyRouteComponent(() => import("./subscriptions/subscription-detail.tsx"), "SubscriptionDetail"),
})
const salesOrders = createRoute({
  getParentRoute: () => entityRoute,
  path: "sales-orders",
  validateSearch: searchOf("text"),
  component: lazyRouteComponent(() => import("./sales-orders/sales-orders-page.tsx"), "SalesOrdersPage"),
})
const salesOrder = createRoute({
  getParentRoute: () => salesOrders,
  path: "$one",
  component: lazyRouteComponent(() => import("./sales-orders/sales-order-detail.tsx"), "SalesOrderDetail"),
})
const products = createRoute({
  getParentRoute: () => entityRoute,
  path: "products",
  validateSearch: searchOf("text"),
  component: lazyRouteComponent(() => import("./products/products-page.tsx"), "ProductsPage"),
})
const newProduct = createRoute({
  getParentRoute: () => entityRoute,
  path: "products/new",
  component: lazyRouteComponent(() => import("./products/new-product-page.tsx"), "NewProductPage"),
})
const product = createRoute({
  getParentRoute: () => products,
  path: "$one",
  component: lazyRouteComponent(() => import("./products/product-detail.tsx"), "ProductDetail"),
})
const quotes = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes",
  validateSearch: searchOf("status", "text"),
  component: lazyRouteComponent(() => import("./quotes/quotes-page.tsx"), "QuotesPage"),
})
const quote = createRoute({
  getParentRoute: () => quotes,
  path: "$one",
  component: lazyRouteComponent(() => import("./quotes/quote-detail.tsx"), "QuoteDetail"),
})
const newQuote = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes/new",
  validateSearch: searchOf("account", "order"),
  component: lazyRouteComponent(() => import("./quotes/quote-form-pages.tsx"), "NewQuotePage"),
})
const editQuote = createRoute({
  getParentRoute: () => entityRoute,
  path: "quotes/$quote/edit",
  component: lazyRouteComponent(() => import("./quotes/quote-form-pages.tsx"), "EditQuotePage"),
})
const usage = createRoute({
  getParentRoute: () => entityRoute,
  path: "usage",
  validateSearch: searchOf("state", "charge", "text", "from", "to"),
  component: lazyRouteComponent(() => import("./usage/usage-page.tsx"), "UsagePage"),
})

const usageImport = createRoute({
  getParentRoute: () => entityRoute,
  path: "usage/import",
  component: lazyRouteComponent(() => import("./usage/import-page.tsx"), "UsageImportPage"),
})

/** Pages of what is sold, to whom, and what of it is used. */
export const salesRoutes = [
  subscriptions.addChildren([subscription]),
  salesOrders.addChildren([salesOrder]),
  newProduct,
  products.addChildren([product]),
  newQuote,
  editQuote,
  quotes.addChildren([quote]),
  usageImport,
  usage,
] as const
