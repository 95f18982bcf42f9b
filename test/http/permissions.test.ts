import { allows, type Need, parsePermission, permissionAreas, permissionLevels } from "@svc/domain/identity/permissions"
import { Result } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { type ListedOperation, listOperations, pathOf, readDocument } from "../support/service/operations.ts"
import { expectBare } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

/** What each operation asks for. */
const needs: Readonly<Record<string, Need | readonly [Need, Need]>> = {
  "GET /Webhooks": "webhooks:read",
  "POST /Webhooks": "webhooks:write",
  "GET /Webhooks/{id}": "webhooks:read",
  "PATCH /Webhooks/{id}": "webhooks:write",
  "DELETE /Webhooks/{id}": "webhooks:write",
  "POST /Webhooks/{id}/Test": "webhooks:write",
  "GET /Webhooks/{id}/SigningSecret": "webhooks:write",
  "POST /Webhooks/{id}/SigningSecret/Rotate": "webhooks:write",
  "GET /Webhooks/{id}/Stats": "webhooks:read",
  "GET /Webhooks/{id}/Deliveries": "webhooks:read",
  "POST /Webhooks/{id}/Recover": "webhooks:write",
  "GET /Webhooks/{id}/Recoveries": "webhooks:read",
  "GET /WebhookRecoveries/{id}": "webhooks:read",
  "POST /WebhookRecoveries/{id}/Cancel": "webhooks:write",
  "GET /WebhookDeliveries": "webhooks:read",
  "GET /WebhookDeliveries/{id}": "webhooks:read",
  "POST /WebhookDeliveries/{id}/Retry": "webhooks:write",
  "GET /Notifications": "settings:read",
  "GET /NotificationSettings": "settings:read",
  "PUT /NotificationSettings": "settings:write",
  "GET /Events": "events:read",
  "GET /Events/{id}": "events:read",
  "POST /Events/{id}/Replay": "webhooks:write",
  "POST /Events": "events:write",
  "GET /EventTypes": "webhooks:read",
  "GET /ExchangeRate": "rates:read",
  "POST /ExchangeRate": "rates:write",
  "GET /ExchangeRate/AsOf": "rates:read",
  "GET /ExchangeRate/Convert": "rates:read",
  "GET /ExchangeRate/{id}": "rates:read",
  "GET /Currency": "rates:read",
  "POST /Currency": "rates:write",
  "GET /Currency/BaseCurrency": "rates:read",
  "GET /Currency/{id}": "rates:read",
  "DELETE /Currency/{id}": "rates:write",
  ...Object.fromEntries(
    ["CentralBankRates", "CommercialRates", "SwedishCentralBankRates"].flatMap((name): [string, Need][] => [
      [`GET /Integrations/${name}`, "rates:read"],
      [`PUT /Integrations/${name}`, "rates:admin"],
      [`DELETE /Integrations/${name}`, "rates:admin"],
      [`POST /Integrations/${name}/Import`, "rates:write"],
      [`GET /Integrations/${name}/Imports`, "rates:read"],
      [`GET /Integrations/${name}/Imports/{id}`, "rates:read"],
    ]),
  ),
  "GET /Accounts": "accounts:read",
  "GET /Accounts/{id}": "accounts:read",
  "POST /Accounts": "accounts:write",
  "PATCH /Accounts/{id}": "accounts:write",
  "DELETE /Accounts/{id}": "accounts:write",
  "GET /Products": "products:read",
  "GET /Products/{id}": "products:read",
  "GET /Products/productFeatures": "products:read",
  "GET /Products/FromChargePlan/{id}": "products:read",
  "GET /Products/FromCharge/{id}": "products:read",
  "POST /Products": "products:write",
  "PATCH /Products/{id}": "products:write",
  "PATCH /Products/charges/{chargeId}": "products:write",
  "DELETE /Products/{id}": "products:write",
  "DELETE /Products/chargePlans/{id}": "products:write",
  "DELETE /Products/charges/{id}": "products:write",
  ...Object.fromEntries(
    ["Subscriptions", "SalesOrders"].flatMap((name): [string, Need][] => [
      [`GET /${name}`, "orders:read"],
      [`GET /${name}/{id}`, "orders:read"],
      [`GET /${name}/{id}/version`, "orders:read"],
      [`GET /${name}/{orderNumber}/versions`, "orders:read"],
      [`GET /${name}/{orderNumber}/versions/{version}`, "orders:read"],
      [`GET /Accounts/{id}/${name}`, "orders:read"],
      [`POST /${name}`, "orders:write"],
      [`POST /${name}/activate/{id}`, "orders:write"],
      [`DELETE /${name}/{id}`, "orders:write"],
    ]),
  ),
  "GET /Subscriptions/{id}/milestones": "orders:read",
  "PATCH /Subscriptions/{id}": "orders:write",
  "POST /Subscriptions/{id}/change": "orders:write",
  "POST /Subscriptions/{id}/RenewAndChange": "orders:write",
  "POST /Subscriptions/renew/{id}": "orders:write",
  "POST /Subscriptions/cancel/{id}": "orders:write",
  "POST /Subscriptions/revert/{id}": "orders:write",
  "POST /Subscriptions/milestones/set/{id}": "orders:write",
  "POST /Subscriptions/{id}/OrderDiscounts": "orders:write",
  "GET /Orders/{id}": "orders:read",
  "GET /Orders/{id}/charges": "orders:read",
  "GET /Orders/Products/{id}/charges": "orders:read",
  "GET /Orders/Charges/{id}": "orders:read",
  "PATCH /Orders/Charges/{id}": "orders:write",
  "POST /Orders/Charges/{id}/InvoicedTo": "orders:write",
  "POST /Orders/Charges/{id}/Deliver": "orders:write",
  "POST /Orders/Charges/{id}/CloseDelivery": "orders:write",
  "GET /Bookings": "orders:read",
  "GET /Bookings/{id}": "orders:read",
  "GET /SimpleProducts": "products:read",
  "GET /Quotes": "quotes:read",
  "GET /Quotes/{id}": "quotes:read",
  "POST /Quotes": "quotes:write",
  "POST /Quotes/convertToOrder": ["quotes:write", "orders:write"],
  "PATCH /Quotes/{id}": "quotes:write",
  "POST /Quotes/{id}/Close": "quotes:write",
  "DELETE /Quotes/{id}": "quotes:write",
  "GET /SimpleProducts/{id}": "products:read",
  "PATCH /Bookings/{id}": "orders:write",
  "POST /Metrics/CalculateMetrics/Order": "orders:read",
  "POST /Metrics/CalculateMetrics/Charge": "orders:read",
  "GET /Accounts/{id}/Summary": "accounts:read",
  "GET /Accounts/{id}/Invoices": "invoices:read",
  "GET /Invoices": "invoices:read",
  "GET /Invoices/{id}": "invoices:read",
  "GET /Invoices/{id}/RelatedInvoices": "invoices:read",
  "GET /Invoices/{id}/PDF": "invoices:read",
  "GET /Invoices/invoiceDownloadAttachment/{invoiceId}": "invoices:read",
  "GET /Invoices/{id}/Attachments": "invoices:read",
  "GET /Invoices/{id}/FormerParties": "invoices:read",
  "GET /Invoices/DownloadAttachment/{id}": "invoices:read",
  "GET /Journals": "invoices:read",
  "GET /Journals/{id}": "invoices:read",
  "PATCH /Invoices": "invoices:write",
  "PATCH /Invoices/{id}": "invoices:write",
  "POST /Invoices/onAccountInvoice": "invoices:write",
  "POST /Invoices/onAccountInvoices": "invoices:write",
  "POST /Invoices/paid": "invoices:write",
  "POST /Invoices/{id}/post": "invoices:write",
  "POST /Invoices/{id}/cancel": "invoices:write",
  "POST /Invoices/{id}/credit": "invoices:write",
  "GET /Countries": "settings:read",
  "GET /Countries/{id}": "settings:read",
  "GET /UnitOfMeasurements": "settings:read",
  "GET /UnitOfMeasurements/{id}": "settings:read",
  "GET /PaymentTerms": "settings:read",
  "GET /PaymentTerms/{id}": "settings:read",
  "GET /ChartOfAccounts": "settings:read",
  "GET /ChartOfAccounts/{id}": "settings:read",
  "GET /TaxTemplates": "settings:read",
  "GET /TaxTemplates/{id}": "settings:read",
  "GET /CustomFieldConfigurations": "settings:read",
  "GET /CustomFieldConfigurations/{id}": "settings:read",
  "GET /LegalEntities": "settings:read",
  "GET /LegalEntities/{id}": "settings:read",
  "GET /CustomFieldConfigurations/{entity}/{key}": "settings:read",
  "POST /PaymentTerms": "settings:write",
  "POST /ChartOfAccounts": "settings:write",
  "POST /TaxTemplates": "settings:write",
  "POST /CustomFieldConfigurations": "settings:write",
  "PATCH /CustomFieldConfigurations/{id}": "settings:write",
  "PATCH /CustomFieldConfigurations/{entity}/{key}": "settings:write",
  "PATCH /LegalEntities": "settings:write",
  "PATCH /LegalEntities/{id}": "settings:write",
  "GET /Integrations/AutoInvoice": "einvoices:read",
  "PUT /Integrations/AutoInvoice": "einvoices:write",
  "DELETE /Integrations/AutoInvoice": "einvoices:write",
  "GET /Integrations/NationalEInvoice": "einvoices:read",
  "PUT /Integrations/NationalEInvoice": "einvoices:write",
  "DELETE /Integrations/NationalEInvoice": "einvoices:write",
  "POST /Integrations/NationalEInvoice/SendToken": "einvoices:write",
  "GET /LegalEntities/{id}/NationalEInvoiceValidation": "einvoices:read",
  "GET /NationalEInvoices": "einvoices:read",
  "GET /NationalEInvoices/{id}": "einvoices:read",
  "GET /NationalEInvoices/{id}/Acknowledgement": "einvoices:read",
  "GET /NationalEInvoices/{id}/Document": "einvoices:read",
  "GET /NationalEInvoices/{id}/ClearedDocument": "einvoices:read",
  "GET /Invoices/{id}/NationalEInvoices": "einvoices:read",
  "POST /Invoices/{id}/NationalEInvoices/Resubmit": "einvoices:write",
  "GET /Invoices/{id}/UBL": "einvoices:read",
  "GET /IntegrationLog": "einvoices:read",
  "GET /TestClock": "settings:admin",
  "POST /TestClock": "settings:admin",
}
const needsOf = (name: string): readonly Need[] => [needs[name]!].flat()

