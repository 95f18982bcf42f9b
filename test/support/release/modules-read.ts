import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { run } from "../repository.ts"

interface Coverage {
  readonly result: readonly { readonly url: string }[]
}

/**
 * The source files whose code a program of an installation reads, as paths in the repository, sorted. Node lists the bundled files that it read; each names
 * its sources in comments.
 */
export const modulesRead = async (
  tree: string,
  env: NodeJS.ProcessEnv,
  ...args: readonly string[]
): Promise<readonly string[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), "svc-read-"))
  try {
    await run(path.join(tree, "bin", "svc"), args, { env: { ...env, NODE_V8_COVERAGE: folder } })
    const files = readdirSync(folder).flatMap((name) =>
      (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Coverage).result
        .filter(({ url }) => url.startsWith("file:"))
        .map(({ url }) => fileURLToPath(url)),
    )
    const texts = [...new Set(files)].filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"))
    return texts
      .flatMap((text) => [...text.matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gmu)].map(([, name = ""]) => name))
      .sort()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
