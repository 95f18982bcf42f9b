/**
 * The contexts of the service, lowest first, and which others each may know: their doors, events, errors and rules, never
 * their ports or use cases. The dependency rules and the tests of their breach are made from this list.
 */
const ground = ["shared", "listing", "resources"]
const customers = [...ground, "identity", "reference-data", "organisation", "custom-fields"]
const catalogue = [...customers, "customers"]
const orders = [...catalogue, "catalogue", "exchange-rates"]
const invoicing = [...orders, "orders", "ledger"]

const contexts = {
  shared: [],
  listing: ["shared"],
  // Every resource with its members, permissions, numbers and events.
  resources: ["shared", "listing"],
  identity: ground,
  // Every context writes the audit log through its unit of work; this one reads it.
  audit: [...ground, "identity"],
  "reference-data": ground,
  "custom-fields": ground,
  organisation: [...ground, "identity", "reference-data"],
  people: [...ground, "identity", "reference-data", "organisation"],
  customers,
  catalogue,
  "exchange-rates": [...ground, "reference-data"],
  orders,
  quotes: [...orders, "orders"],
  usage: [...orders, "orders"],
  ledger: [...ground, "reference-data", "organisation"],
  invoicing,
  revenue: [...invoicing, "invoicing"],
  payments: [...invoicing, "invoicing"],
  "e-invoicing": [...customers, "customers", "exchange-rates", "ledger", "invoicing"],
  messages: [...invoicing, "invoicing"],
  dunning: [...invoicing, "invoicing", "messages"],
  // Webhooks hear the events of other contexts; only reports and notifications know them.
  webhooks: [...invoicing, "invoicing", "quotes", "payments", "e-invoicing", "messages", "dunning"],
  // Reports read the data of other contexts, and change nothing.
  reports: [...invoicing, "invoicing", "usage", "payments", "webhooks"],
  // The console reads the data of other contexts through a port of its own.
  console: [...ground, "identity"],
  notifications: [...ground, "identity", "people", "exchange-rates", "e-invoicing", "messages", "webhooks"],
}

const names = Object.keys(contexts)

/** Where the folders of the contexts are. `postgres/base` is beneath all of them. */
const layers = {
  domain: "packages/domain/src",
  postgres: "packages/adapters/src/postgres",
  http: "packages/runtime-http/src",
}

const others = (known) => `(${names.filter((name) => !known.includes(name)).join("|")})`

/** For each context and layer: what it must not know. */
export const directionRules = names.flatMap((name) =>
  Object.entries(layers).map(([layer, folder]) => ({
    name: `${layer}-of-${name}-knows-lower-contexts-only`,
    comment: "The direction of contexts.mjs: who is known must not know.",
    severity: "error",
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/${others([name, ...contexts[name]])}/` },
  })),
)

export const doorRules = [
  {
    name: "contexts-have-doors",
    comment: "Another context's ports and use cases are its own business: ask its door.",
    severity: "error",
    from: { path: `^${layers.domain}/([^/]+)/` },
    to: { path: `^${layers.domain}/[^/]+/(ports|use-cases)/`, pathNot: `^${layers.domain}/($1|shared)/` },
  },
  {
    name: "outer-layers-use-doors",
    comment: "A door exports everything that its context offers; a use case behind it may change.",
    severity: "error",
    from: { path: "^(packages/(adapters|runtime-[^/]+)|bin)/" },
    to: { path: `^${layers.domain}/[^/]+/use-cases/` },
  },
  {
    name: "base-knows-no-context",
    comment: "The base of all contexts cannot depend on one of them.",
    severity: "error",
    from: { path: `^${layers.postgres}/base/` },
    to: { path: `^${layers.postgres}/(?!base/|migrations/)` },
  },
  {
    name: "no-folder-cycles",
    comment: "Two folders that need each other are one.",
    severity: "error",
    scope: "folder",
    from: { path: "^packages/" },
    to: { circular: true },
  },
  {
    name: "resolve-in-three-files",
    comment: "A runtime takes its doors out of the container in one place; everything else is given what it uses.",
    severity: "error",
    from: {
      path: "^(packages|bin)/",
      pathNot: [
        "^packages/runtime-http/src/app\\.ts$",
        "^packages/runtime-worker/src/worker\\.ts$",
        "^packages/runtime-cli/src/service-of\\.ts$",
        "^packages/adapters/src/wiring/",
      ],
    },
    to: { path: "^packages/adapters/src/wiring/provide\\.ts$", dependencyTypesNot: ["type-only"] },
  },
]
