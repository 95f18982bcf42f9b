import { fromHeaderDate } from "@svc/domain/shared/timestamp"

/** RFC 9110, section 10.2.3: seconds, or a date, which is compared with the machine's clock. */
export const retryAfterSeconds = (header: string | readonly string[] | undefined): number | undefined => {
  const text = String(header ?? "").trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = fromHeaderDate(text)
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
