import { BoundedMap } from "@svc/adapters/memory/bounded-map"
import fc from "fast-check"
import { expect, it } from "vitest"

const step = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }))

it("a bounded map holds the latest entries that weigh no more than its limit together", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (steps, limit) => {
      const map = new BoundedMap<number, number>(limit, (weight) => weight)
      let model: (readonly [number, number])[] = []
      for (const [key, weight] of steps) {
        model = model.filter(([other]) => other !== key)
        if (weight === undefined) map.delete(key)
        else {
          map.set(key, weight)
          model.push([key, weight])
          while (model.reduce((sum, [, each]) => sum + each, 0) > limit) model.shift()
        }
        const held = new Map(model)
        for (let each = 0; each <= 9; each += 1) expect(map.get(each)).toBe(held.get(each))
      }
    }),
  )
})

it("counts entries that are not weighed", () => {
  const map = new BoundedMap<string, string>(2)
  for (const key of ["a", "b", "a", "c"]) map.set(key, key)
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual(["a", undefined, "c"])
})
