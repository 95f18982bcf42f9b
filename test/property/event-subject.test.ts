import { toEnvelope } from "@svc/domain/webhooks/event"
import { subjectOf, subjectReach } from "@svc/domain/webhooks/event-subject"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const origin = { legalEntityName: 'The "Data" {AB', legalEntityId: "e", tenantId: "t", triggeredBy: "u" }
const envelope = (dataJson: string) =>
  toEnvelope(origin as unknown as EventOrigin, { tag: "InvoicePosted", dataJson }, 0 as Timestamp)
const about = (data: object) => subjectOf(envelope(JSON.stringify(data)).slice(0, subjectReach))

/** Texts that look like JSON members. */
const quoted = fc
  .array(fc.constantFrom('"', "\\", ":", ",", "{", "}", "invoiceNumber", "no"), { maxLength: 30 })
  .map((parts) => parts.join(""))

describe("what an event is about", () => {
  it.each([
    [{ id: "1", invoiceNumber: "F/2026/1" }, "F/2026/1"],
    [{ accountNumber: "A-1", name: 'Kund & "Söner" AB' }, 'A-1 Kund & "Söner" AB'],
    [{ quoteId: "6", quote: { number: "Q-9" }, orderNumber: "O-1", quoteNumber: "Q-1" }, "Q-1"],
    [{ invoiceLines: [{ invoiceNumber: "no" }], batchNumber: "B-1" }, "B-1"],
    [{ message: "a product was deleted", id: "1" }, undefined],
    [{ invoiceNumber: "", name: 7 }, undefined],
  ])("of %j is %j", (data, expected) => expect(about(data)).toBe(expected))

  it("of each event of the catalogue but a deletion and a payment is its number", () => {
    const without = eventTags.filter(({ example }) => about(example) === undefined)
    expect(without.map(({ tag }) => tag)).toEqual(["PaymentsCreated", "PaymentsPosted", "ProductsDeleted"])
  })

  it.each(['\\"', "\\\\", '"', ":"])("is found at once before a text of any length full of %s", (part) => {
    const data = `{"invoiceNumber":"10001","notes":"${part.repeat(300_000)}`
    expect(subjectOf(`{"EventId":"e","Data":${data}`)).toBe("10001")
  })

  it("is never taken from what is inside of a member, however much of it there is and wherever the text ends", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), quoted), (inside) => {
        const text = envelope(JSON.stringify({ inside, invoiceNumber: "10001" }))
        for (let end = 0; end < text.length; end += 1)
          expect([undefined, "10001"]).toContain(subjectOf(text.slice(0, end)))
        expect(subjectOf(text)).toBe("10001")
      }),
    )
  })
})
