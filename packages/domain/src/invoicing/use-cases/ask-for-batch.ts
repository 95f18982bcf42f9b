import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { readFilter } from "../../listing/read-filter.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { zero } from "../../shared/decimal.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { AccountId, InvoiceBatchId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { AskedJob } from "../batches/batch-body.ts"
import type { BatchJobRequest, GenerateBatchRequest, PostDraftsRequest } from "../batches/batch-request.ts"
import { batchAfter } from "../batches/batch-after.ts"
import { type BatchGroupRef, type BatchJob, type InvoiceBatch, noWork, workMessage } from "../batches/invoice-batch.ts"
import { invoiceFields } from "../invoice-fields.ts"
import { refuse } from "../invoicing.errors.ts"
import type { InvoicingJobs } from "../invoicing.jobs.ts"
import type { InvoiceBatchStore } from "../ports/invoice-batch-store.ts"
import type { WebhookListeners } from "../ports/webhook-listeners.ts"
import { readTargets } from "./invoice-order.ts"

export interface AskForBatchPorts {
  readonly batches: InvoiceBatchStore
  readonly customers: Pick<Customers, "getAll" | "lookUps">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly webhookListeners: WebhookListeners
  readonly jobs: JobQueue<InvoicingJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Creates batches and requests their postings (contract B1, B2, B3, B8). Jobs do the rest. */
export const makeAskForBatch = (ports: AskForBatchPorts) => {
  const { batches, customers, organisation, webhookListeners, jobs, ids, unitOfWork } = ports

  /** The webhooks that listen to the end of a job. A request may demand that there is one. */
  const listenersTo = Effect.fnUntraced(function* (
    origin: Scope,
    tag: AskedJob["event"],
    { ensureWebhooksAreEnabled }: BatchJobRequest,
  ) {
    const webhooks = yield* webhookListeners(origin, tag)
    if (ensureWebhooksAreEnabled === true && webhooks.length === 0) return yield* refuse("NobodyListens", { tag })
    return webhooks
  })

  const newJob = (origin: EventOrigin, { jobDescription }: BatchJobRequest): BatchJob => ({
    id: ids.next(),
    by: origin.triggeredBy,
    result: "Pending",
    ...(jobDescription ? { description: jobDescription } : {}),
  })

  const accountsOf = Effect.fnUntraced(function* (
    scope: Scope,
    { invoiceAllAccounts, accounts }: Pick<GenerateBatchRequest, "accounts" | "invoiceAllAccounts">,
  ) {
    const named = [...new Set((accounts ?? []).map((id) => id.toLowerCase() as AccountId))]
    if (invoiceAllAccounts === true) {
      if (named.length > 0) return yield* fieldRefused("accounts", "must be left out when invoiceAllAccounts is true")
      return undefined
    }
    if (named.length === 0)
      return yield* fieldRefused("accounts", "must name accounts when invoiceAllAccounts is not true")
    const known = new Set((yield* customers.getAll(scope, named)).map(({ id }) => id))
    const unknown = named.findIndex((id) => !known.has(id))
    if (unknown >= 0) return yield* fieldRefused(`accounts[${unknown}]`, "names no account of this legal entity")
    return named
  })

  const groupsOf = Effect.fnUntraced(function* (
    scope: Scope,
    {
      invoiceAllBatchGroups,
      invoiceBatchGroups,
    }: Pick<GenerateBatchRequest, "invoiceAllBatchGroups" | "invoiceBatchGroups">,
  ) {
    const named = [...new Set(invoiceBatchGroups)]
    if (named.length === 0) {
      if (invoiceAllBatchGroups === false)
        return yield* fieldRefused("invoiceBatchGroups", "must name groups when invoiceAllBatchGroups is false")
      return undefined
    }
    if (invoiceAllBatchGroups === true)
      return yield* fieldRefused("invoiceBatchGroups", "must be left out when invoiceAllBatchGroups is true")
    const { invoiceBatchGroup } = customers.lookUps(scope)
    return yield* Effect.forEach(named, (id, index) =>
      Effect.map(invoiceBatchGroup(`invoiceBatchGroups[${index}]`, id), (group): BatchGroupRef => {
        return { id: group.id, code: group.code }
      }),
    )
  })

  /** Reads and checks a request for a batch. The result has no number and no job yet. */
  const readBatch = Effect.fnUntraced(function* (scope: Scope, request: GenerateBatchRequest, today: CalendarDate) {
    const { invoiceDate, targetDates, targetDate } = yield* readTargets(request, today)
    const accounts = yield* accountsOf(scope, request)
    const groups = yield* groupsOf(scope, request)
    const { minimumInvoiceAmount: minimum } = request
    if (minimum && minimum.value < zero.value)
      return yield* fieldRefused("minimumInvoiceAmount", "must not be negative")
    return {
      invoiceDate,
      targetDate,
      targetDates,
      ...(accounts === undefined ? {} : { accounts }),
      ...(groups === undefined ? {} : { groups }),
      ...(minimum ? { minimumAmount: minimum } : {}),
    }
  })

  const todayOf = Effect.fnUntraced(function* (scope: Scope) {
    return dateIn((yield* organisation.details(scope)).timeZone, yield* currentTime)
  })

  const generate = Effect.fnUntraced(function* (origin: EventOrigin, request: GenerateBatchRequest) {
    const { tenantId, legalEntityId } = origin
    const event = "InvoiceBatchCreated"
    const today = yield* todayOf(origin)
    const wanted = yield* readBatch(origin, request, today)
    const webhooks = yield* listenersTo(origin, event, request)
    const now = yield* currentTime
    const batch: InvoiceBatch = {
      tenantId,
      legalEntityId,
      id: ids.next<InvoiceBatchId>(),
      number: yield* organisation.takeNumber(origin, "InvoiceBatch", today),
      status: "Generating",
      ...wanted,
      generation: newJob(origin, request),
      work: noWork,
      createdAt: now,
      modifiedAt: now,
    }
    const { id, number, generation: job } = batch
    if (!(yield* batches.insert(batch))) return yield* refuseNumber("NumberTaken", { number, kind: "invoice batch" })
    yield* jobs.enqueue("invoice-batches-generate", { tenantId, legalEntityId, batchId: id }, { key: id })
    return { batch, job, event, webhooks } satisfies AskedJob
  })

  const post = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceBatchId, request: BatchJobRequest) {
    const { tenantId, legalEntityId } = origin
    const event = "InvoiceBatchPosted"
    const before = yield* batches.lock(origin, id)
    const status = yield* Effect.fromResult(batchAfter(before, "post"))
    const webhooks = yield* listenersTo(origin, event, request)
    const { cursor: _, ...rest } = before
    const { drafts } = yield* batches.state(origin, before)
    const job = newJob(origin, request)
    const work = { ...noWork, total: drafts }
    const batch: InvoiceBatch = { ...rest, status, posting: job, work, modifiedAt: yield* currentTime }
    yield* batches.update(batch)
    yield* batches.forget(origin, id)
    yield* jobs.enqueue("invoice-batches-post", { tenantId, legalEntityId, batchId: id }, { key: id })
    return { batch, job, event, webhooks } satisfies AskedJob
  })

  const postDrafts = Effect.fnUntraced(function* (origin: EventOrigin, { filter, ...request }: PostDraftsRequest) {
    const { tenantId, legalEntityId } = origin
    const event = "InvoiceBatchPosted"
    const checked = yield* Effect.fromResult(readFilter(invoiceFields, "filter", filter))
    const webhooks = yield* listenersTo(origin, event, request)
    const id = ids.next<InvoiceBatchId>()
    // Drafts are picked before the number is taken, because others wait for the series from then on.
    const total = yield* batches.pick(origin, id, checked)
    if (total === 0) return yield* refuse("NoDraftsFound")
    const today = yield* todayOf(origin)
    const job = newJob(origin, request)
    const now = yield* currentTime
    const number = yield* organisation.takeNumber(origin, "InvoiceBatch", today)
    const batch: InvoiceBatch = {
      tenantId,
      legalEntityId,
      id,
      number,
      filter,
      status: "Posting",
      ...(yield* readTargets({}, today)),
      generation: { ...job, result: "Succeeded", message: workMessage({ ...noWork, made: total }, "account") },
      posting: job,
      work: { ...noWork, total },
      createdAt: now,
      modifiedAt: now,
    }
    if (!(yield* batches.insert(batch))) return yield* refuseNumber("NumberTaken", { number, kind: "invoice batch" })
    yield* jobs.enqueue("invoice-batches-post", { tenantId, legalEntityId, batchId: id }, { key: id })
    return { batch, job, event, webhooks } satisfies AskedJob
  })

  return {
    postDrafts: Effect.fn("invoicing.postDrafts")((origin: EventOrigin, request: PostDraftsRequest) =>
      unitOfWork.atomically(origin.tenantId, postDrafts(origin, request)),
    ),
    generate: Effect.fn("invoicing.generateBatch")((origin: EventOrigin, request: GenerateBatchRequest) =>
      unitOfWork.atomically(origin.tenantId, generate(origin, request)),
    ),
    post: Effect.fn("invoicing.postBatch")((origin: EventOrigin, id: InvoiceBatchId, request: BatchJobRequest) =>
      unitOfWork.atomically(origin.tenantId, post(origin, id, request)),
    ),
    /** The accounts and dates of a batch that a request describes, without storing anything. */
    wanted: (scope: Scope, request: GenerateBatchRequest) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.flatMap(todayOf(scope), (today) => readBatch(scope, request, today)),
      ),
  }
}
