import { readFileSync } from "node:fs"
import path from "node:path"
import { projectFiles, repository } from "../repository.ts"
import { commentsOf, parse, passagesOf, textsOf } from "./passages.ts"

/** A sentence that begins with a word for something that is not named yet. */
export interface Named {
  readonly place: string
  readonly sentence: string
}

const first = /^["'`*_([“]*(?:What|Who|Whoever|It|They|Those|These|Such)\b/
const later = /^["'`*_([“]*(?:What|Who|Whoever|Those (?:who|that)|Such)\b/

/**
 * The sentences of a passage that do not name their thing: the first one may not begin with What, Who, Whoever, It,
 * They, Those, These or Such. A later one may begin with It, They or These, which stand for a thing of the sentence
 * before. Questions may begin as they like.
 */
export const unnamedIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?][)"'`*_”]*)\s+(?=\S)/)
    .filter((sentence, index) => (index === 0 ? first : later).test(sentence) && !/\?[)"'`*_”]*$/.test(sentence))

const isCode = (file: string) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.gen\.ts$|^test\/clients\//.test(file)
const isDocument = (file: string) => /^docs\/.*\.md$|(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file)
/** Whether people read the strings of a file. Strings of tests are data and names of tests. */
const isShown = (file: string) => !file.startsWith("test/")

const passages = (file: string) => {
  const text = readFileSync(path.join(repository, file), "utf8")
  // Parsing takes 50 times as long as this search
  if (!/\b(?:What|Who|Whoever|It|They|Those|These|Such)\b/.test(text)) return []
  if (isDocument(file)) return passagesOf(text)
  const source = parse(file, text)
  // A text of two words is a label, such as "It department"
  const texts = textsOf(source).filter(({ text: shown }) => isShown(file) && /\S+ \S+ \S/.test(shown))
  return [...commentsOf(source), ...texts]
}

/** All sentences of this kind in the project, in the order of its files. */
export const unnamed = (): readonly Named[] =>
  projectFiles()
    .filter((file) => isCode(file) || isDocument(file))
    .flatMap((file) =>
      passages(file).flatMap(({ line, text }) =>
        unnamedIn(text).map((sentence) => ({ place: `${file}:${line}`, sentence })),
      ),
    )

// `node test/support/prose/first-words.ts packages/domain/src/orders` lists the sentences of a folder.
if (import.meta.main) {
  const [, , folder = ""] = process.argv
  for (const { place, sentence } of unnamed().filter((each) => each.place.startsWith(folder))) {
    console.log(`${place}: ${sentence}`)
  }
}
