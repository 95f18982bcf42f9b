import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { directionRules } from "../../contexts.mjs"
import { repository, run, tool } from "../support/repository.ts"

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

interface Report {
  readonly summary: {
    readonly violations: readonly Violation[]
    readonly totalCruised: number
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] }
  }
}

const configuration = ".dependency-cruiser.mjs"

/** For each rule of direction, a file that breaks it, made from the rule's own patterns. */
const directionBreaches = Object.fromEntries(
  directionRules.map(({ name, from, to }) => {
    const unknown = /\(([^)|]+)/.exec(to.path)![1]!
    return [`${from.path.slice(1)}breach.ts`, [`import "../${unknown}/known.ts"`, name]] as const
  }),
)
const knownFiles = Object.fromEntries(
  directionRules.map(({ from }) => [`${from.path.slice(1)}known.ts`, 'import "effect"'] as const),
)

const cruise = async (cwd: string) => {
  const args = ["--config", configuration, "--output-type", "json", "packages", "bin", "test"]
  const { stdout, stderr } = await run(tool("depcruise"), args, { cwd })
  if (stdout === "") throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as Report
  const rules = summary.ruleSetUsed.forbidden.map(({ name }) => name)
  return {
    seen: summary.totalCruised,
    rules,
    violations: summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`),
  }
}

test("the project keeps the dependency rule", async () => {
  const { seen, violations } = await cruise(repository)
  expect(violations).toEqual([])
  // When the tool cannot read TypeScript, it sees no files and finds no violations
  expect(seen).toBeGreaterThan(100)
})

describe("a breach is reported", () => {
  const broken: Readonly<Record<string, readonly [source: string, rule: string]>> = {
    ...directionBreaches,
    "packages/domain/src/invoicing/asks-a-port.ts": [
      'import "../customers/ports/account-store.ts"',
      "contexts-have-doors",
    ],
    "packages/domain/src/invoicing/asks-a-use-case.ts": [
      'import "../customers/use-cases/create-account.ts"',
      "contexts-have-doors",
    ],
    "packages/runtime-http/src/asks-a-use-case.ts": [
      'import "../../domain/src/customers/use-cases/create-account.ts"',
      "outer-layers-use-doors",
    ],
    "packages/adapters/src/wiring/makes-a-use-case.ts": [
      'import "../../../domain/src/customers/use-cases/create-account.ts"',
      "outer-layers-use-doors",
    ],
    "packages/adapters/src/postgres/base/breach.ts": ['import "../identity/known.ts"', "base-knows-no-context"],
    "packages/adapters/src/pdf": ["", "no-folder-cycles"],
    "packages/runtime-http/src/route.ts": [
      'import { resolve } from "../../adapters/src/wiring/provide.ts"\nresolve()',
      "resolve-in-three-files",
    ],
    "packages/domain/src/breach.ts": ['import "node:fs"', "domain-is-pure"],
    "packages/domain/src/outward.ts": ['import "../../adapters/src/leaf.ts"', "domain-is-pure"],
    "packages/adapters/src/breach.ts": ['import "../../runtime-http/src/main.ts"', "adapters-see-only-domain"],
    "packages/adapters/src/container.ts": ['import "inversify"', "inversify-only-wires"],
    "packages/runtime-http/src/breach.ts": ['import "inversify"', "resolvable"],
    "packages/runtime-worker/src/breach.ts": ['import "../../runtime-http/src/main.ts"', "no-runtime-sees-another"],
    "packages/runtime-cli/src/breach.ts": ['import "../../../bin/start.ts"', "only-tests-see-bin"],
    "packages/adapters/src/tested.ts": ['import "../../../test/support/leaf.ts"', "product-sees-no-tests"],
    "packages/adapters/src/simulated.ts": ['import "../../simulators/src/leaf.ts"', "simulators-stand-alone"],
    "packages/simulators/src/breach.ts": ['import "../../domain/src/leaf.ts"', "simulators-know-nothing"],
    "packages/console/src/breach.ts": ['import "../../domain/src/leaf.ts"', "console-stands-alone"],
    "packages/runtime-http/src/imports-console.ts": ['import "../../console/src/leaf.ts"', "nobody-imports-console"],
    "packages/adapters/src/lonely.ts": ["export {}", "no-orphans"],
    "packages/adapters/src/nowhere.ts": ['import "./missing.ts"', "resolvable"],
    "packages/adapters/src/chicken.ts": ['import "./egg.ts"', "no-cycles"],
  }
  const sound = {
    ...knownFiles,
    "packages/domain/src/customers/ports/account-store.ts": 'import "effect"',
    "packages/domain/src/customers/use-cases/create-account.ts": 'import "effect"',
    "packages/adapters/src/pdf/one.ts": 'import "../xml/one.ts"',
    "packages/adapters/src/xml/one.ts": 'import "../leaf.ts"',
    "packages/adapters/src/xml/two.ts": 'import "../pdf/two.ts"',
    "packages/adapters/src/pdf/two.ts": 'import "../leaf.ts"',
    "packages/adapters/src/wiring/provide.ts": 'import "../leaf.ts"',
    "packages/runtime-http/src/app.ts": 'import { resolve } from "../../adapters/src/wiring/provide.ts"\nresolve()',
    "packages/runtime-http/src/given.ts": 'import type { Graph } from "../../adapters/src/wiring/provide.ts"',
    "packages/console/src/leaf.ts": "export {}",
    "packages/adapters/src/egg.ts": 'import "./chicken.ts"',
    "packages/adapters/src/leaf.ts": 'import "../../domain/src/leaf.ts"',
    "packages/domain/src/leaf.ts": 'import "effect"',
    "packages/simulators/src/leaf.ts": 'import "node:fs"',
    "packages/adapters/src/wiring/compose.ts": 'import "inversify"\nimport "../leaf.ts"',
    "packages/runtime-http/src/main.ts": 'import "../../adapters/src/wiring/compose.ts"',
    "bin/start.ts": 'import "../packages/runtime-http/src/main.ts"',
    "test/support/leaf.ts": 'import "../../packages/runtime-http/src/main.ts"',
  }

  let folder = ""
  let violations: readonly string[] = []
  let rules: readonly string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "svc-breach-"))
    for (const file of [configuration, "contexts.mjs", "tsconfig.json"])
      cpSync(path.join(repository, file), path.join(folder, file))
    const sources = {
      ...sound,
      ...Object.fromEntries(
        Object.entries(broken).flatMap(([file, [source]]) => (source === "" ? [] : [[file, source]])),
      ),
    }
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), `${source}\n`)
    }
    const packages = ["domain", "adapters", "runtime-http", "runtime-worker", "runtime-cli"]
    for (const part of [".", ...packages.map((name) => `packages/${name}`)]) {
      symlinkSync(path.join(repository, part, "node_modules"), path.join(folder, part, "node_modules"))
    }
    ;({ violations, rules } = await cruise(folder))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(Object.entries(broken))("%s", (file, [, rule]) => {
    expect(violations).toContain(`${file}: ${rule}`)
  })

  test("of every rule", () => {
    const breached = new Set(Object.values(broken).map(([, rule]) => rule))
    expect(rules.filter((rule) => !breached.has(rule))).toEqual([])
    expect(rules.length).toBeGreaterThan(10)
  })

  test("and nothing sound is", () => {
    const faulty = Object.keys(broken)
    // A cycle is reported at both of its ends, for files and for folders
    const others = violations.filter(
      (line) =>
        !faulty.includes(line.split(":")[0]!) && !line.includes("/egg.ts") && !line.includes("no-folder-cycles"),
    )
    expect(others).toEqual([])
  })
})
