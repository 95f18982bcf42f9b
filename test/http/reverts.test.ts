import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { type Billing, type InvoiceView, makeBilling } from "../support/invoicing/billing.ts"
import { type Move, moves } from "../support/orders/moves.ts"
import { prepareReverts } from "../support/orders/reverts.ts"
import type { OrderView } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let billing: Billing
let reverts: Awaited<ReturnType<typeof prepareReverts>>
beforeAll(async () => {
  service = await lendService()
  api = (await service.createTenant()).api
  reverts = await prepareReverts(api)
  billing = makeBilling(api)
})

const onDay = fc
  .integer({ min: 0, max: 500 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
type Step =
  | { readonly step: "move"; readonly move: Move }
  | { readonly step: "invoice" | "use"; readonly on: string }
  | { readonly step: "credit by hand" | "post notes" | "cancel notes" }
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ step: fc.constant("move" as const), move: moves }) },
  { weight: 3, arbitrary: fc.record({ step: fc.constantFrom("invoice" as const, "use" as const), on: onDay }) },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constantFrom("post notes" as const, "credit by hand" as const, "cancel notes" as const),
    }),
  },
)

const priced = (effectiveChangeDate: string, price: number): Move => ({
  name: `price ${price} from ${effectiveChangeDate}`,
  send: (client, id) =>
    client.post(`/Subscriptions/${id}/change`, {
      effectiveChangeDate,
      products: [
        {
          product: { key: "Product-Name", value: "Plan" },
          charges: [{ charge: { key: "Charge-ChargeNumber", value: "C-1001" }, priceDetails: [{ tier: 0, price }] }],
        },
      ],
    }),
})
/**
 * An invoice, then a lower price from a day that it covers, then the credit note for the difference. This example makes
 * sure that each step occurs.
 */
const credited: readonly Step[] = [
  { step: "invoice", on: "2024-06-15" },
  { step: "move", move: priced("2024-03-01", 5) },
  { step: "invoice", on: "2024-06-15" },
  { step: "post notes" },
]

describe("a revert", () => {
  it("gives the state before, whatever was invoiced, credited and reverted until the version that it takes back", async () => {
    const seen = { reverted: 0, invoiced: 0, credited: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 9 }), moves, async (history, move) => {
        const { draftNotes, firstDifference, invoice, revert, shown, state, subscribe } = reverts
        let id = await subscribe()
        const { orderNumber, products } = await shown(id)
        const calls = products[0]!.charges.find(({ name }) => name === "Calls")!.chargeNumber
        const lastId = async () =>
          ((await api.get(`/Subscriptions/${orderNumber}/versions`)).body as readonly OrderView[]).at(-1)!.id
        for (const each of history) {
          if (each.step === "move") await each.move.send(api, id)
          else if (each.step === "invoice")
            seen.invoiced += (await invoice(id, each.on).catch(() => undefined)) === undefined ? 0 : 1
          else if (each.step === "use") await api.post("/Usage", { quantity: 3, fromDate: each.on, charge: calls })
          else if (each.step === "credit by hand") {
            const { data } = await billing.page<InvoiceView>(
              `/Invoices?OrderBy=created%20desc&PageSize=1&Filter=${encodeURIComponent("invoiceType eq 'Invoice' and status eq 'Posted'")}`,
            )
            const [line] = data[0]?.invoiceLines ?? []
            const answer = line && (await api.post(`/Invoices/${data[0]!.id}/credit`, { invoiceLineIds: [line.id] }))
            if (answer?.status === 200) await billing.post((answer.body as { readonly id: string }).id)
          } else
            for (const note of await draftNotes()) {
              await api.post(`/Invoices/${note.id}/${each.step === "post notes" ? "post" : "cancel"}`)
              seen.credited += 1
            }
          id = await lastId()
        }
        fc.pre((await shown(id)).status !== "Draft" && move.name !== "revert" && move.name !== "activate")
        const before = await state(id)
        const made = await move.send(api, id)
        fc.pre(made.status < 300)
        const back = await revert((made.body as OrderView).id)
        expect(back.status, back.text).toBe(200)
        const after = await state((back.body as OrderView).id)
        expect(firstDifference(before, after)).toBeUndefined()
        seen.reverted += 1
      }),
      { numRuns: campaign({ gate: 6, whole: 50 }), examples: [[[...credited], priced("2024-05-01", 7)]] },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  })
})