let service: TestService
let tenant: TestTenant
let operations: readonly ListedOperation[]
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  tenant = await service.createTenant()
  operations = listOperations(await readDocument(service)).filter(({ secured }) => secured)
})
afterAll(() => service.close())

/** Calls with an id that names nothing and, where a body is read, with one that is refused: nothing ever happens. */
const call = (api: ApiClient, { method, template }: ListedOperation) =>
  ["POST", "PATCH", "PUT"].includes(method)
    ? api.send(method, pathOf({ template }, randomUUID()), `{"no":1}`, { "content-type": "application/json" })
    : api.send(method, pathOf({ template }, randomUUID()))

it("every operation is known to ask for a permission", () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(needs).sort())
})

const areas = [...permissionAreas, "*"] as const
describe.each(areas)("a token for the area %s", (area) => {
  it.each(permissionLevels)("at the level %s is let through to what that allows and nothing else", async (level) => {
    const permission = `${area}:${level}`
    const held = [Result.getOrThrow(parsePermission(permission))]
    const api = await tenant.apiWith([permission])
    // Of other areas the highest level shows that none is enough.
    const asked = operations.filter(
      ({ name }) => level === "admin" || area === "*" || needsOf(name).some((need) => need.startsWith(`${area}:`)),
    )
    for (const operation of asked) {
      const answer = await call(api, operation)
      const where = `${operation.name} with ${permission}`
      const expected = needsOf(operation.name).every((need) => allows(held, need)) ? [200, 400, 404] : [403]
      expect(expected, `${where}: ${answer.text}`).toContain(answer.status)
      expect(answer.status === 403 && answer.text !== "", where).toBe(false)
    }
  })
})

