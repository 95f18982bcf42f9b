import { existsSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { repository, run } from "../support/repository.ts"

const inLine = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

test("npm start says what it does before it loads anything", async () => {
  // Ends the process when it would load the first file after its entry file.
  const ending = inLine(`import { registerHooks } from "node:module"
    registerHooks({
      load: (url, context, next) => {
        if (url.startsWith("node:") || url.endsWith("/bin/start.ts")) return next(url, context)
        process.stderr.write("loads " + url + "\\n")
        process.exit(0)
      },
    })`)
  const { stdout, stderr } = await run(process.execPath, ["--import", ending, path.join(repository, "bin/start.ts")])
  const [said, loads, ...more] = stderr.trimEnd().split("\n")
  expect([stdout, said, more]).toEqual(["", "svc: starting; Ctrl-C stops it cleanly", []])
  expect(loads).toMatch(/^loads file:.*\/installation\/assets\.ts$/)
})

const pseudoTerminal = "/usr/bin/script"

test.skipIf(!existsSync(pseudoTerminal))("a terminal gets the log of people, and a pipe JSON", async () => {
  const writing =
    inLine(`import { logFormatFor, makeLog } from "file://${repository}/packages/adapters/src/observability/log.ts"
    makeLog("info", "start", 2, logFormatFor(undefined, process.stderr)).info("ready")`)
  const args = ["--input-type=module", "--import", writing, "--eval", "0"]
  const piped = await run(process.execPath, args)
  expect(JSON.parse(piped.stderr)).toMatchObject({ level: "info", msg: "ready" })
  const command = [process.execPath, ...args].map((each) => `'${each}'`).join(" ")
  const shown = await run(pseudoTerminal, ["-qec", command, "/dev/null"])
  expect(shown.stdout.trim()).toMatch(/^\d\d:\d\d:\d\d ready$/)
})
