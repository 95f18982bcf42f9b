import {
  askedJobBody,
  batchBody,
  batchBodyWith,
  batchedInvoiceBody,
  batchLogBody,
  batchProgressBody,
  batchSummaryBody,
  jobStatusBody,
} from "@svc/domain/invoicing/batches/batch-body"
import { batchFields, batchLogFields } from "@svc/domain/invoicing/batches/batch-fields"
import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceBatchId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { IdList, readIds } from "../id-list.ts"
import { partsOf } from "../items.ts"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { closed, idParameter } from "../shapes.ts"
import * as schemas from "./invoice-batches.schema.ts"

const tag = "Invoice batches"
const path = "/InvoiceBatches"
const status = `${path}/BatchJobStatus/{batchReference}`

const batchResource = resource({ schema: schemas.InvoiceBatch, fields: batchFields, body: batchBody })
const logResource = resource({ schema: schemas.InvoiceBatchLog, fields: batchLogFields, body: batchLogBody })
const reference = { description: "The number of the batch, or its id", minLength: 1, maxLength: 60 }

export interface InvoicingDoor {
  readonly invoicing: Pick<Invoicing, "batches">
  readonly baseUrl: string
}

/** Invoice batches (docs/contract/invoice-batches.md). */
export const invoiceBatchOperations = ({ invoicing: { batches }, baseUrl }: InvoicingDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  const params = idParameter<InvoiceBatchId>()
  const byReference = closed({ batchReference: Type.String(reference) })
  const asked = { 200: { description: "The job was requested", schema: schemas.InvoiceBatchJob } }

  return [
    listOperation({
      path,
      tag,
      need: "invoices:read",
      summary: "Get invoice batches",
      resource: batchResource,
      query: { State: Type.Optional(schemas.BatchState) },
      list: ({ scope }, request, _, { State }) => batches.list(scope, request, State),
    }),

    apiOperation({
      method: "get",
      path: `${path}/Progress`,
      tag,
      need: "invoices:read",
      summary: "Get the progress of some invoice batches",
      query: closed({ BatchIds: IdList }),
      answers: { 200: { description: "The batches that exist", schema: schemas.InvoiceBatchProgress } },
      handle: Effect.fnUntraced(function* ({ scope }, { query: { BatchIds } }) {
        const found = yield* batches.progressOf(scope, yield* readIds<InvoiceBatchId>("BatchIds", BatchIds))
        return { status: 200, body: { data: found.map(batchProgressBody) } }
      }),
    }),

    apiOperation({
      method: "post",
      path,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Generate an invoice batch",
      description:
        "Requests invoices for all due charges of the orders of all accounts, or of some, up to `targetDate`. The answer comes at once; a job makes the drafts. Accounts that cannot be invoiced are in the log of the batch and do not delay others. Raises InvoiceBatchCreated at the end.",
      body: schemas.GenerateInvoiceBatchRequest,
      answers: asked,
      handle: ({ origin }, { body }) =>
        Effect.map(batches.generate(origin, body), (job) => ({ status: 200, body: askedJobBody(job) })),
    }),

    apiOperation({
      method: "get",
      path: `${path}/{id}`,
      tag,
      need: "invoices:read",
      summary: "Get an invoice batch",
      description: "Returns the batch with all its invoices and its whole log.",
      params,
      answers: {
        200: { description: "The batch", schema: batchResource.schema },
        404: { description: "No such batch" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(batches.read(scope, id), (batch) => ({
          status: 200,
          body: batchBodyWith(
            batch,
            partsOf(batch.invoicePortions, batchedInvoiceBody),
            partsOf(batch.logPortions, batchLogBody),
          ),
        })),
    }),

    apiOperation({
      method: "get",
      path: `${path}/{id}/Summary`,
      tag,
      need: "invoices:read",
      summary: "Get the progress of an invoice batch and the totals of its invoices",
      description: "Returns, by currency and status, the number of invoices and the exact sums of their amounts.",
      params,
      answers: {
        200: { description: "The summary", schema: schemas.InvoiceBatchSummary },
        404: { description: "No such batch" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(batches.summary(scope, id), ({ batch, sums }) => ({
          status: 200,
          body: batchSummaryBody(batch, sums),
        })),
    }),

    listOperation({
      path: `${path}/{batchIdentifier}/BatchLog`,
      tag,
      need: "invoices:read",
      summary: "Get the log of an invoice batch",
      description:
        "Lists the accounts that could not be invoiced, and the invoices that could not be posted or were posted although the national system will refuse them, with the reasons.",
      params: closed({ batchIdentifier: Type.String(reference) }),
      resource: logResource,
      list: ({ scope }, request, { batchIdentifier }) =>
        unknownIsBadRequest(batches.log(scope, batchIdentifier, request), "batchIdentifier"),
    }),

    apiOperation({
      method: "get",
      path: `${status}/Generated`,
      tag,
      need: "invoices:read",
      summary: "Get the status of the generation of a batch",
      params: byReference,
      answers: { 200: { description: "The state and result of the job", schema: schemas.GeneratedBatchJobStatus } },
      handle: ({ scope }, { params: { batchReference } }) =>
        Effect.map(
          unknownIsBadRequest(batches.jobOf(scope, batchReference, "generation"), "batchReference"),
          (found) => {
            const { detail, ...body } = jobStatusBody(found.batch, found.job)
            return { status: 200, body: { resultBody: detail, ...body } }
          },
        ),
    }),

    apiOperation({
      method: "get",
      path: `${status}/Posted`,
      tag,
      need: "invoices:read",
      summary: "Get the status of the last posting of a batch",
      params: byReference,
      answers: { 200: { description: "The state and result of the job", schema: schemas.PostedBatchJobStatus } },
      handle: ({ scope }, { params: { batchReference } }) =>
        Effect.map(unknownIsBadRequest(batches.jobOf(scope, batchReference, "posting"), "batchReference"), (found) => {
          const { detail, ...body } = jobStatusBody(found.batch, found.job)
          return { status: 200, body: { resultBody: [detail], ...body } }
        }),
    }),

    apiOperation({
      method: "post",
      path: `${path}/{id}/Post`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Post an invoice batch",
      description:
        "A job posts the drafts of the batch in the order of their account numbers. Drafts that cannot be posted are in the log and stay drafts; another request posts the drafts that are left. Raises InvoiceBatchPosted at the end.",
      params,
      body: schemas.JobRequest,
      answers: asked,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(batches.post(origin, id, body)), (job) => ({
          status: 200,
          body: askedJobBody(job),
        })),
    }),

    apiOperation({
      method: "post",
      path: `${path}/PostDrafts`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Post the drafts that match a filter",
      description:
        "Requests the posting of all drafts that now match a filter of `GET /Invoices`. A job posts them as a new batch, which can be stopped; they stay in their former batches too. `GET /Invoices/Sums` returns their totals. Raises InvoiceBatchPosted at the end.",
      body: schemas.PostDraftsRequest,
      answers: asked,
      handle: ({ origin }, { body }) =>
        Effect.map(batches.postDrafts(origin, body), (job) => ({ status: 200, body: askedJobBody(job) })),
    }),

    apiOperation({
      method: "post",
      path: `${path}/{id}/Stop`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Stop the posting of an invoice batch",
      description:
        "Posted invoices stay posted, the other drafts stay drafts: another `Post` takes them. Raises InvoiceBatchPosted.",
      params,
      answers: {
        200: { description: "The batch after the change", schema: batchResource.schema },
        404: { description: "No such batch" },
      },
      handle: ({ origin }, { params: { id } }) => Effect.map(batches.stop(origin, id), batchResource.ok),
    }),

    apiOperation({
      method: "post",
      path: `${path}/{id}/Cancel`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Cancel an invoice batch",
      description:
        "Cancels its drafts, so that their charges are due again; a job cancels the drafts of a large batch. Listed credit notes of order changes stay. 400 when one of its invoices is posted. Raises InvoiceBatchCancelled at the end.",
      params,
      answers: {
        200: { description: "The batch after the change", schema: batchResource.schema },
        404: { description: "No such batch" },
      },
      handle: ({ origin }, { params: { id } }) => Effect.map(batches.cancel(origin, id), batchResource.ok),
    }),
  ]
}
