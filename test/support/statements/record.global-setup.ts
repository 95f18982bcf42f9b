import { rmSync } from "node:fs"
import type { TestProject } from "vitest/node"
import { openTemporaryFolder } from "../temporary-folder.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * The folder of the statements recorded in this run, with a subfolder for each project and a file for each process
     * in it.
     */
    readonly recordedStatements: { readonly folder: string; readonly project: string }
  }
}

interface Shared {
  readonly folder: string
  users: number
}

// Every project loads this file anew, so the shared state is a property of `globalThis`.
const place = globalThis as typeof globalThis & { svcRecordedStatements?: Shared }

export const setup = (project: TestProject) => {
  const shared = (place.svcRecordedStatements ??= { folder: openTemporaryFolder(), users: 0 })
  shared.users++
  project.provide("recordedStatements", { folder: shared.folder, project: project.name })
  return () => {
    if (--shared.users > 0) return
    delete place.svcRecordedStatements
    rmSync(shared.folder, { recursive: true, force: true })
  }
}
