import { definitions } from "@svc/adapters/config/settings"
import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { repository } from "../support/repository.ts"

test("the README lists every setting with its default", () => {
  const readme = readFileSync(path.join(repository, "README.md"), "utf8")
  const rows = readme
    .split("\n")
    .filter((line) => /^\| `[A-Z_]+` +\|/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
  const listed = rows.map(([, name, fallback, description]) => [name, fallback, description])
  const wanted = Object.values(definitions).map(({ name, shownDefault, description }) => [
    `\`${name}\``,
    shownDefault,
    description,
  ])
  expect(listed).toEqual(wanted)
})

test("the README shows a picture of the console, which is small", () => {
  const readme = readFileSync(path.join(repository, "README.md"), "utf8")
  const [, picture = ""] = /!\[[^\]]+\]\((docs\/[\w-]+\.png)\)/.exec(readme) ?? []
  expect(picture).toBe("docs/console.png")
  expect(statSync(path.join(repository, picture)).size).toBeLessThan(150_000)
})
