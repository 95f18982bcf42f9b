import { writeFileSync } from "node:fs"
import path from "node:path"
import type { Option } from "commander"
import { CommandFailed } from "../failure.ts"
import { retriesOption, settingsPatch, type VerbOptions } from "./retries-option.ts"
import type { ResourceName } from "./resource-names.ts"
import { dataOrEmpty } from "./service-command.ts"
import type { Session } from "./session.ts"
import type { Columns } from "./views.ts"

type Query = Readonly<Record<string, string | number | undefined>>
type Listed = AsyncIterable<unknown> | readonly unknown[]

/** A command on one resource, in addition to list, show and create. */
export interface Verb {
  readonly summary: string
  readonly details?: string
  readonly takesData?: true
  readonly option?: () => Option
  readonly run: (session: Session, id: string, options: VerbOptions) => Promise<unknown>
}

/** A resource of the service, as the command line shows it. */
export interface Resource {
  readonly one: string
  readonly many: string
  readonly columns: Columns
  /** The options of the list, each with the member of the query that it sets. */
  readonly filters: Readonly<Record<string, { readonly member: string; readonly description: string }>>
  readonly named: { readonly by: string; readonly example: string }
  readonly list: (session: Session, query: Query, pageSize: number) => Promise<Listed>
  readonly get?: (session: Session, id: string) => Promise<unknown>
  readonly create?: (session: Session, body: never) => Promise<unknown>
  readonly example?: object
  readonly verbs?: Readonly<Record<string, Verb>>
}

const filtered = (example: string): Resource["filters"] => ({
  "--filter <expression>": { member: "filter", description: `a filter in the language of OData, such as "${example}"` },
  "--order-by <members>": { member: "orderBy", description: 'members with asc or desc, such as "created desc"' },
  "--modified-after <moment>": { member: "modifiedAfter", description: "only those changed at this time or later" },
})

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

type Lister = (
  query: { readonly filter: string; readonly pageSize: number },
  options: Session["call"],
) => { readonly page: () => Promise<{ readonly data: readonly { readonly id: string }[] }> }

/** Finds the id of a resource from its id or number. */
const numbered =
  (what: string, member: string, listOf: (svc: Session["svc"]) => { readonly list: Lister }) =>
  async ({ svc, call }: Session, named: string): Promise<string> => {
    if (uuidForm.test(named)) return named
    const filter = `${member} eq '${named.replaceAll("'", "''")}'`
    const { data } = await listOf(svc).list({ filter, pageSize: 1 }, call).page()
    if (data[0] === undefined) throw new CommandFailed({ message: `There is no ${what} '${named}'.` })
    return data[0].id
  }

export const accountId = numbered("account", "accountNumber", (svc) => svc.accounts)
const productId = numbered("product", "productNumber", (svc) => svc.products)
const quoteId = numbered("quote", "number", (svc) => svc.quotes)
const salesOrderId = numbered("sales order", "orderNumber", (svc) => svc.salesOrders)
const subscriptionId = numbered("subscription", "orderNumber", (svc) => svc.subscriptions)
const invoiceId = numbered("invoice", "invoiceNumber", (svc) => svc.invoices)

const accounts: Resource = {
  one: "an account",
  many: "accounts",
  columns: { NUMBER: "accountNumber", NAME: "name", CURRENCY: "currencyCode", INACTIVE: "inactive", ID: "id" },
  filters: filtered("startswith(name, 'A')"),
  named: { by: "number-or-id", example: "A-1001" },
  list: async ({ svc, call }, query, pageSize) => svc.accounts.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.accounts.get(await accountId(session, named), session.call),
  create: ({ svc, call }, body) => svc.accounts.create(body, call),
  example: { name: "Customer AB", currency: "SEK" },
}

const products: Resource = {
  one: "a product",
  many: "products",
  columns: { NUMBER: "productNumber", NAME: "name", TYPE: "productType", CATEGORY: "category", ID: "id" },
  filters: filtered("name eq 'Phone'"),
  named: { by: "number-or-id", example: "P-1001" },
  list: async ({ svc, call }, query, pageSize) => svc.products.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.products.get(await productId(session, named), session.call),
  create: ({ svc, call }, body) => svc.products.create(body, call),
  example: { name: "Phone" },
}

const quotes: Resource = {
  one: "a quote",
  many: "quotes",
  columns: { NUMBER: "number", STATUS: "status", CUSTOMER: "customer.name", "VALID TO": "validToDate", ID: "id" },
  filters: filtered("status eq 'Sent'"),
  named: { by: "number-or-id", example: "Q-1001" },
  list: async ({ svc, call }, query, pageSize) => svc.quotes.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.quotes.get(await quoteId(session, named), session.call),
}

const orderColumns = { NUMBER: "orderNumber", STATUS: "status", ACCOUNT: "account.name" }

const salesOrders: Resource = {
  one: "a sales order",
  many: "sales orders",
  columns: { ...orderColumns, DATE: "orderDate", ID: "id" },
  filters: filtered("status eq 'Active'"),
  named: { by: "number-or-id", example: "O-1001" },
  list: async ({ svc, call }, query, pageSize) => svc.salesOrders.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.salesOrders.get(await salesOrderId(session, named), session.call),
}

