import { expect, test } from "vitest"
import { folderOf, unnamed, unnamedIn } from "../support/prose/first-words.ts"

/**
 * How many sentences of a folder begin with What, Who, Whoever, It, They, Those, These or Such standing for something
 * that is not named yet. The numbers may only fall; a folder that is not listed has none.
 * `node_modules/.bin/node test/support/prose/first-words.ts packages/domain/src/orders` lists those of a folder.
 */
const ceilings: Readonly<Record<string, number>> = {
  "the top folder": 3,
}

const table = "the table in test/architecture/first-words.test.ts"

test("no sentence begins with a word for something that is not named yet", () => {
  const found = Map.groupBy(unnamed(), ({ folder }) => folder)
  const folders = [...new Set([...Object.keys(ceilings), ...found.keys()])].sort()
  const complaints = folders.flatMap((folder) => {
    const [sentences, ceiling] = [found.get(folder) ?? [], ceilings[folder] ?? 0]
    const { length } = sentences
    if (length === ceiling) return []
    if (length < ceiling) {
      const change = length === 0 ? "remove its row" : `lower its ceiling to ${length}`
      return [`${folder}: only ${length} of ${ceiling} such sentences are left: ${change} in ${table}.`]
    }
    return [
      `${folder}: ${length} sentences begin with a word for something not named yet, and the ceiling is ${ceiling}: name the thing first in what you wrote.`,
      ...sentences.slice(0, 50).map(({ place, sentence }) => `  ${place}: ${sentence}`),
    ]
  })
  expect(complaints).toEqual([])
})

test.each([
  ["What a charge costs.", ["What a charge costs."]],
  ["The price of a charge. What is free costs 0.", ["What is free costs 0."]],
  ["They are kept. They stay.", ["They are kept."]],
  ["`It` is a word. Those who ask get it.", ["`It` is a word.", "Those who ask get it."]],
  ["The rows of a file. They are read once. Those of another file wait.", []],
  ["What does a charge cost? See the catalogue.", []],
  ["Whatever is asked. Its price is 0.", []],
])("sentences found in %j", (text, sentences) => {
  expect(unnamedIn(text)).toEqual(sentences)
})

test.each([
  ["packages/domain/src/orders/use-cases/activate.ts", "packages/domain/src/orders"],
  ["packages/runtime-http/src/body.ts", "packages/runtime-http/src"],
  ["test/http/accounts.test.ts", "test/http"],
  ["docs/contract/money.md", "docs"],
  ["README.md", "the top folder"],
])("%s is counted for %s", (file, folder) => {
  expect(folderOf(file)).toBe(folder)
})
