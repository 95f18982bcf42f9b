import { jsonExcess, memberJson, unfitPaths, repeatedMember } from "@svc/domain/shared/json-text"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** A JSON number in one of the forms that people and programs write. */
const number = fc.oneof(
  fc.constantFrom(
    "1.10",
    "1e400",
    "-1e-400",
    "12345678901234567890",
    "0.1000",
    "-0",
    "-0.0",
    "1E5",
    "1e+05",
    "9007199254740993",
  ),
  fc
    .record({
      sign: fc.constantFrom("", "-"),
      whole: fc.oneof(fc.constant("0"), fc.stringMatching(/^[1-9]\d{0,30}$/)),
      fraction: fc.oneof(fc.constant(""), fc.stringMatching(/^\.\d{1,30}$/)),
      exponent: fc.oneof(fc.constant(""), fc.stringMatching(/^[eE][+-]?\d{1,4}$/)),
    })
    .map(({ sign, whole, fraction, exponent }) => `${sign}${whole}${fraction}${exponent}`),
)
const string = fc
  .oneof(fc.string({ unit: "binary" }), fc.constantFrom("\0", "\uD800", "}", '"', "\\", "1.10", "__proto__", "Data"))
  .map((each) => JSON.stringify(each))
const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  // JavaScript puts names that look like array indexes first, wherever they were.
  fc.constantFrom("__proto__", "constructor", "toString", "a.b", "", "2", "1", "data"),
)

