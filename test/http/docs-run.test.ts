import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { projectFiles, repository, run } from "../support/repository.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"

interface Fence {
  readonly line: number
  readonly language: string
  readonly use: string
  readonly text: string
}

const fence = /^( *)```([a-z]*) ?(.*)\n([^]*?)^ *```$/gm

const fencesOf = (page: string): readonly Fence[] =>
  [...page.matchAll(fence)].map(({ index, 2: language, 3: use, 4: text }) => ({
    line: page.slice(0, index).split("\n").length,
    language: language!,
    use: use!,
    text: text!,
  }))

const pages = projectFiles()
  .filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), "utf8") }))
/** The commands of a page in order, including the hidden ones, which the page needs but does not explain. */
const commandsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```sh test\n([^]*?)^```$|^<!-- before\n([^]*?)^-->$/gm)].map(
    ([, shown, hidden]) => shown ?? hidden!,
  )

let service: LentService
beforeAll(async () => {
  service = await lendService()
})

/**
 * Runs commands of a page for a new tenant, with the variables of the first steps. Returns the answers that curl
 * received.
 */
const runCommands = async (commands: string) => {
  const { clientId, secret } = await service.createTenant()
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  // Some examples write files into their home folder.
  const home = openTemporaryFolder()
  writeFileSync(path.join(home, ".curlrc"), `write-out = "%{stderr}HTTP %{http_code} %{url}\\n"\n`)
  const script = `
    json() { node -p "JSON.parse(require('fs').readFileSync(0))$1"; }
    call() { curl -s -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' "$@"; echo; }
    ${commands}`
  const { code, stdout, stderr } = await run("bash", ["-eu", "-o", "pipefail", "-c", script], {
    cwd: home,
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      TOKEN: (body as { readonly access_token: string }).access_token,
      CLIENT_ID: clientId,
      SECRET: secret,
    },
  }).finally(() => rmSync(home, { recursive: true }))
  const answers = [...stderr.matchAll(/^HTTP (\d+) (.*)$/gm)].map(([, status, url]) => `${status} ${url}`)
  return { code, stdout, stderr, refused: answers.filter((answer) => !answer.startsWith("2")) }
}

it("every example of a page runs in a test, or says why it does not", () => {
  const silent = pages.flatMap(({ file, text }) =>
    fencesOf(text)
      .filter(({ use }) => use !== "test" && !/^no-test=.{10,}/.test(use))
      .map(({ line }) => `${file}:${line}`),
  )
  expect(silent).toEqual([])
})

it("a test that runs an example in another way is there", () => {
  const reasons = pages.flatMap(({ text }) => fencesOf(text).map(({ use }) => use))
  const named = reasons.flatMap((use) => use.match(/\btest\/[\w./-]+/g) ?? [])
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((file) => !existsSync(path.join(repository, file)))).toEqual([])
})

it("examples of JSON are JSON", () => {
  const tested = pages.flatMap(({ text }) =>
    fencesOf(text).filter(({ language, use }) => language === "json" && use === "test"),
  )
  for (const { text } of tested) JSON.parse(text)
  expect(tested.length).toBeGreaterThan(2)
})

describe("the commands of a page run in their order, and none is refused:", () => {
  // `test/cli/tour.test.ts` runs first-steps.md, which begins with the command line.
  const runnable = pages
    .filter(({ file }) => file !== "docs/first-steps.md")
    .map(({ file, text }) => ({ file, commands: commandsOf(text) }))
    .filter(({ commands }) => commands.length > 0)

  it.each(runnable)("$file", async ({ commands }) => {
    const script = commands.join("\n").replaceAll("http://localhost:8080", service.origin)
    const { code, stdout, stderr, refused } = await runCommands(script)
    expect(refused, stdout).toEqual([])
    expect(code, stderr + stdout).toBe(0)
  })
})
