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

/** The first of these programs on the PATH. */
export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram)
}

const named = (): string | undefined => process.env["SVC_CHROMIUM"] || undefined

/** The browser as people have it: `SVC_CHROMIUM`, or the first of the usual names on the PATH. */
export const findChromium = (): string | undefined =>
  named() ?? onPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])

/**
 * The same engine without windows, profiles and the viewer of PDFs, which needs two thirds of the processor time: the
 * browser of most tests. Where there is none, the whole one.
 */
export const findHeadlessShell = (): string | undefined =>
  named() ?? onPath(["chromium-headless-shell", "chrome-headless-shell"]) ?? findChromium()

/** Why the tests of the console are left out; undefined where they run. Throws where they have to. */
export const whyNoBrowser = (): string | undefined => {
  if (findChromium() !== undefined) return undefined
  const reason = "the tests of the console are SKIPPED: there is no chromium on the PATH, and SVC_CHROMIUM names none"
  if (process.env["SVC_REQUIRE_BROWSER"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_BROWSER is 1`)
  return reason
}
