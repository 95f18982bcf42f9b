import { expect, test } from "vitest"
import { unnamed, unnamedIn } from "../support/prose/first-words.ts"

/**
 * `node_modules/.bin/node test/support/prose/first-words.ts packages/domain/src/orders` lists the sentences of a
 * folder.
 */
test("no comment, text or paragraph begins with a word for something that is not named yet", () => {
  const places = unnamed().map(({ place, sentence }) => `${place}: name the thing first in "${sentence}"`)
  expect(places.slice(0, 50)).toEqual([])
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
