import { expect, test } from "vitest"
import { run, tool } from "../support/repository.ts"

const knip = async (...options: readonly string[]) => {
  const { code, stdout, stderr } = await run(tool("knip"), [
    "--no-progress",
    "--treat-config-hints-as-errors",
    ...options,
  ])
  // The settings of the tests, which knip reads, tell which tests have no tool on this machine.
  const said = `${stdout}${stderr}`.split("\n").filter((line) => !line.includes(" are SKIPPED: "))
  return { code, said: said.join("\n").trim() }
}

test("no file, export or dependency is unused", async () => {
  expect(await knip()).toEqual({ code: 0, said: "" })
})

test("nothing is shipped that only tests use", async () => {
  expect(await knip("--production", "--include", "exports,types")).toEqual({ code: 0, said: "" })
})
