import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { checkSite } from "../site/check.ts"

const repository = path.resolve(import.meta.dirname, "..")
const folder = path.join(repository, "site")

const run = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] })

// The generator has a workspace of its own, because the service is installed without it.
const { packageManager } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8")) as {
  readonly packageManager: string
}
run("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline", "--reporter", "silent"])
run(path.join(folder, "node_modules", ".bin", "vitepress"), ["build", "."])

const built = path.join(repository, "dist", "site")
const { links, broken } = checkSite(built)
for (const line of broken) console.error(line)
if (broken.length > 0 || links === 0) process.exit(1)
console.log(`The site is in ${path.relative(repository, built)}; each of its ${links} links leads somewhere.`)
