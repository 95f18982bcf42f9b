import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

const read = (file: string) => readFileSync(path.join(repository, file), "utf8")
const files = projectFiles()
const written = files.filter((file) => /\.(ts|mts|mjs|sql|md)$/.test(file))
const contract = written.filter((file) => /^docs\/contract\/(?!README)/.test(file))

/** The ids of the rules that a file of docs/contract defines, such as `- **W12** …`. */
const rulesIn = (text: string): readonly string[] => [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id!)

/** A text in one line, so that citations across lines of a comment are found. */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*(?:(?:\*|\/\/|--)(?= ))?\s*/g, " ")

/** The ids of rules that a text cites, such as `contract W12` or `contract W12, W14`. */
const citationsIn = (text: string): readonly string[] =>
  [...joined(text).matchAll(/\bcontract ([A-Z]\d+(?:, [A-Z]\d+)*)/g)].flatMap(([, ids]) => ids!.split(", "))

// Put together from parts, so that this file does not match itself
const word = (...parts: readonly string[]) => parts.join("")
const absent: readonly RegExp[] = [
  new RegExp(`\\b${word("specif", "ication")},? (?:sections? )?\\d`, "i"),
  new RegExp(`\\b${word("deci", "sions?")} [A-G]\\d*\\b`),
  new RegExp(`\\bcases? [A-M]\\d`),
  new RegExp(word("resource", "[- ]shapes"), "i"),
  new RegExp(`\\b${word("SP", "EC")}\\b`),
  new RegExp(`\\b(?:${["house", "billing-core", "webhook-cases"].join("|")})${word("\\.", "md")}\\b`),
  new RegExp(`\\b(?:e-invoicing|exchange-rates)${word("\\.", "md")} \\d`),
  // The number of a case alone, in parentheses
  /\([A-M]\d{1,2}(?:, [A-M]\d{1,2})*\)/,
]

/** The citations of papers that are not in this repository. */
const absentIn = (text: string): readonly string[] =>
  absent.flatMap((pattern) => {
    const found = pattern.exec(joined(text))
    return found === null ? [] : [found[0]]
  })

/** Files that may still cite such papers, because the text of an applied migration must not change. */
const frozen: ReadonlySet<string> = new Set(
  ["0003-idempotency", "0010-exchange-rates", "0014-e-invoicing"].map(
    (name) => `packages/adapters/src/postgres/migrations/${name}.sql`,
  ),
)

test("every rule of the contract has an id of its own", () => {
  const ids = contract.flatMap((file) => rulesIn(read(file)))
  expect(ids.length).toBeGreaterThan(200)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test("each file of the contract counts its rules by its own letter, in order", () => {
  const broken = contract.filter((file) => {
    const ids = rulesIn(read(file))
    const numbers = ids.map((id) => Number(id.slice(1)))
    const ordered = numbers.every((each, index) => index === 0 || each > numbers[index - 1]!)
    return ids.length === 0 || !ordered || new Set(ids.map((id) => id[0])).size !== 1
  })
  expect(broken).toEqual([])
})

test("every citation of the contract names a rule that is there", () => {
  const ids = new Set(contract.flatMap((file) => rulesIn(read(file))))
  const cited = written
    .filter((file) => file !== "test/architecture/citations.test.ts")
    .map((file) => [file, citationsIn(read(file))] as const)
  expect(cited.flatMap(([, each]) => each).length).toBeGreaterThan(200)
  expect(cited.flatMap(([file, each]) => each.filter((id) => !ids.has(id)).map((id) => `${file}: ${id}`))).toEqual([])
})

test("every file that the documents and docstrings name is there", () => {
  const names = new Set(files.flatMap((file) => [file, path.basename(file)]))
  const citing = written.filter((file) =>
    /^(docs\/(?!decisions)|README|CONTRIBUTING)|^packages\/domain\/.*\/ports\//.test(file),
  )
  const missing = citing.flatMap((file) =>
    [...read(file).matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)]
      .map(([, name]) => name!)
      .filter((name) => /^\w/.test(name) && !names.has(name) && !files.some((known) => known.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test("nothing cites a paper that is not in the repository", () => {
  const searched = written.filter((file) => !frozen.has(file))
  expect(searched.flatMap((file) => absentIn(read(file)).map((found) => `${file}: ${found}`))).toEqual([])
})

describe("what the search finds", () => {
  test("rules, and one that is there twice", () => {
    expect(rulesIn("# Webhooks\n\n- **W1** One.\n- **W2** Another,\n  which cites W1.\n- **W1** Again.\n")).toEqual([
      "W1",
      "W2",
      "W1",
    ])
  })

  test.each([
    ["/** Half up (contract M5). */", ["M5"]],
    ["/** Kept (contract W27, W28), within a scope. */", ["W27", "W28"]],
    ["/**\n * Kept for long (contract\n * W27,\n * W28).\n */", ["W27", "W28"]],
    ["// Asks first (contract E15,\n// E16).", ["E15", "E16"]],
    ["/** Contract (`test/contract/event-bus.contract.test.ts`): every subscriber runs. */", []],
  ])("citations in %j", (text, ids) => {
    expect(citationsIn(text)).toEqual(ids)
  })

  test.each([
    `/** As ${word("specif", "ication")} 4.3, rule 2, says. */`,
    `/** As ${word("specif", "ication")}\n * 4.3 says. */`,
    `/** Kept (${word("deci", "sions")} A6). */`,
    `/** Rounded (${word("deci", "sions")} F). */`,
    `// Sent once (${word("case", " G13")}).`,
    `/** ${word("resource", "-shapes")}, InvoiceResponse. */`,
    `-- As the provider has it (${word("e-invoicing.", "md")} 1.4).`,
    `/** Deliveries stay as they are (${word("D", "14")}). */`,
    `See ${word("SP", "EC")} for it.`,
  ])("a paper that is absent, in %j", (text) => {
    expect(absentIn(text)).toHaveLength(1)
  })

  test.each([
    "/** As the Standard Webhooks specification says. */",
    "Deliveries have a queue ([decision 12](decisions/0012-a-queue-for-deliveries.md)).",
    "[e-invoicing.md](e-invoicing.md) is the long version; see RFC 6749, section 5.2.",
    "/** Two use cases, in a transaction (contract O4). */",
  ])("none in %j", (text) => {
    expect(absentIn(text)).toEqual([])
  })
})
