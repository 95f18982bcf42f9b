import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import type { TestProject } from "vitest/node"
import { makeTree } from "../../../bin/release/tree.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of an installation of svc, version 1.2.3-rc.4 of commit f00d. Tests may only read it. */
    installation: string
  }
}

/** Makes one installation for all release tests. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const folder = openTemporaryFolder()
  const tree = path.join(folder, "svc")
  mkdirSync(tree)
  await makeTree(tree, path.join(folder, "maps"), { version: "1.2.3-rc.4", revision: "f00d" })
  project.provide("installation", tree)
  return () => rmSync(folder, { recursive: true, force: true })
}
