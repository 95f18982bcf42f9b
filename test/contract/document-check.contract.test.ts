import { makeDocumentCheck } from "@svc/adapters/xml/document-check"
import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect, Result } from "effect"
import { randomUUID } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { afterAll, describe, expect, it } from "vitest"
import { toPostedInvoice } from "../support/e-invoicing/ubl-cases.ts"
import { plainInput } from "../support/e-invoicing/ubl-parties.ts"

const check = makeDocumentCheck()
afterAll(() => check.close())

const options = { national: true, today: "2026-11-20" }
const tenant = randomUUID() as TenantId
const invoiceOf = (lines: number, name = "Subskrypcja") =>
  toPostedInvoice({
    ...plainInput,
    lines: Array.from({ length: lines }, (_, index) => ({
      name: `${name} ${index}`,
      qty: `${index + 1}.25`,
      price: "19.99",
      cat: "S" as const,
      pct: index % 3 === 0 ? "8" : "23",
    })),
  })

describe("the check of a document", () => {
  it.each([1, 200, 201, 1000])("gives the document that the rules give, of %i lines", async (lines) => {
    const invoice = invoiceOf(lines)
    const { bytes, sha256 } = Result.getOrThrow(await Effect.runPromise(check.preflight(tenant, invoice, options)))
    const wanted = Result.getOrThrow(preflight(ublWriter, invoice, options))
    expect([Buffer.compare(bytes, wanted.bytes), sha256]).toEqual([0, wanted.sha256])
  })

  it("gives what the rules find in a long one, with its places", async () => {
    const invoice = { ...invoiceOf(300, "\u0001"), issueDate: "2026-11-21" }
    const found = await Effect.runPromise(check.preflight(tenant, invoice, options))
    expect(found).toEqual(preflight(ublWriter, invoice, options))
    expect(found).toMatchObject({ failure: expect.arrayContaining([expect.objectContaining({ rule: "PL-13" })]) })
  })

  it("of thousands of lines holds up nothing else, and those of a tenant come one after the other", async () => {
    const invoice = invoiceOf(5_000)
    let turns = 0
    let pending = 3
    const all = Array.from({ length: 3 }, () =>
      Effect.runPromise(check.preflight(tenant, invoice, options)).finally(() => (pending -= 1)),
    )
    while (pending > 0) {
      await turn()
      turns += 1
    }
    // The messages of a check in another thread take about a hundred turns of the event loop. Three checks in this
    // thread would take three turns.
    expect(turns).toBeGreaterThan(100)
    const made = (await Promise.all(all)).map((each) => Result.getOrThrow(each).sha256)
    expect(new Set(made).size).toBe(1)
  })
})
