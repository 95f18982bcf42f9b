import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
})

describe("number series", () => {
  it("number as they are told, and go on from a number, never back", async () => {
    const numberSeries = [
      { type: "Invoice", format: "FV/{yyyy}/{MM}/{n:4}", nextNumber: 41 },
      { type: "Account", format: "K{n}" },
    ]
    expect((await api.patch("/LegalEntities", { numberSeries })).body).toMatchObject({
      numberSeries: expect.arrayContaining([
        { type: "Invoice", format: "FV/{yyyy}/{MM}/{n:4}", nextNumber: 41 },
        { type: "Account", format: "K{n}", nextNumber: 1001 },
      ]),
    })
    const billing = makeBilling(api)
    const account = await billing.account()
    expect(account["accountNumber"]).toBe("K1001")
    const invoice = await billing.posted(account.id, [billing.line(1)], { invoiceDate: "2026-11-02" })
    expect(invoice.invoiceNumber).toBe("FV/2026/11/0041")
    const back = await api.patch("/LegalEntities", { numberSeries: [{ type: "Invoice", nextNumber: 41 }] })
    expectProblem(back, 400, "numberSeries[0].nextNumber")
  })

  it("do not give a number twice, even when a format makes two alike", async () => {
    const billing = makeBilling(api)
    const { id } = await billing.account()
    const invoice = await billing.posted(id, [billing.line(1)])
    await api.patch("/LegalEntities", { numberSeries: [{ type: "Credit", format: "{n}" }] })
    const body = { creditAllInvoiceLines: true, invoiceAction: "CreateDraftAndPostInvoice" }
    const answer = await api.post(`/Invoices/${invoice.id}/credit`, body)
    expect(answer.body).toMatchObject({
      successful: false,
      message: expect.stringContaining("is taken by another invoice"),
    })
  })

  it("say so when a format makes the number of an account or a journal one that was given", async () => {
    const billing = makeBilling(api)
    const { id } = await billing.account()
    await billing.posted(id, [billing.line(1)])
    const series = (type: string, format: string, nextNumber: number) =>
      api.patch("/LegalEntities", { numberSeries: [{ type, format, nextNumber }] })
    await series("Account", "B-1{n}", 1002)
    expect((await billing.account())["accountNumber"]).toBe("B-11002")
    await series("Account", "B-{n}", 11_002)
    const account = await api.post("/Accounts", { name: "Again", currency: "SEK" })
    expect(expectProblem(account, 400, "message").errors?.["message"]?.[0]).toContain(
      "B-11002, is taken by another account",
    )
    await series("Journal", "J-1{n}", 2)
    await billing.posted(id, [billing.line(1)])
    await series("Journal", "J-{n}", 12)
    const draft = await billing.create(id, [billing.line(1)])
    const posting = await api.post(`/Invoices/${draft.id}/post`)
    expect(expectProblem(posting, 400, "message").errors?.["message"]?.[0]).toContain(
      "J-12, is taken by another journal",
    )
    expect((await billing.get(draft.id)).status).toBe("Draft")
    await series("Journal", "J-{n}", 13)
    expect((await billing.post(draft.id)).successful).toBe(true)
  })
})
