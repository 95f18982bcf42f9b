import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { whyNoBrowser } from "./test/support/console/find-chromium.ts"
import { notOnOldest, oldestFiles, whyNoOldestPostgres } from "./test/support/database/oldest-postgres.ts"
import { ProgressReport } from "./test/support/progress-report.ts"
import { whyNoPromtool } from "./test/support/watching/promtool.ts"
import { whyNoLinters } from "./test/support/release/linters.ts"
import { whyNoPython } from "./test/support/sdks/python.ts"
import { RunReport } from "./test/support/run-report.ts"

// One more than cores: many files wait for processes, clocks and sockets most of the time
const maxWorkers = availableParallelism() + 1

// For the many processes that tests start: each loads the same modules
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url))

// A test fails by what it finds, never by the speed of the machine: these times only end one that hangs
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } }

// Node loads the modules itself, as it does for the service: vitest would transform all of them for each project and
// run what it made of them more slowly. No test replaces a module, which needs the loader of vitest.
const experimental = { viteModuleRunner: false, nodeLoader: false }

interface Settings {
  readonly setupFiles?: readonly string[]
  readonly [setting: string]: unknown
}

// Files share the modules they import: loading them anew for each took as long as the tests
const kind = (name: string, { setupFiles = [], ...settings }: Settings = {}) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    maxWorkers,
    isolate: false,
    experimental,
    ...patience,
    setupFiles: ["test/support/quick-imports.setup.ts", ...setupFiles],
    ...settings,
  },
})

const withSeed = { setupFiles: ["test/support/seed.setup.ts"] }

// One server for all of them: the set-up starts it for the first project and stops it after the last
const withDatabase = {
  globalSetup: "test/support/database/postgres.global-setup.ts",
  setupFiles: [...withSeed.setupFiles, "test/support/database/driver-warnings.setup.ts"],
}

// The statements that the service sends to PostgreSQL are recorded, for the project `statements`
const recorded = {
  ...withDatabase,
  globalSetup: [withDatabase.globalSetup, "test/support/statements/record.global-setup.ts"],
}
const recording = {
  ...recorded,
  setupFiles: [...withDatabase.setupFiles, "test/support/statements/record.setup.ts"],
}

const withoutBrowser = whyNoBrowser()
const withoutOldest = whyNoOldestPostgres()
for (const skipped of [withoutBrowser, withoutOldest, whyNoPromtool(), whyNoLinters(), whyNoPython()]) {
  if (skipped !== undefined) process.stderr.write(`${skipped}\n`)
}

export default defineConfig({
  test: {
    maxWorkers,
    experimental,
    // A gate that is broken everywhere ends early: each test that hangs takes minutes
    bail: 40,
    reporters: ["default", new ProgressReport(), new RunReport()],
    projects: [
      kind("architecture"),
      kind("embedded", withDatabase),
      kind("release", {
        ...withDatabase,
        globalSetup: [withDatabase.globalSetup, "test/support/release/tree.global-setup.ts"],
      }),
      kind("conformance", withDatabase),
      kind("http", recording),
      kind("worker", recording),
      kind("cli", withDatabase),
      kind("contract", withDatabase),
      ...(withoutOldest === undefined
        ? [
            kind("oldest", { ...withDatabase, include: oldestFiles, exclude: notOnOldest }),
            kind("oldest-statements", {
              ...recorded,
              include: ["test/statements/oldest-statements.test.ts"],
              sequence: { groupOrder: 1 },
            }),
          ]
        : []),
      ...(withoutBrowser === undefined ? [kind("console", withDatabase)] : []),
      kind("property", withSeed),
      kind("use-case", withDatabase),
      kind("provider", withSeed),
      // Reads what the others wrote down, so it comes behind them
      kind("statements", {
        ...recorded,
        exclude: ["test/statements/oldest-statements.test.ts"],
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})
