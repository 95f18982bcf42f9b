import { beforeAll, describe, expect, it } from "vitest"
import { type Json, makeBilling } from "../support/invoicing/billing.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"

let service: LentService
beforeAll(async () => {
  service = await lendService()
})

describe("legal entities", () => {
  it("are added and renamed by a caller with the right to, and can sell at once", async () => {
    const several = await service.createTenant(["Alpha AB", "Beta AB"])
    const added = await several.api.post("/LegalEntities", { name: " Gamma AS ", baseCurrency: "NOK", country: "NO" })
    expect([added.status, added.body]).toMatchObject([
      201,
      { name: "Gamma AS", baseCurrency: "NOK", country: "NO", timeZone: "Europe/Oslo" },
    ])
    const { id } = added.body as { readonly id: string }
    const inGamma = await several.apiWith(["*:admin"], { "legal-entity": "Gamma AS" })
    const { account, line, posted } = makeBilling(inGamma)
    const invoice = await posted((await account({ currency: "NOK" })).id, [line(100)], { currency: "NOK" })
    expect(invoice).toMatchObject({ invoiceNumber: "1", status: "Posted" })

    expect((await several.api.patch(`/LegalEntities/${id}`, { name: "Gamma Norge AS" })).body).toMatchObject({
      name: "Gamma Norge AS",
    })
    expectBare(await inGamma.get("/Accounts"), 403)
    const renamed = await several.apiWith(["*:admin"], { "legal-entity": "Gamma Norge AS" })
    expect((await makeBilling(renamed).get(invoice.id))["invoiceNumber"]).toBe("1")
  })

  it("are refused with the field that is wrong, and never share a name, also when they are added at once", async () => {
    const { api: alpha, apiWith, legalEntities } = await service.createTenant(["Alpha AB"])
    const add = (more: Json) =>
      alpha.post("/LegalEntities", { name: "Beta AB", baseCurrency: "SEK", country: "SE", ...more })
    const { id } = legalEntities[0]!
    expectProblem(await add({ name: "Alpha AB" }), 400, "name")
    expectProblem(await add({ name: "  " }), 400, "name")
    expectProblem(await add({ name: "a\nb" }), 400, "name")
    expectProblem(await add({ name: id }), 400, "name")
    expectProblem(await add({ baseCurrency: "XYZ" }), 400, "baseCurrency")
    expectProblem(await add({ country: "ZZ" }), 400, "country")
    expectProblem(await add({ country: "US" }), 400, "timeZone")
    const writer = await apiWith(["settings:write"])
    expectBare(await writer.post("/LegalEntities", { name: "Beta AB", baseCurrency: "SEK" }), 403)
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => add({})))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
    expectProblem(await alpha.patch(`/LegalEntities/${id}`, { name: "Beta AB" }, { "legal-entity": id }), 400, "name")
  })
})
