import { makeSecretBox, SecretUnreadable } from "@svc/adapters/crypto/secret-box"
import fc from "fast-check"
import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"

const [oldKey, newKey, otherKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const box = makeSecretBox([oldKey])
const text = fc.string({ unit: "grapheme", maxLength: 200 })

describe("a sealed text", () => {
  it("opens in its context to what it was", () => {
    fc.assert(
      fc.property(text, text, (plain, context) => {
        expect(box.open(box.seal(plain, context), context)).toBe(plain)
      }),
    )
  })

  it("does not open in another context", () => {
    fc.assert(
      fc.property(text, text, text, (plain, context, other) => {
        fc.pre(context !== other)
        expect(() => box.open(box.seal(plain, context), other)).toThrow(SecretUnreadable)
      }),
    )
  })

  it("opens nowhere else once it was opened in its place", () => {
    fc.assert(
      fc.property(text, text, text, (plain, context, other) => {
        fc.pre(context !== other)
        const sealed = box.seal(plain, context)
        const opened = [box.open(sealed, context), box.open(sealed, context)]
        expect(opened).toEqual([plain, plain])
        expect(() => box.open(sealed, other)).toThrow(SecretUnreadable)
      }),
    )
  })

  it("does not open once it was altered, wherever", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
    const alteration = fc.record({
      at: fc.nat(),
      how: fc.constantFrom("replace", "remove", "insert", "cut"),
      by: fc.constantFrom(...letters.split("")),
    })
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), alteration, (plain, { at, how, by }) => {
        const sealed = box.seal(plain, "here")
        const index = at % sealed.length
        const tail =
          how === "replace" || how === "remove" ? sealed.slice(index + 1) : how === "insert" ? sealed.slice(index) : ""
        const altered = sealed.slice(0, index) + (how === "replace" || how === "insert" ? by : "") + tail
        // Base64url has unused bits at its end, so a different text may encode the same bytes and is no alteration.
        const bytes = (each: string) =>
          each
            .split(".")
            .map((part, place) => (place < 2 ? part : Buffer.from(part, "base64url").toString("hex")))
            .join(".")
        fc.pre(bytes(altered) !== bytes(sealed))
        expect(() => box.open(altered, "here")).toThrow(SecretUnreadable)
      }),
      { numRuns: 500 },
    )
  })

  it("does not open by the first bytes of its tag, which are guessed sooner than all sixteen", () => {
    const parts = box.seal("", "here").split(".")
    const cut = Buffer.from(parts[3]!, "base64url").subarray(0, 4).toString("base64url")
    expect(() => box.open([...parts.slice(0, 3), cut].join("."), "here")).toThrow(SecretUnreadable)
  })

  it("says nothing of its text but the length, and is another each time", () => {
    const [one, other] = [box.seal("very-secret", "here"), box.seal("very-secret", "here")]
    expect(one).not.toBe(other)
    expect(one).not.toContain("very-secret")
    expect(one).not.toContain(Buffer.from("very-secret").toString("base64url"))
  })

  it.each(["", "v1", "v1..", "v1.a.b.c", "v2.a.b.c", "…"])("is not %j", (sealed) => {
    expect(() => box.open(sealed, "here")).toThrow(SecretUnreadable)
  })
})

describe("with several keys", () => {
  const both = makeSecretBox([newKey, oldKey])

  it("the first seals and any opens", () => {
    const before = box.seal("plain", "here")
    const after = both.seal("plain", "here")
    expect([both.open(before, "here"), both.open(after, "here")]).toEqual(["plain", "plain"])
    expect(makeSecretBox([newKey]).open(after, "here")).toBe("plain")
    expect(() => box.open(after, "here")).toThrow(SecretUnreadable)
  })

  it("what another than the first has sealed is outdated", () => {
    const before = box.seal("plain", "here")
    expect([box.isOutdated(before), both.isOutdated(before), both.isOutdated(both.seal("plain", "here"))]).toEqual([
      false,
      true,
      false,
    ])
  })

  it("a key that is gone is named as the reason, without the key", () => {
    const sealed = box.seal("plain", "here")
    expect(() => makeSecretBox([otherKey]).open(sealed, "here")).toThrow("encrypted with a key that is not known here")
  })
})

it("there is no box without a key", () => {
  expect(() => makeSecretBox([])).toThrow("needs a key")
})
