import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Outcome, repository, run } from "../repository.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"

/** A small repository with the real bootstrap script and a fake installer that records its calls. */
export interface FreshClone {
  readonly root: string
  readonly file: (name: string) => string
  readonly write: (name: string, text: string) => void
  /** The arguments of every call of the installer so far. */
  readonly installs: () => readonly string[]
  /** An environment with the fake installer first on the PATH. */
  readonly env: NodeJS.ProcessEnv
  readonly start: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Outcome>
  readonly remove: () => void
}

const installer = `#!/bin/sh
echo "installer speaking on standard output"
echo "$*" >> "$INSTALLS"
sleep "\${INSTALL_SECONDS:-0}"
if [ -n "$INSTALL_FAILS" ]; then echo "ERR_PNPM_FETCH_404 no such package" >&2; exit 7; fi
mkdir -p node_modules/.bin packages/part/node_modules/dependency
ln -sf "$NODE_FOR_CLONE" node_modules/.bin/node
`

export const openFreshClone = (): FreshClone => {
  const root = openTemporaryFolder()
  const tools = openTemporaryFolder()
  const record = path.join(tools, "installs")
  const file = (name: string) => path.join(root, name)
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }

  for (const name of readdirSync(path.join(repository, "bin")).filter((each) => each.endsWith(".mjs"))) {
    mkdirSync(file("bin"), { recursive: true })
    cpSync(path.join(repository, "bin", name), file(`bin/${name}`))
  }
  const { scripts } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as { scripts: unknown }
  write("package.json", JSON.stringify({ packageManager: "pnpm@1.2.3", type: "module", scripts }))
  write("pnpm-lock.yaml", "lockfileVersion: '9.0'\n")
  write("packages/part/package.json", JSON.stringify({ dependencies: { dependency: "1.0.0" } }))
  write("bin/start.ts", "const said: string = JSON.stringify({ args: process.argv.slice(2) })\nconsole.log(said)\n")
  writeFileSync(path.join(tools, "npx"), installer)
  chmodSync(path.join(tools, "npx"), 0o755)
  writeFileSync(record, "")

  const env = {
    PATH: `${tools}:${process.env["PATH"]}`,
    HOME: process.env["HOME"] ?? "",
    INSTALLS: record,
    NODE_FOR_CLONE: process.execPath,
    // The clone has no console to build.
    SVC_CONSOLE: "0",
  }
  return {
    root,
    file,
    write,
    installs: () => readFileSync(record, "utf8").split("\n").filter(Boolean),
    env,
    start: (args, more = {}) =>
      run(process.execPath, [file("bin/run.mjs"), ...args], { cwd: "/", env: { ...env, ...more } }),
    remove: () => {
      for (const folder of [root, tools]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
