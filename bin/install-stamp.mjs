import { createHash } from "node:crypto"
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const stampFile = (root) => path.join(root, "node_modules", ".svc-install-stamp")

/** The fields of a package.json that decide what is installed; a change of a script must not cause an install. */
const deciding = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
  "packageManager",
  "engines",
]

const packageFolders = (root) => {
  const packages = path.join(root, "packages")
  const names = existsSync(packages) ? readdirSync(packages).sort() : []
  return [root, ...names.map((name) => path.join(packages, name)), path.join(root, "test")].filter((folder) =>
    existsSync(path.join(folder, "package.json")),
  )
}

const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))

/** A fingerprint of everything that determines the result of an install, on this kind of machine. */
export const readStamp = (root) => {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`)
  for (const name of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"]) {
    const file = path.join(root, name)
    hash.update(`\n${name}\n`).update(existsSync(file) ? readFileSync(file) : "")
  }
  for (const folder of packageFolders(root)) {
    const manifest = readManifest(folder)
    const fields = deciding.map((field) => [field, manifest[field] ?? null])
    hash.update(`\n${path.relative(root, folder)}\n${JSON.stringify(fields)}`)
  }
  return hash.digest("hex")
}

/** True when the last complete install matches the fingerprint and none of its parts was removed since. */
export const isInstalled = (root) => {
  const file = stampFile(root)
  if (!existsSync(file) || readFileSync(file, "utf8").trim() !== readStamp(root)) return false
  return packageFolders(root).every((folder) => {
    const { dependencies, devDependencies } = readManifest(folder)
    const names = Object.keys({ ...dependencies, ...devDependencies })
    return names.every((name) => existsSync(path.join(folder, "node_modules", name)))
  })
}

/** Records that the install of the fingerprint is complete. */
export const writeStamp = (root, stamp) => {
  const file = stampFile(root)
  writeFileSync(`${file}.${process.pid}`, `${stamp}\n`)
  renameSync(`${file}.${process.pid}`, file)
}

/** From here until the end of an install, nothing counts as installed. */
export const removeStamp = (root) => rmSync(stampFile(root), { force: true })
