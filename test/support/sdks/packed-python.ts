import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Outcome, repository, run } from "../repository.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"
import { findPython } from "./python.ts"

const programs = path.join(repository, "test", "clients", "python-sdk")

const succeed = ({ code, stdout, stderr }: Outcome): string => {
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4_000))
  return stdout
}

/** The Python SDK as a wheel, installed into a folder of its own. */
export interface PackedPythonSdk {
  /** The README that the wheel includes as its description. */
  readonly readme: string
  /** Runs a program of `test/clients/python-sdk` with input as JSON, and returns its output, which is JSON. */
  readonly runProgram: (name: string, input: unknown) => Promise<unknown>
  /** Runs the source of a program, and returns its output. */
  readonly runSource: (source: string, environment: Readonly<Record<string, string>>) => Promise<string>
  /** Has a checker of types read the package and a program that uses it, and returns what it says. */
  readonly checkTypes: (checker: "mypy" | "pyright", source: string) => Promise<Outcome>
  readonly remove: () => void
}

/** Arguments of the checkers: the strictest form, for the oldest Python that the package works with. */
const strictly = {
  mypy: ["--strict", "--python-version", "3.10", "--no-error-summary", "--cache-dir", "cache"],
  pyright: ["--pythonversion", "3.10", "--pythonpath", findPython() ?? ""],
}

/** Builds the wheel of the Python SDK and installs it beside the packages of the environment of `findPython`. */
export const packPythonSdk = async (): Promise<PackedPythonSdk> => {
  const folder = openTemporaryFolder()
  const at = (...names: readonly string[]) => path.join(folder, ...names)
  const python = findPython()!
  const environment = { PATH: process.env["PATH"], HOME: folder, PYTHONPATH: at("installed") }
  const ask = (args: readonly string[], env: NodeJS.ProcessEnv = environment) => run(python, args, { cwd: folder, env })
  const pip = async (...args: readonly string[]) =>
    succeed(await ask(["-m", "pip", "--quiet", "--disable-pip-version-check", ...args, "--no-deps", "--no-index"]))
  await pip("wheel", "--no-build-isolation", "--wheel-dir", at("wheels"), path.join(repository, "sdks", "python"))
  const [wheel = ""] = readdirSync(at("wheels"))
  await pip("install", "--target", at("installed"), at("wheels", wheel))
  const information = readdirSync(at("installed")).find((name) => name.endsWith(".dist-info"))!
  const metadata = readFileSync(at("installed", information, "METADATA"), "utf8")
  return {
    readme: metadata.slice(metadata.indexOf("\n\n")),
    runProgram: async (name, input) => {
      writeFileSync(at("input.json"), JSON.stringify(input))
      return JSON.parse(succeed(await ask([path.join(programs, name), at("input.json")])))
    },
    runSource: async (source, more) => {
      writeFileSync(at("main.py"), source)
      return succeed(await ask(["main.py"], { ...environment, ...more }))
    },
    checkTypes: (checker, source) => {
      mkdirSync(at("cache"), { recursive: true })
      writeFileSync(at("main.py"), source)
      // Pyright's package downloads its program from npm once, into the cache of the home folder.
      const home = process.env["HOME"] ?? folder
      const env = { ...environment, MYPYPATH: at("installed"), HOME: home }
      return ask(["-m", checker, ...strictly[checker], at("installed", "svc_client"), "main.py"], env)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
