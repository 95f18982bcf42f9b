import { workResult } from "@svc/domain/invoicing/batches/invoice-batch"
import fc from "fast-check"
import { expect, it } from "vitest"

it("a job of a batch has failed when it could do nothing at all of what there was", () => {
  const count = fc.integer({ min: 1, max: 1000 })
  fc.assert(
    fc.property(count, count, (made, failed) => {
      expect(workResult({ done: failed, made: 0, failed })).toBe("Failed")
      expect(workResult({ done: made + failed, made, failed })).toBe("Succeeded")
      expect(workResult({ done: made, made: 0, failed: 0 })).toBe("Succeeded")
    }),
  )
})
