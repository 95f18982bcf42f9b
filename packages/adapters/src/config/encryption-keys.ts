import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { definitions, type Settings, SettingsRefused } from "./settings.ts"

const fileName = "encryption-key"

/**
 * The keys that secrets are encrypted with: SVC_ENCRYPTION_KEY, or one that is generated into the data folder once and
 * kept there for its owner only.
 */
export const encryptionKeys = ({ encryptionKeys: given, dataDir }: Settings): readonly Uint8Array[] => {
  if (given !== undefined) return given
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, fileName)
  try {
    // Fails when the file is there: two starts at once both use the first one's key.
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { flag: "wx", mode: 0o600 })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  const read = definitions.encryptionKeys.read(readFileSync(file, "utf8"))
  if ("value" in read && read.value !== undefined) return read.value
  throw new SettingsRefused({ mistakes: [`${file} does not hold a key: restore it, or set SVC_ENCRYPTION_KEY`] })
}
