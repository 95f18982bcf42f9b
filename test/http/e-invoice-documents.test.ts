import { CurrentTransaction } from "@svc/adapters/postgres/base/current-transaction"
import { resolve } from "@svc/adapters/wiring/provide"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

const pass = (api: ApiClient, advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })

it("gives the bytes that were sent, and the document that the national system cleared", async () => {
  const { api, scope } = await service.sendingTenant()
  const invoice = await service.post(scope)
  await pass(api)
  const entry = (await entriesOf(api, invoice))[0]!
  const document = await api.get(`/NationalEInvoices/${entry.id}/Document`)
  expect(document.text).toBe(service.simulator.store.invoice(invoice.id)!.xml)
  expect(document.headers.get("content-disposition")).toContain(".xml")
  const clearedPath = `/NationalEInvoices/${entry.id}/ClearedDocument`
  expectProblem(await api.get(clearedPath), 404, "message")

  const cleared = "<Faktura>Zażółć</Faktura>"
  const { store } = service.simulator
  const unnamed = { type: "OTHER", filename: "other.xml" }
  store.deliver(invoice.id, "<Faktura>another</Faktura>", unnamed)
  store.deliver(invoice.id, store.acknowledgementOf(invoice.id, cleared))
  await pass(api, 300)
  expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Processed" }])
  expectProblem(await api.get(clearedPath), 404, "message")
  store.deliver(invoice.id, cleared, unnamed)
  expect((await api.get(clearedPath)).text).toBe(cleared)
  store.forget(invoice.id)
  expect((await api.get(clearedPath)).text).toBe(cleared)
  expect((await api.get(`/NationalEInvoices/${entry.id}/Document`)).text).toBe(document.text)
  const { api: other } = await service.sendingTenant()
  for (const kind of ["Document", "ClearedDocument"]) {
    expectProblem(await other.get(`/NationalEInvoices/${entry.id}/${kind}`), 404, "message")
  }
})

it("shows the document it would send, or every rule that keeps it from it", async () => {
  const { api, scope } = await service.sendingTenant()
  const { id } = await service.post(scope)
  const { text, headers } = await api.get(`/Invoices/${id}/UBL`)
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice /)
  expect(headers.get("content-type")).toMatch(/^application\/xml/)
  const bad = await service.post(scope, { buyer: { ...wrongBuyer.buyer, zip: "" } })
  const problem = expectProblem(await api.get(`/Invoices/${bad.id}/UBL`), 400, "message")
  expect(problem.errors!["message"]).toEqual([expect.stringMatching(/^PL-02/), expect.stringMatching(/^PL-04/)])
})

it("builds and checks the document that it shows outside of a transaction", async () => {
  const { api, scope } = await service.sendingTenant()
  const { id } = await service.post(scope)
  const check = resolve(service.httpGraph, "DocumentCheck")
  const { preflight } = check
  const inside: boolean[] = []
  const spied = vi.spyOn(check, "preflight").mockImplementation((...given) =>
    Effect.flatMap(CurrentTransaction, (running) => {
      inside.push(running !== undefined)
      return preflight(...given)
    }),
  )
  try {
    expect((await api.get(`/Invoices/${id}/UBL`)).status).toBe(200)
    expect(inside).toEqual([false])
  } finally {
    spied.mockRestore()
  }
})
