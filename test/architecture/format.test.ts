import { expect, test } from "vitest"
import { run, tool } from "../support/repository.ts"

test("every file is formatted", async () => {
  const { code, stdout, stderr } = await run(tool("oxfmt"), ["--list-different"])
  expect(`${stdout}${stderr}`).toBe("")
  expect(code).toBe(0)
})
