import { type KeyFacts, type KeyHolder, keyStandings, rotationStep } from "@svc/domain/shared/key-rotation"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const keyId = fc.constantFrom("a", "b", "c")
const processes = fc
  .array(fc.uniqueArray(keyId, { minLength: 1 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((keyIds, index): KeyHolder => ({ name: `p${index}`, keyIds })))
const sealed = fc
  .array(fc.tuple(keyId, fc.integer({ min: 1, max: 9 })))
  .map((counts): ReadonlyMap<string, number> => new Map(counts))
const facts = fc.record({ processes, sealed })

/** Whether every process can decrypt everything that is stored or that any process encrypts. */
const isWhole = ({ processes: all, sealed: stored }: KeyFacts): boolean =>
  [...stored.keys(), ...all.map(({ keyIds }) => keyIds[0]!)].every((id) =>
    all.every(({ keyIds }) => keyIds.includes(id)),
  )

const each = (all: readonly KeyHolder[], change: (keyIds: readonly string[]) => readonly string[]) =>
  all.map((_, index) => all.map((at, other) => (other === index ? { ...at, keyIds: change(at.keyIds) } : at)))

describe("a change of the encryption key", () => {
  it("is broken exactly when some process cannot open what is stored or what another encrypts", () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(rotationStep(given)._tag === "Broken").toBe(!isWhole(given))
      }),
    )
  })

  it("may put a key first in any process exactly when that breaks nothing", () => {
    fc.assert(
      fc.property(facts.filter(isWhole), (given) => {
        const breaks = keyStandings(given).filter(({ keyId: id }) => {
          const putFirst = each(given.processes, (keyIds) => [id, ...keyIds.filter((other) => other !== id)])
          return !putFirst.every((after) => isWhole({ ...given, processes: after }))
        })
        const mayNot = keyStandings(given).filter(({ mayBeFirst }) => !mayBeFirst)
        // With a single process, even an unknown key may become the first one, because that process then knows it.
        expect(breaks).toEqual(given.processes.length > 1 ? mayNot : [])
      }),
    )
  })

  it("may drop a key from any process only when that breaks nothing", () => {
    fc.assert(
      fc.property(facts.filter(isWhole), (given) => {
        const dropped = keyStandings(given)
          .filter(({ mayBeDropped }) => mayBeDropped)
          .flatMap(({ keyId: id }) => each(given.processes, (keyIds) => keyIds.filter((other) => other !== id)))
        expect(dropped.every((after) => isWhole({ ...given, processes: after }))).toBe(true)
      }),
    )
  })

  it("goes its documented way, whatever process is restarted first", () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(fc.tuple(order, order, order), (orders) => {
        let all: readonly KeyHolder[] = [0, 1, 2].map((index) => ({ name: `p${index}`, keyIds: ["old"] }))
        let stored: ReadonlyMap<string, number> = new Map([["old", 5]])
        const steps: string[] = []
        const look = () => {
          const step = rotationStep({ processes: all, sealed: stored })._tag
          if (steps.at(-1) !== step) steps.push(step)
        }
        look()
        for (const [index, keyIds] of [["old", "new"], ["new", "old"], ["new"]].entries()) {
          for (const restarted of orders[index]!) {
            all = all.map((process, at) => (at === restarted ? { ...process, keyIds } : process))
            look()
          }
          if (index === 1) stored = new Map([["new", 5]])
          look()
        }
        expect(steps).toEqual([
          "NoRotation",
          "Spreading",
          "Spare",
          "Switching",
          "ToReencrypt",
          "Spare",
          "Spreading",
          "NoRotation",
        ])
      }),
    )
  })
})
