import type { Entry } from "@svc/domain/e-invoicing/entry"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

const send = "POST /v1/invoices"
const ask = "GET /v1/invoices/*"
const refusal = (status: number, message: string, ...details: readonly string[]) =>
  ({ _tag: "Answer", status, json: { code: "validation_failed", message, details } }) as const
const failed = (entry: Entry) => {
  expect(entry.status).toBe("Failed")
  return entry as Extract<Entry, { status: "Failed" }>
}

describe("a definite no", () => {
  it("is Failed with what the provider said, and in the log", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, refusal(422, "Invalid invoice", "buyer: is unknown"))
    const { errorMessage, outcome } = failed(await e.submit(scope, invoice))
    expect(errorMessage).toContain("validation_failed: Invalid invoice: buyer: is unknown")
    expect(outcome).toBe("Refused")
    expect(await e.integrationLog(scope, "submission_failed")).toEqual([errorMessage])
  })

  it("allows a new entry under a new identifier; both are kept, the newest is asked for first", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, refusal(422, "Invalid invoice"))
    const first = await e.submit(scope, invoice)
    await e.advance(1)
    const second = await e.submit(scope, invoice)
    expect(second).toMatchObject({ status: "Submitted" })
    expect(second.providerUuid).not.toBe(first.providerUuid)
    expect((await e.entries(scope, invoice)).map(({ status }) => status)).toEqual(["Submitted", "Failed"])
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("a token that ended is renewed and the document sent once", async () => {
    const [scope] = await e.sender()
    await e.submit(scope, await e.post(scope))
    e.simulator.store.revokeTokens()
    const invoice = await e.post(scope)
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted" })
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("credentials that are refused twice fail at once, and the next entry sends under the same identifier", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    const unauthorized = {
      _tag: "Answer",
      status: 401,
      json: { code: "unauthorized", message: "Unauthorized" },
    } as const
    e.simulator.fail(send, unauthorized, unauthorized)
    expect(failed(await e.submit(scope, invoice))).toMatchObject({ outcome: "NotSent" })
    await e.advance(1)
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted", providerUuid: invoice.id })
  })

  it.each([400, 401, 403, 404, 413])(
    "a gateway's page with %s ends no invoice: it is sent again for a day",
    async (status) => {
      const [scope] = await e.sender()
      const invoice = await e.post(scope)
      const blocked = { _tag: "Text", text: "<html><h1>Request blocked</h1></html>", status } as const
      // After a 401 the client renews its token and repeats the request once.
      e.simulator.fail(send, ...(status === 401 ? [blocked, blocked] : [blocked]))
      const entry = await e.submit(scope, invoice)
      expect(entry).toMatchObject({ status: "Pending", lastProblem: expect.stringContaining(`status ${status}`) })
      await e.advance(30)
      expect(await e.attempt(entry)).toMatchObject({ status: "Submitted" })
      expect(e.documentsOf(invoice)).toBe(1)
    },
  )

  const notFound = { _tag: "Answer", status: 404, json: { code: "not_found", message: "Resource not found" } } as const

  it("an identifier that is taken is no definite no, though a read does not know it yet", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, { _tag: "CutAfter" })
    e.simulator.fail(ask, { _tag: "Answer", status: 503 }, notFound, notFound)
    const entry = await e.submit(scope, invoice)
    await e.advance(30)
    expect(await e.attempt(entry)).toMatchObject({
      status: "Pending",
      lastProblem: expect.stringContaining("uuid: has already been taken"),
    })
    await e.advance(60)
    expect(await e.attempt(entry)).toMatchObject({ status: "Submitted", reference: invoice.id })
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("a refusal after an attempt without an outcome leaves open what became of that one", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, { _tag: "CutAfter" }, refusal(422, "Invalid invoice"))
    e.simulator.fail(ask, { _tag: "Answer", status: 503 }, notFound, notFound)
    const entry = await e.submit(scope, invoice)
    await e.advance(30)
    const { errorMessage, outcome } = failed((await e.attempt(entry))!)
    expect(errorMessage).toMatch(/^The outcome is unknown: .*Invalid invoice.*check there/)
    expect(outcome).toBe("Unknown")
    await e.advance(1)
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted", providerUuid: invoice.id })
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("our own document with its amount as a float is adopted, not sent again under a new identifier", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    e.simulator.fail(send, { _tag: "CutAfter" })
    const change = (json: unknown) => ({ ...(json as object), sum_tax: 1230.000000001 })
    e.simulator.fail("GET /v1/invoices/*", { _tag: "Change", change })
    expect(await e.submit(scope, invoice)).toMatchObject({ status: "Submitted", reference: invoice.id })
    expect(e.documentsOf(invoice)).toBe(1)
  })

  it("an identifier that is taken by our own document is adopted, by another's it fails", async () => {
    const [scope] = await e.sender()
    const [mine, other] = [await e.post(scope), await e.post(scope)]
    const company = `company-${scope.legalEntityId}`
    await e.submit(scope, other)
    const xml = e.simulator.store.invoice(other.id)!.xml
    e.simulator.store.create(company, mine.id, Buffer.from(xml))
    const { errorMessage } = failed(await e.submit(scope, mine))
    expect(errorMessage).toContain("it differs in number")
    await e.advance(1)
    expect(await e.submit(scope, mine)).toMatchObject({ status: "Submitted" })
    expect(e.documentsOf(mine)).toBe(1)
  })
})

