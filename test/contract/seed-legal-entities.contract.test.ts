import { migrate } from "@svc/adapters/wiring/migrate"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const tables = [
  "number_series",
  "legal_entity_profiles",
  "tax_templates",
  "payment_methods",
  "payment_terms",
  "financial_accounts",
  "invoice_batch_groups",
  "revenue_recognition_rules",
]

it("a legal entity from before there was reference data is given it by the next migration, once", async () => {
  const { tenantId, scope } = await makeSeeds(h).tenant(["Alpha AB", "Beta AB"])
  const counts = async () => {
    const found = await Promise.all(
      tables.map((table) =>
        h.sql<{ n: number }>(`select count(*)::int as n from svc.${table} where tenant_id = $1`, [tenantId]),
      ),
    )
    return found.map(([row]) => row!.n)
  }
  const before = await counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  for (const table of tables) {
    await h.sql(`delete from svc.${table} where tenant_id = $1 and legal_entity_id = $2`, [
      tenantId,
      scope.legalEntityId,
    ])
  }
  expect(await counts()).toEqual(before.map((count) => count / 2))
  await migrate(h.databaseUrl)
  expect(await counts()).toEqual(before)
  await migrate(h.databaseUrl)
  expect(await counts()).toEqual(before)
  const profile = await h.http.atomically(tenantId, h.http.get("LegalEntityStore").find(scope))
  expect(profile).toMatchObject({ name: "Alpha AB", accountsReceivable: { code: "1510" } })
})

it("a legal entity from before the settings of invoices gets them, with the accounts that it has already", async () => {
  const { tenantId, scope } = await makeSeeds(h).tenant(["Alpha AB"])
  const [advances] = await h.sql<{ id: string }>(
    "update svc.financial_accounts set name = 'Own' where tenant_id = $1 and code = '2420' returning id",
    [tenantId],
  )
  await h.sql(`drop trigger default_accounts on svc.legal_entity_profiles; drop function svc.default_profile_accounts;
    alter table svc.legal_entity_profiles drop column proration_method, drop column match_credits_on_post,
      drop column deferred_revenue_account_id, drop column recognized_revenue_account_id,
      drop column exchange_gain_account_id, drop column exchange_loss_account_id, drop column payment_tolerance,
      drop column payment_account_id, drop column bank_fee_account_id, drop column advance_account_id,
      drop column write_off_account_id;
    drop table svc.payment_methods cascade;
    delete from svc.number_series where kind = 'PaymentBatch';
    delete from svc.migrations where name in ('0135-invoice-settings.sql', '0145-payment-settings.sql')`)
  await h.sql("delete from svc.financial_accounts where tenant_id = $1 and code in ('1790', '6351')", [tenantId])
  expect(await migrate(h.databaseUrl)).toEqual({
    applied: ["0135-invoice-settings.sql", "0145-payment-settings.sql"],
  })
  expect(await h.http.atomically(tenantId, h.http.get("LegalEntityStore").find(scope))).toMatchObject({
    prorationMethod: "DaysInPeriod",
    matchCreditsOnPost: false,
    deferredRevenueAccount: { code: "2970" },
    recognizedRevenueAccount: { code: "3000" },
    exchangeGainAccount: { code: "3960" },
    exchangeLossAccount: { code: "7960" },
    paymentAccount: { code: "1930" },
    bankFeeAccount: { code: "6570" },
    advanceAccount: { id: advances!.id, name: "Own" },
    writeOffAccount: { code: "6351" },
    numberSeries: expect.arrayContaining([{ kind: "PaymentBatch", format: "PB-{n}", nextNumber: 1001 }]) as unknown,
  })
  const methods = h.http.get("PaymentMethodList").find(scope, [{ key: "Name", value: "Card" }])
  expect(await h.http.atomically(tenantId, methods)).toMatchObject([{ name: "Card" }])
  const added = await h.sql(
    "select code, name from svc.financial_accounts where tenant_id = $1 and code in ('1790', '2420', '6351') order by code",
    [tenantId],
  )
  expect(added).toEqual([
    { code: "1790", name: "Unbilled revenue" },
    { code: "2420", name: "Own" },
    { code: "6351", name: "Write-offs" },
  ])
  expect(
    await h.sql("select id from svc.financial_accounts where tenant_id = $1 and code = '2420'", [tenantId]),
  ).toEqual([advances])

  // The previous version of the service makes profiles without the new columns.
  const accounts = "tenant_id, legal_entity_id, accounts_receivable_id, tax_account_id, rounding_account_id"
  const [old] = await h.sql<Record<string, string>>(
    `delete from svc.legal_entity_profiles where tenant_id = $1 returning ${accounts}`,
    [tenantId],
  )
  await h.sql(`insert into svc.legal_entity_profiles (${accounts}) values ($1, $2, $3, $4, $5)`, Object.values(old!))
  expect(await h.http.atomically(tenantId, h.http.get("LegalEntityStore").find(scope))).toMatchObject({
    recognizedRevenueAccount: { code: "3000" },
    exchangeLossAccount: { code: "7960" },
    writeOffAccount: { code: "6351" },
  })
})

it("a legal entity from before there were batch groups is given the default one", async () => {
  const { tenantId, scope } = await makeSeeds(h).tenant(["Alpha AB"])
  await h.sql(`alter table svc.accounts drop column invoice_template_id, drop column invoice_batch_group_id;
    alter table svc.invoices drop column invoice_template_id;
    alter table svc.order_versions drop column invoice_template_id, drop column use_account_batch_group,
      drop column invoice_batch_group_id;
    drop table svc.invoice_batch_groups;
    delete from svc.migrations where name = '0136-document-templates-and-batch-groups.sql'`)
  await migrate(h.databaseUrl)
  const found = await h.http.atomically(
    tenantId,
    h.http.get("InvoiceBatchGroupList").find(scope, [{ key: "Code", value: "DEFAULT" }]),
  )
  expect(found).toMatchObject([{ code: "DEFAULT", description: "Default" }])
})
