/**
 * The IANA name of a time zone in the letters of the runtime's data; `undefined` for any other text. `+01:00` is refused,
 * although the runtime would take it: an offset knows no summer time.
 */
export const readTimeZone = (name: string): string | undefined => {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions()
    // The runtime answers some zones by their former names, such as Europe/Kiev for Europe/Kyiv.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
