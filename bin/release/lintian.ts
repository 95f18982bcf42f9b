import { spawnSync } from "node:child_process"

/** The sentence for a machine without Debian's checker of packages. */
const absent = ["lintian is not installed: the package for Debian was not looked at (apt-get install lintian)"]

/**
 * Looks at a package with lintian, and returns its findings, a line each. They are a report: the package brings Node and
 * its libraries in one folder, as Debian's own packages may not.
 */
export const lintianReport = (file: string): readonly string[] => {
  const { status, stdout } = spawnSync("lintian", ["--allow-root", "--tag-display-limit", "0", file], {
    encoding: "utf8",
  })
  if (status === null) return absent
  return stdout.split("\n").filter((line) => line !== "")
}
