import { accessSync, constants } from "node:fs"
import path from "node:path"

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of the given programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram)
}

const named = (): string | undefined => process.env["SVC_CHROMIUM"] || undefined

/** The complete browser: `SVC_CHROMIUM`, or the first of the usual names on the PATH. */
export const findChromium = (): string | undefined =>
  named() ?? onPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])

/**
 * The browser of most tests: the same engine without windows, profiles and PDF viewer, which needs a third less
 * processor time. Where it is not installed, the complete browser.
 */
export const findHeadlessShell = (): string | undefined =>
  named() ?? onPath(["chromium-headless-shell", "chrome-headless-shell"]) ?? findChromium()

/**
 * The reason why the tests of the console are skipped; `undefined` where a browser is installed. Throws where
 * `SVC_REQUIRE_BROWSER` demands one.
 */
export const whyNoBrowser = (): string | undefined => {
  if (findChromium() !== undefined) return undefined
  const reason = "the tests of the console are SKIPPED: there is no chromium on the PATH, and SVC_CHROMIUM names none"
  if (process.env["SVC_REQUIRE_BROWSER"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_BROWSER is 1`)
  return reason
}