/** JSON text without white space. Numbers may have any digits, and no object repeats a name. */
const { text } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number,
    string,
    fc.constantFrom("true", "false", "null"),
    fc.array(tie("text"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
    fc
      .uniqueArray(fc.tuple(name, tie("text")), { maxLength: 4, selector: ([key]) => key })
      .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`),
  ),
}))
const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/)

describe("the text of a member", () => {
  it("is what was written, digit for digit, without white space around", () => {
    fc.assert(
      fc.property(text, text, space, (data, other, gap) => {
        const body = `${gap}{${gap}"eventType"${gap}:${gap}"InvoicePosted",${gap}"data":${gap}${data}${gap},"other":${other}}${gap}`
        expect(memberJson(body, "data")).toBe(data)
      }),
      { numRuns: 1000 },
    )
  })

  it("keeps the digits also between white space", () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 6 }), space, (numbers, gap) => {
        const body = `{"data":[${numbers.map((each) => `${gap}${each}${gap}`).join(",")}]}`
        expect(memberJson(body, "data")).toBe(`[${numbers.join(",")}]`)
      }),
    )
  })

  it.each(["1.10", "1e400", "12345678901234567890", "-0", "1E+2", "0.30000000000000004"])("keeps %s", (digits) => {
    expect(memberJson(`{"data":{"amount":${digits},"rows":[${digits}]}}`, "data")).toBe(
      `{"amount":${digits},"rows":[${digits}]}`,
    )
  })

  it("is that of the last of several with the same name, and inside as it was written", () => {
    expect(memberJson('{"data":{"a":1.0},"data":{"a":2.10,"a":3.10}}', "data")).toBe('{"a":2.10,"a":3.10}')
  })
})

describe("the number of values in JSON", () => {
  /** The number of values, where an empty array or object counts as two. */
  const countOf = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return 1
    const members = Object.values(value)
    return members.length === 0 ? 2 : members.reduce((sum: number, each) => sum + countOf(each), 1)
  }

  it("is that of its values, whatever its strings hold", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), fc.integer({ min: 1, max: 40 }), (value, values) => {
        const excess = jsonExcess(JSON.stringify(value), { depth: 64, values })
        expect(excess).toBe(countOf(value) > values ? `has more than ${values} values` : undefined)
      }),
      { numRuns: 1000 },
    )
  })
})

describe("the depth of JSON", () => {
  const nestsDeeper = (json: string, depth: number) => jsonExcess(json, { depth })?.startsWith("nests deeper") ?? false
  const depthOf = (value: unknown): number =>
    typeof value !== "object" || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf))

  it("is that of its arrays and objects, whatever its strings hold", () => {
    fc.assert(
      fc.property(text, space, fc.integer({ min: 0, max: 8 }), (json, gap, limit) => {
        expect(nestsDeeper(`${gap}${json}${gap}`, limit)).toBe(depthOf(JSON.parse(json)) > limit)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ["[", "]", 1],
    ['{"a":', "}", 1],
    ['[{"\\"[[":', "}]", 2],
  ])("is found where %s goes on and on, without reading further", (open, close, each) => {
    const nested = (depth: number) => `${open.repeat(depth / each)}1${close.repeat(depth / each)}`
    expect([nestsDeeper(nested(64), 64), nestsDeeper(nested(66), 64)]).toEqual([false, true])
    expect(nestsDeeper(open.repeat(500_000), 64)).toBe(true)
  })

  it("of text that is no JSON is no error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (any) => {
        expect(typeof nestsDeeper(any, 64)).toBe("boolean")
      }),
    )
  })
})

/**
 * Whether a character is unfit, by its code: control characters below U+0020 except tab and line ends, and U+FFFE and
 * U+FFFF.
 */
const isUnfit = (character: string): boolean => {
  const code = character.codePointAt(0)!
  return (code < 0x20 && ![0x09, 0x0a, 0x0d].includes(code)) || code === 0xfffe || code === 0xffff
}

describe("what no text may have", () => {
  it("is found exactly where a string or a name holds a control character, U+FFFE, U+FFFF or half of a pair", () => {
    fc.assert(
      fc.property(text, (json) => {
        const value: unknown = JSON.parse(json)
        const strings: string[] = []
        JSON.stringify(value, (key: string, member: unknown) => {
          strings.push(key, ...(typeof member === "string" ? [member] : []))
          return member
        })
        const bad = strings.some((each) => !each.isWellFormed() || Array.from(each).some(isUnfit))
        expect(unfitPaths(value).length > 0).toBe(bad)
      }),
      { numRuns: 1000 },
    )
  })

  it.each<readonly [unknown, readonly string[]]>([
    [{ url: "a\0b", events: ["ok", "\uD800"] }, ["url", "events[1]"]],
    [{ a: { b: [{ c: "\0" }] } }, ["a.b[0].c"]],
    [{ "x\0": 1, y: { "\uDC00": { z: "\0" } } }, ["x\uFFFD", "y.\uFFFD"]],
    [["\0"], ["[0]"]],
    ["\0", [""]],
    [{ a: "\u0001", b: "\u001F", c: "\u000B", d: "\uFFFE", e: "\uFFFF" }, ["a", "b", "c", "d", "e"]],
    [{ a: "\t\r\n\u007F\u0085\uFFFD" }, []],
    [{ a: "plain \u{1F9FE}", b: null, c: 1, d: true }, []],
  ])("of %j is named by its path", (value, paths) => {
    expect(unfitPaths(value)).toEqual(paths)
  })
})

describe("a member that its object has already", () => {
  it("is found exactly where an object has a name twice", () => {
    const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    // An object is a list of its members, so that a name may occur twice.
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, scalar, tie("array"), tie("object")),
      array: fc.array(tie("value"), { maxLength: 4 }).map((items) => ({ items })),
      object: fc
        .array(fc.tuple(fc.oneof(fc.constantFrom("a", "b", "__proto__", 'x"\\'), fc.string()), tie("value")), {
          maxLength: 4,
        })
        .map((members) => ({ members })),
    }))
    interface Node {
      readonly items?: readonly Node[]
      readonly members?: readonly (readonly [string, Node])[]
    }
    const isNode = (node: unknown): node is Node => typeof node === "object" && node !== null
    const write = (node: unknown): string =>
      !isNode(node)
        ? JSON.stringify(node)
        : node.items !== undefined
          ? `[ ${node.items.map(write).join(" , ")} ]`
          : `{${node.members!.map(([key, of]) => `${JSON.stringify(key)} : ${write(of)}`).join(",")}}`
    const hasTwice = (node: unknown): boolean =>
      isNode(node) &&
      (node.items !== undefined
        ? node.items.some(hasTwice)
        : new Set(node.members!.map(([key]) => key)).size < node.members!.length ||
          node.members!.some(([, of]) => hasTwice(of)))
    fc.assert(
      fc.property(value, (node) => {
        expect(repeatedMember(write(node)) !== undefined).toBe(hasTwice(node))
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [`{"a":1,"a":1}`, "a"],
    [`{"a":{"b":[{},{"c":1,"d":"c","c":2}]}}`, "a.b[1].c"],
    [`{"a":1,"\\u0061":2}`, "a"],
    [`[{"__proto__":1,"__proto__":2}]`, "[0].__proto__"],
    [`{"a":{"a":"a"},"b":["a","a"]}`, undefined],
  ])("of %s is named by its path", (json, path) => {
    expect(repeatedMember(json)).toBe(path)
  })
})
