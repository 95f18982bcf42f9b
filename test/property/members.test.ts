import {
  bodyOf,
  choice,
  day,
  plainListed,
  listedOf,
  members,
  moment,
  patchTexts,
  shown,
  text,
} from "@svc/domain/listing/members"
import { parseDate } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { expect, test } from "vitest"

const thing = members({
  number: text().listed(),
  state: choice(["Open", "Closed"]).listed(),
  owner: shown().listed({ id: "uuid", name: "text" }),
  note: text().optional().asked(),
  reference: text().optional().listed().asked(),
  title: text().asked(),
  start: day().listed().asked().from("startDate"),
  made: moment().from("createdAt"),
})

const entity = {
  number: "1",
  state: "Open",
  title: "a",
  startDate: parseDate("2026-01-31")!,
  createdAt: 0 as Timestamp,
} as const

test("an answer has the members in the order of the table, under their own names", () => {
  const body = bodyOf(thing, { ...entity, note: "b" }, { owner: { id: "o" } })
  expect(Object.entries(body)).toEqual([
    ["number", "1"],
    ["state", "Open"],
    ["owner", { id: "o" }],
    ["note", "b"],
    ["reference", undefined],
    ["title", "a"],
    ["start", "2026-01-31"],
    ["made", "1970-01-01T00:00:00.000Z"],
  ])
})

test("lists have the listed members and parts of members, and no others", () => {
  expect(listedOf(thing)).toEqual({
    number: "text",
    state: ["Open", "Closed"],
    "owner/id": "uuid",
    "owner/name": "text",
    reference: "text",
    start: "date",
  })
  expect(plainListed(thing)).toEqual([
    ["number", "number"],
    ["state", "state"],
    ["reference", "reference"],
    ["start", "startDate"],
  ])
})

const value = fc.option(fc.string(), { nil: undefined })
const patch = fc.record({ note: fc.option(value, { nil: null }), reference: fc.option(value, { nil: null }) })

test("a request keeps the texts that it does not name, and takes away those that it empties", () => {
  fc.assert(
    fc.property(fc.record({ note: value, reference: value }), patch, (before, request) => {
      const kept = Object.fromEntries(Object.entries(before).filter(([, each]) => each !== undefined))
      const after = patchTexts(thing, kept, { ...request, title: "not an optional text" } as typeof request)
      for (const name of ["note", "reference"] as const) {
        const asked = request[name]
        const expected = asked === undefined ? before[name] : asked === null || asked === "" ? undefined : asked
        expect(after[name]).toBe(expected)
      }
      expect(Object.keys(after).every((name) => name === "note" || name === "reference")).toBe(true)
    }),
  )
})
