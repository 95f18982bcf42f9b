import { documentLimits } from "@svc/domain/e-invoicing/document-rules/unreadable"
import { ruleRelease } from "@svc/domain/e-invoicing/preflight"
import { beforeAll, expect, it } from "vitest"
import { invoiceOfLines, xmlOf } from "../support/e-invoicing/ubl-preflight.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
beforeAll(async () => {
  service = await lendService()
  api = (await service.createTenant()).api
})

const check = (body: Buffer | string, type = "application/xml") =>
  api.send("POST", "/NationalEInvoices/Check", body, { "content-type": type })
const clean = { isValid: true, isNationallyValid: true, release: ruleRelease, found: 0, findings: [] }

it.each([1, 500])("a document of %i lines is checked", async (lines) => {
  const xml = xmlOf(invoiceOfLines(lines))
  const good = await check(xml)
  expect([good.status, good.body]).toEqual([200, clean])

  const bad = await check(xml.replace(/<cbc:DueDate>/, "<cbc:DueDate>x"), "text/xml")
  expect([bad.status, bad.body]).toMatchObject([
    200,
    {
      isValid: false,
      findings: ["UBL-XSD", "PEPPOL-EN16931-F001"].map((rule) => ({
        rule,
        scope: "Peppol",
        severity: "fatal",
        place: "/Invoice/cbc:DueDate",
      })),
    },
  ])
})

it("a document that cannot be read is refused by name, also a large one", async () => {
  const problem = expectProblem(await check('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 400, "message")
  expect(problem.type).toContain("document-doctype-forbidden")
  const deep = expectProblem(await check("<Invoice>".repeat(100_000)), 400, "message")
  expect(deep.type).toContain("document-unknown-root")
})

it("one of more than 16 MiB, of another type, or of nothing is refused", async () => {
  expectProblem(await check(Buffer.alloc(documentLimits.bytes + 1, " ")), 413, "body")
  expectProblem(await check("{}", "application/json"), 415, "Content-Type")
  expectProblem(await check(""), 400, "body")
})
