import type * as PgBossLibrary from "pg-boss"

let loaded: typeof PgBossLibrary | undefined

/** Loads the queue's library before its first use. HTTP and most commands never use it, and start faster without it. */
export const loadPgBoss = async (): Promise<typeof PgBossLibrary> => {
  loaded ??= await import("pg-boss")
  return loaded
}

/** The queue's library, where no one can wait for it. Throws before `loadPgBoss` has ended. */
export const pgBoss = (): typeof PgBossLibrary => {
  if (loaded === undefined) throw new Error("pg-boss is used before it is loaded")
  return loaded
}

/** Whether `pgBoss` can be called. Before that, this process has no queue. */
export const isPgBossLoaded = (): boolean => loaded !== undefined