it("levels include those below, areas nothing of each other, and the star everything", () => {
  const held = (text: string) => [Result.getOrThrow(parsePermission(text))]
  expect(allows(held("webhooks:admin"), "webhooks:read")).toBe(true)
  expect(allows(held("webhooks:read"), "webhooks:write")).toBe(false)
  expect(allows(held("webhooks:admin"), "events:read")).toBe(false)
  expect(allows(held("*:read"), "tokens:read")).toBe(true)
  expect(allows(held("*:write"), "tokens:admin")).toBe(false)
})

it("several permissions add up", async () => {
  const api = await tenant.apiWith(["webhooks:read", "events:write"])
  expect((await api.get("/Webhooks")).status).toBe(200)
  expect((await api.post("/Events", { eventType: "InvoicePosted", data: {} })).status).toBe(201)
  expectBare(await api.post("/Webhooks", { url: "http://127.0.0.1/", events: ["InvoicePosted"] }), 403)
  expect((await api.get("/Webhooks")).body).toEqual([])
})

it("a token may do what it could when it was asked for: its permissions are in it", async () => {
  const api = await tenant.apiWith(["webhooks:read"])
  await service.sql("update svc.personal_tokens set permissions = '{*:admin}' where tenant_id = $1", [tenant.tenantId])
  expectBare(await api.post("/Webhooks", { url: "http://127.0.0.1/", events: ["InvoicePosted"] }), 403)
})
