import { batchAfter } from "@svc/domain/invoicing/batches/batch-after"
import { type BatchStatus, batchStatuses, stoppedMessage } from "@svc/domain/invoicing/batches/invoice-batch"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

const actions = ["post", "stop", "cancel"] as const
/** The state after the end of a job, for each state in which a job runs. */
const ends: Partial<Record<BatchStatus, BatchStatus>> = {
  Generating: "Generated",
  Posting: "Posted",
  Cancelling: "Cancelled",
}
const steps = fc.array(fc.constantFrom(...actions, "end" as const), { maxLength: 30 })

it("a batch is left alone while a job is under way, unless its posting is stopped, and a cancelled one for ever", () => {
  fc.assert(
    fc.property(fc.constantFrom(...batchStatuses), steps, (begun, taken) => {
      let status = begun
      const passed: BatchStatus[] = [begun]
      for (const step of taken) {
        const wanted = step === "stop" ? ["Posting"] : ["Generated", "Posted"]
        const after = step === "end" ? undefined : batchAfter({ number: "B-1", status }, step)
        expect(after === undefined || Result.isSuccess(after) === wanted.includes(status)).toBe(true)
        status = after === undefined ? (ends[status] ?? status) : Result.getOrElse(after, () => status)
        passed.push(status)
      }
      const cancelled = passed.indexOf("Cancelled")
      expect(passed.slice(cancelled).every((each) => cancelled < 0 || each === "Cancelled")).toBe(true)
    }),
  )
})

it("what was stopped can be posted again, and says how many are left", () => {
  const stopped = Result.getOrThrow(batchAfter({ number: "B-1", status: "Posting" }, "stop"))
  expect(batchAfter({ number: "B-1", status: stopped }, "post")).toEqual(Result.succeed("Posting"))
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (invoices, notes, failed, left) => {
      const made = invoices + notes
      const counts = stoppedMessage({ done: made + failed, made, notes, failed }, left).match(/\d+/gu)
      expect(counts?.map(Number)).toEqual([
        invoices,
        ...(notes === 0 ? [] : [notes]),
        ...(failed === 0 ? [] : [failed]),
        left,
      ])
    }),
  )
})
