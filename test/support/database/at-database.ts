/** The URL of another database of the same server, for the same user. */
export const atDatabase = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