describe("a document that must not leave", () => {
  it("fails with everything that is missing and wrong, without a call", async () => {
    const [scope] = await e.sender()
    await e.setProfile(scope, { bic: null, address: { city: null } })
    const invoice = await e.post(scope, wrongBuyer)
    const before = e.simulator.requests.length
    expect(await e.reserve(scope, invoice.id)).toMatchObject({ _tag: "Refused" })
    const { errorMessage, outcome } = failed((await e.entries(scope, invoice))[0]!)
    expect(errorMessage).toMatch(/^The legal entity lacks: BIC, Address fields; .*PL-02: Buyer's NIP/)
    expect(outcome).toBe("NotSent")
    expect(e.simulator.requests.length).toBe(before)
    expect(await e.integrationLog(scope, "document_refused")).toEqual([errorMessage])
    const [{ id }] = (await e.entries(scope, invoice)) as [Entry]
    const history = await e.worker.run(e.worker.get("EntryStore").history({ tenantId: scope.tenantId, entryId: id }))
    expect(history.map(({ status }) => status)).toEqual(["Pending", "Failed"])
  })

  it("a connection lost between reserving and sending fails the entry, without a call", async () => {
    const [scope] = await e.sender()
    const invoice = await e.post(scope)
    await e.reserve(scope, invoice.id)
    await e.worker.run(e.worker.get("EInvoicingSettingsStore").removeConnection(scope))
    const before = e.simulator.requests.length
    const [entry] = await e.entries(scope, invoice)
    expect(failed((await e.attempt(entry!))!)).toMatchObject({ outcome: "NotSent" })
    expect(e.simulator.requests.length).toBe(before)
  })

  it("makes no entry while the option, the integration or the connection is off", async () => {
    const settings = e.worker.get("EInvoicingSettingsStore")
    const switchings: readonly (readonly [string, (scope: Parameters<typeof e.reserve>[0]) => Promise<unknown>])[] = [
      ["option is off", (scope) => e.setProfile(scope, { nationalEInvoice: false })],
      ["integration is not active", (scope) => e.worker.run(settings.removeNational(scope))],
      ["connection is not active", (scope) => e.worker.run(settings.removeConnection(scope))],
    ]
    for (let mask = 1; mask < 8; mask += 1) {
      const [scope] = await e.sender()
      const invoice = await e.post(scope)
      const off = switchings.filter((_, index) => (mask & (1 << index)) !== 0)
      for (const [, switchOff] of off) await switchOff(scope)
      expect(await e.reserve(scope, invoice.id)).toEqual({
        _tag: "NotEligible",
        reasons: off.map(([reason]) => reason),
      })
      expect(await e.entries(scope, invoice)).toEqual([])
    }
  })

  it("an invoice that was not posted is ignored", async () => {
    const [scope] = await e.sender()
    const [other] = await e.sender()
    const foreign = await e.post(other)
    expect(await e.reserve(scope, foreign.id)).toEqual({ _tag: "UnknownInvoice" })
  })
})
