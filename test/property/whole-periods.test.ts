import type { Order } from "@svc/domain/orders/order"
import { periodsOf } from "@svc/domain/orders/periods"
import { expect, it } from "vitest"
import { day, sampleCharge, sampleOrder } from "../support/orders/sample-order.ts"

const wholes = (order: Partial<Order>) => {
  const { start, end } = { ...sampleOrder([]), ...order }
  const charge = sampleCharge({ start, ...(end === undefined ? {} : { end }), billingPeriod: "EndOfTerm" })
  return [...periodsOf(sampleOrder([], order), charge)].map(({ whole }) => `${whole.from} ${whole.to}`)
}

it("a term of odd length, or one cut short, is a part of its whole months", () => {
  const start = day("2024-01-01")
  expect(wholes({ start, end: day("2024-02-15"), endAnchor: day("2024-02-15"), term: 2 })).toEqual([
    "2024-01-01 2024-03-01",
  ])
  const renewals = [day("2024-02-15")]
  expect(wholes({ start, end: day("2024-05-15"), endAnchor: renewals[0]!, term: 2, renewals })).toEqual([
    "2024-01-01 2024-03-01",
    "2024-02-15 2024-05-15",
  ])
  expect(wholes({ start, end: day("2024-02-15"), endAnchor: start, term: 12 })).toEqual(["2024-01-01 2025-01-01"])
})

it("a term that begins at the end of a short month is no longer than the others", () => {
  const [start, renewals] = [day("2024-01-31"), [day("2024-02-29"), day("2024-03-31")]]
  expect(wholes({ start, end: day("2024-04-30"), endAnchor: start, term: 1, renewals })).toEqual([
    "2024-01-31 2024-02-29",
    "2024-02-29 2024-03-31",
    "2024-03-31 2024-04-30",
  ])
})

it("the last periods are those that end before the year 10000", () => {
  const { end: _, ...order } = sampleOrder([])
  const { end: __, ...charge } = sampleCharge({ billingPeriod: "Annual" })
  const periods = [...periodsOf(order, charge, day("9997-06-01"))]
  expect(periods.map(({ from, to }) => `${from} ${to}`)).toEqual(["9997-06-01 9998-01-01", "9998-01-01 9999-01-01"])
})
