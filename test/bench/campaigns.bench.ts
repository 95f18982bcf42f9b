import { runTests } from "./run-tests.ts"

/** The tests of which the gate runs a part, and the property tests, which get other inputs than in the gate. */
const files = [
  "submission-crashes",
  "submission-model",
  "use-case/rate-imports",
  "payments-through-kills",
  "receivables-model",
  "ended-corrections",
  "hostile-billing",
  "subscription-life",
  "http/reverts",
  "revenue-model",
  "shared-persons",
  "draft-lines",
  "contract/recurring-revenue",
  "contract/list-filter",
  "contract/answer-once",
  "test/property/",
]
const projects = ["use-case", "http", "contract", "property"].flatMap((name) => ["--project", name])

/** Runs all of the campaigns of which `npm test` runs a part, or one of them with `--file name`. */
export const campaignsBench = (args: readonly string[]): Promise<object> => {
  const at = args.indexOf("--file")
  const chosen = at === -1 ? files : [args[at + 1] ?? ""]
  return runTests([...projects, ...chosen], { SVC_CAMPAIGNS: "1" })
}
