import { definitions } from "@svc/adapters/config/settings"
import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { docsPictures, docsPicturesFolder } from "../support/console/docs-pictures.ts"
import { repository } from "../support/repository.ts"

const readme = readFileSync(path.join(repository, "README.md"), "utf8")

test("settings.md lists every setting with its default", () => {
  const rows = readFileSync(path.join(repository, "docs/operations/settings.md"), "utf8")
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
  const [, picture = ""] = /!\[[^\]]+\]\((docs\/[\w-]+\.png)\)/.exec(readme) ?? []
  expect(picture).toBe("docs/console.png")
  expect(statSync(path.join(repository, picture)).size).toBeLessThan(150_000)
})

test("docs/console.md shows each of its pictures, and every picture is small", () => {
  const manual = readFileSync(path.join(repository, "docs/console.md"), "utf8")
  const shown = [...manual.matchAll(/!\[[^\]]{20,}\]\(pictures\/([\w-]+)\.png\)/g)].map(([, name = ""]) => name)
  expect(shown.toSorted()).toEqual(Object.keys(docsPictures).toSorted())
  expect(readdirSync(docsPicturesFolder).toSorted()).toEqual(shown.map((name) => `${name}.png`).toSorted())
  for (const name of shown) expect(statSync(path.join(docsPicturesFolder, `${name}.png`)).size).toBeLessThan(150_000)
})

test("the README is read in two minutes: at most 90 lines", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(90)
})
