import type { ApiAnswer, ApiClient } from "../service/api-client.ts"

export type Json = Readonly<Record<string, unknown>>

export interface InvoiceView extends Json {
  readonly id: string
  readonly status: string
  readonly invoiceNumber?: string
  readonly subtotal: number
  readonly tax: number
  readonly totalAmount: number
  readonly invoiceLines: readonly (Json & { readonly id: string; readonly total: number; readonly tax: number })[]
}

export interface OperationView {
  readonly id: string
  readonly successful: boolean
  readonly message: string
}

export interface PageView<A = Json> {
  readonly pageNumber: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalCount: number
  readonly nextPage?: string
  readonly previousPage?: string
  readonly firstPage?: string
  readonly lastPage?: string
  readonly data: readonly A[]
}

const expectStatus = (answer: ApiAnswer, status: number): unknown => {
  if (answer.status !== status)
    throw new Error(`answered ${answer.status}, not ${status}: ${answer.text.slice(0, 500)}`)
  return answer.body
}

/** Makes a tax template with one rate unless it exists. */
const ensureTax = async (api: ApiClient, rate: string): Promise<string> => {
  const name = `Tax ${rate}`
  const answer = await api.send(
    "POST",
    "/TaxTemplates",
    `{"name":"${name}","details":[{"tax1":${rate},"taxCategory":"${rate === "0" ? "Z" : "S"}"}]}`,
    { "content-type": "application/json" },
  )
  if (answer.status !== 201 && !answer.text.includes("is taken")) expectStatus(answer, 201)
  return name
}

/** Requests over HTTP that several tests of accounts and invoices need. */
export const makeBilling = (api: ApiClient) => {
  const account = async (more: Json = {}): Promise<Json & { readonly id: string }> =>
    expectStatus(await api.post("/Accounts", { name: "Customer AB", currency: "SEK", ...more }), 201) as Json & {
      readonly id: string
    }

  const line = (price: string | number, more: Json = {}): Json => ({
    productName: "Plan",
    price: Number(price),
    quantity: 1,
    unitOfMeasure: "C62",
    recognizedRevenueAccount: "3000",
    ...more,
  })

  /** A line at a tax rate. Makes the tax template when it does not exist. */
  const taxedLine = async (price: string | number, rate: string, more: Json = {}): Promise<Json> =>
    line(price, { taxTemplate: await ensureTax(api, rate), ...more })

  const createRaw = (accountId: string, invoiceLines: readonly Json[], more: Json = {}) =>
    api.post("/Invoices/onAccountInvoice", { account: accountId, currency: "SEK", invoiceLines, ...more })

  const create = async (accountId: string, lines: readonly Json[], more: Json = {}): Promise<OperationView> =>
    expectStatus(await createRaw(accountId, lines, more), 201) as OperationView

  const get = async (id: string): Promise<InvoiceView> =>
    expectStatus(await api.get(`/Invoices/${id}`), 200) as InvoiceView

  const post = async (id: string) => expectStatus(await api.post(`/Invoices/${id}/post`), 201) as OperationView

  const credit = async (id: string, body: Json): Promise<InvoiceView> => {
    const made = expectStatus(await api.post(`/Invoices/${id}/credit`, body), 200) as OperationView
    return get(made.id)
  }

  /** Makes and posts an invoice. */
  const posted = async (accountId: string, lines: readonly Json[], more: Json = {}): Promise<InvoiceView> => {
    const { id } = await create(accountId, lines, more)
    await post(id)
    return get(id)
  }

  const page = async <A = Json>(path: string): Promise<PageView<A>> =>
    expectStatus(await api.get(path), 200) as PageView<A>

  return {
    account,
    line,
    taxedLine,
    createRaw,
    create,
    get,
    post,
    credit,
    posted,
    page,
    ensureTax: (rate: string) => ensureTax(api, rate),
  }
}
export type Billing = ReturnType<typeof makeBilling>

/** Stores an open exchange rate, as an import would. */
export const addRate = async (
  sql: (text: string, values?: readonly unknown[]) => Promise<unknown>,
  tenantId: string,
  legalEntityId: string,
  from: string,
  to: string,
  date: string,
  rate: string,
): Promise<void> => {
  for (const code of [from, to]) {
    await sql(
      "insert into svc.currencies (tenant_id, id, code) values ($1, gen_random_uuid(), $2) on conflict do nothing",
      [tenantId, code],
    )
  }
  await sql(
    `insert into svc.exchange_rates (tenant_id, id, legal_entity_id, from_currency_id, to_currency_id, effective_from, rate, source)
     select $1, gen_random_uuid(), $2, f.id, t.id, $5, $6, 'test' from svc.currencies f, svc.currencies t
     where f.tenant_id = $1 and f.code = $3 and t.tenant_id = $1 and t.code = $4`,
    [tenantId, legalEntityId, from, to, date, rate],
  )
}
