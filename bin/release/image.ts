import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { constants, zstdCompressSync } from "node:zlib"
import { httpOptions, workerOptions } from "../node-options.mjs"
import { pack } from "./pack.ts"
import { addToSbom, debianParts } from "./sbom.ts"
import type { Origin } from "./origin.ts"
import { imageUser } from "./tree.ts"

const repository = path.resolve(import.meta.dirname, "../..")

const node = "/svc/runtime/node"
/** Node's arguments for each program of the image. `deploy/compose/compose.yaml` repeats them. */
export const commands = {
  http: [...httpOptions, "/svc/lib/http.mjs"],
  worker: [...workerOptions, "/svc/lib/worker.mjs"],
  svc: ["/svc/lib/cli.mjs"],
} as const

/** How the image runs. `Dockerfile` says the same. */
export const imageConfig = {
  User: `${imageUser}:${imageUser}`,
  Entrypoint: [node],
  Cmd: commands.http,
  WorkingDir: "/",
  Env: ["SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt", "SVC_HOST=0.0.0.0"],
  ExposedPorts: { "8080/tcp": {} },
  StopSignal: "SIGTERM",
}

/** The configuration of the image for container runtimes (version 1.1 of the OCI image format). */
const configOf = (version: string, revision: string, created: string, diffs: readonly string[]) => ({
  architecture: process.arch === "x64" ? "amd64" : process.arch,
  os: "linux",
  created,
  config: {
    ...imageConfig,
    Labels: {
      "org.opencontainers.image.title": "svc",
      "org.opencontainers.image.version": version,
      "org.opencontainers.image.revision": revision,
      "org.opencontainers.image.licenses": "Apache-2.0",
    },
  },
  rootfs: { type: "layers", diff_ids: diffs },
  history: diffs.map(() => ({ created, created_by: "deploy/image/make-root.sh" })),
})

/**
 * Makes the root folder of the image in an empty folder: packages of Debian, and an installation whose bill of
 * materials includes them.
 */
export const makeImageRoot = async (tree: string, root: string): Promise<void> => {
  execFileSync(path.join(repository, "deploy", "image", "make-root.sh"), [tree, root])
  const read = (...names: readonly string[]) => readFileSync(path.join(root, ...names), "utf8")
  const controls = readdirSync(path.join(root, "var/lib/dpkg/status.d")).map((name) =>
    read("var/lib/dpkg/status.d", name),
  )
  await addToSbom(path.join(root, "svc"), debianParts(controls, read("etc/debian_version").trim()))
}

interface Stored {
  readonly digest: string
}

const digestOf = (bytes: Uint8Array) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`

/**
 * Writes an OCI image layout as one tar file, which `docker load`, `podman load` and `skopeo copy oci-archive:` read.
 * No daemon is needed. Debian's libraries, Node and the code are separate layers, so that an upgrade fetches only the
 * last one.
 *
 * The layers are compressed by zstd, which makes them ten megabytes smaller than gzip; Docker 23, containerd 1.5 and
 * Podman 4 or newer can read it. Their window is 8 MB, the largest that every reader supports (RFC 8878, section
 * 3.1.1.1.2).
 */
export const makeImage = async (
  tree: string,
  file: string,
  { version, revision, seconds, level = 12 }: Origin & { readonly seconds: string; readonly level?: number },
): Promise<void> => {
  const work = mkdtempSync(path.join(tmpdir(), "svc-image-"))
  const compression = { params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: 23 } }
  try {
    const folder = (name: string) => {
      mkdirSync(path.join(work, name), { recursive: true })
      return path.join(work, name)
    }
    const blobs = folder("layout/blobs/sha256")
    const store = (bytes: Uint8Array, mediaType: string) => {
      const digest = digestOf(bytes)
      writeFileSync(path.join(blobs, digest.slice("sha256:".length)), bytes)
      return { mediaType, digest, size: bytes.length }
    }

    const root = folder("root")
    await makeImageRoot(tree, root)
    for (const part of ["runtime", "code"]) folder(`${part}/svc`)
    renameSync(path.join(root, "svc", "runtime"), path.join(work, "runtime", "svc", "runtime"))
    for (const part of readdirSync(path.join(root, "svc"))) {
      renameSync(path.join(root, "svc", part), path.join(work, "code", "svc", part))
    }
    const layers = ["root", "runtime", "code"].map((name) => {
      const archive = path.join(work, `${name}.tar`)
      pack({ folder: path.join(work, name), entry: ".", file: archive, seconds })
      const bytes = readFileSync(archive)
      const media = "application/vnd.oci.image.layer.v1.tar+zstd"
      return { diff: digestOf(bytes), descriptor: store(zstdCompressSync(bytes, compression), media) }
    })

    const json = (value: unknown) => Buffer.from(JSON.stringify(value))
    const created = new Date(Number(seconds) * 1000).toISOString()
    const diffs = layers.map(({ diff }) => diff)
    const config = store(json(configOf(version, revision, created, diffs)), "application/vnd.oci.image.config.v1+json")
    const mediaType = "application/vnd.oci.image.manifest.v1+json"
    const manifest = { schemaVersion: 2, mediaType, config, layers: layers.map(({ descriptor }) => descriptor) }
    const named = { "org.opencontainers.image.ref.name": version, "io.containerd.image.name": `svc:${version}` }
    const layout = path.join(work, "layout")
    const index = { schemaVersion: 2, manifests: [{ ...store(json(manifest), mediaType), annotations: named }] }
    writeFileSync(path.join(layout, "index.json"), json(index))
    writeFileSync(path.join(layout, "oci-layout"), json({ imageLayoutVersion: "1.0.0" }))
    // Docker reads this file where it keeps images without containerd, and writes it beside the same layout.
    const blob = ({ digest }: Stored) => `blobs/${digest.replace(":", "/")}`
    const loaded = { Config: blob(config), RepoTags: [`svc:${version}`], Layers: manifest.layers.map(blob) }
    writeFileSync(path.join(layout, "manifest.json"), json([loaded]))
    pack({ folder: layout, entry: ".", file, seconds })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
