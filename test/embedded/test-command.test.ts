import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const suite = `
  import { beforeAll, describe, expect, test } from "vitest"
  test("good", () => expect(1).toBe(1))
`
const config = (setup: string) => `export default { test: { ${setup} include: ["*.test.ts"] } }`

/** Runs npm test in a folder with these files. Returns its output, the last line and the exit code. */
const runCommand = async (
  files: Record<string, string>,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
) => {
  const folder = openTemporaryFolder()
  folders.push(folder)
  mkdirSync(path.join(folder, "bin"))
  cpSync(path.join(repository, "bin", "test.ts"), path.join(folder, "bin", "test.ts"))
  symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"))
  for (const [name, text] of Object.entries({ "vitest.config.mjs": config(""), "package.json": "{}", ...files })) {
    writeFileSync(path.join(folder, name), text)
  }
  const { code, stdout } = await run(process.execPath, [path.join("bin", "test.ts"), ...args], { cwd: folder, env })
  return { code, stdout, last: stdout.trimEnd().split("\n").at(-1) }
}
const runTests = async (files: Record<string, string>, ...args: readonly string[]) => {
  const { code, last } = await runCommand(files, args)
  return { code, last }
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

const withReporter = (reporter: string, file: string, limits: object, more = "") => {
  const reporters = `reporters: [new ${reporter}(${JSON.stringify(limits)})],`
  const source = path.join(repository, "test", "support", file)
  return {
    "vitest.config.mjs": `import { ${reporter} } from ${JSON.stringify(source)}\n${config(`${more} ${reporters}`)}`,
  }
}

describe("npm test says while it runs", () => {
  const failing = `
    import { expect, test } from "vitest"
    test("fails", () => expect(1).toBe(2))
    test("hangs", () => new Promise(() => {}), 600_000)`
  const watched = (limits: object) => withReporter("ProgressReport", "progress-report.ts", limits)

  test.concurrent("which test has failed, which runs for long, and ends when none ends any more", async () => {
    const limits = { named: 1, silent: 8 }
    const { code, stdout } = await runCommand({ ...watched(limits), "a.test.ts": failing })
    expect(stdout).toMatch(/FAILED a\.test\.ts > fails: expected 1 to be 2/)
    expect(stdout).toMatch(/Still running after \d+ s: a\.test\.ts > hangs/)
    expect(stdout).toMatch(
      /ENDED: no test has ended for 8 s\. These tests and files were running:\na\.test\.ts > hangs \(\d+ s\)/,
    )
    expect(code).toBe(1)
  })

  test.concurrent("that the whole run has lasted too long", async () => {
    const { code, stdout } = await runCommand({ ...watched({ whole: 4 }), "a.test.ts": failing })
    expect(stdout).toContain("ENDED: the run has lasted 4 s.")
    expect(code).toBe(1)
  })
})

describe("npm test says before its last line", () => {
  const reported = (limits: object, name: string) =>
    withReporter("RunReport", "run-report.ts", limits, `name: "${name}",`)
  const slow = `
    import { test } from "vitest"
    test("slow", () => new Promise((resume) => setTimeout(resume, 400)))`

  test.concurrent("which files took longest, slowest first", async () => {
    const files = { ...reported({ files: 2 }, "any"), "a.test.ts": suite, "b.test.ts": slow, "c.test.ts": suite }
    const { stdout, last } = await runCommand(files)
    expect(stdout).toMatch(/Slowest test files:\n +\d+\.\d s {2}b\.test\.ts\n +\d+\.\d s {2}[ac]\.test\.ts\n\n/)
    expect(stdout).not.toContain("WARNING")
    expect(last).toBe("3 passed, 0 failed, 0 skipped")
  })

  test.concurrent("that the run took longer than it may", async () => {
    const { code, stdout } = await runCommand({ ...reported({ seconds: 0.1 }, "any"), "b.test.ts": slow })
    expect(code).toBe(0)
    expect(stdout).toMatch(/\nWARNING: the run took \d+\.\d s, more than the 0\.1 s that the whole may take/)
  })

  test.concurrent("which given cases are not there, when conformance ran", async () => {
    const env = { ...process.env, CONFORMANCE_CASES: "/nowhere" }
    const told = async (project: string) =>
      (await runCommand({ ...reported({}, project), "a.test.ts": suite }, [], env)).stdout
    expect(await told("conformance")).toContain(
      "\nWARNING: /nowhere lacks the given cases of billing, exchange-rates, exchange-rates/recorded, ubl, acknowledgement: their tests are SKIPPED",
    )
    expect(await told("http")).not.toContain("WARNING")
  })
})

describe("the run of a clean clone", () => {
  const clone = (npm: string) => {
    const folder = openTemporaryFolder()
    folders.push(folder)
    mkdirSync(path.join(folder, ".ci"))
    cpSync(path.join(repository, ".ci", "run"), path.join(folder, ".ci", "run"))
    writeFileSync(path.join(folder, "npm"), `#!/bin/sh\n${npm}\n`)
    chmodSync(path.join(folder, "npm"), 0o755)
    const options = { cwd: "/", env: { PATH: `${folder}:${process.env["PATH"]}` } }
    return { left: path.join(folder, "left"), command: path.join(folder, ".ci", "run"), options }
  }
  const ci = async (npm: string) => {
    const { command, options } = clone(npm)
    const { code, stdout } = await run(command, [], options)
    return { code, lines: stdout.trimEnd().split("\n") }
  }

  test("ends with the line of the tests, whatever npm adds, and with their exit code", async () => {
    const npm = "echo some output; echo '3 passed, 1 failed, 0 skipped'; echo npm error >&2; exit 1"
    expect(await ci(npm)).toEqual({ code: 1, lines: ["some output", "npm error", "3 passed, 1 failed, 0 skipped"] })
  })

  test("ends also when a process that a test left behind still holds the output", async () => {
    const npm = "sleep 600 & echo $! >left; echo '3 passed, 0 failed, 0 skipped'"
    const { code, lines } = await ci(npm)
    process.kill(Number(readFileSync(path.join(folders.at(-1)!, "left"), "utf8")))
    expect({ code, lines }).toEqual({ code: 0, lines: ["3 passed, 0 failed, 0 skipped"] })
  })

  test("ends the tests too when it is stopped", async () => {
    const { command, options, left } = clone("echo $$ >left; exec sleep 600")
    const script = spawn(command, { ...options, stdio: "ignore" })
    const ended = once(script, "exit")
    const pid = Number(await until(() => (existsSync(left) ? readFileSync(left, "utf8") : ""), Boolean))
    script.kill("SIGTERM")
    expect(await ended).toEqual([143, null])
    expect(() => process.kill(pid, 0)).toThrow("ESRCH")
  })

  test("ends with such a line also when the tests never came to theirs", async () => {
    expect(await ci("kill -9 $$")).toEqual({ code: 137, lines: ["0 passed, 1 failed, 0 skipped"] })
  })
})
