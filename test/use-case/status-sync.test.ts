import type { Entry } from "@svc/domain/e-invoicing/entry"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { acknowledgementOf, sampleDocument, sampleNumber } from "../support/e-invoicing/acknowledgements.ts"
import { type EInvoicing, openEInvoicing } from "../support/e-invoicing/e-invoicing.ts"

let e: EInvoicing
beforeAll(async () => {
  e = await openEInvoicing()
})
afterEach(() => e.simulator.heal())
afterAll(() => e.close())

/** Makes an invoice whose entry is Submitted. */
const submitted = async (scope?: Scope) => {
  const own = scope ?? (await e.sender())[0]
  const invoice = await e.post(own)
  const entry = await e.submit(own, invoice)
  expect(entry.status).toBe("Submitted")
  return { scope: own, invoice, entry }
}
const sync = ({ tenantId, id: entryId }: Entry) =>
  e.worker.run(e.worker.get("EInvoicing").syncOne({ tenantId, entryId }))
const now = async ({ scope, invoice }: { scope: Scope; invoice: { id: InvoiceId } }) =>
  (await e.entries(scope, invoice))[0]!
const rowOf = async ({ id }: Entry) =>
  (
    await e.sql<Record<string, unknown>>(
      "select version, upo_content from svc.national_einvoice_entries where id = $1",
      [id],
    )
  )[0]!
const ask = "GET /v1/invoices/*"

