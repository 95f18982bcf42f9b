import { ublWriter } from "@svc/adapters/xml/ubl-writer"
import { refusedCharacters } from "@svc/domain/e-invoicing/ubl/characters"
import { Result } from "effect"
import fc from "fast-check"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"

const write = (text: string) =>
  ublWriter.write({ name: "a", content: [{ name: "b", attributes: { c: text }, content: text }] })

describe("the writer", () => {
  it("writes what a reader gives back, character for character, in text and attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const written = write(text)
        if (Result.isFailure(written)) return
        const document = XmlDocument.fromBuffer(written.success.bytes)
        expect(document.get("/a/b")?.content).toBe(text)
        expect(document.get("/a/b/@c")?.content).toBe(text)
        document.dispose()
      }),
      { numRuns: 500 },
    )
  })

  it("writes UTF-8 without a mark and one declaration, and says its SHA-256", () => {
    const { bytes, sha256 } = Result.getOrThrow(write("Zażółć"))
    expect(Buffer.from(bytes).toString()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b c="Zażółć">Zażółć</b></a>',
    )
    expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"))
  })

  it.each([
    ["\u0000", "U+0000"],
    ["\u0085", "U+0085"],
    ["\u009F", "U+009F"],
    ["\u007F", "U+007F"],
    ["\uFDD0", "U+FDD0"],
    ["\uFFFF", "U+FFFF"],
    ["\u{1FFFE}", "U+1FFFE"],
    ["\u{10FFFF}", "U+10FFFF"],
    ["\uD800", "U+D800"],
    ["x\uDC00y", "U+DC00"],
  ])("refuses %j by its place", (text, character) => {
    expect(write(text)).toEqual(
      Result.fail([
        { path: "a/b@c", character },
        { path: "a/b", character },
      ]),
    )
  })

  it("refuses nothing else that a person may write", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(!/\p{Cc}/u.test(text))
        expect(refusedCharacters({ name: "a", content: text })).toEqual([])
      }),
    )
    expect(refusedCharacters({ name: "a", content: "line\nline\r\n\ttab \u00A0 \u2028" })).toEqual([])
  })
})
