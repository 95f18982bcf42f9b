import {
  booleanArray,
  dateArray,
  integerArray,
  textArray,
  timestamptzArray,
  uuidArray,
} from "@svc/adapters/postgres/base/binary-array"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const read = async (expression: string, array: Buffer): Promise<unknown> => {
  const [row] = await h.sql(`select array_to_json(${expression})::text as read`, [array])
  return JSON.parse((row as { read: string }).read)
}

const cases = {
  boolean: { encode: booleanArray, values: fc.boolean() },
  integer: { encode: integerArray, values: fc.integer() },
  text: { encode: textArray, values: fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "")) },
  date: {
    encode: dateArray,
    values: fc
      .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10)),
  },
  uuid: { encode: uuidArray, values: fc.uuid() },
} as const

describe("an array in binary form", () => {
  it.each(Object.entries(cases))("of %s comes as it was, nulls and an empty one too", async (type, given) => {
    const { encode, values } = given as { encode: (of: readonly unknown[]) => Buffer; values: fc.Arbitrary<unknown> }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(values, { nil: undefined })), async (all) => {
        expect(await read(`$1::${type}[]`, encode(all))).toEqual(all.map((value) => value ?? null))
      }),
      { numRuns: 50 },
    )
  })

  it("of timestamptz comes to the millisecond, before and after 2000", async () => {
    const milliseconds = "array(select (extract(epoch from t) * 1000)::bigint from unnest($1::timestamptz[]) t)"
    const values = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 0, 1) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(values, { nil: undefined })), async (all) => {
        expect(await read(milliseconds, timestamptzArray(all))).toEqual(all.map((value) => value ?? null))
      }),
      { numRuns: 50 },
    )
  })

  it("of UUIDs takes nothing else", () => {
    const [id = ""] = fc.sample(fc.uuid(), 1)
    for (const bad of ["", "1", id.slice(1), id.replace(/[0-9a-f]/, "g"), id.replace(/[0-9a-f]/, "\u0661")])
      expect(() => uuidArray([bad]), bad).toThrow(TypeError)
    expect(uuidArray([id.toUpperCase()])).toEqual(uuidArray([id]))
  })
})
