import { expect } from "vitest"

/** Words of JSON Schema and of programs that no reader of a refusal should have to know. */
const machinery =
  /\b(schema|anyOf|oneOf|allOf|enum|const|constant|additional ?properties|property|pattern|regex|format|NOT|fewer than|integer|string|boolean|array|instance|keyword|uuid|uri|undefined|NaN)\b|[<>]=|\$ref|\[object/

/** The longest sentence about one mistake, in characters. */
const longest = 320

/** Expects of each place one short sentence without a word of the machinery behind it. */
export const expectPlainSentences = (errors: Readonly<Record<string, readonly string[]>>, where: string) => {
  for (const [path, sentences] of Object.entries(errors)) {
    const shown = `${where}: ${path}: ${JSON.stringify(sentences)}`
    expect(sentences, shown).toHaveLength(1)
    const [sentence] = sentences as readonly [string]
    // The list behind these words has names of the interface.
    const [words] = sentence.split(/(?<=^is unknown|^must be one of)\b/)
    expect(machinery.exec(words!)?.[0], shown).toBeUndefined()
    expect(sentence.length, shown).toBeLessThanOrEqual(longest)
    expect(sentence, shown).toMatch(/^[a-z].*[^. ]$/)
  }
}
