import { rmSync } from "node:fs"
import type { TestProject } from "vitest/node"
import { openTemporaryFolder } from "../temporary-folder.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The statements recorded in this run: a folder with a folder for each project, and in it a file for each process. */
    readonly recordedStatements: { readonly folder: string; readonly project: string }
  }
}

interface Shared {
  readonly folder: string
  users: number
}

// Every project loads this file anew, so the state that they share hangs on the process.
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
