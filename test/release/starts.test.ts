import { cpSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, inject, test } from "vitest"
import { httpOptions, workerOptions } from "../../bin/node-options.mjs"
import { modulesRead } from "../support/release/modules-read.ts"
import { run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const folder = openTemporaryFolder()
const tree = inject("installation")
const node = path.join(tree, "runtime", "node")
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An environment with a database but without the key, so that a program ends once everything is loaded. */
const env = { PATH: process.env["PATH"], DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }

/**
 * The mean processor time of a command over several runs, in kernel ticks, from the ended children in
 * `/proc/<pid>/stat`.
 */
const ticksOf = async (times: number, ...command: readonly string[]): Promise<number> => {
  const loop = 'for each in $(seq "$0"); do "$@" >/dev/null 2>&1; done; cat /proc/$$/stat'
  const { stdout } = await run("sh", ["-c", loop, String(times), ...command], { env })
  const fields = stdout.replace(/^.*\) /su, "").split(" ")
  return (Number(fields[13]) + Number(fields[14])) / times
}

describe("a start", () => {
  test("costs an operator little more than a start of Node", async () => {
    // Other work on the machine slows all runs down alike, so the ratios stay. Each bound is twice the measured ratio.
    const bare = await ticksOf(8, node, "-e", "0")
    const ratio = async (times: number, ...command: readonly string[]) => (await ticksOf(times, ...command)) / bare
    expect(await ratio(8, path.join(tree, "bin", "svc"), "--version")).toBeLessThan(3)
    expect(await ratio(2, path.join(tree, "bin", "svc"), "tenants", "list")).toBeLessThan(20)
    expect(await ratio(2, path.join(tree, "bin", "svc-http"))).toBeLessThan(32)
  })

  test.each([
    ["cli", [], ["tenants", "list"]],
    ["http", httpOptions, []],
    ["worker", workerOptions, []],
  ])("of %s finds all its code compiled, wherever the installation is", async (entry, options, args) => {
    const moved = path.join(folder, entry)
    for (const name of ["lib", "share", "VERSION"])
      cpSync(path.join(tree, name), path.join(moved, name), { recursive: true, verbatimSymlinks: true })
    const cache = path.join(moved, "lib", ".cache")
    const own = `-${process.getuid?.()}`
    for (const name of readdirSync(cache).filter((each) => each.endsWith("-65532")))
      if (own !== "-0") symlinkSync(readlinkSync(path.join(cache, name)), path.join(cache, name.replace("-65532", own)))
    // Node would add files for code that it did not find in the cache or could not use.
    const written = () =>
      readdirSync(cache, { recursive: true, encoding: "utf8" })
        .map((name) => `${name} ${statSync(path.join(cache, name)).mtimeMs}`)
        .sort()
    const before = written()
    expect(before.length).toBeGreaterThan(20)
    const { stderr } = await run(node, [...options, path.join(moved, "lib", `${entry}.mjs`), ...args], { env })
    expect(stderr).toMatch(/SVC_ENCRYPTION_KEY/u)
    expect(written()).toEqual(before)
  })

  test("for the version reads no library and no other module than the one that finds it", async () => {
    expect(await modulesRead(tree, env, "--version")).toEqual([
      "packages/adapters/src/installation/assets.ts",
      "packages/runtime-cli/src/main.ts",
    ])
  })
})
