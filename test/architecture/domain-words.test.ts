import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

/**
 * Words about callers and storage that the domain must not contain. A hint that names a route belongs to the runtime.
 */
const foreign: readonly (readonly [string, RegExp])[] = [
  ["a route", /(?:^|["'`( ])\/[A-Z][A-Za-z]+|["'`]\/[a-z]+\//],
  ["a method of HTTP", /\b(?:GET|POST|PUT|PATCH|DELETE)\b/],
  ["HTTP", /\bHTTP\b|\b(?:application\/problem|svc-idempotency|api-version)\b/],
  ["a status of HTTP", /\bstatus(?: code)?(?:: | of | )[1-5]\d\d\b|\b[45]xx\b/],
  ["the database", /postgres|\bkysely\b|\bSQL\b|\bpg_/i],
]

const lines = projectFiles()
  .filter((file) => /^packages\/domain\/src\/.*\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(repository, file), "utf8")
      .split("\n")
      .map((line, index) => ({ line, place: `${file}:${index + 1}` })),
  )

test.each(foreign)("no source of the domain names %s", (_, pattern) => {
  expect(lines.length).toBeGreaterThan(5_000)
  const found = lines.filter(({ line }) => pattern.test(line))
  expect(found.map(({ line, place }) => `${place}: ${line.trim().slice(0, 120)}`)).toEqual([])
})

test.each<readonly [string, string]>([
  ["a route", "…change the format with /LegalEntities."],
  ["a method of HTTP", "PATCH enables it"],
  ["HTTP", "answers HTTP 409"],
  ["a status of HTTP", "readonly status: 404"],
  ["the database", "PostgreSQL keeps neither"],
])("%s is found", (name, line) => {
  expect(foreign.find(([each]) => each === name)![1].test(line)).toBe(true)
})
