import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

// By default vitest leaves a core idle, which on two of them means one file at a time
const maxWorkers = Math.max(2, availableParallelism())

const kind = (name: string, settings: object = {}) => ({
  test: { name, include: [`test/${name}/**/*.test.ts`], maxWorkers, ...settings },
})

// One server for all of them: the set-up starts it for the first project and stops it after the last
const withDatabase = { globalSetup: "test/support/postgres.global-setup.ts", hookTimeout: 30_000 }

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      // They mostly wait for other programs
      kind("architecture", { testTimeout: 120_000, hookTimeout: 120_000 }),
      kind("embedded", { ...withDatabase, testTimeout: 60_000, hookTimeout: 60_000 }),
      kind("conformance", withDatabase),
      kind("http", { ...withDatabase, testTimeout: 20_000 }),
      kind("worker", withDatabase),
      kind("cli", withDatabase),
      kind("contract", withDatabase),
      kind("property"),
      kind("use-case", withDatabase),
      kind("provider"),
    ],
  },
})
