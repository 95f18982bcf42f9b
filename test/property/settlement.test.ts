import { ocrNumber } from "@svc/domain/invoicing/ocr-number"
import { daysPastDue } from "@svc/domain/invoicing/settlement"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** Whether a number with its check digit is valid, by the test of ISO/IEC 7812-1. */
const isWhole = (digits: string) => {
  let sum = 0
  for (let at = digits.length - 1, double = false; at >= 0; at -= 1, double = !double) {
    const digit = digits.charCodeAt(at) - 48
    sum += double ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit
  }
  return sum % 10 === 0
}

describe("an OCR number", () => {
  it("is the digits of the invoice's number and a check digit", () => {
    expect(ocrNumber("1001", "Invoice")).toBe("10017")
    expect(ocrNumber("FV/2026/0001", "OnAccount")).toBe("202600011")
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z/ -]{0,4}\d{1,12}[a-z.]{0,3}\d{0,6}$/), (number) => {
        const ocr = ocrNumber(number, "Invoice")!
        expect(ocr.slice(0, -1)).toBe(number.replaceAll(/\D/g, ""))
        expect(isWhole(ocr)).toBe(true)
      }),
    )
  })

  it("with one digit written wrong is whole no more", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const ocr = ocrNumber(String(number), "Invoice")!
        const at = place % ocr.length
        const wrong = (Number(ocr[at]) + by) % 10
        expect(isWhole(ocr.slice(0, at) + String(wrong) + ocr.slice(at + 1))).toBe(false)
      }),
    )
  })

  it("is of no credit note, no draft, and no number without digits", () => {
    for (const [number, type] of [
      ["C1", "Credit"],
      [undefined, "Invoice"],
      ["FV", "Invoice"],
    ] as const)
      expect(ocrNumber(number, type)).toBeUndefined()
  })
})

describe("the days past due", () => {
  const due = "2022-10-26" as CalendarDate
  it("count from the due date to the day, of a posted invoice with a balance", () => {
    expect(daysPastDue({ status: "Posted", dueDate: due }, decimal("1"), "2023-10-04" as CalendarDate)).toBe(343)
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -9, max: 9 }), (days, balance) => {
        const found = daysPastDue({ status: "Posted", dueDate: due }, decimal(String(balance)), addDays(due, days))
        expect(found).toBe(days > 0 && balance > 0 ? days : undefined)
      }),
    )
  })

  it("are not of a draft, of what was cancelled or settled, and of an invoice that nobody shows", () => {
    for (const status of ["Draft", "Cancelled", "Settled"] as const)
      expect(daysPastDue({ status, dueDate: due }, decimal("1"), addDays(due, 1))).toBeUndefined()
    expect(daysPastDue({ status: "Posted", dueDate: due }, decimal("1"), undefined)).toBeUndefined()
  })
})
