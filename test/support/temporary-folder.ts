import { chmodSync, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Makes a new folder that other users may enter: when tests run as root, the database server runs as another user. */
export const openTemporaryFolder = (within = tmpdir()): string => {
  const folder = mkdtempSync(path.join(within, "svc-test-"))
  chmodSync(folder, 0o711)
  return folder
}

const memory = "/dev/shm"
/** Test databases that exist at the same time take 150 MB, and the cluster of a test takes 100 MB. */
const enoughBytes = 2 ** 30

/** The folder in memory, where it has room: each test file makes a database of hundreds of files and drops it again. */
const roomFor = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes ? memory : undefined
  } catch {
    return undefined
  }
}

/** Makes a new folder for a PostgreSQL cluster, in memory where there is room. */
export const openDataFolder = (): string => openTemporaryFolder(roomFor())
