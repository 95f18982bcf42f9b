import type { Reporter, TestModule } from "vitest/node"
import { absentKinds, given } from "../conformance/case-folders.ts"
import { whyNoOldestPostgres } from "./database/oldest-postgres.ts"

interface Limits {
  /** The number of slowest files that are named. */
  readonly files?: number
  /** The longest time that a whole run may take on two cores, in seconds (CONTRIBUTING). */
  readonly seconds?: number
}

const shown = (millis: number) => `${(millis / 1000).toFixed(1)} s`

/** The slowest files, slowest first. Their time includes loading, hooks and tests. */
const slowest = (modules: readonly TestModule[], files: number): readonly string[] =>
  modules
    .map((module) => {
      const { collectDuration, duration } = module.diagnostic()
      return { name: module.relativeModuleId, millis: collectDuration + duration }
    })
    .toSorted((a, b) => b.millis - a.millis)
    .slice(0, files)
    .map(({ name, millis }) => `${shown(millis).padStart(9)}  ${name}`)

/** Prints, at the end of a run, where its time went, whether it took too long, and which optional cases were absent. */
export class RunReport implements Reporter {
  readonly #files: number
  readonly #seconds: number
  #begun = performance.now()

  constructor({ files = 10, seconds = 12 * 60 }: Limits = {}) {
    this.#files = files
    this.#seconds = seconds
  }

  onTestRunStart() {
    this.#begun = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const took = performance.now() - this.#begun
    const lines = ["Slowest test files:", ...slowest(modules, this.#files)]
    if (took > this.#seconds * 1000) {
      lines.push(
        `WARNING: the run took ${shown(took)}, more than the ${this.#seconds} s that the whole may take on two cores.`,
      )
    }
    const absent = modules.some(({ project }) => project.name === "conformance") ? absentKinds() : []
    if (absent.length > 0) {
      lines.push(
        `WARNING: ${given} lacks the given cases of ${absent.join(", ")}: their tests are SKIPPED, and the repository's own cases ran alone. CONFORMANCE_CASES names the folder.`,
      )
    }
    const withoutOldest = whyNoOldestPostgres()
    if (withoutOldest !== undefined) lines.push(`WARNING: ${withoutOldest}`)
    console.log(`\n${lines.join("\n")}\n`)
  }
}
