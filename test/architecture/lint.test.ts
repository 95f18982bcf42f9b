import { expect, test } from "vitest"
import { oneChecker, run, tool } from "../support/repository.ts"

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly message: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

test("the linter has nothing to say", async () => {
  const { code, stdout, stderr } = await run(tool("oxlint"), ["--type-aware", "--deny-warnings", "--format=json"], {
    env: { ...process.env, ...oneChecker },
  })
  const report = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[]; readonly number_of_files: number }
  const found = report.diagnostics.map(
    ({ filename, labels, code: rule, message }) => `${filename}:${labels[0]?.span.line} ${rule} ${message}`,
  )
  expect([stderr, ...found]).toEqual([""])
  expect(report.number_of_files).toBeGreaterThan(100)
  expect(code).toBe(0)
})
