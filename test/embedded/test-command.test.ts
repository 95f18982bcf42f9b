import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const suite = `
  import { beforeAll, describe, expect, test } from "vitest"
  test("good", () => expect(1).toBe(1))
`
const config = (setup: string) => `export default { test: { ${setup} include: ["*.test.ts"] } }`

/** What npm test runs, in a folder with these files; the last line and the exit code. */
const runTests = async (files: Record<string, string>, ...args: readonly string[]) => {
  const folder = openTemporaryFolder()
  folders.push(folder)
  mkdirSync(path.join(folder, "bin"))
  cpSync(path.join(repository, "bin", "test.ts"), path.join(folder, "bin", "test.ts"))
  symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"))
  for (const [name, text] of Object.entries({ "vitest.config.mjs": config(""), "package.json": "{}", ...files })) {
    writeFileSync(path.join(folder, name), text)
  }
  const { code, stdout } = await run(process.execPath, [path.join("bin", "test.ts"), ...args], { cwd: folder })
  return { code, last: stdout.trimEnd().split("\n").at(-1) }
}

describe("npm test closes with one plain line and a true exit code", () => {
  test.concurrent("when all is well", async () => {
    expect(await runTests({ "a.test.ts": suite })).toEqual({ code: 0, last: "1 passed, 0 failed, 0 skipped" })
  })

  test.concurrent("when something failed or was skipped", async () => {
    const mixed = `${suite}
      test("bad", () => expect(1).toBe(2))
      test.skip("later", () => undefined)`
    expect(await runTests({ "a.test.ts": mixed })).toEqual({ code: 1, last: "1 passed, 1 failed, 1 skipped" })
  })

  test.concurrent("when a file cannot even be read, or a set-up inside it fails", async () => {
    const unready = `${suite}
      describe("unready", () => {
        beforeAll(() => { throw new Error("no") })
        test("never", () => undefined)
      })`
    const outcome = await runTests({ "a.test.ts": unready, "b.test.ts": "throw new Error()" })
    expect(outcome).toMatchObject({ code: 1, last: expect.stringMatching(/^1 passed, 2 failed, /) })
  })

  test.concurrent("when nothing ran", async () => {
    const none = "0 passed, 1 failed, "
    expect(await runTests({})).toEqual({ code: 1, last: `${none}0 skipped` })
    const filtered = await runTests({ "a.test.ts": suite }, "-t", "no such test")
    expect(filtered).toEqual({ code: 1, last: `${none}1 skipped` })
  })

  test.concurrent("when the set-up of the whole run failed", async () => {
    const files = {
      "vitest.config.mjs": config('globalSetup: "broken.ts",'),
      "broken.ts": 'export const setup = () => { throw new Error("no server") }',
      "a.test.ts": suite,
    }
    expect(await runTests(files)).toEqual({ code: 1, last: "0 passed, 1 failed, 0 skipped" })
  })
})

describe("the run of a clean clone", () => {
  const ci = async (npm: string) => {
    const folder = openTemporaryFolder()
    folders.push(folder)
    mkdirSync(path.join(folder, ".ci"))
    cpSync(path.join(repository, ".ci", "run"), path.join(folder, ".ci", "run"))
    writeFileSync(path.join(folder, "npm"), `#!/bin/sh\n${npm}\n`)
    chmodSync(path.join(folder, "npm"), 0o755)
    const env = { PATH: `${folder}:${process.env["PATH"]}` }
    const { code, stdout } = await run(path.join(folder, ".ci", "run"), [], { cwd: "/", env })
    return { code, lines: stdout.trimEnd().split("\n") }
  }

  test("ends with the line of the tests, whatever npm adds, and with their exit code", async () => {
    const npm = "echo some output; echo '3 passed, 1 failed, 0 skipped'; echo npm error >&2; exit 1"
    expect(await ci(npm)).toEqual({ code: 1, lines: ["some output", "npm error", "3 passed, 1 failed, 0 skipped"] })
  })

  test("ends with such a line also when the tests never came to theirs", async () => {
    expect(await ci("kill -9 $$")).toEqual({ code: 137, lines: ["0 passed, 1 failed, 0 skipped"] })
  })
})
