/** RFC 9110, section 10.2.3: seconds, or a date, which is compared with the machine's clock. */
export const retryAfterSeconds = (header: string | readonly string[] | undefined): number | undefined => {
  const text = String(header ?? "").trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = /^[A-Z][a-z]{2},/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
