import { batchLogBody } from "@svc/domain/invoicing/batches/batch-body"
import type { BatchJob, InvoiceBatch } from "@svc/domain/invoicing/batches/invoice-batch"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import type { Service } from "./invocation.ts"
import { fields, table } from "./output.ts"

/** Milliseconds between two reads of a job. */
const lookMs = 250
const shownRows = 20

/** Waits for the end of a batch's job, and shows its progress. */
export const ended = Effect.fnUntraced(function* (
  service: Service,
  scope: Scope,
  number: string,
  what: "generation" | "posting",
) {
  const { batches } = service.invoicing
  const { showProgress } = service.invocation
  for (;;) {
    const found = yield* batches.find(scope, number)
    const job: BatchJob | undefined = found[what]
    if (job?.result !== "Pending") {
      showProgress?.("")
      return { ...(yield* shown(service, scope, found)), failed: job?.result !== "Succeeded" || found.work.failed > 0 }
    }
    showProgress?.(`${number}: ${progressOf(found)}`)
    // Uses real time, because a test clock may stop the service's time.
    yield* Effect.promise(() => new Promise((resume) => setTimeout(resume, lookMs)))
  }
})

const barWidth = 20

const progressOf = ({ work: { total, done, made, failed } }: InvoiceBatch): string => {
  const counts = `${made} done${failed === 0 ? "" : `, ${failed} failed`}`
  if (total === undefined || total === 0) return counts
  const filled = Math.min(barWidth, Math.round((done / total) * barWidth))
  return `${"#".repeat(filled)}${".".repeat(barWidth - filled)} ${done} of ${total}, ${counts}`
}

/** A batch with the first rows of its log. */
export const shown = Effect.fnUntraced(function* (service: Service, scope: Scope, found: InvoiceBatch) {
  const { items, total } = yield* service.invoicing.batches.log(scope, found.id, {
    order: [],
    offset: 0,
    limit: shownRows,
  })
  const { id, number, status, invoiceDate, targetDate, filter, generation, posting } = found
  const told = {
    number,
    id,
    status,
    "invoice date": invoiceDate,
    "target date": targetDate,
    filter,
    generated: generation.message ?? generation.result,
    posted: posting && (posting.message ?? posting.result),
  }
  return {
    json: {
      id,
      batchNumber: number,
      status,
      invoiceDate,
      targetDate,
      filter,
      generation,
      posting,
      batchLog: items.map(batchLogBody),
    },
    text: [
      fields(told),
      ...(items.length === 0 ? [] : [logTable(items)]),
      ...(total > items.length ? [`${total - items.length} more rows: GET /InvoiceBatches/${number}/BatchLog`] : []),
    ].join("\n\n"),
  }
})

export const logTable = (
  entries: readonly { readonly entityName: string; readonly reference: string; readonly errorMessage: string }[],
): string =>
  table(
    ["WHAT", "ACCOUNT", "REASON"],
    entries.map(({ entityName, reference, errorMessage }) => [entityName, reference, errorMessage]),
  )
