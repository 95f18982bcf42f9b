import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node"

interface Limits {
  /** A test that runs longer than this is named once, in seconds. */
  readonly named?: number
  /** The run is ended when no test has a result for this long, in seconds. */
  readonly silent?: number
  /** The run is ended after this time, in seconds. */
  readonly whole?: number
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`

/**
 * Prints failed tests at once, and tests that run for long. Ends a run that hangs and names the running tests;
 * otherwise the run would be killed from outside, and nobody would learn which test hung.
 */
export class ProgressReport implements Reporter {
  readonly #limits: Required<Limits>
  readonly #running = new Map<string, { readonly test: TestCase; readonly since: number; named: boolean }>()
  readonly #open = new Map<string, TestModule>()
  #begun = performance.now()
  #lastResult = performance.now()
  #timer: NodeJS.Timeout | undefined
  #vitest: Vitest | undefined

  constructor({ named = 180, silent = 900, whole = 3600 }: Limits = {}) {
    this.#limits = { named, silent, whole }
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunStart() {
    this.#begun = this.#lastResult = performance.now()
    this.#timer = setInterval(() => this.#look(), 5000)
    this.#timer.unref()
  }

  onTestModuleQueued(module: TestModule) {
    this.#open.set(module.id, module)
  }

  onTestModuleEnd(module: TestModule) {
    this.#open.delete(module.id)
    this.#lastResult = performance.now()
  }

  onTestCaseReady(test: TestCase) {
    this.#running.set(test.id, { test, since: performance.now(), named: false })
  }

  onTestCaseResult(test: TestCase) {
    this.#running.delete(test.id)
    this.#lastResult = performance.now()
    const result = test.result()
    if (result.state !== "failed") return
    const [error] = result.errors
    console.log(`FAILED ${nameOf(test)}: ${error?.message.split("\n", 5).join("\n") ?? "without a message"}`)
  }

  onTestRunEnd() {
    clearInterval(this.#timer)
  }

  #look() {
    const now = performance.now()
    const seconds = (since: number) => Math.round((now - since) / 1000)
    for (const running of this.#running.values()) {
      if (running.named || seconds(running.since) < this.#limits.named) continue
      running.named = true
      console.log(`Still running after ${seconds(running.since)} s: ${nameOf(running.test)}`)
    }
    const { silent, whole } = this.#limits
    const reason =
      seconds(this.#lastResult) >= silent
        ? `no test has ended for ${silent} s`
        : seconds(this.#begun) >= whole
          ? `the run has lasted ${whole} s`
          : undefined
    if (reason === undefined) return
    const running = [...this.#running.values()].map(({ test, since }) => `${nameOf(test)} (${seconds(since)} s)`)
    const loading = [...this.#open.values()].map((module) => `${module.relativeModuleId} (open)`)
    console.log(["", `ENDED: ${reason}. These tests and files were running:`, ...running, ...loading].join("\n"))
    clearInterval(this.#timer)
    process.exitCode = 1
    void this.#vitest?.exit(true)
  }
}
