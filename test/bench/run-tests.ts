import { spawn } from "node:child_process"
import { once } from "node:events"
import { repository } from "../support/repository.ts"

/** Runs tests as `npm test` does, with other settings of the environment. The exit code becomes that of this process. */
export const runTests = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<object> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ["bin/test.ts", ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
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
