import type Undici from "undici"

let loaded: typeof Undici | undefined

/**
 * Loads the HTTP client undici before the first request to another server. A process that sends no such request, such
 * as most commands, starts a tenth faster without it.
 */
export const loadUndici = async (): Promise<typeof Undici> => {
  // In the bundle the library has only this export.
  loaded ??= (await import("undici")).default
  return loaded
}

/** The HTTP client, for callers that cannot wait. Throws until `loadUndici` has loaded it. */
export const undici = (): typeof Undici => {
  if (loaded === undefined) throw new Error("undici is used before it is loaded")
  return loaded
}

/** Whether `undici` can be called. */
export const isUndiciLoaded = (): boolean => loaded !== undefined
