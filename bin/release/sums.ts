import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { createReadStream, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const sha256 = async (file: string) => {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest("hex")
}

/** Writes `SHA256SUMS` for files of a folder, in the form of `sha256sum --check`, and returns its text. */
export const writeSums = async (folder: string, names: readonly string[]): Promise<string> => {
  const lines = await Promise.all(names.map(async (name) => `${await sha256(path.join(folder, name))}  ${name}\n`))
  writeFileSync(path.join(folder, "SHA256SUMS"), lines.join(""))
  return lines.join("")
}

/** The namespace of the signature, which prevents its use for another purpose (`ssh-keygen -Y`, option `-n`). */
const purpose = "svc-release"

/** Signs `SHA256SUMS` of a folder with a private key of `ssh-keygen`, and writes `SHA256SUMS.sig`. */
export const signSums = (folder: string, key: string): void => {
  const sums = path.join(folder, "SHA256SUMS")
  rmSync(`${sums}.sig`, { force: true })
  const args = ["-Y", "sign", "-f", key, "-n", purpose, sums]
  execFileSync("ssh-keygen", args, { stdio: ["inherit", "ignore", "pipe"] })
}
