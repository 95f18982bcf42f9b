import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { aboutRelease } from "../../packages/adapters/src/installation/assets.ts"
import { debName, makeDeb } from "./deb.ts"
import { makeImage } from "./image.ts"
import { pack } from "./pack.ts"
import { addDevelopmentParts, makeTree } from "./tree.ts"

const help = `npm run -s release -- [options]

Makes the tarballs, the image and the package for Debian from the commit that is checked out, with SHA256SUMS.

  --out <folder>   where to put them (dist)
  --allow-dirty    also with changes that are not committed; the revision then ends with "-dirty"
  --sign <key>     signs SHA256SUMS with this private key of ssh-keygen, as SHA256SUMS.sig
  --verify         makes them a second time in a clone of the commit, and compares the checksums`

const repository = path.resolve(import.meta.dirname, "../..")
const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim()
const say = (line: string) => process.stderr.write(`${line}\n`)

class Refused extends Error {}

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    "allow-dirty": { type: "boolean", default: false },
    sign: { type: "string" },
    verify: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})

const sha256 = async (file: string) => {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest("hex")
}

const makeRelease = async (out: string): Promise<string> => {
  const dirty = git("status", "--porcelain") !== ""
  if (dirty && !values["allow-dirty"]) {
    throw new Refused("There are changes that are not committed. Commit them, or say --allow-dirty.")
  }
  const { version } = aboutRelease()
  const revision = `${git("rev-parse", "HEAD")}${dirty ? "-dirty" : ""}`
  const seconds = process.env["SOURCE_DATE_EPOCH"] ?? git("log", "-1", "--format=%ct")
  const name = `svc-${version}-${process.platform}-${process.arch}`
  mkdirSync(out, { recursive: true })
  const work = mkdtempSync(path.join(tmpdir(), "svc-release-"))
  try {
    const tree = path.join(work, "svc")
    mkdirSync(tree)
    say("svc: bundling")
    await makeTree(tree, path.join(work, "maps", "svc", "lib"), { version, revision })
    const files = [`${name}.tar.xz`, `${name}-image.tar`, debName(version), `${name}-dev.tar.xz`, `${name}-maps.tar.xz`]
    const [plain = "", image = "", deb = "", development = "", maps = ""] = files.map((file) => path.join(out, file))
    // One thread: xz cuts its blocks by the number of threads.
    const packed = { folder: work, entry: "svc", seconds, compress: "xz -T1 -3" }
    say("svc: packing the tarball")
    pack({ ...packed, file: plain })
    say("svc: packing the image")
    makeImage(tree, image, { version, revision, seconds })
    say("svc: packing the package for Debian")
    makeDeb(tree, deb, { version, seconds })
    say("svc: packing the tarball for development")
    await addDevelopmentParts(tree)
    pack({ ...packed, file: development })
    pack({ ...packed, folder: path.join(work, "maps"), file: maps })
    const lines = await Promise.all(files.map(async (file) => `${await sha256(path.join(out, file))}  ${file}\n`))
    const sums = lines.join("")
    writeFileSync(path.join(out, "SHA256SUMS"), sums)
    for (const file of files) {
      say(`svc: ${path.join(out, file)}: ${(statSync(path.join(out, file)).size / 1e6).toFixed(1)} MB`)
    }
    return sums
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const sign = (out: string, key: string) => {
  if (!existsSync(key)) throw new Refused(`--sign: there is no key ${key}.`)
  const sums = path.join(out, "SHA256SUMS")
  rmSync(`${sums}.sig`, { force: true })
  execFileSync("ssh-keygen", ["-Y", "sign", "-f", key, "-n", "svc-release", sums], {
    stdio: ["ignore", "ignore", "inherit"],
  })
}

/** Makes the release again in a clone of the commit in another folder. */
const verify = (sums: string) => {
  const clone = mkdtempSync(path.join(tmpdir(), "svc-verify-"))
  try {
    say("svc: making it again in a clone")
    execFileSync("git", ["clone", "--quiet", repository, clone])
    execFileSync("git", ["checkout", "--quiet", git("rev-parse", "HEAD")], { cwd: clone })
    execFileSync("npm", ["run", "-s", "release"], { cwd: clone, stdio: ["ignore", "ignore", "inherit"] })
    const again = readFileSync(path.join(clone, "dist", "SHA256SUMS"), "utf8")
    if (again !== sums) throw new Refused(`The checksums differ:\n${sums}in the clone:\n${again}`)
    say("svc: the clone gives the same checksums")
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

try {
  if (values.help) process.stdout.write(`${help}\n`)
  else {
    const out = path.resolve(process.env["INIT_CWD"] ?? repository, values.out)
    const sums = await makeRelease(out)
    if (values.sign !== undefined) sign(out, path.resolve(process.env["INIT_CWD"] ?? repository, values.sign))
    if (values.verify) verify(sums)
    process.stdout.write(sums)
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error
  say(`svc: ${error.message}`)
  process.exitCode = 1
}
