import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { type LentService, lendService } from "../support/service/lent-service.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { TestTenant } from "../support/service/tenants.ts"

interface Link {
  readonly id: string
  readonly url: string
  readonly expiresAt: string
}

let service: LentService
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  const seller = { bankAccount: "5050-1055", iban: "SE4550000000058398257466", hostedPages: { enabled: true } }
  await tenant.api.patch("/LegalEntities", seller)
})

const posted = async (name = "Ada AB", country = "SE") => {
  const account = await billing.account({ name, defaultInvoiceAddress: { country } })
  return billing.posted(account.id, [billing.line(1000)])
}
const linkOf = async (id: string, body: object = {}): Promise<Link> => {
  const made = await tenant.api.post(`/Invoices/${id}/Links`, body)
  expect(made.status).toBe(201)
  return made.body as Link
}
const pathOf = ({ url }: Link) => new URL(url).pathname
const look = (path: string, language = "") => service.anonymous.get(path, { "accept-language": language })

describe("the page of an invoice", () => {
  it("shows who asks what for, in the customer's language, with bank data and the reference, and loads nothing", async () => {
    const invoice = await posted("Räksmörgås & <b>Söner</b> AB")
    const path = pathOf(await linkOf(invoice.id))
    const page = await look(`${path}?x=1&x=2&constructor=3`, "pl")
    expect(page.status).toBe(200)
    for (const shown of ['lang="sv"', "Faktura", "1250.00 SEK", "5050-1055", "SE4550000000058398257466"])
      expect(page.text).toContain(shown)
    expect(page.text).toContain((await billing.get(invoice.id))["ocrNumber"])
    expect(page.text).not.toMatch(/<script|<img|<form|<b>|src=|http/u)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/u,
      ),
    })
    const pdf = await look(`${path}/PDF`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, "%PDF-"])
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    expect((await look(`${path}/passwd`)).status).toBe(404)
  })

  it.each([
    ["PL", "", "Do zapłaty"],
    ["DE", "", "Zu zahlen"],
    ["NO", "sv;q=0.9,en", "Att betala"],
    ["NO", "xx", "To pay"],
  ])("of a customer in %s, for a browser in '%s', says %s", async (country, language, words) => {
    const invoice = await posted("Ada AB", country)
    expect((await look(pathOf(await linkOf(invoice.id)), language)).text).toContain(words)
  })

  it("of a long invoice shows two hundred lines, and says that the PDF has all of them", async () => {
    const account = await billing.account({ name: "Ada AB", defaultInvoiceAddress: { country: "SE" } })
    const pageOf = async (count: number) => {
      const invoice = await billing.posted(
        account.id,
        Array.from({ length: count }, () => billing.line(10)),
      )
      return (await look(pathOf(await linkOf(invoice.id)))).text
    }
    const [whole, cut] = [await pageOf(200), await pageOf(201)]
    expect([whole, cut].map((text) => text.split("<tr><td>").length - 1)).toEqual([200, 200])
    expect([whole, cut].map((text) => text.includes("PDF-filen har alla rader."))).toEqual([false, true])
  })

  it("says that nothing is left to pay once a credit note took all of it", async () => {
    const invoice = await posted("Ada AB", "GB")
    const link = await linkOf(invoice.id)
    expect((await look(pathOf(link))).text).toContain("How to pay")
    await tenant.api.patch("/LegalEntities", { matchCreditsOnPost: true })
    const note = await billing.credit(invoice.id, { creditAllInvoiceLines: true })
    await billing.post(note.id)
    const { text } = await look(pathOf(link))
    expect(text).toContain("Credited")
    expect(text).not.toContain("How to pay")
  })
})

/** The headers that no two answers have in common. */
const ofOneRequest: ReadonlySet<string> = new Set(["connection", "date", "keep-alive", "svc-trace-id"])

describe("a link", () => {
  it("that is unknown, revoked, expired or of a legal entity without pages gives one and the same 404", async () => {
    const invoice = await posted()
    const [working, revoked, expired] = await Promise.all([1, 2, 3].map(() => linkOf(invoice.id)))
    expect((await tenant.api.delete(`/Invoices/${invoice.id}/Links/${revoked!.id}`)).status).toBe(204)
    await service.sql("update svc.invoice_links set expires_at = now() where tenant_id = $1 and id = $2", [
      tenant.tenantId,
      expired!.id,
    ])
    const path = pathOf(working!)
    const unknown = [
      `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`,
      path.replace(/[0-9a-f]{32}/u, randomUUID().replaceAll("-", "")),
      "/pay/x",
      "/pay/'%20or%201=1",
    ]
    const gone = [...unknown, pathOf(revoked!), pathOf(expired!)]
    const answers = await Promise.all([...gone, ...gone.map((each) => `${each}/PDF`)].map((each) => look(each, "sv")))
    const plain = ({ status, text, headers }: (typeof answers)[number]) =>
      [
        status,
        text,
        ...[...headers]
          .filter(([name]) => !ofOneRequest.has(name))
          .map(String)
          .toSorted(),
      ].join("\n")
    expect([...new Set(answers.map(plain))]).toEqual([plain(answers[0]!)])
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining("Sidan finns inte") })
    expect((await look(path)).status).toBe(200)
    await tenant.api.patch("/LegalEntities", { hostedPages: { enabled: false } })
    expect(plain(await look(path, "sv"))).toBe(plain(answers[0]!))
    expectProblem(await tenant.api.post(`/Invoices/${invoice.id}/Links`, {}), 400)
  })

  it("works for the days that one asks for, is shown again, and there are at most twenty", async () => {
    const invoice = await posted()
    const { url, expiresAt } = await linkOf(invoice.id, { expiresInDays: 1 })
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(86_000_000)
    expect((await tenant.api.get(`/Invoices/${invoice.id}/Links`)).body).toMatchObject([{ url }])
    for (let count = 1; count < 19; count += 1) await linkOf(invoice.id)
    const last = await Promise.all([1, 2, 3, 4].map(() => tenant.api.post(`/Invoices/${invoice.id}/Links`, {})))
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
    expectProblem(await tenant.api.post(`/Invoices/${invoice.id}/Links`, { expiresInDays: 366 }), 400, "expiresInDays")
    const [first] = (await tenant.api.get(`/Invoices/${invoice.id}/Links`)).body as readonly Link[]
    const other = await posted()
    expectProblem(await tenant.api.delete(`/Invoices/${other.id}/Links/${first!.id}`), 404)
    const draft = await billing.create((await billing.account({})).id, [billing.line(1)])
    expectProblem(await tenant.api.post(`/Invoices/${draft.id}/Links`, {}), 400)
  })

  it("is in no metric and no row as its token", async () => {
    const invoice = await posted()
    const token = pathOf(await linkOf(invoice.id)).slice("/pay/".length)
    await look(`/pay/${token}`)
    const rows = await service.sql(
      `select 1 from svc.invoice_links l where l.tenant_id = $1 and l::text like '%' || $2 || '%'
       union all select 1 from svc.audit_log a where a.tenant_id = $1 and a::text like '%' || $2 || '%'`,
      [tenant.tenantId, token.slice(32)],
    )
    expect(rows).toEqual([])
    expect((await service.anonymous.get("/metrics")).text).not.toContain(token.slice(32))
  })
})
