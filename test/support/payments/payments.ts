import type { Billing, InvoiceView, Json } from "../invoicing/billing.ts"
import type { ApiClient } from "../service/api-client.ts"

export interface PaymentView extends Json {
  readonly id: string
  readonly postedDate?: string
  readonly paymentSettlements: readonly Json[]
  readonly paymentWriteOffs: readonly Json[]
}

/** Requests about payments over HTTP. */
export const makePayments = (api: ApiClient, billing: Billing) => {
  const entry = { paymentDate: "2026-01-10", paymentMethod: "Bank transfer" }
  const named = ({ id }: Pick<InvoiceView, "id">) => ({ key: "Invoice_Posted-Id", value: id })
  const create = (amount: number, more: Json = {}) => api.post("/Payments", { ...entry, amount, ...more })
  const get = async (id: string) => (await api.get(`/Payments/${id}`)).body as PaymentView
  const pay = (invoice: Pick<InvoiceView, "id">, amount: number, more: Json = {}) =>
    api.post("/Payments/CreateAndPost", { ...entry, invoice: named(invoice), amount, ...more })
  return {
    create,
    get,
    pay,
    /** Pays an invoice and returns the id of the payment. */
    paid: async (...asked: Parameters<typeof pay>) => {
      const answer = await pay(...asked)
      if (answer.status !== 201) throw new Error(answer.text)
      return (answer.body as { readonly id: string }).id
    },
    named,
    /** Makes a draft, and returns the answer. */
    draft: async (amount: number, more: Json = {}) => {
      const answer = await create(amount, more)
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body as PaymentView
    },
    post: (id: string) => api.post(`/Payments/${id}/Post`, {}),
    patch: (id: string, body: Json) => api.patch(`/Payments/${id}`, body),
    settle: (id: string, invoice: Pick<InvoiceView, "id">, more: Json = {}) =>
      api.patch(`/Payments/${id}`, {
        paymentSettlements: [{ operation: "Create", invoice: named(invoice), ...more }],
      }),
    unsettle: (id: string, invoice: Pick<InvoiceView, "id">) =>
      api.patch(`/Payments/${id}`, { paymentSettlements: [{ operation: "Remove", invoice: named(invoice) }] }),
    /** The lines of each journal of a payment, oldest first, as texts: `1930 100` is a debit, `1510 -100` a credit. */
    booked: async (id: string) =>
      (await billing.page(`/Journals?Filter=vouchers/paymentId eq guid'${id}'&OrderBy=created`)).data.map((journal) => {
        const [voucher] = journal["vouchers"] as readonly { readonly transactions: readonly Json[] }[]
        return voucher!.transactions.map(
          ({ account, debitAmount, creditAmount }) =>
            `${String(account)} ${Number(debitAmount) - Number(creditAmount)}`,
        )
      }),
    /** The sum of an account over all journals. */
    balance: async (account: string) => {
      const { data } = await billing.page("/Journals?PageSize=100")
      const lines = data.flatMap((journal) =>
        (journal["vouchers"] as readonly { readonly transactions: readonly Json[] }[]).flatMap(
          ({ transactions }) => transactions,
        ),
      )
      return lines
        .filter((line) => line["account"] === account)
        .reduce((sum, { debitAmount, creditAmount }) => sum + Number(debitAmount) - Number(creditAmount), 0)
    },
  }
}
