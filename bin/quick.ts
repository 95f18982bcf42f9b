import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { chooseTests, type Choice } from "./quick-tests.ts"

const usage = `npm run quick [-- --since <commit>]

Checks what changed in about a minute: types, format, lint, and the tests nearest to the changed files.
Changed are the files that differ from the last commit, or from <commit>; without changes, those of the last commit.
The last lines say which tests were left out: npm test runs them all.`

const root = path.dirname(import.meta.dirname)
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean)

/** The files that differ from a commit, including files that git does not track yet. */
const changedSince = (commit: string): readonly string[] => [
  ...git("diff", "--name-only", "--diff-filter=d", commit),
  ...git("ls-files", "--others", "--exclude-standard"),
]

const begun = performance.now()
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`

/** Runs a command until it ends. Prints its output when the command fails, or always with `isShown`. */
const step = (what: string, file: string, args: readonly string[], isShown = false): Promise<boolean> =>
  new Promise((resolve) => {
    const child: ChildProcess = spawn(file, args, { cwd: root, stdio: isShown ? "inherit" : "pipe" })
    let text = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += String(chunk)))
    child.on("error", ({ message }) => {
      console.log(`${seconds()}  ${what}: ${message}`)
      resolve(false)
    })
    child.on("close", (code) => {
      if (code !== 0) process.stdout.write(text)
      console.log(`${seconds()}  ${what}: ${code === 0 ? "good" : "FAILED"}`)
      resolve(code === 0)
    })
  })

const bin = (name: string) => path.join(root, "node_modules", ".bin", name)

const checkSources = async (files: readonly string[]): Promise<boolean> => {
  const compiler = execFileSync(bin("effect-tsgo"), ["get-exe-path"], { encoding: "utf8" }).trim()
  const sources = files.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file))
  const results = [await step("types", compiler, ["--build", "--checkers", "1"])]
  if (sources.length > 0) {
    results.push(await step("format", bin("oxfmt"), ["--check", ...sources]))
    results.push(await step("lint", bin("oxlint"), ["--type-aware", ...sources]))
  }
  return results.every(Boolean)
}

const runTests = async ({ chosen, leftOut }: Choice): Promise<boolean> => {
  const isGood =
    chosen.length === 0 ||
    (await step("tests", process.execPath, [path.join("bin", "test.ts"), "--project", "!oldest", ...chosen], true))
  for (const [folder, { left, of }] of leftOut) console.log(`left out: ${left} of ${of} files in test/${folder}`)
  return isGood
}

const main = async () => {
  const { values } = parseArgs({ options: { since: { type: "string" }, help: { type: "boolean", short: "h" } } })
  if (values.help === true) return console.log(usage)
  const uncommitted = changedSince(values.since ?? "HEAD")
  const files = uncommitted.length > 0 || values.since !== undefined ? uncommitted : changedSince("HEAD~1")
  if (files.length === 0) return console.log("Nothing changed.")
  const tests = git("ls-files", "--cached", "--others", "--exclude-standard", "test").filter((file) =>
    file.endsWith(".test.ts"),
  )
  const choice = chooseTests(files, tests, (file) => readFileSync(path.join(root, file), "utf8"))
  console.log(`${files.length} changed files, ${choice.chosen.length} test files`)
  const isNoticed = (file: string) =>
    /^packages\/(runtime-(http|cli)|domain\/src\/resources|console\/src\/pages)\//.test(file)
  if (files.some(isNoticed) && !files.some((file) => file.startsWith("changes/")))
    console.log("changes/ says nothing: does a client, an operator or a user notice the change?")
  const isGood = [await checkSources(files), await runTests(choice)].every(Boolean)
  console.log(`${seconds()}  ${isGood ? "good, as far as it was looked at" : "FAILED"}; npm test runs everything`)
  process.exitCode = isGood ? 0 : 1
}

await main()
