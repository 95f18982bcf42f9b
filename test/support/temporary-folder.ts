import { chmodSync, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A new folder that other users may pass, because as root the database server runs as another user. */
export const openTemporaryFolder = (within = tmpdir()): string => {
  const folder = mkdtempSync(path.join(within, "svc-test-"))
  chmodSync(folder, 0o711)
  return folder
}

const memory = "/dev/shm"
/** The test databases that exist at one moment take 150 MB, and the cluster of a test 100 MB. */
const enoughBytes = 2 ** 30

/** The folder where files cost least: each test file makes a database of hundreds of files and drops it again. */
const roomFor = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes ? memory : undefined
  } catch {
    return undefined
  }
}

/** A new folder for a cluster of PostgreSQL, in memory where there is room. */
export const openDataFolder = (): string => openTemporaryFolder(roomFor())
