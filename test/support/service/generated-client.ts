import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Outcome, repository, run } from "../repository.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"

const clients = path.join(repository, "test", "clients")
const packages = path.join(repository, "test", "node_modules")

/** A client that was generated from an OpenAPI document, in its own folder. */
export interface GeneratedClient {
  /** Runs the integration program of `test/clients` with the client, and returns its JSON output. */
  readonly integrate: (environment: Readonly<Record<string, string>>) => Promise<unknown>
  readonly remove: () => void
}

const succeed = ({ code, stdout, stderr }: Outcome): string => {
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4_000))
  return stdout
}

const openClient = (document: string) => {
  const folder = openTemporaryFolder()
  writeFileSync(path.join(folder, "openapi.json"), document)
  const at = (...parts: readonly string[]) => path.join(folder, ...parts)
  return { folder, at, remove: () => rmSync(folder, { recursive: true }) }
}

/** The strictest compiler options, for Node alone. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: "ES2024",
  module: "NodeNext",
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: ["node"],
  typeRoots: [path.join(repository, "node_modules", "@types")],
}

/**
 * Generates a TypeScript client by openapi-typescript, and type-checks the integration program with it. The generator
 * needs version 6 of the compiler, which the tests depend on for this purpose alone.
 */
export const makeTypescriptClient = async (document: string): Promise<GeneratedClient> => {
  const { folder, at, remove } = openClient(document)
  symlinkSync(packages, at("node_modules"))
  writeFileSync(at("package.json"), JSON.stringify({ type: "module" }))
  writeFileSync(at("tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }))
  writeFileSync(at("main.ts"), readFileSync(path.join(clients, "typescript", "main.ts")))
  const node = async (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
    succeed(await run(process.execPath, args, { cwd: folder, env }))
  await node([path.join(packages, "openapi-typescript/bin/cli.js"), "openapi.json", "-o", "schema.ts"])
  await node([path.join(packages, "typescript/bin/tsc"), "-p", "."])
  return {
    integrate: async (environment) =>
      JSON.parse(await node(["main.ts"], { ...environment, PATH: process.env["PATH"] })),
    remove,
  }
}

/**
 * The path of the generator of Python clients: `PYTHON_CLIENT_GENERATOR`, or the one on the PATH. The Python that runs
 * it has the packages that a client needs. Tests install nothing.
 */
export const pythonGenerator = (): string | undefined => {
  const named = process.env["PYTHON_CLIENT_GENERATOR"]
  const onPath = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .map((each) => path.join(each, "openapi-python-client"))
  return named ?? onPath.find((each) => existsSync(each))
}

/** Generates a Python client by openapi-python-client, and counts its files. */
export const makePythonClient = async (
  document: string,
  generator: string,
): Promise<GeneratedClient & { readonly files: number }> => {
  const { folder, at, remove } = openClient(document)
  mkdirSync(at("home"))
  const env = { PATH: process.env["PATH"], HOME: at("home") }
  succeed(
    await run(generator, ["generate", "--path", "openapi.json", "--meta", "none", "--output-path", "svc_client"], {
      cwd: folder,
      env,
    }),
  )
  writeFileSync(at("main.py"), readFileSync(path.join(clients, "python", "main.py")))
  const python = path.join(path.dirname(generator), "python")
  const files = readdirSync(at("svc_client"), { recursive: true }).filter((name) => String(name).endsWith(".py")).length
  return {
    files,
    integrate: async (environment) =>
      JSON.parse(succeed(await run(python, ["main.py"], { cwd: folder, env: { ...env, ...environment } }))),
    remove,
  }
}
