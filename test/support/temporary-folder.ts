import { chmodSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A new folder that other users may pass, because as root the database server runs as another user. */
export const openTemporaryFolder = (within = tmpdir()): string => {
  const folder = mkdtempSync(path.join(within, "svc-test-"))
  chmodSync(folder, 0o711)
  return folder
}
