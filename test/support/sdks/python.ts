import { spawnSync } from "node:child_process"
import { onPath } from "../console/find-chromium.ts"

/** The packages that the tests of the Python SDK need beside Python itself. */
const needed = ["httpx", "hatchling", "mypy"]

const absentOf = (python: string): readonly string[] => {
  const code = `import importlib.util as u; print(*[each for each in ${JSON.stringify(needed)} if u.find_spec(each) is None])`
  const { status, stdout } = spawnSync(python, ["-c", code], { encoding: "utf8" })
  return status === 0 ? stdout.split(/\s+/).filter((each) => each !== "") : needed
}

/** The Python that packs, runs and checks the Python SDK: `SVC_PYTHON`, or `python3` on the PATH. */
export const findPython = (): string | undefined => process.env["SVC_PYTHON"] || onPath(["python3"])

/**
 * The reason why the tests of the Python SDK are skipped; `undefined` where they run. Throws where `SVC_REQUIRE_PYTHON`
 * demands them. Tests install nothing.
 */
export const whyNoPython = (): string | undefined => {
  const python = findPython()
  const absent = python === undefined ? needed : absentOf(python)
  if (absent.length === 0) return undefined
  const reason = `the tests of the Python SDK are SKIPPED: ${python ?? "there is no python3 on the PATH, and SVC_PYTHON names none"}${python === undefined ? "" : ` has no ${absent.join(", ")}`} (pip install ${needed.join(" ")} into an environment whose python SVC_PYTHON names)`
  if (process.env["SVC_REQUIRE_PYTHON"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_PYTHON is 1`)
  return reason
}
