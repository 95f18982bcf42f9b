import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { bankFile, type TestEntry } from "../support/payments/bank-file.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let billing: Billing
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  billing = makeBilling(api)
  account = (await billing.account({ name: "Payer AB" })).id
})

const xml = { "content-type": "application/xml" }
const send = (text: string | Buffer, headers: Readonly<Record<string, string>> = xml) =>
  api.send("POST", "/Payments/import", text, headers)
const imported = async (entries: readonly TestEntry[], options?: Parameters<typeof bankFile>[1]) => {
  const answer = await send(bankFile(entries, options))
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Json
}
const untaxed = async (price: number) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02" })
const all = async () => (await billing.page("/Payments?PageSize=100")).data

describe("a bank file", () => {
  it("becomes draft payments with what they match, and comes only once", async () => {
    const [ocr, texted, named, again] = [await untaxed(100), await untaxed(200), await untaxed(333), await untaxed(400)]
    const entries = [
      { amount: "100.00", bankReference: "R-1", structured: String(ocr["ocrNumber"]), payer: "Somebody" },
      { amount: 200, bankReference: "R-2", text: `faktura ${String(texted["ocrNumber"])}, tack` },
      { amount: 333, bankReference: "R-3", payer: "Payer AB" },
      { amount: 50, bankReference: "R-4", side: "DBIT", payer: "Bank" },
      { amount: 5, bankReference: "R-5", status: "PDNG" },
      { amount: 1, bankReference: "R-6", text: `${String(named["invoiceNumber"])} st` },
      { amount: 400, bankReference: "R-7", structured: String(again["ocrNumber"]) },
      { amount: 400, bankReference: "R-8", structured: String(again["ocrNumber"]) },
    ] as const
    const first = await imported(entries)
    expect(first).toMatchObject({ batchNumber: "PB-1001", created: 7, matched: 4, skipped: 0, errors: [] })
    const made = await all()
    expect(made.map((each) => [each["externalBankId"], (each["amount"] as Json)["amount"], each["payerName"]])).toEqual(
      [
        ["R-1", 100, "Somebody"],
        ["R-2", 200, undefined],
        ["R-3", 333, "Payer AB"],
        ["R-4", -50, "Bank"],
        ["R-6", 1, undefined],
        ["R-7", 400, undefined],
        ["R-8", 400, undefined],
      ],
    )
    const settled = made.map((each) =>
      (each["paymentSettlements"] as readonly Json[]).map((one) => [
        (one["invoice"] as Json)["id"],
        (one["amount"] as Json)["amount"],
        one["matchedBy"],
      ]),
    )
    expect(settled).toEqual([
      [[ocr.id, 100, "OCR number"]],
      [[texted.id, 200, "OCR number"]],
      [[named.id, 333, "Payer and amount"]],
      [],
      [],
      [[again.id, 400, "OCR number"]],
      [],
    ])
    for (const each of made)
      expect(each).toMatchObject({
        paymentBatchNumber: "PB-1001",
        paymentBatchId: first["batchId"],
        paymentDate: "2026-01-10",
      })

    expect(await imported(entries)).toMatchObject({ batchNumber: "PB-1002", created: 0, matched: 0, skipped: 7 })
    // A bank reference is unique within an account. Without a reference, the entry's place in the statement identifies
    // it.
    const elsewhere = await imported([entries[0]], { iban: "DE89370400440532013000" })
    expect(elsewhere).toMatchObject({ created: 1, skipped: 0 })
    const bare = [{ amount: 1 }, { amount: 1 }]
    expect(await imported(bare)).toMatchObject({ created: 2, skipped: 0 })
    expect(await imported([...bare, { amount: 2 }])).toMatchObject({ created: 1, skipped: 2 })
    expect(await imported(bare, { statement: "S-2" })).toMatchObject({ created: 2, skipped: 0 })
    expect(await all()).toHaveLength(13)
  })

  it.each([2, 3, 4, 5, 6, 7, 8])("of the version %i is read", async (version) => {
    expect(await imported([{ amount: 10, payer: "P" }], { version })).toMatchObject({ created: 1, errors: [] })
    expect(await all()).toMatchObject([{ payerName: "P", amount: { amount: 10 } }])
  })

  it("that has entries nothing can be made of gives the others, and says what is wrong", async () => {
    const answer = await imported([
      { amount: 0, bankReference: "zero" },
      { amount: "1.234", bankReference: "digits" },
      { amount: 1, currency: "EUR", bankReference: "rate" },
      { amount: 1, currency: "x".repeat(200_000), bankReference: "money" },
      { amount: 1, bankReference: "control", text: "a\u0001b" },
      { amount: 1, date: "2026-02-30" },
      { amount: 7 },
    ])
    expect(answer).toMatchObject({ created: 1, matched: 0, skipped: 0 })
    const errors = answer["errors"] as readonly { readonly entry: string; readonly message: string }[]
    expect(errors.map(({ entry }) => entry)).toEqual(["zero", "digits", "rate", "money", "control", "S-1/6"])
    expect(errors[4]!.message).toMatch(/^its reference must not contain control characters/)
    expect(errors[2]!.message).toMatch(/no exchange rate from EUR to SEK in force on 2026-01-10/)
  })

  it("that two import at once is imported once", async () => {
    const entries = Array.from({ length: 40 }, (_, index) => ({ amount: index + 1, bankReference: `R-${index}` }))
    const answers = await Promise.all(Array.from({ length: 5 }, () => imported(entries)))
    expect(answers.reduce((sum, each) => sum + (each["created"] as number), 0)).toBe(40)
    expect(answers.reduce((sum, each) => sum + (each["skipped"] as number), 0)).toBe(160)
    expect((await billing.page("/Payments")).totalCount).toBe(40)
  })

  it("is answered once under an idempotency key", async () => {
    const file = bankFile([{ amount: 10, bankReference: "R-1" }])
    const keyed = { ...xml, "svc-idempotency-key": "k" }
    const first = await send(file, keyed)
    expect((await send(file, keyed)).text).toBe(first.text)
    expect((await send(bankFile([{ amount: 11 }]), keyed)).status).toBe(400)
  })
})

