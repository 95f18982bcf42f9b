import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { aboutRelease } from "../../packages/adapters/src/installation/assets.ts"
import { cut } from "./cut.ts"
import { debName, makeDeb } from "./deb.ts"
import { readFragments } from "./fragments.ts"
import { lintianReport } from "./lintian.ts"
import { makeImage, makeImageRoot } from "./image.ts"
import { describeInterface } from "./interface.ts"
import { fetchNodeForArm64, makeArm64Tree } from "./node-for-arm64.ts"
import { pack, xz, xzForX64 } from "./pack.ts"
import { readReleased, undeclaredBreaks, untoldChange, whyNoRelease } from "./promises.ts"
import { spentSeconds } from "./spent-seconds.ts"
import { signSums, writeSums } from "./sums.ts"
import { addDevelopmentParts, makeTree } from "./tree.ts"

const help = `npm run -s release -- [options]

Makes the tarballs, the image and the package for Debian from the commit that is checked out, with SHA256SUMS. Refuses
without LICENSE, with nothing in the changelog, with changes that are not committed, and where the interface breaks clients
of the last release and no file of changes/ says so.

  --out <folder>   where to put them (dist)
  --allow-dirty    also with changes that are not committed; the revision then ends with "-dirty"
  --sign <key>     signs SHA256SUMS with this private key of ssh-keygen, as SHA256SUMS.sig
  --lintian        prints what lintian finds in the package for Debian, as a report
  --verify         makes them a second time in a clone of the commit, and compares the checksums
  --image-root <folder>
                   makes only the root folder of the image, for Dockerfile
  --cut            makes nothing: moves changes/ into CHANGELOG.md as the version of package.json, and keeps the interface
                   for the comparison of later versions; commit that, and release the commit`

const repository = path.resolve(import.meta.dirname, "../..")
const changes = path.join(repository, "changes")
const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim()
const say = (line: string) => process.stderr.write(`${line}\n`)

class Refused extends Error {}

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    "allow-dirty": { type: "boolean", default: false },
    sign: { type: "string" },
    lintian: { type: "boolean", default: false },
    verify: { type: "boolean", default: false },
    cut: { type: "boolean", default: false },
    "image-root": { type: "string" },
    help: { type: "boolean", default: false },
  },
})

/** Does a step of the release, and says how much processor time it took. */
const step = async <A>(what: string, work: () => A | Promise<A>): Promise<A> => {
  const before = spentSeconds()
  const done = await work()
  say(`svc: ${what}: ${(spentSeconds() - before).toFixed(1)} s of processor time`)
  return done
}

const revisionOf = (dirty: boolean) => `${git("rev-parse", "HEAD")}${dirty ? "-dirty" : ""}`

const makeRelease = async (out: string): Promise<string> => {
  const { version } = aboutRelease()
  const dirty = git("status", "--porcelain") !== ""
  const fragments = readFragments(changes)
  const [released, document] = [readReleased(repository), await describeInterface()]
  const reasons = [
    ...whyNoRelease(repository, { version, fragments, isDirty: dirty && !values["allow-dirty"] }),
    ...undeclaredBreaks(released, { version, document }, fragments),
    ...[untoldChange(released, document, fragments)].filter((each) => each !== undefined),
  ]
  if (reasons.length > 0) throw new Refused(reasons.join("\n"))
  const revision = revisionOf(dirty)
  const seconds = process.env["SOURCE_DATE_EPOCH"] ?? git("log", "-1", "--format=%ct")
  const name = `svc-${version}-${process.platform}-${process.arch}`
  mkdirSync(out, { recursive: true })
  const work = mkdtempSync(path.join(tmpdir(), "svc-release-"))
  try {
    const tree = path.join(work, "svc")
    mkdirSync(tree)
    await step("the installation", () => makeTree(tree, path.join(work, "maps", "svc", "lib"), { version, revision }))
    const arm = `svc-${version}-linux-arm64.tar.xz`
    const files = [
      `${name}.tar.xz`,
      `${name}-image.tar`,
      debName(version),
      `${name}-dev.tar.xz`,
      arm,
      `${name}-maps.tar.xz`,
    ]
    const [plain = "", image = "", deb = "", development = "", other = "", maps = ""] = files.map((file) =>
      path.join(out, file),
    )
    const packed = { folder: work, entry: "svc", seconds }
    await step("the tarball", () => pack({ ...packed, compress: xzForX64, file: plain }))
    await step("the image", () => makeImage(tree, image, { version, revision, seconds }))
    await step("the package for Debian", () => makeDeb(tree, deb, { version, seconds }))
    if (values.lintian) for (const finding of lintianReport(deb)) say(`  ${finding}`)
    await step("the tarball for ARM", () => {
      makeArm64Tree(tree, path.join(work, "arm64", "svc"), fetchNodeForArm64(path.join(work, "fetched")))
      pack({ ...packed, compress: xz, folder: path.join(work, "arm64"), file: other })
    })
    await step("the tarball for development", async () => {
      await addDevelopmentParts(tree)
      pack({ ...packed, compress: xzForX64, file: development })
    })
    await step("the source maps", () => pack({ ...packed, compress: xz, folder: path.join(work, "maps"), file: maps }))
    const sums = await writeSums(out, files)
    for (const file of files) {
      say(`svc: ${path.join(out, file)}: ${(statSync(path.join(out, file)).size / 1e6).toFixed(1)} MB`)
    }
    say(`svc: ${spentSeconds().toFixed(0)} s of processor time in all`)
    return sums
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Makes the release again, in a clone of the commit in another folder. */
const verify = (sums: string) => {
  if (git("status", "--porcelain") !== "") throw new Refused("--verify: a clone has no changes that are not committed.")
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
  else if (values.cut) {
    const { version } = aboutRelease()
    const day = new Date().toISOString().slice(0, 10)
    cut(repository, { version, day, document: await describeInterface(), fragments: readFragments(changes) })
    say("svc: CHANGELOG.md and changes/ are those of a new version: look at them, and commit them")
  } else if (values["image-root"] !== undefined) {
    const work = mkdtempSync(path.join(tmpdir(), "svc-image-root-"))
    const { version } = aboutRelease()
    // The context of a container build has only committed files, but not all of them.
    await makeTree(path.join(work, "svc"), path.join(work, "maps"), { version, revision: revisionOf(false) })
    await makeImageRoot(path.join(work, "svc"), values["image-root"])
    rmSync(work, { recursive: true })
  } else {
    const from = process.env["INIT_CWD"] ?? repository
    const key = values.sign === undefined ? undefined : path.resolve(from, values.sign)
    if (key !== undefined && !existsSync(key)) throw new Refused(`--sign: there is no key ${key}.`)
    const out = path.resolve(from, values.out)
    const sums = await makeRelease(out)
    if (key !== undefined) signSums(out, key)
    if (values.verify) verify(sums)
    process.stdout.write(sums)
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error
  say(`svc: ${error.message}`)
  process.exitCode = 1
}
