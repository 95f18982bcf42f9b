import { makeBilling, type InvoiceView, type Json } from "../invoicing/billing.ts"
import type { ApiClient } from "../service/api-client.ts"
import { prepareMoves } from "./moves.ts"
import type { OrderView } from "./subscriptions.ts"

/**
 * Makes subscriptions as `prepareMoves` does, with a Usage charge C-1004 too, and reads the state that a revert must
 * restore.
 */
export const prepareReverts = async (api: ApiClient) => {
  const subscribe = await prepareMoves(api, [{ name: "Calls", chargeType: "Usage", model: "Quantity" }])
  const billing = makeBilling(api)
  const shown = async (id: string) => (await api.get(`/Subscriptions/${id}`)).body as OrderView
  /** Invoices an order up to a day, and posts the invoice by default. */
  const invoice = async (id: string, invoiceDate: string, invoiceAction = "CreateDraftAndPostInvoice") => {
    const { status, text, body } = await api.post(`/Invoices/orders/${id}`, { invoiceDate, invoiceAction })
    if (status !== 200) throw new Error(text)
    return (body as { readonly id?: string }).id
  }
  /** The draft credit notes of the account. All of them belong to the order under test. */
  const draftNotes = async () => {
    const filter = encodeURIComponent("invoiceType eq 'Credit' and status eq 'Draft'")
    return (await billing.page<InvoiceView>(`/Invoices?Filter=${filter}`)).data
  }

  const due = async (id: string, invoiceDate: string) => {
    const { body } = await api.post(`/Invoices/orders/${id}?preview=true`, { invoiceDate })
    const { invoiceLines = [], totalAmount } = body as Partial<InvoiceView>
    return [
      totalAmount,
      invoiceLines.map((line) => {
        const { id: _, created: __, modified: ___, ...rest } = line
        return rest
      }),
    ]
  }
  /**
   * Everything that a revert restores: the order, the versions of its charges, its due lines, its bookings and its
   * revenue.
   */
  const state = async (id: string) => {
    const order = await api.get(`/Subscriptions/${id}`)
    const { orderNumber } = order.body as OrderView
    const filter = encodeURIComponent(`order/orderNumber eq '${orderNumber}'`)
    return {
      order: order.text,
      charges: (await api.get(`/Orders/${id}/charges?PageSize=100`)).text,
      versions: (await api.get(`/Subscriptions/${orderNumber}/versions`)).text,
      bookings: (await api.get(`/Bookings?PageSize=100&OrderBy=created&Filter=${filter}`)).text,
      revenue: (await api.get("/Metrics/MRR?From=2024-01-01&To=2026-12-31")).text,
      due: JSON.stringify([await due(id, "2024-06-15"), await due(id, "2026-06-01")]),
    }
  }
  type State = Awaited<ReturnType<typeof state>>

  /** The first difference between two states with its surroundings, because whole states are too long to read. */
  const firstDifference = (before: State, after: State) => {
    for (const part of Object.keys(before) as readonly (keyof State)[]) {
      const [was, is] = [before[part], after[part]]
      if (was === is) continue
      let at = 0
      while (was[at] === is[at]) at++
      return [part, ...[was, is].map((text) => text.slice(Math.max(0, at - 120), at + 120))]
    }
    return undefined
  }

  return {
    subscribe,
    shown,
    invoice,
    draftNotes,
    state,
    firstDifference,
    change: async (id: string, body: Json) => {
      const answer = await api.post(`/Subscriptions/${id}/change`, body)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body as OrderView
    },
    revert: (id: string) => api.post(`/Subscriptions/revert/${id}`),
  }
}