const subscriptions: Resource = {
  one: "a subscription",
  many: "subscriptions",
  columns: { ...orderColumns, FROM: "effectiveStartDate", TO: "effectiveEndDate", ID: "id" },
  filters: filtered("status eq 'Active'"),
  named: { by: "number-or-id", example: "S-1001" },
  list: async ({ svc, call }, query, pageSize) => svc.subscriptions.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.subscriptions.get(await subscriptionId(session, named), session.call),
}

const invoices: Resource = {
  one: "an invoice",
  many: "invoices",
  columns: {
    NUMBER: "invoiceNumber",
    STATUS: "status",
    DATE: "invoiceDate",
    ACCOUNT: "account.name",
    CURRENCY: "currency",
    TOTAL: "totalAmount",
    ID: "id",
  },
  filters: filtered("status eq 'Posted'"),
  named: { by: "number-or-id", example: "10001" },
  list: async ({ svc, call }, query, pageSize) => svc.invoices.list({ ...query, pageSize }, call),
  get: async (session, named) => session.svc.invoices.get(await invoiceId(session, named), session.call),
  create: ({ svc, call }, body) => svc.invoices.create(body, call),
  example: {
    account: "A-1001",
    currency: "SEK",
    invoiceDate: "2026-01-15",
    invoiceLines: [
      { productName: "Plan", price: 100, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
    ],
  },
  verbs: {
    post: {
      summary: "Post a draft, which gives it its number",
      run: async (session, named) => session.svc.invoices.post(await invoiceId(session, named), session.call),
    },
    credit: {
      summary: "Credit a posted invoice",
      details: "Without data the whole invoice is credited.",
      takesData: true,
      run: async (session, named, options) => {
        const body = await dataOrEmpty(session.invocation, options)
        return session.svc.invoices.credit(await invoiceId(session, named), body, undefined, session.call)
      },
    },
    pdf: {
      summary: "Save the PDF of an invoice in a file of its name",
      run: async (session, named) => {
        const bytes = await session.svc.invoices.getPdf(await invoiceId(session, named), session.call)
        const file = path.resolve(session.invocation.folder, `${path.basename(named)}.pdf`)
        try {
          writeFileSync(file, bytes)
        } catch (cause) {
          throw new CommandFailed({ message: `${file} cannot be written: ${(cause as Error).message}.`, cause })
        }
        return { file, bytes: bytes.length }
      },
    },
  },
}

const idExample = "0199d3a0-0000-7000-8000-000000000003"

const webhooks: Resource = {
  one: "a webhook",
  many: "webhooks",
  columns: { WEBHOOK: "id", STATUS: "webhookStatus", URL: "url", EVENTS: "events" },
  filters: {},
  named: { by: "id", example: idExample },
  list: ({ svc, call }) => svc.webhooks.list(call),
  get: ({ svc, call }, id) => svc.webhooks.get(id, call),
  create: ({ svc, call }, body) => svc.webhooks.create(body, call),
  example: { url: "https://example.com/hook", events: ["InvoicePosted"] },
  verbs: {
    delete: {
      summary: "Delete a webhook",
      run: async ({ svc, call }, id) => (await svc.webhooks.delete(id, call)) ?? { id, deleted: true },
    },
    test: {
      summary: "Send a test event to a webhook",
      takesData: true,
      run: async ({ svc, call, invocation }, id, options) =>
        svc.webhooks.test(id, await dataOrEmpty(invocation, options), call),
    },
    settings: {
      summary: "Show the settings of a webhook, or change them",
      details:
        "With data, changes what it names: a merge patch, where null restores a default. The answer of this command can be edited and sent back, without its version.",
      takesData: true,
      option: retriesOption,
      run: async ({ svc, call, invocation }, id, options) => {
        const patch = await settingsPatch(invocation, options)
        if (patch === undefined) return svc.webhooks.getSettings(id, call)
        return svc.webhooks.updateSettings(id, patch, call)
      },
    },
  },
}

const events: Resource = {
  one: "an event",
  many: "events",
  columns: { EVENT: "id", TYPE: "eventType", CREATED: "created", ABOUT: "about" },
  filters: {
    "--event-type <tag>": { member: "eventType", description: "only of this type, such as InvoicePosted" },
    "--search <value>": { member: "search", description: "only with this whole string or number in the data" },
    "--from <moment>": { member: "from", description: "only those created at this time or later" },
    "--to <moment>": { member: "to", description: "only those created before" },
  },
  named: { by: "id", example: idExample },
  list: async ({ svc, call }, query, pageSize) => svc.events.list({ ...query, pageSize }, call),
  get: ({ svc, call }, id) => svc.events.get(id, call),
  verbs: {
    replay: {
      summary: "Send an event again to its webhooks",
      takesData: true,
      run: async ({ svc, call, invocation }, id, options) =>
        svc.events.replay(id, await dataOrEmpty(invocation, options), call),
    },
  },
}

export const resources: Readonly<Record<ResourceName, Resource>> = {
  accounts,
  products,
  quotes,
  "sales-orders": salesOrders,
  subscriptions,
  invoices,
  webhooks,
  events,
}
