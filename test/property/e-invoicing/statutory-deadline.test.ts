import { deadlineText, statutoryDeadline } from "@svc/domain/e-invoicing/statutory-deadline"
import { toIso } from "@svc/domain/shared/timestamp"
import { describe, expect, it } from "vitest"

describe("the deadline", () => {
  it.each([
    ["2026-11-20", "2026-11-23T22:59:59.000Z", "2026-11-23 23:59"],
    ["2026-07-01", "2026-07-02T21:59:59.000Z", "2026-07-02 23:59"],
    // Summer time begins in the night before the Sunday.
    ["2026-03-27", "2026-03-30T21:59:59.000Z", "2026-03-30 23:59"],
    ["2026-12-23", "2026-12-28T22:59:59.000Z", "2026-12-28 23:59"],
  ])("of an invoice of %s is the end of the next business day in Warsaw", (day, at, text) => {
    const deadline = statutoryDeadline(day)!
    expect(toIso(deadline)).toBe(at)
    expect(deadlineText(deadline)).toBe(text)
  })

  it("is none of a text that is no day", () => {
    expect(statutoryDeadline("2026-02-30")).toBeUndefined()
  })
})
