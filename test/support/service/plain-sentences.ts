import { expect } from "vitest"

/** Words of JSON Schema and of programming that the reader of a refusal need not know. */
const machinery =
  /\b(schema|anyOf|oneOf|allOf|enum|const|constant|additional ?properties|property|pattern|regex|format|NOT|fewer than|integer|string|boolean|array|instance|keyword|uuid|uri|undefined|NaN)\b|[<>]=|\$ref|\[object/

/** The most characters of a sentence about one mistake. */
const longest = 320

/** Expects one short sentence for each place, without technical words. */
export const expectPlainSentences = (errors: Readonly<Record<string, readonly string[]>>, where: string) => {
  for (const [path, sentences] of Object.entries(errors)) {
    const shown = `${where}: ${path}: ${JSON.stringify(sentences)}`
    expect(sentences, shown).toHaveLength(1)
    const [sentence] = sentences as readonly [string]
    // The list after these words contains names of the interface, which are allowed.
    const [words] = sentence.split(/(?<=^is unknown|^must be one of)\b/)
    expect(machinery.exec(words!)?.[0], shown).toBeUndefined()
    expect(sentence.length, shown).toBeLessThanOrEqual(longest)
    expect(sentence, shown).toMatch(/^[a-z].*[^. ]$/)
  }
}
