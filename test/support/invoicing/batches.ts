import type { ApiClient } from "../service/api-client.ts"
import { until } from "../until.ts"
import type { Json } from "./billing.ts"

export interface JobView {
  readonly id: string
  readonly batchNumber: string
  readonly jobId: string
}
export interface StatusView {
  readonly resultStatus: string
  readonly statusMessage?: string
}
export interface BatchView extends Json {
  readonly id: string
  readonly batchNumber: string
  readonly invoices: readonly (Json & {
    readonly id: string
    readonly invoiceNumber?: string
    readonly status: string
  })[]
  readonly batchLog: readonly {
    readonly entityId: string
    readonly entityName: string
    readonly reference: string
    readonly errorMessage: string
  }[]
}

export interface SummaryView {
  readonly state: string
  readonly filter?: string
  readonly progress: { readonly total?: number; readonly done: number; readonly made: number; readonly failed: number }
  readonly invoices: readonly (Json & { readonly status: string; readonly count: number })[]
}

/** Requests about invoice batches over HTTP. A worker must run to do their jobs. */
export const makeBatchCalls = (api: ApiClient) => {
  const asked = async (path: string, body: Json): Promise<JobView> => {
    const { status, body: answer, text } = await api.post(path, body)
    if (status !== 200) throw new Error(text)
    return answer as JobView
  }
  const status = async (number: string, what: "Generated" | "Posted") => {
    const { body } = await api.get(`/InvoiceBatches/BatchJobStatus/${number}/${what}`)
    return body as StatusView
  }
  const ended = (number: string, what: "Generated" | "Posted") =>
    until(
      () => status(number, what),
      ({ resultStatus }) => resultStatus !== "Pending",
    )
  const get = async (id: string) => (await api.get(`/InvoiceBatches/${id}`)).body as BatchView
  const ask = (more: Json = {}) =>
    asked("/InvoiceBatches", { invoiceAllAccounts: true, invoiceDate: "2024-01-31", ...more })
  return {
    ask,
    get,
    status,
    ended,
    /** Requests a batch and waits for its invoices. */
    generate: async (more: Json = {}): Promise<BatchView> => {
      const { id, batchNumber } = await ask(more)
      await ended(batchNumber, "Generated")
      return get(id)
    },
    askToPostDrafts: (filter: string) => asked("/InvoiceBatches/PostDrafts", { filter }),
    stop: (id: string) => api.post(`/InvoiceBatches/${id}/Stop`),
    summary: async (id: string) => (await api.get(`/InvoiceBatches/${id}/Summary`)).body as SummaryView,
    askToPost: (id: string) => asked(`/InvoiceBatches/${id}/Post`, {}),
    post: async (id: string): Promise<BatchView> => {
      const { batchNumber } = await asked(`/InvoiceBatches/${id}/Post`, {})
      await ended(batchNumber, "Posted")
      return get(id)
    },
  }
}
