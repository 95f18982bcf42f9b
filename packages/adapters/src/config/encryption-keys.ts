import { randomBytes } from "node:crypto"
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { openDataFolder } from "../embedded-postgres/data-folder.ts"
import { folderTrouble, inDataFolder } from "../embedded-postgres/folder-trouble.ts"
import { definitions, type Settings, SettingsRefused } from "./settings.ts"

const fileName = "encryption-key"

/**
 * The keys that encrypt secrets: SVC_ENCRYPTION_KEY, or a key that is generated once in the data folder, where only the
 * folder's owner can read it. Throws an error with one sentence when the folder cannot be used.
 */
export const encryptionKeys = ({ encryptionKeys: given, dataDir }: Settings): readonly Uint8Array[] => {
  if (given !== undefined) return given
  const folder = openDataFolder(resolve(dataDir))
  const file = join(folder, fileName)
  try {
    // Fails when the file exists: of two processes that start at once, both use the key of the first.
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { flag: "wx", mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      // A full volume leaves an empty file. The next start would take it for a key that was destroyed.
      rmSync(file, { force: true })
      throw folderTrouble(folder, error)
    }
  }
  const read = definitions.encryptionKeys.read(inDataFolder(folder, () => readFileSync(file, "utf8")))
  if ("value" in read && read.value !== undefined) return read.value
  throw new SettingsRefused({
    mistakes: [`${file} does not contain a key: restore the file, or set SVC_ENCRYPTION_KEY`],
  })
}
