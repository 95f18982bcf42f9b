import { expect, test } from "vitest"
import { run, tool } from "../support/repository.ts"

const knip = async (...options: readonly string[]) => {
  const { code, stdout, stderr } = await run(tool("knip"), [
    "--no-progress",
    "--treat-config-hints-as-errors",
    ...options,
  ])
  // knip reads the tests' settings, which print the tests that are skipped because a tool is missing.
  const said = `${stdout}${stderr}`.split("\n").filter((line) => !line.includes(" are SKIPPED: "))
  return { code, said: said.join("\n").trim() }
}

test("no file, export or dependency is unused", async () => {
  expect(await knip()).toEqual({ code: 0, said: "" })
})

test("nothing is shipped that only tests use", async () => {
  expect(await knip("--production", "--include", "exports,types")).toEqual({ code: 0, said: "" })
})
