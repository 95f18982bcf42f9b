import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type FreshClone, openFreshClone } from "../support/processes/fresh-clone.ts"

let clone: FreshClone
beforeEach(() => {
  clone = openFreshClone()
})
afterEach(() => clone.remove())

const stamp = "node_modules/.svc-install-stamp"

describe("the first start", () => {
  test("installs what the lockfile says with the pinned pnpm, then runs the command", async () => {
    const { code, stdout } = await clone.start(["start", "--json", "two words"])
    expect(code).toBe(0)
    expect(clone.installs()).toEqual([expect.stringMatching(/^--yes pnpm@1\.2\.3 install --frozen-lockfile\b/)])
    // Standard output contains only the command's output, although packages were installed
    expect(JSON.parse(stdout)).toEqual({ args: ["--json", "two words"] })
  })

  test("says what it does in one line on standard error", async () => {
    const { stderr } = await clone.start(["setup"])
    expect(stderr).toMatch(/^svc: installing .*\nsvc: installed in \d+ s\n$/)
  })

  test("does without a home", async () => {
    expect((await clone.start(["start"], { HOME: "" })).code).toBe(0)
    expect((await clone.start(["start"], { HOME: undefined })).code).toBe(0)
  })
})

describe("a later start", () => {
  beforeEach(async () => {
    await clone.start(["setup"])
  })

  test("installs nothing and says nothing when nothing changed", async () => {
    const { stderr } = await clone.start(["start"])
    expect(stderr).toBe("")
    clone.write("package.json", JSON.stringify({ packageManager: "pnpm@1.2.3", scripts: { another: "one" } }))
    await clone.start(["start"])
    expect(clone.installs()).toHaveLength(1)
  })

  test.each([
    ["the lockfile", () => clone.write("pnpm-lock.yaml", "lockfileVersion: '9.1'\n")],
    ["the workspace", () => clone.write("pnpm-workspace.yaml", "packages: []\n")],
    ["a dependency", () => clone.write("packages/part/package.json", '{"dependencies":{"dependency":"2.0.0"}}')],
  ])("installs again when %s changed", async (_, change) => {
    change()
    await clone.start(["start"])
    expect(clone.installs()).toHaveLength(2)
    await clone.start(["start"])
    expect(clone.installs()).toHaveLength(2)
  })

  test("installs again when installed files are gone", async () => {
    rmSync(clone.file("packages/part/node_modules"), { recursive: true })
    await clone.start(["start"])
    expect(clone.installs()).toHaveLength(2)
  })

  test("runs under another Node when the installed one does not run here", async () => {
    rmSync(clone.file("node_modules/.bin/node"))
    writeFileSync(clone.file("node_modules/.bin/node"), "not a program", { mode: 0o755 })
    expect(await clone.start(["start"])).toMatchObject({ code: 0, stdout: '{"args":[]}\n' })
  })
})

test("an install that fails leaves no stamp, says what failed and what to do, and is tried again", async () => {
  const failed = await clone.start(["start"], { INSTALL_FAILS: "yes" })
  expect(failed).toMatchObject({ code: 1, stdout: "" })
  expect(failed.stderr).toContain("ERR_PNPM_FETCH_404 no such package")
  expect(failed.stderr).toContain("npx pnpm@1.2.3 install ended with exit code 7")
  expect(failed.stderr).toContain("npm run setup")
  expect(existsSync(clone.file(stamp))).toBe(false)

  expect((await clone.start(["start"])).code).toBe(0)
  expect(clone.installs()).toHaveLength(2)
})

test("of several first starts one installs and the others wait for it", async () => {
  const starts = await Promise.all([1, 2, 3].map(() => clone.start(["start"], { INSTALL_SECONDS: "1" })))
  expect(starts.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(clone.installs()).toHaveLength(1)
  expect(starts.filter(({ stderr }) => stderr.includes("which is installing")).length).toBe(2)
})

test("an install that was killed holds nobody up", async () => {
  mkdirSync(clone.file("node_modules/.svc-install"), { recursive: true })
  // A process that has ended, and one whose process id now belongs to another process
  for (const name of ["4194000.12345", `${process.pid}.1`]) clone.write(`node_modules/.svc-install/${name}`, "")
  const { code, stderr } = await clone.start(["start"])
  expect(code).toBe(0)
  expect(stderr).not.toContain("waiting")
})

test("an install that is stopped ends at once, with what it started, and is done over by the next start", async () => {
  const options = { cwd: "/", env: { ...clone.env, INSTALL_SECONDS: "30" } }
  const launcher = spawn(process.execPath, [clone.file("bin/run.mjs"), "start"], options)
  const exited = once(launcher, "exit")
  await expect.poll(() => clone.installs().length).toBe(1)
  launcher.kill("SIGTERM")
  expect(await exited).toEqual([null, "SIGTERM"])
  expect(existsSync(clone.file(stamp))).toBe(false)
  expect((await clone.start(["start"])).code).toBe(0)
})

test("a command that does not exist is answered with those that do", async () => {
  const { code, stderr } = await clone.start(["strat"])
  expect(code).toBe(64)
  expect(stderr).toContain("setup|start|")
  expect(clone.installs()).toEqual([])
})
