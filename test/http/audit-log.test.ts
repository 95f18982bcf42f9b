import { randomBytes } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { dunningBodies } from "../support/dunning/dunning-bodies.ts"
import { messageBodies } from "../support/messages/message-bodies.ts"
import { changesWithoutRows, tablesWithRows } from "../support/service/audited-changes.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
beforeAll(async () => {
  service = await lendService()
})

interface Change {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}
interface Logged {
  readonly actor: string
  readonly operation: string
  readonly kind: string
  readonly id: string | null
  readonly number: string | null
  readonly changes: readonly Change[]
  readonly truncated: boolean
  readonly user_id: string | null
  readonly token_id: string | null
  readonly address: string | null
  readonly user_agent: string | null
  readonly trace_id: string | null
  readonly correlation_id: string | null
}

/** The rows of a tenant, oldest first. */
const logged = async ({ tenantId }: TestTenant): Promise<readonly Logged[]> => {
  const rows = await service.sql<Omit<Logged, "changes"> & { readonly changes: string }>(
    `select actor_kind as actor, operation, resource_kind as kind, resource_id as id, resource_number as number, changes, truncated,
       user_id, token_id, address, user_agent, trace_id, correlation_id
     from svc.audit_log where tenant_id = $1 order by audit_log.id`,
    [tenantId],
  )
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as readonly Change[] }))
}
const last = async (tenant: TestTenant, kind: string) => (await logged(tenant)).findLast((row) => row.kind === kind)!

const taken = ({ status, body, text }: ApiAnswer) => {
  if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  return body as { readonly id: string }
}

const json = { "content-type": "application/json" }
const at = (city: string) => ({ street: "Street 1", city, zip: "111 22", country: "SE" })

/** Changes something of every area over HTTP. */
const changeMuch = async ({ api, legalEntities }: TestTenant) => {
  const billing = makeBilling(api)
  const payments = makePayments(api, billing)
  const series = { numberSeries: [{ type: "Invoice", format: "F{n}" }] }
  taken(await api.patch(`/LegalEntities/${legalEntities[0]!.id}`, { iban: "PL61109010140000071219812874", ...series }))
  taken(await api.post("/Currency", { code: "USD" }))
  const rate = `{"fromCurrency":{"key":"Code","value":"USD"},"rate":9.5,"effectiveFromDate":"2025-09-22"}`
  taken(await api.send("POST", "/ExchangeRate", rate, json))
  const webhook = taken(await api.post("/Webhooks", { url: "https://example.com/hook", events: ["QuoteCreated"] }))
  taken(await api.patch(`/Webhooks/${webhook.id}`, { description: "changed" }))
  const account = await billing.account()
  const posted = await billing.posted(account.id, [await billing.taxedLine(100, "25")])
  const credit = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  await billing.post(credit.id)
  const second = await billing.posted(account.id, [billing.line(100)])
  const draft = await billing.create(account.id, [billing.line(10)])
  taken(await api.patch(`/Invoices/${draft.id}`, { notes: "Hello" }))
  taken(await api.post(`/Invoices/${second.id}/Dispute`, dunningBodies["POST /Invoices/{id}/Dispute"]))
  await payments.paid({ id: second.id }, 50)
  taken(await api.post(`/Invoices/${second.id}/WriteOff`, { reason: "Small" }))
  taken(await api.put("/Integrations/Mail", { ...messageBodies["PUT /Integrations/Mail"], enabled: true }))
  taken(await api.post(`/Invoices/${second.id}/Messages`, messageBodies["POST /Invoices/{id}/Messages"]))
  taken(await api.patch("/LegalEntities", { hostedPages: { enabled: true } }))
  taken(await api.post(`/Invoices/${second.id}/Links`, {}))
  taken(await api.post("/DunningCampaigns", dunningBodies["POST /DunningCampaigns"]))
  taken(await payments.post((await payments.draft(30, { account: account.id })).id))
  const quotes = await prepareQuotes(api)
  await quotes.subscribe()
  await quotes.create({ quoteDate: "2025-09-22" })
  const ordered = { products: [{ product: quotes.plan.id, charges: [] }] }
  taken(await api.post("/SalesOrders", { account: quotes.customer, orderDate: "2025-09-22", ...ordered }))
  taken(await api.patch(`/Products/${quotes.plan.id}`, { name: "Other name" }))
  taken(await api.post("/Usage", { account: account.id, quantity: 5, fromDate: "2025-09-22" }))
  const field = { entity: "Account", key: "seats", name: "Seats", fieldType: "Text" }
  taken(await api.post("/CustomFieldConfigurations", field))
}

/** Tables that no request of `changeMuch` fills. */
const unfilled = new Set([
  "accounting_periods",
  "einvoice_connections",
  "einvoice_receptions",
  "event_consumers",
  "invoice_attachments",
  "invoice_batches",
  "invoice_former_parties",
  "invoice_matches",
  "national_einvoice_entries",
  "national_einvoice_settings",
  "notification_settings",
  "order_discounts",
  "order_milestones",
  "payment_batches",
  "payment_refunds",
  "payment_write_offs",
  "product_categories",
  "product_features",
  "rate_imports",
  "rate_providers",
  "received_einvoices",
  "sign_in_policies",
  "sign_in_providers",
  "webhook_recoveries",
  "webhook_settings",
])

