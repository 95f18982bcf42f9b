import {
  allows,
  common,
  covers,
  type Need,
  parsePermission,
  permissionAreas,
  permissionLevels,
  type Permission,
  printPermission,
} from "@svc/domain/identity/permissions"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const area = fc.constantFrom(...permissionAreas)
const level = fc.constantFrom(...permissionLevels)
const permission: fc.Arbitrary<Permission> = fc.record({ area: fc.oneof(area, fc.constant("*" as const)), level })
const need = fc.tuple(area, level).map(([of, at]): Need => `${of}:${at}`)
const rank = { read: 1, write: 2, admin: 3 }

describe("permissions", () => {
  it("allow what one of them covers by area or *, at its level or below, and nothing else", () => {
    fc.assert(
      fc.property(fc.array(permission, { maxLength: 5 }), area, level, (held, of, at) => {
        const covered = held.some((each) => (each.area === of || each.area === "*") && rank[each.level] >= rank[at])
        expect(allows(held, `${of}:${at}`)).toBe(covered)
      }),
      { numRuns: 1000 },
    )
  })

  it("that both hold allow what each of them allows, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.array(permission, { maxLength: 4 }),
        fc.array(permission, { maxLength: 4 }),
        need,
        (a, b, wanted) => {
          expect(allows(common(a, b), wanted)).toBe(allows(a, wanted) && allows(b, wanted))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it("that are covered allow nothing that those which cover them do not", () => {
    fc.assert(
      fc.property(
        fc.array(permission, { maxLength: 4 }),
        fc.array(permission, { maxLength: 4 }),
        need,
        (held, wanted, one) => {
          fc.pre(covers(held, wanted))
          expect(allows(wanted, one) && !allows(held, one)).toBe(false)
        },
      ),
    )
    fc.assert(fc.property(fc.array(permission), (held) => covers(held, held)))
    fc.assert(fc.property(fc.array(permission, { minLength: 1 }), (wanted) => !covers([], wanted)))
  })

  it("allow no less when there are more of them", () => {
    fc.assert(
      fc.property(fc.array(permission), fc.array(permission), need, (held, more, wanted) => {
        expect(allows(held, wanted) && !allows([...more, ...held], wanted)).toBe(false)
      }),
    )
  })

  it("of *:admin allow everything, none nothing", () => {
    fc.assert(
      fc.property(need, (wanted) => {
        expect([allows([{ area: "*", level: "admin" }], wanted), allows([], wanted)]).toEqual([true, false])
      }),
    )
  })
})

describe("a permission in writing", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(permission, (each) => {
        expect(Result.getOrThrow(parsePermission(printPermission(each)))).toEqual(each)
      }),
    )
  })

  it("of any other text is refused with a sentence that shows how to write one", () => {
    const all = new Set([...permissionAreas, "*"].flatMap((of) => permissionLevels.map((at) => `${of}:${at}`)))
    const near = permission
      .map(printPermission)
      .chain((text) =>
        fc.constantFrom(
          text.toUpperCase(),
          ` ${text}`,
          `${text}:`,
          `${text}:read`,
          text.replace(":", ""),
          text.split(":")[0]!,
        ),
      )
    const other = fc.oneof(
      fc.string(),
      near,
      fc.constantFrom("", ":", "*", "*:*", "webhooks:*", "constructor:read", "webhooks:toString"),
    )
    fc.assert(
      fc.property(
        other.filter((text) => !all.has(text)),
        (text) => {
          const read = parsePermission(text)
          expect(Result.isFailure(read) && read.failure).toContain(`'${text}' is not a permission: write area:level`)
        },
      ),
    )
  })
})
