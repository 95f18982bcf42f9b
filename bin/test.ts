import { setTimeout as pause } from "node:timers/promises"
import { createVitest, parseCLI, type TestModule, type Vitest } from "vitest/node"

interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A file or a suite that fails outside its tests counts as one more failed test. */
const brokenParts = (module: TestModule) =>
  [module, ...module.children.allSuites()].filter((part) => part.errors().length > 0).length

const tally = (vitest: Vitest): Tally => {
  const modules = vitest.state.getTestModules()
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
  const count = (state: string) => states.filter((each) => each === state).length
  const broken = modules.reduce((sum, module) => sum + brokenParts(module), 0)
  const unhandled = vitest.state.getUnhandledErrors().length
  const [passed, failed] = [count("passed"), count("failed") + broken + unhandled]
  return { passed, failed, skipped: states.length - count("passed") - count("failed") }
}

const closeWithinMs = 60_000

/** vitest waits without a limit for the output of processes that a test left behind; their tests have ended. */
const close = async (vitest: Vitest) => {
  const isClosed = await Promise.race([vitest.close().then(() => true), pause(closeWithinMs, false, { ref: false })])
  if (!isClosed) console.error(`WARNING: vitest did not close within ${closeWithinMs / 1000} s after the last test.`)
}

const run = async (): Promise<Tally> => {
  try {
    const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)])
    process.env["NODE_ENV"] ??= "test"
    const vitest = await createVitest({ ...options, watch: false })
    try {
      await vitest.start(filter)
      return tally(vitest)
    } finally {
      await close(vitest)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const { passed, failed, skipped } = await run()
if (passed + failed === 0) console.error("Nothing ran.")
const succeeded = passed > 0 && failed === 0 && !process.exitCode
// A failed set-up, or a run without any test, fails only by exit code; the last line shows it as a failure too
const line = `${passed} passed, ${succeeded ? 0 : Math.max(failed, 1)} failed, ${skipped} skipped\n`
process.stdout.write(line, () => process.exit(succeeded ? 0 : 1))
