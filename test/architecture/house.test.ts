import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

const files = projectFiles()
const written = files.filter((file) => file !== "pnpm-lock.yaml")
/** Hand-written files. Generated files are compared with a fresh generation instead. */
const sources = files.filter((file) => /\.(ts|tsx|mjs|py)$/.test(file) && !/(\.gen\.ts|_gen\.py)$/.test(file))

const lines = (file: string) => readFileSync(path.join(repository, file), "utf8").split("\n")

test("no source file is longer than 250 lines", () => {
  expect(sources.filter((file) => lines(file).length - 1 > 250)).toEqual([])
})

test("half of the source files have at most 80 lines", () => {
  const lengths = sources.map((file) => lines(file).length - 1).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
})

test("files and folders are in kebab-case, with the role behind a dot", () => {
  // systemd marks a template of units by an @.
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(@(?=\.service$))?(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const asked = new Set([
    "README.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "Dockerfile",
  ])
  // A name that Python imports has underscores (PEP 8).
  const python = /^(__)?[a-z]+(_[a-z]+)*(__)?(\.py)?$/
  const parts = new Set(
    written.flatMap((file) =>
      file.split(path.sep).filter((part) => !(file.startsWith("sdks/python/src/") && python.test(part))),
    ),
  )
  expect([...parts].filter((part) => !asked.has(part) && !kebab.test(part))).toEqual([])
})

test("nothing that a run wrote stands at the top of the repository", () => {
  const known =
    /^(README|CONTRIBUTING|CHANGELOG|SECURITY|CODE_OF_CONDUCT)\.md$|^(LICENSE|Dockerfile|\.[\w.-]+)$|^(package|package-lock|tsconfig)\.json$|^pnpm-[\w-]+\.yaml$|^(contexts|knip|vitest)\.[\w.]+$/
  expect(files.filter((file) => !file.includes(path.sep) && !known.test(file))).toEqual([])
})

test("no file is a barrel or a drawer for anything", () => {
  const drawers = /(^|\/)(index\.[a-z]+|(utils?|helpers?|common|types|misc)(\/|\.[a-z]+$))/
  expect(written.filter((file) => drawers.test(file))).toEqual([])
})

test("the SDKs have the version of the service", () => {
  const versionIn = (file: string) => /"?version"?(?:: | = )"(.*)"/.exec(lines(file).join("\n"))?.[1]
  const version = versionIn("package.json")!
  expect(versionIn("sdks/typescript/package.json")).toBe(version)
  // PEP 440 writes 1.0.0-rc.1 as 1.0.0rc1.
  expect(versionIn("sdks/python/pyproject.toml")).toBe(version.replace(/-(\w+)\.(\d+)$/, "$1$2"))
})

test("only one module knows where the files beside the code are", () => {
  // In a bundle, files have other places than in the sources. The addresses of the console are left out: they are a
  // browser's.
  const shipped = sources.filter((file) => /^packages\/(?!console|simulators)[\w-]+\/src\//.test(file))
  const asking = shipped.filter((file) => /import\.meta\b|createRequire|__dirname/.test(lines(file).join("\n")))
  expect(asking).toEqual(["packages/adapters/src/installation/assets.ts"])
})

describe("the files speak of the product, not of how they came about", () => {
  // Put together from parts, so that this file does not match itself
  const word = (...parts: readonly string[]) => parts.join("")
  const forbidden: readonly (readonly [string, RegExp])[] = [
    ["a folder of some machine", new RegExp(`(^|[\\s"'\`(=:])/(${["work", "root", "home"].join("|")})/[\\w.-]`)],
    ["the number of an issue", new RegExp(`\\b${word("is", "sue")}s? #?\\d+\\b|(^|\\s)#\\d+\\b(?!\\s*,)`, "i")],
    [
      "who wrote it",
      new RegExp(`\\b(${["cla", "chat", "co"].map((x, i) => x + ["ude", "gpt", "pilot"][i]).join("|")})\\b`, "i"),
    ],
    ["a working session", new RegExp(`\\b(this|another|earlier|later|next|previous) ${word("ses", "sion")}\\b`, "i")],
    ["an assistant", new RegExp(`\\b(coding|ai|language-model|sub) ?-?${word("ag", "ent")}s?\\b`, "i")],
  ]
  const text = written.filter((file) => /\.(ts|tsx|mjs|md|sql|json|yaml|sh|py|toml)$|(^|\/)\.?[a-z-]+$/.test(file))

  test.each(forbidden)("none names %s", (_, pattern) => {
    const found = text.flatMap((file) =>
      lines(file).flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
    )
    expect(found).toEqual([])
  })
})