describe("the audit log (contract G30)", () => {
  it("has a row from the transaction of every change, whichever operation made it", async () => {
    const tenant = await service.createTenant()
    await changeMuch(tenant)
    const { filled, all } = await tablesWithRows(service, tenant.tenantId)
    expect(all.filter((table) => !filled.includes(table) && !unfilled.has(table))).toEqual([])
    expect(await changesWithoutRows(service, tenant.tenantId)).toEqual({})
  })

  it("says who changed what, from where, in which request, and from what to what", async () => {
    const tenant = await service.createTenant()
    const { api, userId } = tenant
    const account = await makeBilling(api).account({ name: "First", defaultInvoiceAddress: at("Malmö") })
    const correlation = "0197f5c0-0000-7000-8000-00000000beef"
    const body = JSON.stringify({ name: "Second", defaultInvoiceAddress: at("Lund") })
    const answer = await api.send("PATCH", `/Accounts/${account.id}`, body, {
      ...json,
      "user-agent": `books ${"x".repeat(300)}`,
      "svc-correlation-id": correlation,
    })
    taken(answer)
    const { changes, user_agent: agent, token_id: tokenId, ...row } = await last(tenant, "Account")
    expect(row).toEqual({
      actor: "Token",
      operation: "accounts.update",
      kind: "Account",
      id: account.id,
      number: account["accountNumber"],
      truncated: false,
      user_id: userId,
      address: "127.0.0.1",
      trace_id: answer.headers.get("svc-trace-id"),
      correlation_id: correlation,
    })
    expect(tokenId).not.toBe(null)
    expect(agent).toHaveLength(200)
    expect(changes.filter(({ path }) => path !== "invoiceAddress.id")).toEqual([
      { path: "name", before: "First", after: "Second" },
      { path: "invoiceAddress.city", before: "Malmö", after: "Lund" },
    ])
  })

  it("has nothing of a refused request, of a preview and of a repeated idempotent request", async () => {
    const tenant = await service.createTenant()
    const { api } = tenant
    const account = await makeBilling(api).account()
    const before = (await logged(tenant)).length
    expect((await api.patch(`/Accounts/${account.id}`, { name: "" })).status).toBe(400)
    expect((await logged(tenant)).length).toBe(before)
    const product = JSON.stringify({ name: "Plan", productType: "MultipleCharges" })
    const once = { ...json, "svc-idempotency-key": "once" }
    taken(await api.send("POST", "/Products", product, once))
    const behind = (await logged(tenant)).length
    expect(behind).toBe(before + 1)
    taken(await api.send("POST", "/Products", product, once))
    expect((await logged(tenant)).length).toBe(behind)
  })

  it("shows none of 200 secrets, but that one was written", async () => {
    const tenant = await service.createTenant()
    const { api } = tenant
    const secrets: string[] = []
    const secret = (form = "hex" as BufferEncoding) => {
      const made = randomBytes(32).toString(form)
      secrets.push(made)
      return made
    }
    for (let n = 0; n < 50; n += 1) {
      const webhook = taken(await api.post("/Webhooks", { url: `https://example.com/${n}`, events: ["QuoteCreated"] }))
      const headers = ["X-One", "X-Two"].map((name) => ({ name, value: secret() }))
      const authentication = { type: "Basic", username: "svc", password: secret() }
      taken(await api.patch(`/Webhooks/${webhook.id}/Settings`, { headers, authentication }))
      taken(await api.post(`/Webhooks/${webhook.id}/SigningSecret/Rotate`, { secret: `whsec_${secret("base64")}` }))
    }
    expect(secrets).toHaveLength(200)
    const rows = await logged(tenant)
    expect(rows.filter(({ operation }) => operation === "webhooks.rotateSigningSecret")).toHaveLength(50)
    const all = JSON.stringify(rows)
    expect(all).toContain(`{"path":"signingSecretsSealed","before":"***","after":"***"}`)
    expect(secrets.filter((each) => all.includes(each))).toEqual([])
  })

  it("cuts a long text and keeps its hash, and says when it left changes out", async () => {
    const tenant = await service.createTenant()
    const billing = makeBilling(tenant.api)
    const account = await billing.account()
    const lines = Array.from({ length: 40 }, () => billing.line(1))
    const { id } = await billing.create(account.id, lines, { notes: "n".repeat(700) })
    const row = (await logged(tenant)).findLast((each) => each.id === id)!
    expect(row.truncated).toBe(true)
    expect(row.changes).toHaveLength(200)
    expect(row.changes.find(({ path }) => path === "notes")).toMatchObject({
      after: "n".repeat(500),
      afterSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it("lets nobody change or remove a row, whichever role asks", async () => {
    for (const role of ["svc_app", "svc_worker"])
      for (const right of ["update", "delete", "truncate"]) {
        const [held] = await service.sql<{ may: boolean }>(
          `select bool_or(has_table_privilege($1, c.oid, $2)) as may from pg_class c
           where c.oid = 'svc.audit_log'::regclass or c.oid in (select inhrelid from pg_inherits where inhparent = 'svc.audit_log'::regclass)`,
          [role, right],
        )
        expect(held, `${role} ${right}`).toEqual({ may: false })
      }
  })
})
