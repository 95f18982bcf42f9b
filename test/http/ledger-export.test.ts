import { parse } from "csv-parse/sync"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
})

const posted = async (price: number, invoiceDate: string) => {
  const account = await billing.account()
  return billing.posted(account.id, [await billing.taxedLine(price, "25")], { invoiceDate })
}
const file = "/AccountingPeriods/2024/3/Export"

/** The bytes of the SIE file. The test client would decode the answer as UTF-8. */
const sieBytes = async () => {
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId: tenant.clientId, secret: tenant.secret })
  const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  const answer = await fetch(service.origin + file, { headers: { authorization, accept: "application/x-sie" } })
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ledger-2024-3.si"')
  return Buffer.from(await answer.arrayBuffer())
}

describe("an accounting period as a file", () => {
  it("is CSV with a line for each line of a voucher", async () => {
    await posted(100, "2024-02-29")
    const invoice = await posted(68.33, "2024-03-01")
    await posted(100, "2024-04-01")
    const [journal] = (await billing.page(`/Journals?Filter=vouchers/invoiceId eq guid'${invoice.id}'`)).data
    await tenant.api.patch(`/Journals/${String(journal!["id"])}`, { description: '=1+1, "x"\r\ny' })
    const answer = await tenant.api.get(file)
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ledger-2024-3.csv"')
    const [voucher] = journal!["vouchers"] as readonly Json[]
    const lines = voucher!["transactions"] as readonly Json[]
    const shown = (value: unknown) => String(value)
    expect(parse(answer.text, { columns: true })).toEqual(
      lines.map((line) => ({
        journalNumber: journal!["journalNumber"],
        transactionNumber: voucher!["transactionNumber"],
        effectiveDate: "2024-03-01",
        source: "Invoicing",
        description: `'=1+1, "x"\r\ny`,
        account: line["account"],
        accountName: line["description"],
        debitAmount: shown(line["debitAmount"]),
        creditAmount: shown(line["creditAmount"]),
        salesCurrency: "SEK",
        salesCurrencyDebitAmount: shown(line["salesCurrencyDebitAmount"]),
        salesCurrencyCreditAmount: shown(line["salesCurrencyCreditAmount"]),
        exchangeRate: "1",
        invoiceNumber: invoice["invoiceNumber"],
        orderChargeNumber: "",
      })),
    )
  })

  it("is a SIE file of type 4 in code page 437", async () => {
    await tenant.api.patch("/LegalEntities", { organizationNumber: "556677-8899", fiscalYearStartMonth: 1 })
    await service.sql("update svc.legal_entities set name = $2 where tenant_id = $1", [tenant.tenantId, 'Å "Ä" Öl'])
    // Changes a setting, because a process caches legal entities until their settings change.
    await tenant.api.patch("/LegalEntities", { autoRenew: true })
    await posted(68.33, "2024-03-15")
    const [journal] = (await billing.page("/Journals")).data
    await tenant.api.patch(`/Journals/${String(journal!["id"])}`, { description: "A\u030are åäö €\n" })
    const bytes = await sieBytes()
    const ascii = bytes.toString("latin1")
    // In code page 437, Å, Ä and Ö are 8F, 8E and 99, and å, ä and ö are 86, 84 and 94.
    expect(ascii).toContain('#FNAMN "\u008f \\"\u008e\\" \u0099l"\r\n')
    const lines = ascii.split("\r\n")
    expect(lines.slice(0, 9)).toEqual([
      "#FLAGGA 0",
      '#PROGRAM "svc" 1',
      "#FORMAT PC8",
      expect.stringMatching(/^#GEN \d{8}$/),
      "#SIETYP 4",
      '#ORGNR "556677-8899"',
      expect.stringContaining("#FNAMN"),
      "#RAR 0 20240101 20241231",
      "#VALUTA SEK",
    ])
    const chart = await billing.page<Json>("/ChartOfAccounts?PageSize=100&OrderBy=code")
    const accounts = lines.filter((line) => line.startsWith("#KONTO"))
    expect(accounts).toEqual(chart.data.map(({ code, name }) => `#KONTO "${String(code)}" "${String(name)}"`))
    const vouchers = lines.slice(9 + accounts.length)
    expect(vouchers).toEqual([
      expect.stringMatching(/^#VER "" "J-1" 20240315 "\u008fre \u0086\u0084\u0094 \? " \d{8}$/),
      "{",
      '#TRANS "1510" {} 85.41',
      '#TRANS "3000" {} -68.33',
      '#TRANS "2610" {} -17.08',
      "}",
      "",
    ])
  })

  it("has all vouchers of a period, in the order of their days, however many they are", async () => {
    await posted(100, "2024-03-15")
    const row = (table: string) =>
      service.sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'svc' and table_name = '${table}'
         and is_generated = 'NEVER'`,
      )
    const copy = async (table: string, changed: Readonly<Record<string, string>>) => {
      const names = (await row(table)).map(({ name }) => name)
      await service.sql(`insert into svc.${table} (${names.join(", ")})
        select ${names.map((name) => changed[name] ?? `t.${name}`).join(", ")}
        from (select * from svc.${table} where tenant_id = '${tenant.tenantId}') t, generate_series(1, 1200) n`)
    }
    const id = "(lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid"
    const date = "date '2024-03-01' + n % 31"
    await copy("vouchers", {
      id,
      position: "n + 1",
      voucher_number: "'X-' || n",
      effective_date: date,
      source: "'Payment'",
    })
    await copy("journal_lines", { voucher_id: id, effective_date: date })
    const answer = await tenant.api.get(file)
    const rows = parse<Json>(answer.text, { columns: true })
    const numbers = [...new Set(rows.map(({ transactionNumber }) => String(transactionNumber)))]
    expect(numbers).toHaveLength(1201)
    expect(rows).toHaveLength(3 * 1201)
    const days = rows.map(({ effectiveDate }) => String(effectiveDate))
    expect(days).toEqual(days.toSorted())
  })

  it("of a period that does not exist is 404, of an empty one the head", async () => {
    expectProblem(await tenant.api.get("/AccountingPeriods/2024/13/Export"), 404)
    expect((await tenant.api.get(file)).text).toMatch(/^journalNumber,transactionNumber,[^\r\n]+\r\n$/)
  })
})
