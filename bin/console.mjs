import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { takeTurn } from "./install-turn.mjs"

const folderOf = (root) => path.join(root, "packages", "console")
const builtOf = (root) => path.join(folderOf(root), "dist")
const stampOf = (built) => path.join(built, "stamp")

const outputs = new Set(["node_modules", "dist", ".types"])
const isSource = (name) => !outputs.has(name) && !name.startsWith(".build-")

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(file) : [file]
  })

/** A fingerprint of everything that the console is built from. */
const readStamp = (root) => {
  const folder = folderOf(root)
  const hash = createHash("sha256")
  const sources = readdirSync(folder)
    .filter(isSource)
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? filesUnder(file) : [file]))
  for (const file of sources.sort((a, b) => (a < b ? -1 : 1)))
    hash.update(`\n${path.relative(folder, file)}\n`).update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

const isBuilt = (root, stamp) => {
  const file = stampOf(builtOf(root))
  return existsSync(file) && readFileSync(file, "utf8").trim() === stamp
}

/**
 * Builds the console unless the last build is still current; then it needs no network and writes nothing. Rejects with
 * the failure and keeps the last build.
 */
export const ensureConsole = async (root, node, note) => {
  const stamp = readStamp(root)
  if (isBuilt(root, stamp)) return
  const turns = path.join(root, "node_modules", ".svc-console")
  mkdirSync(turns, { recursive: true })
  const leave = await takeTurn(turns, {
    waiting: (pid) => note(`svc: waiting for process ${pid}, which is building the console`),
    done: () => isBuilt(root, stamp),
  })
  try {
    if (!isBuilt(root, stamp)) await build(root, node, stamp, note)
  } finally {
    leave()
  }
}

const build = async (root, node, stamp, note) => {
  note("svc: building the console (only when it changed; takes some seconds)")
  const [folder, built] = [folderOf(root), builtOf(root)]
  const fresh = path.join(folder, `.build-${process.pid}`)
  const old = `${fresh}-old`
  try {
    await bundle(root, node, fresh, stamp)
    keepOldParts(built, fresh)
    await compress(fresh)
    writeFileSync(stampOf(fresh), `${stamp}\n`)
    if (existsSync(built)) renameSync(built, old)
    renameSync(fresh, built)
  } finally {
    for (const rest of [fresh, old]) rmSync(rest, { recursive: true, force: true })
  }
}

/** The page contains the id of its build, so that an open page notices a newer one. */
const bundle = (root, node, target, stamp) =>
  new Promise((resolve, reject) => {
    const folder = folderOf(root)
    const vite = path.join(folder, "node_modules", "vite", "bin", "vite.js")
    const args = [vite, "build", "--outDir", target, "--emptyOutDir", "--logLevel", "warn"]
    const { NODE_OPTIONS: _options, ...env } = process.env
    const child = spawn(node, args, {
      cwd: folder,
      env: { ...env, NODE_ENV: "production", VITE_BUILD: stamp },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    const keep = (chunk) => (output = (output + chunk).slice(-8000))
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${output.trim()}\nsvc: building the console failed`)),
    )
  })

const partsOf = (built) => {
  const file = path.join(built, "manifest.json")
  if (!existsSync(file)) return []
  const chunks = Object.values(JSON.parse(readFileSync(file, "utf8")))
  return chunks.flatMap(({ file: part, css = [], assets = [] }) => [part, ...css, ...assets])
}

/** A tab that was opened earlier still requests the parts of its own build, so they are kept for one more build. */
const keepOldParts = (built, fresh) => {
  for (const part of partsOf(built)) {
    const [from, to] = [path.join(built, part), path.join(fresh, part)]
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to)
  }
}

const worthwhile = /\.(js|css|html|svg)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const compress = async (folder) => {
  for (const file of filesUnder(folder).filter((each) => worthwhile.test(each))) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotli))
    writeFileSync(`${file}.gz`, await promisify(gzip)(content))
  }
}