describe("a status read", () => {
  it.each(["pending", "PENDING", "Pending"])("%s changes nothing", async (word) => {
    const made = await submitted()
    e.simulator.store.setStatus(made.invoice.id, word)
    await sync(made.entry)
    expect(await now(made)).toEqual(made.entry)
  })

  it.each(["error", "FAILED", "Error"])("%s is Failed with the newest error's message", async (word) => {
    const made = await submitted()
    e.simulator.store.fail(made.invoice.id, { message: "KSeF 450: Błąd weryfikacji semantyki dokumentu faktury" })
    e.simulator.store.setStatus(made.invoice.id, word)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({
      status: "Failed",
      outcome: "Refused",
      errorMessage: "KSeF 450: Błąd weryfikacji semantyki dokumentu faktury",
    })
  })

  it("a failure without a word has a fixed text", async () => {
    const made = await submitted()
    e.simulator.store.fail(made.invoice.id)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Failed", errorMessage: "Provider reported error" })
  })

  it("delivered with its acknowledgement is Processed, its bytes stored as they came", async () => {
    const made = await submitted()
    const acknowledgement = `\uFEFF${e.simulator.store.acknowledgementOf(made.invoice.id)}\r\n`
    e.simulator.store.deliver(made.invoice.id, acknowledgement, { filename: "../../UPO x.xml" })
    await sync(made.entry)
    const entry = await now(made)
    expect(entry).toMatchObject({ status: "Processed", checkDigitValid: true, upoFileName: "UPO x.xml" })
    expect(acknowledgement).toContain((entry as { nationalEInvoiceId: string }).nationalEInvoiceId)
    expect(Buffer.from((await rowOf(entry))["upo_content"] as Buffer).equals(Buffer.from(acknowledgement))).toBe(true)
  })

  it("finds an acknowledgement that is not called one", async () => {
    const made = await submitted()
    const file = { filename: "doc.xml", type: "OTHER" }
    e.simulator.store.deliver(made.invoice.id, e.simulator.store.acknowledgementOf(made.invoice.id), file)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Processed", upoFileName: "doc.xml" })
  })

  it.each<readonly [string, (id: string) => string | Uint8Array | undefined, string]>([
    ["without an acknowledgement", () => undefined, "upo_missing"],
    ["with a malformed one", (id) => e.simulator.store.acknowledgementOf(id).slice(0, -30), "upo_malformed"],
    ["a page instead of it", () => "<html><body>Incapsula</body></html>", "upo_unknown_root"],
    ["with another invoice's", () => acknowledgementOf(sampleDocument()), "upo_other_invoice"],
    ["with more than 16 MiB", () => Buffer.alloc(16 * 1024 * 1024 + 1, 32), "upo_too_large"],
    ["with an entity bomb", () => '<!DOCTYPE a [<!ENTITY a "b">]><Potwierdzenie/>', "upo_doctype_forbidden"],
  ])(
    "%s stays Submitted with the reason, told once, and is Processed when it comes",
    async (_, acknowledgement, reason) => {
      const made = await submitted()
      const { id } = made.invoice
      e.simulator.store.deliver(id, acknowledgement(id))
      await sync(made.entry)
      await sync(made.entry)
      expect(await now(made)).toMatchObject({ status: "Submitted", heldBackBy: reason })
      expect((await rowOf(made.entry))["upo_content"]).toBeNull()
      expect(await e.integrationLog(made.scope, "held_back")).toHaveLength(1)

      e.simulator.store.invoice(id)!.files.splice(1)
      e.simulator.store.deliver(id, e.simulator.store.acknowledgementOf(id))
      await sync(made.entry)
      expect(await now(made)).toMatchObject({ status: "Processed" })
    },
  )

  it.each([
    ["plain", "QUARANTINED", "QUARANTINED"],
    ["that cannot be stored", "ODD\0 \uD800", "ODD\uFFFD \uFFFD"],
    ["of 3000 characters", "ODD".repeat(1000), `${"ODD".repeat(33)}O`],
  ])("a word nobody knows changes nothing and is told once: %s", async (_, word, shown) => {
    const made = await submitted()
    e.simulator.store.setStatus(made.invoice.id, word)
    await sync(made.entry)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Submitted", heldBackBy: `unknown_status ${shown}` })
    expect(await e.integrationLog(made.scope, "held_back")).toHaveLength(1)
  })

  it("a document the provider does not know stays Submitted for a week, then is Failed with its fate open", async () => {
    const made = await submitted()
    e.simulator.store.forget(made.invoice.id)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Submitted", heldBackBy: "unknown_at_provider" })
    await e.advance(7 * 24 * 3600)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Failed", outcome: "Unknown" })
  })

  it("no answer is no status error", async () => {
    const made = await submitted()
    for (const status of [500, 503, 429, 408, 401, 403, 422]) {
      e.simulator.fail(ask, { _tag: "Answer", status }, { _tag: "Answer", status })
      await sync(made.entry)
      e.simulator.heal()
    }
    e.simulator.fail(ask, { _tag: "CutBefore" }, { _tag: "Text", text: "<html>", status: 404 })
    await sync(made.entry)
    await sync(made.entry)
    expect(await now(made)).toEqual(made.entry)
  })

  it("any number at the same time make one transition", async () => {
    const made = await submitted()
    e.simulator.store.deliver(made.invoice.id, e.simulator.store.acknowledgementOf(made.invoice.id))
    await Promise.all([sync(made.entry), sync(made.entry), sync(made.entry), e.poll(made.scope)])
    expect(await now(made)).toMatchObject({ status: "Processed", version: made.entry.version + 1 })
  })

  it("nothing is read and nothing changes after Processed", async () => {
    const made = await submitted()
    e.simulator.store.deliver(made.invoice.id, e.simulator.store.acknowledgementOf(made.invoice.id))
    await sync(made.entry)
    const processed = await now(made)
    e.simulator.store.fail(made.invoice.id, { message: "too late" })
    const before = e.simulator.requests.length
    expect(await sync(made.entry)).toBe(false)
    expect(e.simulator.requests.length).toBe(before)
    expect(await now(made)).toEqual(processed)
  })

  it("keeps the number of the original a duplicate names", async () => {
    const made = await submitted()
    const message =
      "Duplikat faktury. Faktura o numerze KSeF: 5265877635-20250626-010080DD2B5E-26 została już przesłana"
    e.simulator.store.fail(made.invoice.id, { message })
    await sync(made.entry)
    expect(await now(made)).toMatchObject({
      status: "Failed",
      errorMessage: message,
      originalNationalNumber: "5265877635-20250626-010080DD2B5E-26",
    })
  })

  it("never asks another host, whatever address the provider names", async () => {
    const made = await submitted()
    const acknowledgement = e.simulator.store.acknowledgementOf(made.invoice.id)
    e.simulator.store.deliver(made.invoice.id, acknowledgement, { href: "http://169.254.169.254/latest/meta-data/" })
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Processed" })
    const [, file] = e.simulator.store.invoice(made.invoice.id)!.files
    expect(e.simulator.requests.at(-1)).toBe(`GET /v1/invoices/${made.invoice.id}/files/${file!.id}`)
  })

  it("a wrong check digit is stored and flagged", async () => {
    const made = await submitted()
    const right = e.simulator.store.acknowledgementOf(made.invoice.id)
    const wrong = right.replace(/-(\w)(\w)</, (_, a: string, b: string) => `-${a}${b === "0" ? "1" : "0"}<`)
    e.simulator.store.deliver(made.invoice.id, wrong)
    await sync(made.entry)
    expect(await now(made)).toMatchObject({ status: "Processed", checkDigitValid: false })
    expect(await e.integrationLog(made.scope, "check_digit")).toHaveLength(1)
  })

  it("a number that is another invoice's is not taken a second time", async () => {
    const first = await submitted()
    const second = await submitted(first.scope)
    for (const { invoice, entry } of [first, second]) {
      const document = sampleDocument({ number: sampleNumber(4711), invoice: entry.invoiceNumber })
      e.simulator.store.deliver(invoice.id, acknowledgementOf(document))
      await sync(entry)
    }
    expect(await now(first)).toMatchObject({ status: "Processed" })
    expect(await now(second)).toMatchObject({ status: "Submitted", heldBackBy: "number_of_another_invoice" })
  })
})
