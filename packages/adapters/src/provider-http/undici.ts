import type Undici from "undici"

let loaded: typeof Undici | undefined

/**
 * Loads the HTTP client undici before the first request that leaves this process. A start that sends none, such as
 * that of most commands, is a tenth shorter without it.
 */
export const loadUndici = async (): Promise<typeof Undici> => {
  // Bundled, the library has this member alone.
  loaded ??= (await import("undici")).default
  return loaded
}

/** The HTTP client, where no one can wait for it. Throws before `loadUndici` has ended. */
export const undici = (): typeof Undici => {
  if (loaded === undefined) throw new Error("undici is used before it is loaded")
  return loaded
}

/** Whether `undici` can be called. */
export const isUndiciLoaded = (): boolean => loaded !== undefined
