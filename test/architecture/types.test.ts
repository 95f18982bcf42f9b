import { expect, test } from "vitest"
import { oneChecker, run, tool } from "../support/repository.ts"

test("everything type-checks, and no Effect is built without being run", async () => {
  const compiler = await run(tool("effect-tsgo"), ["get-exe-path"])
  // Several checkers would each infer the same types again, which takes twice the processor time.
  const { code, stdout, stderr } = await run(
    compiler.stdout.trim(),
    ["--build", "--checkers", "1", "--builders", "1"],
    {
      env: { ...process.env, ...oneChecker },
    },
  )
  expect(`${stdout}${stderr}`).toBe("")
  expect(code).toBe(0)
})
