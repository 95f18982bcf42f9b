import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { chooseTests } from "../../bin/quick-tests.ts"
import { projectFiles, repository } from "../support/repository.ts"

const tests = projectFiles().filter((file) => file.startsWith("test/") && file.endsWith(".test.ts"))
const choose = (...changed: readonly string[]) =>
  chooseTests(changed, tests, (file) => readFileSync(path.join(repository, file), "utf8"))

test("a changed rule brings the properties of its context, and the tests over HTTP that have its name", () => {
  const { chosen } = choose("packages/domain/src/quotes/quote.ts")
  expect(chosen).toEqual(expect.arrayContaining(["test/property/quotes.test.ts", "test/http/quotes.test.ts"]))
  expect(chosen).not.toContain("test/property/payments.test.ts")
})

test("a changed test is always run, however many there are", () => {
  const changed = tests.filter((file) => file.startsWith("test/console/"))
  expect(choose(...changed).chosen).toEqual(expect.arrayContaining(changed))
})

test("a change of everything still runs few tests that open a service, and says how many it leaves out", () => {
  const everything = projectFiles().filter((file) => file.startsWith("packages/"))
  const { chosen, leftOut } = choose(...everything)
  expect(chosen.filter((file) => /^test\/(http|contract|worker|cli)\//.test(file))).toHaveLength(4)
  expect(chosen.filter((file) => /^test\/(console|embedded)\//.test(file))).toEqual([])
  const left = [...leftOut.values()].reduce((sum, each) => sum + each.left, 0)
  expect(chosen.length + left).toBe(tests.length)
})
