import { execFile } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import type { BenchHouse } from "./house.ts"

/**
 * Empties the caches of a database: its shared buffers and the kernel's copies of its files. The next statement then
 * reads from the disk, as after a night of other work. Only GNU dd can make the kernel drop its copies.
 */
export const coolDown = async ({ sql, dataDir }: Pick<BenchHouse, "sql" | "dataDir">): Promise<void> => {
  await sql.query("create extension if not exists pg_buffercache")
  await sql.query("checkpoint")
  await sql.query("select pg_buffercache_evict_all()")
  const base = join(dataDir, "base")
  const files = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  // A file that was deleted meanwhile has no copies.
  for (const file of files)
    await promisify(execFile)("dd", [`if=${file}`, "iflag=nocache", "count=0"]).catch(() => undefined)
}
