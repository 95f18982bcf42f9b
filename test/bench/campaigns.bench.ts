import { spawn } from "node:child_process"
import { once } from "node:events"
import { repository } from "../support/repository.ts"

/** The tests of which the gate runs a part, and the property tests, which get other inputs than in the gate. */
const files = [
  "submission-crashes",
  "submission-model",
  "use-case/rate-imports",
  "payments-through-kills",
  "test/property/",
]
const projects = ["use-case", "http", "property"].flatMap((name) => ["--project", name])

/** Runs all of the campaigns of which `npm test` runs a part, or one of them with `--file name`. */
export const campaignsBench = async (args: readonly string[]): Promise<object> => {
  const at = args.indexOf("--file")
  const chosen = at === -1 ? files : [args[at + 1] ?? ""]
  const begun = performance.now()
  const child = spawn(process.execPath, ["bin/test.ts", ...projects, ...chosen], {
    cwd: repository,
    env: { ...process.env, SVC_CAMPAIGNS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let said = ""
  child.stdout.on("data", (text) => {
    said += String(text)
    process.stderr.write(String(text))
  })
  const [code] = (await once(child, "close")) as [number | null]
  process.exitCode = code ?? 1
  const [, passed, failed] = /(\d+) passed, (\d+) failed, \d+ skipped\n$/u.exec(said) ?? []
  return { passed: Number(passed), failed: Number(failed), seconds: Math.round((performance.now() - begun) / 1000) }
}
