import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type Opened } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

interface Document {
  readonly id: string
  readonly invoiceId: string
  readonly name: string
  readonly contentType: string
  readonly fileURL: string
}

const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const text = Buffer.from("åäö").toString("base64")
let service: Opened<{ readonly clock: "manual"; readonly http: true; readonly worker: true }>
let tenant: TestTenant
let billing: Billing
let account: string
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  account = (await billing.account()).id
})

const hours = 3600
const draft = async () =>
  (
    await billing.create(account, [billing.line(10)], {
      attachments: [{ name: "terms.txt", contentType: "text/plain", content: text }],
    })
  ).id
const posted = async () => {
  const id = await draft()
  await billing.post(id)
  return id
}
const addressOf = async (id: string, query = "") => {
  const { status, body } = await tenant.api.get(`/Invoices/generateAttachmentURL/${id}${query}`)
  expect(status).toBe(200)
  return body as string
}
const pathOf = (address: string) => new URL(address).pathname
const open = (address: string) => service.anonymous.get(pathOf(address))

it("the address of a PDF leads to it without a token, until it expires", async () => {
  const id = await posted()
  const [usual, brief] = [await addressOf(id), await addressOf(id, "?ExpirationTimeSpanHours=1")]
  const { status, headers, text: pdf } = await open(brief)
  expect(status).toBe(200)
  expect(pdf).toBe((await tenant.api.get(`/Invoices/${id}/PDF`)).text)
  expect(headers.get("content-type")).toBe("application/pdf")
  expect(headers.get("cache-control")).toBe("private, no-store")
  expect(headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''1.pdf")
  await service.advance(hours - 1)
  expect((await open(brief)).status).toBe(200)
  await service.advance(1)
  expect(expectProblem(await open(brief), 404, "message").type).toBe("/problems/document-link-refused")
  expect((await open(usual)).status).toBe(200)
  await service.advance(23 * hours)
  expectProblem(await open(usual), 404, "message")
})

it("an address that was altered anywhere leads nowhere, and one tells nothing of what it is for", async () => {
  const address = await addressOf(await posted())
  const sealed = pathOf(address).slice("/Documents/".length)
  for (let at = 0; at < sealed.length; at += 7) {
    const other = sealed[at] === "A" ? "B" : "A"
    expectProblem(
      await open(`${address.slice(0, -sealed.length)}${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`),
      404,
    )
  }
  for (const wrong of ["x", `${sealed}.`, `${sealed}A`, sealed.slice(0, -1), "v1.a.b.c", "%00"])
    expectProblem(await service.anonymous.get(`/Documents/${wrong}`), wrong === "%00" ? 400 : 404)
  const told = Buffer.from(sealed.replaceAll(".", ""), "base64url").toString("latin1")
  for (const secret of [tenant.legalEntities[0]!.id, account]) expect(told).not.toContain(secret)
})

it("attachments and posted invoices have addresses that need no token", async () => {
  const [id, unposted] = [await posted(), await draft()]
  const list = (path: string) => billing.page<Document>(path)
  const [attachment] = (await list(`/Invoices/${unposted}/Attachments?ExpirationTimeSpanHours=2`)).data
  const file = await open(attachment!.fileURL)
  expect(file.text).toBe("åäö")
  expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''terms.txt")

  const documents = await list("/Invoices/PostedInvoiceDocumentAttachments?PageSize=5&ExpirationTimeSpanHours=2")
  expect(documents).toMatchObject({
    totalCount: 1,
    data: [{ id, invoiceId: id, name: "1.pdf", contentType: "application/pdf" }],
  })
  expect((await open(documents.data[0]!.fileURL)).headers.get("content-type")).toBe("application/pdf")
  await service.advance(2 * hours)
  for (const { fileURL } of [attachment!, documents.data[0]!]) expectProblem(await open(fileURL), 404)
  expect(documents.lastPage).toContain("ExpirationTimeSpanHours=2")
})

it("the list of posted documents has those that are settled and none that is not posted, in pages", async () => {
  const ids = [await posted(), await draft(), await posted(), await posted()]
  await tenant.api.post("/Invoices/paid", { invoice: ids[2] })
  await tenant.api.post(`/Invoices/${await draft()}/cancel`)
  const path = "/Invoices/PostedInvoiceDocumentAttachments"
  const wanted = [ids[0], ids[2], ids[3]]
  const all = await billing.page<Document>(path)
  expect(all.totalCount).toBe(3)
  expect(all.data.map((each) => each.id)).toEqual(wanted)
  const paged = await Promise.all(
    [1, 2, 3].map(async (page) => (await billing.page<Document>(`${path}?PageSize=1&PageNumber=${page}`)).data[0]!.id),
  )
  expect(paged).toEqual(wanted)
  const named = await billing.page<Document>(
    `${path}?Filter=name eq '2.pdf' or invoiceId eq guid'${ids[3]}'&OrderBy=name desc`,
  )
  expect(named.data.map(({ name }) => name)).toEqual(["3.pdf", "2.pdf"])
  const other = await service.createTenant()
  expect((await makeBilling(other.api).page(path)).totalCount).toBe(0)
})

it("hours out of range, drafts, unknown and foreign invoices are refused", async () => {
  const id = await posted()
  const base = "/Invoices/generateAttachmentURL"
  for (const wrong of ["0", "169", "1.5", "-1", "1e3", "99999", "x"])
    for (const path of [`${base}/${id}`, `/Invoices/${id}/Attachments`, "/Invoices/PostedInvoiceDocumentAttachments"])
      expectProblem(await tenant.api.get(`${path}?ExpirationTimeSpanHours=${wrong}`), 400, "ExpirationTimeSpanHours")
  expect((await tenant.api.get(`${base}/${id}?ExpirationTimeSpanHours=168`)).status).toBe(200)
  expectProblem(await tenant.api.get(`${base}/${await draft()}`), 400, "message")
  expectProblem(await tenant.api.get(`${base}/${nobody}`), 400, "invoiceId")
  const other = await service.createTenant()
  expectProblem(await other.api.get(`${base}/${id}`), 400, "invoiceId")
  expectProblem(await other.api.get(`/Invoices/${id}/Attachments`), 400, "id")
})