describe("refused is", () => {
  const good = bankFile([{ amount: 10, bankReference: "R-1" }])
  const hostile: readonly (readonly [string, string | Buffer])[] = [
    ["a file that is cut off", good.slice(0, -40)],
    ["a file that is cut off within an entry", good.slice(0, good.indexOf("</Amt>"))],
    ["a file with more behind its end", `${good}<more/>`],
    ["another version", bankFile([{ amount: 10 }], { version: 1 })],
    ["a later version", bankFile([{ amount: 10 }], { version: 9 })],
    ["another message", good.replaceAll("camt.053", "camt.054")],
    ["no message", good.replaceAll("BkToCstmrStmt", "BkToCstmrDbtCdtNtfctn")],
    ["no XML", "{}"],
    ["a document type", good.replace("<Document", `<!DOCTYPE d [<!ENTITY a "b">]><Document`)],
    ["an entity of its own", good.replace(">10<", ">&a;<")],
    ["an entity of HTML", good.replace(">10<", ">&nbsp;<")],
    ["deep nesting", good.replace("<Stmt>", `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}<Stmt>`)],
    ["a huge text", good.replace(">M-1<", `>${"x".repeat(100_000)}<`)],
    ["a huge reference", good.replace(">R-1<", `>${"x".repeat(300)}<`)],
    ["UTF-16", Buffer.from(good, "utf16le")],
    ["what is no UTF-8", Buffer.concat([Buffer.from(good.slice(0, 300)), Buffer.from([0xff, 0xfe])])],
    [
      "an entry that is neither credit nor debit",
      good.replace("<CdtDbtInd>CRDT</CdtDbtInd>\n    <Sts>", "<CdtDbtInd>X</CdtDbtInd><Sts>"),
    ],
    ["nothing", ""],
  ]
  it.each(hostile)("%s, and nothing is kept", async (_, text) => {
    expectProblem(await send(text), 400, "body")
    expect(await all()).toEqual([])
    // A refused batch does not use up its number.
    expect(await imported([{ amount: 1 }])).toMatchObject({ batchNumber: "PB-1001" })
  })

  it("a file of another type, one that is too large, and who may only read", async () => {
    expectProblem(await send(good, { "content-type": "application/json" }), 415, "Content-Type")
    expectProblem(await send(Buffer.alloc(16 * 1024 * 1024 + 1, " ")), 413, "body")
  })
})

it("sixteen megabytes are read in pieces, between which others are served", async () => {
  const entries = Array.from({ length: 3000 }, (_, index) => ({
    amount: 1,
    bankReference: `R-${index}`,
    text: "x".repeat(140),
  }))
  const file = bankFile(entries)
  const padded = Buffer.concat([Buffer.from(file), Buffer.alloc(15 * 1024 * 1024 - file.length, "\n")])
  const sent = send(padded)
  let served = 0
  let isDone = false
  void sent.then(() => (isDone = true))
  while (!isDone) {
    expect((await api.get("/PaymentMethods")).status).toBe(200)
    served++
  }
  expect((await sent).body).toMatchObject({ created: 3000, skipped: 0, errors: [] })
  expect(served).toBeGreaterThan(3)
})
