/**
 * The IANA name of a time zone in the spelling of the runtime's data; `undefined` for any other text. An offset such as
 * `+01:00` is refused, although the runtime accepts it, because it has no daylight saving time.
 */
export const readTimeZone = (name: string): string | undefined => {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions()
    // The runtime gives some zones their former names, such as Europe/Kiev for Europe/Kyiv.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
