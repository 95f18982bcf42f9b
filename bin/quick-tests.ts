import { posix } from "node:path"

/** The test files to run, and how many of each folder of `test` are left out. */
export interface Choice {
  readonly chosen: readonly string[]
  readonly leftOut: ReadonlyMap<string, { readonly left: number; readonly of: number }>
}

/** Tests of the sources' form that take a second or two each. */
const always = [
  "test/architecture/citations.test.ts",
  "test/architecture/cost-of-change.test.ts",
  "test/architecture/first-words.test.ts",
  "test/architecture/house.test.ts",
]

/** Tests without a service. These are quick enough to run for a whole context. */
const light = /^test\/(property|use-case|provider)\//

/**
 * Tests that open a database or a service. Tests of the console and of whole processes run only when they change
 * themselves.
 */
const heavy = /^test\/(http|contract|worker|cli)\//

/** The largest number of heavy test files to run. The nearest ones take about half a minute. */
const mostHeavy = 4

/** The smallest share of words that the names of a heavy test and of a changed file must have in common. */
const nearEnough = 0.5

const layers = /^packages\/(domain|adapters|runtime-http|runtime-worker|runtime-cli)\/src\/(?:postgres\/)?(.+)\.tsx?$/

/** The name by which a test imports a module of the packages, such as `domain/quotes/quote`. */
const moduleOf = (file: string): string | undefined => {
  const found = /^packages\/([\w-]+)\/src\/(.+)\.tsx?$/.exec(file)
  return found === null ? undefined : `${found[1]}/${found[2]}`
}

const contextOf = (file: string): string | undefined => {
  const [folder, ...rest] = layers.exec(file)?.[2]?.split("/") ?? []
  return rest.length === 0 ? undefined : folder
}

/** The words of a file's name: `quote-store.contract.test.ts` and `quotes.route.ts` have `quote` in common. */
const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    file
      .slice(file.lastIndexOf("/") + 1)
      .split(".")[0]!
      .split("-")
      .map((word) => word.replace(/s$/, "")),
  )

/** The modules of the packages that a test imports, directly or through the files of `test/support` that it imports. */
const importsOf = (file: string, read: (file: string) => string, depth = 1): readonly string[] => {
  const names = [...read(file).matchAll(/from "([^"]+)"/g)].map(([, name]) => name!)
  return names.flatMap((name) => {
    if (name.startsWith("@svc/")) return name.slice("@svc/".length)
    return name.startsWith(".") && depth > 0 ? importsOf(posix.join(posix.dirname(file), name), read, depth - 1) : []
  })
}

/**
 * Chooses the tests that are nearest to changed files: changed tests, tests without a service that import a module of a
 * changed context, and of the others those whose names share most words with a changed file.
 */
export const chooseTests = (
  changed: readonly string[],
  tests: readonly string[],
  read: (file: string) => string,
): Choice => {
  const modules = new Set(changed.flatMap((file) => moduleOf(file) ?? []))
  const contexts = new Set(changed.flatMap((file) => contextOf(file) ?? []))
  const names = changed.filter((file) => file.startsWith("packages/")).map(wordsOf)
  const nearness = (test: string): number => {
    if (changed.includes(test)) return Infinity
    if (light.test(test)) {
      const imports = importsOf(test, read)
      return imports.some((name) => modules.has(name) || contexts.has(name.split("/")[1]!)) ? 1 : 0
    }
    if (!heavy.test(test)) return 0
    const words = wordsOf(test)
    const shares = names.map((of) => [...of].filter((word) => words.has(word)).length / Math.max(of.size, words.size))
    return Math.max(0, ...shares.filter((share) => share >= nearEnough))
  }
  const near = tests.map((test) => ({ test, by: nearness(test) })).filter(({ by }) => by > 0)
  const dear = near.filter(({ test, by }) => by < Infinity && heavy.test(test)).toSorted((a, b) => b.by - a.by)
  const passedOver = new Set(dear.slice(mostHeavy).map(({ test }) => test))
  const chosen = new Set([
    ...always.filter((test) => tests.includes(test)),
    ...near.flatMap(({ test }) => (passedOver.has(test) ? [] : [test])),
  ])
  const leftOut = new Map<string, { left: number; of: number }>()
  for (const test of tests) {
    const folder = test.split("/")[1]!
    const counted = leftOut.get(folder) ?? { left: 0, of: 0 }
    leftOut.set(folder, { left: counted.left + (chosen.has(test) ? 0 : 1), of: counted.of + 1 })
  }
  return { chosen: [...chosen], leftOut: new Map([...leftOut].filter(([, { left }]) => left > 0)) }
}
