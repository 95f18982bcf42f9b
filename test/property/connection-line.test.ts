import { nextInLine, type Waiting } from "@svc/adapters/postgres/base/connection-line"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** A step: a request for a connection, or the return of one. */
type Step = { readonly ask: Waiting } | { readonly endOf: number }
const waiting = fc.record({ tenant: fc.constantFrom("a", "b", "c", "d"), lane: fc.constantFrom("1", "2", "3") })
const steps = fc.array(
  fc.oneof(
    waiting.map((ask): Step => ({ ask })),
    fc.nat(50).map((endOf): Step => ({ endOf })),
  ),
  { maxLength: 300 },
)

/** More requests than connections. The queue of a tenant is considered again after each request. */
const many = 70

const makeLine = (size: number, greed?: number) => {
  const line: Waiting[] = []
  const holders: Waiting[] = []
  const count = (test: (who: Waiting) => boolean) => holders.filter(test).length
  const held = {
    ofTenant: (tenant: string) => count((who) => who.tenant === tenant),
    ofLane: (lane: Waiting) => count((who) => who.tenant === lane.tenant && who.lane === lane.lane),
  }
  const settle = () => {
    for (;;) {
      const next = nextInLine(line, held, size - holders.length, greed)
      if (next === undefined) return
      line.splice(line.indexOf(next), 1)
      holders.push(next)
    }
  }
  return {
    line,
    holders,
    held,
    step: (step: Step) => {
      if ("ask" in step) line.push({ ...step.ask })
      else if (holders.length > 0) holders.splice(step.endOf % holders.length, 1)
      settle()
    },
  }
}

describe("the line for connections", () => {
  it("never gives out more than there are, and leaves nobody waiting who holds nothing while one is free", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), steps, (size, all) => {
        const { line, holders, held, step } = makeLine(size)
        for (const each of all) {
          step(each)
          expect(holders.length).toBeLessThanOrEqual(size)
          const starved = line.filter(({ tenant }) => held.ofTenant(tenant) === 0)
          expect(holders.length === size ? [] : starved).toEqual([])
        }
      }),
    )
  })

  it("leaves connections to others, however many requests a single tenant sends", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 60 }),
        fc.array(waiting, { minLength: many, maxLength: many }),
        (size, all) => {
          const { holders, step } = makeLine(size)
          for (const { lane } of all) step({ ask: { tenant: "a", lane } })
          expect(holders.length).toBeLessThanOrEqual(Math.ceil((size * 3) / 4))
          expect(holders.length).toBeGreaterThanOrEqual(Math.floor(size / 2))
          step({ ask: { tenant: "b", lane: "1" } })
          expect(holders.at(-1)).toEqual({ tenant: "b", lane: "1" })
        },
      ),
    )
  })

  it("gives a tenant that reads much a third of what there is at most, and leaves places to four others that do", () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 60 }), (size) => {
        const { holders, held, step } = makeLine(size, 0.5)
        for (let asked = 0; asked < many; asked += 1) step({ ask: { tenant: "a", lane: "1" } })
        expect(holders.length).toBeLessThanOrEqual(Math.ceil(size / 3))
        expect(holders.length).toBeGreaterThanOrEqual(Math.floor(size / 4))
        for (const tenant of ["b", "c", "d", "e"]) {
          for (let asked = 0; asked < many; asked += 1) step({ ask: { tenant, lane: "1" } })
          expect(held.ofTenant(tenant)).toBeGreaterThan(0)
        }
        expect(holders.length).toBeLessThanOrEqual(size)
      }),
    )
  })

  it("leaves connections to a tenant's other lanes, however many requests one of them sends", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), (size) => {
        const { holders, step } = makeLine(size)
        for (let asked = 0; asked < many; asked += 1) step({ ask: { tenant: "a", lane: "1" } })
        step({ ask: { tenant: "a", lane: "2" } })
        expect(holders.at(-1)).toEqual({ tenant: "a", lane: "2" })
      }),
    )
  })

  it("serves one lane in the order of its requests, and everybody in the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.array(waiting, { maxLength: 60 }), (size, all) => {
        const { line, holders, step } = makeLine(size)
        const order: Waiting[] = []
        const note = () => {
          for (const who of holders) if (!order.includes(who)) order.push(who)
        }
        const asked = all.map((ask) => ({ ...ask, number: 0 }))
        for (const [number, who] of asked.entries()) {
          who.number = number
          step({ ask: who })
          note()
        }
        while (holders.length > 0) {
          step({ endOf: 0 })
          note()
        }
        expect(line).toEqual([])
        expect(order).toHaveLength(all.length)
        for (const { tenant, lane } of all) {
          const numbers = order
            .filter((who) => who.tenant === tenant && who.lane === lane)
            .map((who) => (who as Waiting & { readonly number: number }).number)
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})
