import { chmodSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A new folder that other users may pass: as root the database server runs as one of them. */
export const openTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "svc-test-"))
  chmodSync(folder, 0o711)
  return folder
}
