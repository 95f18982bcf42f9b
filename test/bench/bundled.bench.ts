import { readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { repository } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { installToday } from "./installations.ts"
import { runTests } from "./run-tests.ts"

const folderOfTests = path.join(repository, "test", "http")

/** Suites that a program beside the tests cannot answer, by why not. */
const ofOneProcess: Readonly<Record<string, string>> = {
  "access-tokens": "moves the clock of its own process",
  "graceful-stop": "stops HTTP by a call, and asks at once",
  metrics: "finds the metrics of the worker among those of HTTP",
  posting: "listens to the statements of its own process",
  service: "finds the metrics of the worker among those of HTTP",
}

/** Suites whose services run by the clock of the system, and that look at nothing inside of the process that answers. */
const suites = (): readonly string[] =>
  readdirSync(folderOfTests)
    .filter((name) => name.endsWith(".test.ts") && ofOneProcess[name.replace(".test.ts", "")] === undefined)
    .map((name) => path.join(folderOfTests, name))
    .filter((name) => {
      const text = readFileSync(name, "utf8")
      return /\b(?:lendService|openService)\(/u.test(text) && !/\bclock:|withoutWorker|httpGraph|\.boss\b/u.test(text)
    })

/**
 * Runs suites of HTTP against the programs of a release in place of the sources: of today's, or of the installation in
 * the folder that `--of` names. `--file name` runs only the suites with that in their name.
 */
export const bundledBench = async (args: readonly string[]): Promise<object> => {
  const { values } = parseArgs({
    args: [...args],
    options: { of: { type: "string" }, file: { type: "string", default: "" } },
  })
  const folder = openTemporaryFolder()
  try {
    const installation = values.of ?? (await installToday(folder))
    const chosen = suites().filter((name) => path.basename(name).includes(values.file))
    const result = await runTests(["--project", "http", ...chosen], { SVC_UNDER_TEST: path.resolve(installation) })
    return { files: chosen.length, ...result }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
