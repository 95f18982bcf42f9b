import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

/** Phrases that users of the console do not know, each with the usual term. */
const terms: readonly (readonly [phrase: RegExp, term: string])[] = [
  [/"A month"/, "MRR"],
  [/Invoiced before/, "Invoiced through"],
  [/What it will be/, "Preview"],
  [/[Tt]he usual one|"Usual"/, "Default"],
  [/Keep as it is/, "Cancel"],
  [/whether it takes it/, "Send a test"],
  [/as much as fits/, "up to the balance"],
  [/only by hand|by hand only/, "no more retries"],
  [/"Took"/, "Duration"],
  [/[Rr]enewed by themselves|renew themselves/, "Auto-renew"],
  [/[Ww]ritten off at most/, "Payment tolerance"],
  [/"Part of a period"/, "Proration"],
  [/needs? you\b|All is well|"Well:"/, "needs attention, All clear"],
  [/A month leads/, "Click a month for its bookings"],
  [/that it missed/, "Missed events"],
  [/Scheme of it/, "Scheme"],
  [/must match a schema|anyOf/, "a sentence about the field"],
]

const lines = projectFiles()
  .filter((file) => /^packages\/console\/src\/.*(?<!\.gen)\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(repository, file), "utf8")
      .split("\n")
      .map((line, index) => ({ line, place: `${file}:${index + 1}` })),
  )

test.each(terms)("no text of the console says %s; the term is %s", (phrase) => {
  expect(lines.length).toBeGreaterThan(10_000)
  const found = lines.filter(({ line }) => phrase.test(line))
  expect(found.map(({ line, place }) => `${place}: ${line.trim().slice(0, 120)}`)).toEqual([])
})
