import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { extractLinks, extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

it("the PDF says that its number is missing, and has number and link once the national system has the invoice", async () => {
  const { api, scope, clientId, secret } = await service.sendingTenant()
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  const pass = (advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
  const { id, number, issueDate } = await service.post(scope)
  const draw = async (path = `/Invoices/${id}/PDF`) => {
    const response = await fetch(`${service.origin}${path}`, { headers: { authorization } })
    const name = response.headers.get("content-disposition")
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
    const { links } = await extractLinks(await getDocumentProxy(bytes.slice()))
    return { name, bytes, text, links }
  }
  await draw()
  await pass()
  const before = await draw()
  expect(before.text).toContain("OFFLINE")
  expect(before.links).toEqual([])
  const [pending] = await entriesOf(api, { id })
  expectProblem(await api.get(`/NationalEInvoices/${pending!.id}/Acknowledgement/PDF`), 404, "message")

  // The hash of this text contains characters that Base64URL replaces.
  const cleared = "<Faktura>1</Faktura>"
  service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id, cleared))
  await pass(300)
  const [entry] = await entriesOf(api, { id })
  const { nationalEInvoiceId = "" } = entry as { readonly nationalEInvoiceId?: string }
  const hash = createHash("sha256").update(cleared)
  expect(createHash("sha256").update(cleared).digest("base64")).toMatch(/\+.*\/|\/.*\+/)
  const after = await draw()
  expect(after.text).not.toContain("OFFLINE")
  expect(after.text).toContain(nationalEInvoiceId)
  const [year, month, day] = issueDate.split("-")
  // The PDF has one link for each word of the address.
  expect([...new Set(after.links)]).toEqual([
    `https://qr-test.ksef.mf.gov.pl/invoice/5265877635/${day}-${month}-${year}/${hash.digest("base64url")}`,
  ])
  expect(Buffer.compare((await draw()).bytes, after.bytes)).toBe(0)

  const upoPath = `/NationalEInvoices/${entry!.id}/Acknowledgement/PDF`
  const signed = (await api.get(upoPath.replace("/PDF", ""))).text
  const upo = await draw(upoPath)
  expect(upo.name).toBe(`attachment; filename*=UTF-8''UPO-${nationalEInvoiceId}.pdf`)
  const upoText = upo.text.replaceAll(/\s/g, "")
  for (const said of [
    "Urzędowe poświadczenie odbioru (UPO)",
    `National number${nationalEInvoiceId}`,
    `Invoice number${number}`,
    `Issue date${issueDate}`,
    "Received byMinisterstwo Finansów - środowisko testowe (TE)",
    "Invoices in this acknowledgement1",
    `Hash of the national document${createHash("sha256").update(cleared).digest("base64")}`,
    `Hash of the file${createHash("sha256").update(signed).digest("base64")}`,
  ]) {
    expect(upoText).toContain(said.replaceAll(/\s/g, ""))
  }
  expect([...new Set(upo.links)]).toEqual([...new Set(after.links)])
  expect(Buffer.compare((await draw(upoPath)).bytes, upo.bytes)).toBe(0)
  if (process.env["SVC_PICTURES"]) await writeFile(`${process.env["SVC_PICTURES"]}/upo.pdf`, upo.bytes)
  const stranger = await service.sendingTenant()
  expectProblem(await stranger.api.get(upoPath), 404, "message")
})

it("an invoice that does not go there says nothing of it", async () => {
  const { api, scope } = await service.polishTenant()
  const { id } = await service.postUnsent(scope)
  expect((await api.get(`/Invoices/${id}/PDF`)).text).not.toContain("OFFLINE")
})
