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

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The browser of the tests: `SVC_CHROMIUM`, or the first of the usual names on the PATH. */
export const findChromium = (): string | undefined => {
  const named = process.env["SVC_CHROMIUM"]
  if (named !== undefined && named !== "") return named
  const folders = (process.env["PATH"] ?? "").split(path.delimiter)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram)
}

/** Why the tests of the console are left out; undefined where they run. Throws where they have to. */
export const whyNoBrowser = (): string | undefined => {
  if (findChromium() !== undefined) return undefined
  const reason = "the tests of the console are SKIPPED: there is no chromium on the PATH, and SVC_CHROMIUM names none"
  if (process.env["SVC_REQUIRE_BROWSER"] === "1") throw new Error(`${reason}, but SVC_REQUIRE_BROWSER is 1`)
  return reason
}
